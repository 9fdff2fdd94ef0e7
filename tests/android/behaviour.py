"""What the fake Java objects do: just enough of Android for a window, its views and its main loop.

Each class stands for a Java class and gets its calls; what is not said here does nothing. Sizes are
in the phone's own pixels. Texts are measured roughly, a little wider than they are.
"""

import heapq
import itertools
import json
import time
from textwrap import wrap

from .java import JavaException, loader, tell

MATCH_PARENT, WRAP_CONTENT = -1, -2
LETTER, LINE = 0.53, 1.3
"""The width of a letter and the height of a line, in text sizes."""
BUTTON_PADDING, BUTTON_HEIGHT, BUTTON_WIDTH = 12, 48, 88
"""Of a Material button, in CSS pixels."""


class Inert:
    """An object that only exists."""

    phone = None
    """The phone that everything happens on."""

    def __init__(self, java, *args):
        self.java = java
        self.args = args


class LayoutParams(Inert):
    def __init__(self, java, width=WRAP_CONTENT, height=WRAP_CONTENT, *args):
        super().__init__(java)
        self.width, self.height = width, height
        self.leftMargin = self.topMargin = 0


class View(Inert):
    def __init__(self, java, *args):
        super().__init__(java)
        self.parent = None
        self.children = []
        self.params = None
        self.size = (0, 0)
        self.measured = (0, 0)
        self.enabled = True
        self.visible = True
        self.background = None
        self.description = None
        self.is_heading = False
        self.keeps_screen_on = False
        self.stale = True
        self.scrolled = 0
        self.listeners = {}

    def getContext(self):
        return self.phone.activity

    def getResources(self):
        return self.phone.resources

    def setLayoutParams(self, params):
        self.params = params
        self.phone.layout_wanted = True

    def getLayoutParams(self):
        return self.params

    def getParent(self):
        return None if self.parent is None else self.parent.java

    def getWidth(self):
        return self.size[0]

    def getHeight(self):
        return self.size[1]

    def measure(self, width, height):
        self.measured = self.natural_size()

    def natural_size(self):
        return (0, 0)

    def getMeasuredWidth(self):
        return round(self.measured[0])

    def getMeasuredHeight(self):
        return round(self.measured[1])

    def isEnabled(self):
        return self.enabled

    def setEnabled(self, enabled):
        self.enabled = enabled

    def setVisibility(self, visibility):
        self.visible = visibility == 0

    def getBackground(self):
        return self.background

    def setBackground(self, background):
        self.background = background

    def invalidate(self):
        self.stale = True

    def setContentDescription(self, text):
        self.description = text

    def setAccessibilityHeading(self, is_heading):
        self.is_heading = is_heading

    def announceForAccessibility(self, text):
        if self.attached():
            self.phone.announced.append(text)

    def performHapticFeedback(self, kind):
        if self.attached():
            self.phone.ticks.append(kind)
        return self.attached()

    def setKeepScreenOn(self, on):
        self.keeps_screen_on = on

    def setOnTouchListener(self, listener):
        self.listeners["touch"] = listener

    def setOnClickListener(self, listener):
        self.listeners["click"] = listener

    def setOnScrollChangeListener(self, listener):
        self.listeners["scroll"] = listener

    def getScrollY(self):
        return self.scrolled

    def setScrollY(self, down):
        before, self.scrolled = self.scrolled, down
        if "scroll" in self.listeners and down != before:
            tell(self.listeners["scroll"], "onScrollChange", self.java, 0, down, 0, before)

    def addOnUnhandledKeyEventListener(self, listener):
        self.listeners["key"] = listener

    def draw(self, canvas):
        """Only the board draws by itself."""

    def family(self):
        """This view and all below it, from top to bottom."""
        yield self
        for child in self.children:
            yield from child.family()

    def attached(self):
        """Whether the view is in the window."""
        return self is self.phone.content or (self.parent is not None and self.parent.attached())


class ViewGroup(View):
    def addView(self, view, params=None):
        child = view._it
        if child.parent is not None:
            raise JavaException("java.lang.IllegalStateException: the view already has a parent")
        child.parent = self
        child.params = params or child.params or LayoutParams.made()
        self.children.append(child)
        self.phone.layout_wanted = True

    def removeView(self, view):
        if view._it in self.children:
            self.children.remove(view._it)
            view._it.parent = None
        self.phone.layout_wanted = True

    def getViewTreeObserver(self):
        return self.phone.observer


def _made(cls):
    return loader.find("android.view.ViewGroup$LayoutParams")._made()


LayoutParams.made = classmethod(_made)


