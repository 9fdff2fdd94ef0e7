"""The few things that only a phone does, by calls that Toga does not make.

Elsewhere nothing happens. An extra that fails is noted in the log and never reaches the game.
"""

import logging
import os
from collections.abc import Callable, Iterable
from decimal import ROUND_UP
from functools import wraps
from math import ceil
from typing import Any, NamedTuple, ParamSpec, TypeVar

import toga
from toga.platform import current_platform, get_backend
from toga.widgets.canvas import DrawingAction
from travertino.size import at_least

ON_PHONE = current_platform == "android"
ON_MAC = current_platform == "macOS"
if ON_PHONE:
    from android import R as Resource
    from android.graphics import Bitmap
    from android.graphics import Canvas as NativeCanvas
    from android.os import Build
    from android.util import TypedValue
    from android.view import HapticFeedbackConstants, KeyEvent, View
    from android.widget import Toast
    from androidx.lifecycle import Lifecycle
    from java import dynamic_proxy
    from java.util import Locale
    from org.beeware.android import MainActivity

BACK_LISTENERS_SINCE = 28
"""The API level (Android 9) that lets an app listen for Back; before, Back leaves the app."""
SHRINKING_TEXT_SINCE = 26
HEADINGS_SINCE = 28
BUTTON_WIDTH = 64
"""What a button asks for at most; the layout gives it more where there is more."""
BUTTON_PADDING = 6
"""Between the words of a button and its edge, in CSS pixels."""
LEAST_TEXT = 9
"""How far words may shrink to fit, in CSS pixels."""
POINTS, SMALLER = 0.75, 0.25
"""Points in a CSS pixel, and how many fewer a label tries at a time."""

QT_TEXT = ("utf-16-le", "surrogatepass")
"""How Qt counts letters: two bytes for each step of a cursor."""
LONG_PASTE = 10_000
"""Letters that Qt can take in one by one, so that they can be taken back."""

QT_BUTTON = """
QPushButton {{ background-color: {ground}; color: {ink};
               border: 1px solid #8a97a3; border-radius: 8px; padding: 2px; }}
QPushButton:focus {{ border: 2px solid {ink}; }}
QPushButton:pressed {{ background-color: #8a97a3; }}
QPushButton:disabled {{ color: #8a97a3; }}
"""
"""Flat and round: Qt's own style would lighten the colours."""
QT_TEXT_BOX = """
QTextEdit {{ background-color: {ground}; color: {ink}; border: 1px solid #8a97a3; }}
"""

LOG_WANTED = "RLTANKATTACK_LOG"
"""Whoever sets this variable sees on a terminal what the opponents say of their moves."""

P = ParamSpec("P")
R = TypeVar("R")
_log = logging.getLogger(__name__)


def _harmless(extra: Callable[P, R]) -> Callable[P, R | None]:
    """Whatever goes wrong is only noted."""

    @wraps(extra)
    def tried(*args: P.args, **kwargs: P.kwargs) -> R | None:
        try:
            return extra(*args, **kwargs)
        except Exception:
            _log.exception("%s did not work", extra.__name__)
            return None

    return tried


def _phone_only(extra: Callable[P, R]) -> Callable[P, R | None]:
    """Nothing happens elsewhere."""
    harmless = _harmless(extra)

    @wraps(extra)
    def tried(*args: P.args, **kwargs: P.kwargs) -> R | None:
        return harmless(*args, **kwargs) if ON_PHONE else None

    return tried


class _Printed(logging.Handler):
    """Prints each line; a phone takes what is printed to its own log, logcat."""

    def emit(self, record: logging.LogRecord) -> None:
        print(self.format(record), flush=True)


def show_log(log: logging.Logger) -> None:
    """Let a log be seen from INFO on: in a phone's own log, and on a terminal that asks for it."""
    if not ON_PHONE and LOG_WANTED not in os.environ:
        return
    log.setLevel(logging.INFO)
    if not log.handlers:  # an app that starts again in the same process has it already
        log.addHandler(_Printed())


def translate(say: Callable[[str], str | None]) -> Any:
    """Let us put into words what Qt says by itself, on the buttons of its dialogs for one; it has
    no Greek. What this gives back must be kept as long as it should hold."""
    if get_backend() != "toga_qt":
        return None
    from PySide6.QtCore import QCoreApplication, QTranslator  # noqa: PLC0415 (only there with Qt)

    class Translator(QTranslator):
        def isEmpty(self) -> bool:  # noqa: N802 (Qt's name)
            return False

        def translate(
            self, context: str, source: str, disambiguation: str | None = None, n: int = -1
        ) -> str:
            return say(source.replace("&", "")) or source

    translator = Translator()
    QCoreApplication.installTranslator(translator)
    return translator