class MeasureSpec(Inert):
    """A width or a height in one number: below zero when a view may not be larger."""

    AT_MOST = -(1 << 31)

    @classmethod
    def makeMeasureSpec(cls, size, mode):
        return mode | size

    @classmethod
    def most(cls, spec):
        return spec - cls.AT_MOST if spec < 0 else None


class Observer(Inert):
    def __init__(self, java):
        super().__init__(java)
        self.listeners = []

    def addOnGlobalLayoutListener(self, listener):
        self.listeners.append(listener)


class Text(View):
    """A label, and what a button, a switch and a text box share with it."""

    def __init__(self, java, *args):
        super().__init__(java)
        self.text = ""
        self.text_size = self.least_text = 14 * self.phone.density
        self.most_width = float("inf")
        self.most_lines = None
        self.padding = 0
        self.color = 0

    def getText(self):
        return self.text

    def setText(self, text):
        self.text = str(text)

    def getTextSize(self):
        return self.text_size

    def setTextSize(self, unit, size):
        self.text_size = self.least_text = size

    def setAutoSizeTextTypeUniformWithConfiguration(self, least, most, step, unit):
        assert 0 < least < most
        assert step > 0
        self.least_text = least

    def setMaxWidth(self, pixels):
        self.most_width = pixels

    def setMaxLines(self, lines):
        self.most_lines = lines

    def getCurrentTextColor(self):
        return self.color

    def setTextColor(self, color):
        self.color = color

    def getTypeface(self):
        return self.phone.typeface

    def natural_size(self):
        wide = min(self.text_width(self.text_size), self.most_width)
        return wide, (self.text.count("\n") + 1) * self.text_size * LINE

    def measure(self, width, height):
        super().measure(width, height)
        most = MeasureSpec.most(width)
        if most is not None:
            self.measured = most, len(self.lines_in(most)) * self.text_size * LINE

    def text_width(self, size):
        return max(map(len, self.text.split("\n"))) * size * LETTER

    def lines_in(self, width):
        """The text as Android breaks it, in letters of the usual size."""
        letters = max(1, int(width / (self.text_size * LETTER)))
        paragraphs = [wrap(each, letters, break_long_words=False) for each in self.text.split("\n")]
        return [line for lines in paragraphs for line in lines or [""]]

    def fits(self):
        """Whether all words can be seen: on one line, if need be in smaller letters, or on as many
        as there is room for."""
        width, height = (side + 1 for side in self.size)
        if self.most_lines == 1:
            return self.text_width(self.least_text) + 2 * self.padding <= width
        lines = self.lines_in(width - 2 * self.padding)
        widest = max(map(len, lines)) * self.text_size * LETTER + 2 * self.padding
        return widest <= width and len(lines) * self.text_size * LINE <= height


class Button(Text):
    def __init__(self, java, *args):
        super().__init__(java)
        self.background = loader.find("android.graphics.drawable.ColorDrawable")._made()
        self.padding = BUTTON_PADDING * self.phone.density
        self.least = BUTTON_WIDTH * self.phone.density

    def setPadding(self, left, top, right, bottom):
        self.padding = (left + right) / 2

    def setMinWidth(self, pixels):
        self.least = pixels

    def setMinimumWidth(self, pixels):
        self.least = pixels

    def natural_size(self):
        wide, high = super().natural_size()
        density = self.phone.density
        wide = min(max(self.least, wide + 2 * self.padding), self.most_width)
        return wide, max(BUTTON_HEIGHT * density, high)


class Switch(Text):
    def __init__(self, java, *args):
        super().__init__(java)
        self.checked = False

    def setOnCheckedChangeListener(self, listener):
        self.listeners["checked"] = listener

    def isChecked(self):
        return self.checked

    def setChecked(self, checked):
        if checked != self.checked:
            self.checked = checked
            tell(self.listeners["checked"], "onCheckedChanged", self.java, checked)

    def natural_size(self):
        wide, high = super().natural_size()
        density = self.phone.density
        return wide + 60 * density, max(high, 27 * density)


class EditText(Text):
    def __init__(self, java, *args):
        super().__init__(java)
        self.input_type = 0
        self.focusable = True
        self.background = loader.find("android.graphics.drawable.ColorDrawable")._made()

    def getInputType(self):
        return self.input_type

    def setInputType(self, kind):
        self.input_type = kind

    def isFocusable(self):
        return self.focusable

    def setFocusable(self, focusable):
        self.focusable = focusable

    def length(self):
        return len(self.text)

    def fits(self):
        """It can be scrolled."""
        return True