def plain(label: toga.Label) -> None:
    """Show a text as it is; Qt would take one that looks like a page of the web for one, with its
    letters and its pictures."""
    if get_backend() == "toga_qt":
        from PySide6.QtCore import Qt  # noqa: PLC0415 (only there with Qt)

        label._impl.native.setTextFormat(Qt.TextFormat.PlainText)


def plain_dialogs() -> None:
    """Let every dialog show its text as it is, too; Toga has no word for that, so its dialogs get
    another box to make."""
    if get_backend() != "toga_qt":
        return
    import toga_qt.dialogs  # noqa: PLC0415 (only there with Qt)
    from PySide6.QtCore import Qt  # noqa: PLC0415 (only there with Qt)
    from PySide6.QtWidgets import QMessageBox  # noqa: PLC0415 (only there with Qt)

    class PlainBox(QMessageBox):
        def __init__(self, *parent: Any) -> None:
            super().__init__(*parent)
            self.setTextFormat(Qt.TextFormat.PlainText)

    toga_qt.dialogs.QMessageBox = PlainBox


def caption(text: str) -> str:
    """A button's text as Qt wants it, which underlines the letter behind a single ``&``."""
    return text.replace("&", "&&") if get_backend() == "toga_qt" else text


def before_pasting(box: toga.MultilineTextInput, accept: Callable[[str], bool]) -> None:
    """Ask before a text box takes in what is pasted or dropped, with all that would then be in it:
    once Qt lays out what is too large, nobody can stop it."""
    if get_backend() != "toga_qt":
        return
    native = box._impl.native
    insert = native.insertFromMimeData

    def insert_if_accepted(source: Any) -> None:
        cursor, pasted = native.textCursor(), source.text()
        old = native.toPlainText().encode(*QT_TEXT)
        before, after = old[: cursor.selectionStart() * 2], old[cursor.selectionEnd() * 2 :]
        whole = before.decode(*QT_TEXT) + pasted + after.decode(*QT_TEXT)
        if not accept(whole):
            return
        if len(pasted) < LONG_PASTE:
            insert(source)
        else:
            native.setPlainText(whole)  # lays out only what is seen

    native.insertFromMimeData = insert_if_accepted


def leave(app: toga.App) -> None:
    """Close the app; Toga's own way does nothing on Android."""
    if ON_PHONE:
        _finish(app)
    else:
        app.request_exit()


@_phone_only
def _finish(app: toga.App) -> None:
    app._impl.native.finishAndRemoveTask()


@_phone_only
def is_started(app: toga.App) -> bool:
    """Whether Android says that the app can be seen."""
    state = app._impl.native.getLifecycle().getCurrentState()
    return bool(state.isAtLeast(Lifecycle.State.STARTED))


@_phone_only
def on_back(app: toga.App, handler: Callable[[], None]) -> None:
    """Let the phone's Back button call the handler instead of leaving the app."""
    if Build.VERSION.SDK_INT < BACK_LISTENERS_SINCE:
        return
    go_back = _harmless(handler)  # an error that reaches Java ends the app

    class BackListener(dynamic_proxy(View.OnUnhandledKeyEventListener)):
        def onUnhandledKeyEvent(self, view: Any, event: Any) -> bool:  # noqa: N802 (Java's name)
            if event.getKeyCode() != KeyEvent.KEYCODE_BACK:
                return False
            if event.getAction() == KeyEvent.ACTION_UP and not event.isCanceled():
                go_back()
            return True

    content = app._impl.native.findViewById(Resource.id.content)
    content.addOnUnhandledKeyEventListener(BackListener())


@_phone_only
def language() -> str:
    """The code of the phone's language, ``el`` for one."""
    return str(Locale.getDefault().getLanguage())


@_phone_only
def toast(app: toga.App, text: str, instead_of: Any = None) -> Any:
    """Show a text for a moment; the toast, so that the next one can take its place."""
    if instead_of is not None:
        instead_of.cancel()
    shown = Toast.makeText(app._impl.native, text, Toast.LENGTH_SHORT)
    shown.show()
    return shown


@_phone_only
def tick(widget: toga.Widget) -> None:
    """A light vibration, if the phone's own settings allow it."""
    widget._impl.native.performHapticFeedback(HapticFeedbackConstants.VIRTUAL_KEY)


def describe(widget: toga.Widget, text: str) -> None:
    """What a screen reader says of a widget that is only a picture."""
    if ON_PHONE:
        _describe_on_phone(widget, text)
    elif get_backend() == "toga_qt":
        widget._impl.native.setAccessibleName(text)


@_phone_only
def _describe_on_phone(widget: toga.Widget, text: str) -> None:
    widget._impl.native.setContentDescription(text)


@_phone_only
def mark_heading(label: toga.Label) -> None:
    """Let a screen reader jump to a label as the heading of what follows."""
    if Build.VERSION.SDK_INT >= HEADINGS_SINCE:
        label._impl.native.setAccessibilityHeading(True)