class Spinner(View):
    def __init__(self, java, *args):
        super().__init__(java)
        self.adapter = None
        self.selected = -1

    def setAdapter(self, adapter):
        self.adapter = adapter._it

    def setOnItemSelectedListener(self, listener):
        self.listeners["selected"] = listener

    def setSelection(self, index):
        self.selected = index

    def getSelectedItemPosition(self):
        return self.selected

    def natural_size(self):
        return 100 * self.phone.density, 30 * self.phone.density


class Adapter(Inert):
    def __init__(self, java, *args):
        super().__init__(java)
        self.titles = []

    def insert(self, title, index):
        self.titles.insert(index, title)

    def getItem(self, index):
        return self.titles[index]

    def remove(self, title):
        self.titles.remove(title)

    def getCount(self):
        return len(self.titles)

    def clear(self):
        self.titles.clear()


class Board(View):
    """The view of a Toga canvas."""

    def __init__(self, java, context):
        super().__init__(java)
        self.handler = None

    def setDrawHandler(self, handler):
        self.handler = handler

    def draw(self, canvas):
        tell(self.handler, "handleDraw", canvas)


class Canvas(Inert):
    """Draws on a bitmap, or on the window; keeps what was drawn."""

    def __init__(self, java, bitmap=None):
        super().__init__(java)
        self.saved = 0
        self.drawn = []

    def save(self):
        self.saved += 1
        return self.saved

    def restore(self):
        if self.saved == 0:
            raise JavaException("java.lang.IllegalStateException: underflow in restore")
        self.saved -= 1

    def drawPath(self, path, paint):
        self.drawn.append("path")

    def drawText(self, text, *args):
        self.drawn.append(text)

    def drawBitmap(self, bitmap, *args):
        self.drawn.append(bitmap)


class Path(Inert):
    def __init__(self, java, *args):
        super().__init__(java)
        self.empty = True

    def reset(self):
        self.empty = True

    def isEmpty(self):
        return self.empty

    def _drawn(self, *args):
        self.empty = False

    moveTo = lineTo = quadTo = cubicTo = addRect = close = _drawn


class Matrix(Inert):
    def invert(self, inverse):
        return True


class Paint(Inert):
    def __init__(self, java, *args):
        super().__init__(java)
        self.size = args[0]._it.size if args and hasattr(args[0], "_it") else 12.0

    def setTextSize(self, size):
        self.size = size

    def getTextSize(self):
        return self.size

    def getFontSpacing(self):
        return self.size * LINE

    def ascent(self):
        return -self.size

    def measureText(self, text):
        return len(text) * self.size * LETTER


class Bitmap(Inert):
    """Its data is a line that says how large it is."""

    def __init__(self, java=None, width=1, height=1):
        super().__init__(java)
        self.size = (width, height)

    @staticmethod
    def createBitmap(width, height, config):
        if width <= 0 or height <= 0:
            raise JavaException("java.lang.IllegalArgumentException: width and height must be > 0")
        return loader.find("android.graphics.Bitmap")._made(width, height)

    def getWidth(self):
        return self.size[0]

    def getHeight(self):
        return self.size[1]

    def compress(self, kind, quality, stream):
        stream._it.data += json.dumps(self.size).encode()
        return True


class BitmapFactory(Inert):
    @staticmethod
    def decodeByteArray(data, start, length):
        return loader.find("android.graphics.Bitmap")._made(*json.loads(data))

    @staticmethod
    def decodeFile(name):
        return loader.find("android.graphics.Bitmap")._made(32, 32)


class Stream(Inert):
    def __init__(self, java):
        super().__init__(java)
        self.data = b""

    def toByteArray(self):
        return self.data


class Color(Inert):
    @staticmethod
    def argb(alpha, red, green, blue):
        code = alpha << 24 | red << 16 | green << 8 | blue
        return code - (1 << 32) if code >= 1 << 31 else code


class TypedValue(Inert):
    @classmethod
    def applyDimension(cls, unit, value, metrics):
        return value * cls.phone.density * cls.phone.font_scale


class Metrics(Inert):
    @property
    def densityDpi(self):
        return round(160 * self.phone.density)


class Configuration(Inert):
    @property
    def uiMode(self):
        return 0x20 if self.phone.dark else 0x10


class Resources(Inert):
    def getDisplayMetrics(self):
        return self.phone.metrics

    def getConfiguration(self):
        return self.phone.configuration


class State(Inert):
    def isAtLeast(self, state):
        return self.phone.started


class Locale(Inert):
    def getLanguage(self):
        return self.phone.language