@_phone_only
def announce(widget: toga.Widget, text: str) -> None:
    """Let a screen reader say something now."""
    widget._impl.native.announceForAccessibility(text)


@_phone_only
def keep_awake(widget: toga.Widget, on: bool) -> None:
    """Keep the screen on as long as the widget is in view."""
    widget._impl.native.setKeepScreenOn(on)


def prefer_no(dialog: toga.QuestionDialog) -> None:
    """Let Enter mean No; elsewhere than on Qt no answer is chosen before."""
    if get_backend() == "toga_qt":
        _prefer_no_on_qt(dialog)


@_harmless
def _prefer_no_on_qt(dialog: toga.QuestionDialog) -> None:
    """Toga makes the native window only when it shows it."""
    from PySide6.QtWidgets import QMessageBox  # noqa: PLC0415 (no other backend has it)

    show = dialog._impl.show

    @_harmless
    def choose_no() -> None:
        dialog._impl.native.setDefaultButton(QMessageBox.StandardButton.No)

    def show_and_choose(parent: toga.Window | None, answer: Any) -> None:
        show(parent, answer)
        choose_no()

    dialog._impl.show = show_and_choose


def tidy_menus(app: toga.App, gone: Iterable[toga.Command]) -> None:
    """Destroy the menus that were made anew and the commands that were discarded; on Qt Toga only
    takes them out of sight."""
    if get_backend() == "toga_qt":
        _tidy_menus_on_qt(app, gone)


@_harmless
def _tidy_menus_on_qt(app: toga.App, gone: Iterable[toga.Command]) -> None:
    from PySide6.QtWidgets import QApplication, QMenu  # noqa: PLC0415 (no other backend has it)

    window = app.main_window
    if not isinstance(window, toga.MainWindow):
        return
    shown = {action.menu() for action in window._impl.native.menuBar().actions()}
    for each in QApplication.allWidgets():
        if isinstance(each, QMenu) and each.parent() is None and each not in shown:
            each.deleteLater()
    for command in app.commands:
        if isinstance(command, toga.Command):
            del command._impl.native[:-1]
    for command in gone:
        command._impl.native.clear()  # a native action keeps its command, and is kept by it


def polish(button: toga.Button) -> None:
    """Make a button look as it should where Toga's own does not."""
    if ON_PHONE:
        _polish_on_phone(button)
    else:
        recolour(button)


def recolour(button: toga.Button) -> None:
    """Show the colours of a button's style; Toga does that itself, but on Qt not faithfully."""
    if get_backend() == "toga_qt":
        ink, ground = (_hex(color) for color in (button.style.color, button.style.background_color))
        button._impl.native.setStyleSheet(QT_BUTTON.format(ink=ink, ground=ground))
        button.refresh()


def recolour_text(box: toga.MultilineTextInput) -> None:
    """The same for a box with a longer text, which Qt would leave white in the dark."""
    if get_backend() == "toga_qt":
        ink, ground = (_hex(color) for color in (box.style.color, box.style.background_color))
        box._impl.native.setStyleSheet(QT_TEXT_BOX.format(ink=ink, ground=ground))


def _hex(color: Any) -> str:
    rgb = color.rgb
    return f"#{rgb.r:02x}{rgb.g:02x}{rgb.b:02x}"


@_phone_only
def _polish_on_phone(button: toga.Button) -> None:
    """Words as they are written, on one line, smaller rather than cut off."""
    native = button._impl.native
    padding = button._impl.scale_in(BUTTON_PADDING)
    native.setAllCaps(False)
    native.setMinWidth(0)
    native.setMinimumWidth(0)
    native.setMaxWidth(button._impl.scale_in(BUTTON_WIDTH))
    native.setPadding(padding, 0, padding, 0)
    _shrink(button)
    button.refresh()


def fit(label: toga.Label, width: int = 1) -> None:
    """Let a line ask for little room and take what it is given, smaller rather than cut off."""
    if ON_PHONE:
        _fit_on_phone(label, width)
    elif get_backend() == "toga_qt":
        _fit_on_qt(label, width)


@_phone_only
def _fit_on_phone(label: toga.Label, width: int) -> None:
    label.style.height = label.intrinsic.height  # as it is before the letters shrink
    label._impl.native.setMaxWidth(label._impl.scale_in(width))
    _shrink(label)
    label.refresh()