class Folder(Inert):
    def getPath(self):
        return str(self.phone.files)


class Activity(Inert):
    def __init__(self, java):
        super().__init__(java)
        self.title = ""
        self.finished = False

    def findViewById(self, number):
        return self.phone.content.java

    def getResources(self):
        return self.phone.resources

    def getApplicationContext(self):
        return self.java

    def getFilesDir(self):
        return loader.find("java.io.File")._made()

    getCacheDir = getFilesDir

    def getTitle(self):
        return self.title

    def setTitle(self, title):
        self.title = title

    def finishAndRemoveTask(self):
        self.finished = True


class MainActivity(Activity):
    @classmethod
    def setPythonApp(cls, app):
        cls.phone.python_app = app


class Handler(Inert):
    """Android's main loop, in real time."""

    numbers = itertools.count()

    def postDelayed(self, runnable, milliseconds):
        when = time.monotonic() + milliseconds / 1000
        heapq.heappush(self.phone.messages, (when, next(self.numbers), runnable))
        return True

    def removeCallbacks(self, runnable):
        self.phone.messages[:] = [m for m in self.phone.messages if m[2] is not runnable]
        heapq.heapify(self.phone.messages)


class Builder(Inert):
    """Builds a dialog of a title, a message and one or two buttons."""

    def __init__(self, java, *args):
        super().__init__(java)
        self.title = self.message = ""
        self.answers = {}

    def setCancelable(self, cancelable):
        return self.java

    def setIcon(self, icon):
        return self.java

    def setTitle(self, title):
        self.title = title
        return self.java

    def setMessage(self, message):
        self.message = message
        return self.java

    def setPositiveButton(self, text, listener):
        self.answers[text] = listener
        return self.java

    setNegativeButton = setPositiveButton

    def create(self):
        return loader.find("android.app.AlertDialog")._made(self)


class Dialog(Inert):
    def __init__(self, java, builder=None):
        super().__init__(java)
        self.builder = builder

    def show(self):
        self.phone.dialogs.append(self.builder)


class Toast(Inert):
    def __init__(self, java, text=""):
        super().__init__(java)
        self.text = text

    @staticmethod
    def makeText(context, text, duration):
        return loader.find("android.widget.Toast")._made(text)

    def show(self):
        self.phone.toasts.append(self.text)

    def cancel(self):
        self.phone.toasts.remove(self.text)


class Touch(Inert):
    def __init__(self, java, action, x, y):
        super().__init__(java)
        self.action, self.x, self.y = action, x, y

    def getAction(self):
        return self.action

    def getX(self):
        return self.x

    def getY(self):
        return self.y


class Key(Inert):
    def __init__(self, java, action, code):
        super().__init__(java)
        self.action, self.code = action, code

    def getAction(self):
        return self.action

    def getKeyCode(self):
        return self.code


BEHAVIOURS = {
    "java.lang.Object": Inert,
    "java.util.Locale": Locale,
    "androidx.lifecycle.Lifecycle$State": State,
    "java.io.ByteArrayOutputStream": Stream,
    "java.io.File": Folder,
    "android.app.Activity": Activity,
    "android.app.AlertDialog": Dialog,
    "android.app.AlertDialog$Builder": Builder,
    "android.content.res.Configuration": Configuration,
    "android.content.res.Resources": Resources,
    "android.graphics.Bitmap": Bitmap,
    "android.graphics.BitmapFactory": BitmapFactory,
    "android.graphics.Canvas": Canvas,
    "android.graphics.Color": Color,
    "android.graphics.Matrix": Matrix,
    "android.graphics.Paint": Paint,
    "android.graphics.Path": Path,
    "android.os.Handler": Handler,
    "android.util.DisplayMetrics": Metrics,
    "android.util.TypedValue": TypedValue,
    "android.view.KeyEvent": Key,
    "android.view.MotionEvent": Touch,
    "android.view.View": View,
    "android.view.View$MeasureSpec": MeasureSpec,
    "android.view.ViewGroup": ViewGroup,
    "android.view.ViewGroup$LayoutParams": LayoutParams,
    "android.view.ViewTreeObserver": Observer,
    "android.widget.ArrayAdapter": Adapter,
    "android.widget.Button": Button,
    "android.widget.EditText": EditText,
    "android.widget.Spinner": Spinner,
    "android.widget.Switch": Switch,
    "android.widget.TextView": Text,
    "android.widget.Toast": Toast,
    "org.beeware.android.DrawHandlerView": Board,
    "org.beeware.android.MainActivity": MainActivity,
}