@_harmless
def _fit_on_qt(label: toga.Label, width: int) -> None:
    """Qt's labels do not shrink by themselves: do it whenever one gets its place."""
    from PySide6.QtGui import QFont, QFontMetricsF  # noqa: PLC0415 (no other backend has it)

    impl = label._impl
    usual = QFont(impl.native.font())
    rehint, set_font, set_bounds = impl.rehint, impl.set_font, impl.set_bounds

    def with_usual_letters(font: toga.Font) -> None:
        nonlocal usual
        set_font(font)
        usual = QFont(impl.native.font())

    def asking_for_little() -> None:
        impl.native.setFont(usual)
        rehint()
        label.intrinsic.width = at_least(min(width, label.intrinsic.width.value))

    def in_its_place(x: int, y: int, width: int, height: int) -> None:
        set_bounds(x, y, width, height)
        font, least = QFont(usual), LEAST_TEXT * POINTS
        while font.pointSizeF() > least and _width(QFontMetricsF(font), label.text) > width:
            font.setPointSizeF(max(least, font.pointSizeF() - SMALLER))
        if font != impl.native.font():
            impl.native.setFont(font)

    impl.set_font, impl.rehint = with_usual_letters, asking_for_little
    impl.set_bounds = in_its_place
    label.refresh()


def _width(letters: Any, text: str) -> float:
    return max((float(letters.horizontalAdvance(each)) for each in text.splitlines()), default=0)


def break_lines(label: toga.Label, width: int) -> int | None:
    """Break the words of a label into lines of this width. How high it is then; ``None`` where the
    toolkit does not break lines."""
    if ON_PHONE:
        return _break_lines_on_phone(label, width)
    return _break_lines_on_qt(label, width) if get_backend() == "toga_qt" else None


@_phone_only
def _break_lines_on_phone(label: toga.Label, width: int) -> int:
    impl, spec = label._impl, View.MeasureSpec
    impl.native.measure(
        spec.makeMeasureSpec(impl.scale_in(width), spec.AT_MOST),
        spec.makeMeasureSpec(0, spec.UNSPECIFIED),
    )
    return int(impl.scale_out(impl.native.getMeasuredHeight(), ROUND_UP))


@_harmless
def _break_lines_on_qt(label: toga.Label, width: int) -> int:
    native = label._impl.native
    native.setWordWrap(True)
    return int(native.heightForWidth(width))


def let_shrink(window: toga.Window, width: int, height: int) -> None:
    """Let a window be made so small; Toga on Qt keeps it at what is in it, even if that would be
    laid out otherwise in a smaller one."""
    if get_backend() == "toga_qt":
        _let_shrink_on_qt(window, width, height)


@_harmless
def _let_shrink_on_qt(window: toga.Window, width: int, height: int) -> None:
    def limited(container: Any) -> None:
        # In the place of Toga's own, since a greater minimum makes the window larger at once.
        needed = window.content.layout
        container.native.setMinimumSize(
            min(width, needed.min_width), min(height, needed.min_height)
        )

    window._impl.container.on_refresh = limited


def _shrink(widget: toga.Widget) -> None:
    native = widget._impl.native
    native.setMaxLines(1)
    least, most = widget._impl.scale_in(LEAST_TEXT), round(native.getTextSize())
    if Build.VERSION.SDK_INT >= SHRINKING_TEXT_SINCE and least < most:
        pixels = TypedValue.COMPLEX_UNIT_PX
        native.setAutoSizeTextTypeUniformWithConfiguration(least, most, 1, pixels)


def text_scale() -> float:
    """How much larger than usual the system wants letters, which also holds for a canvas's."""
    return _text_scale() or 1.0


def line_height(pixels: float, points: float) -> float:
    """So many pixels from one line to the next, as a canvas wants them told: as a multiple of the
    letters' size, which Toga on Qt counts in points."""
    return pixels / (points if get_backend() == "toga_qt" else points / POINTS * text_scale())


@_phone_only
def _text_scale() -> float:
    metrics = MainActivity.singletonThis.getResources().getDisplayMetrics()
    one = TypedValue.applyDimension(TypedValue.COMPLEX_UNIT_SP, 1.0, metrics)
    return float(one * 160 / metrics.densityDpi)


class Picture(NamedTuple):
    """A drawing as a bitmap, and its size in CSS pixels, so that it is never scaled."""

    image: toga.Image
    width: float
    height: float


@_phone_only
def picture(
    canvas: toga.Canvas, width: float, height: float, actions: Iterable[DrawingAction]
) -> Picture:
    """Draw once what would otherwise cross to Java with each of its strokes in every frame."""
    # Toga keeps this to itself: if it moves, only the pictures are lost.
    from toga_android.widgets.canvas import Context  # noqa: PLC0415 (see above)

    scale = canvas._impl.dpi_scale
    size = (max(1, ceil(width * scale)), max(1, ceil(height * scale)))
    bitmap = Bitmap.createBitmap(*size, Bitmap.Config.ARGB_8888)
    context = Context(canvas._impl, NativeCanvas(bitmap))
    for action in actions:
        action._draw(context)
    return Picture(toga.Image(bitmap), size[0] / scale, size[1] / scale)
