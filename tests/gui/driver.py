"""Runs the real app in a real Qt window and lets a scenario use it.

`tests.gui.scenario` starts it in the right environment. Each scenario prints one line of JSON.
"""

import asyncio
import json
import os
import sys
import time
import traceback
from pathlib import Path
from random import Random

from PIL import Image
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QFont, QFontInfo
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QPushButton,
    QScrollArea,
    QTextEdit,
    QWidget,
)
from toga import Key
from toga_qt.keys import toga_to_qt_key

from rltankattack.app import RLTankAttack
from rltankattack.engine.agent import NO_LIMIT, AgentKind, Choice
from rltankattack.engine.games import GAMES
from rltankattack.engine.record import Record
from rltankattack.engine.reversi.evaluation import DISCS
from rltankattack.engine.tank import Move
from rltankattack.engine.tank.agents import Captain
from rltankattack.play.examples import EXAMPLES
from rltankattack.play.seat import PERSON, ROLLING_PERSON, Seat
from rltankattack.play.session import Phase
from rltankattack.play.setup import Setup
from rltankattack.ui.boards import PAINTERS
from rltankattack.ui.boards.tank.hands import BOAT
from rltankattack.ui.keys import SHORTCUTS
from rltankattack.ui.screens.about import AboutScreen
from rltankattack.ui.screens.editor import EditorScreen
from rltankattack.ui.screens.examples import ExampleScreen, ExamplesScreen
from rltankattack.ui.screens.game import GameScreen
from rltankattack.ui.screens.games import GamesScreen
from rltankattack.ui.screens.history import HistoryScreen
from rltankattack.ui.screens.importing import ImportScreen
from rltankattack.ui.screens.learning import LearningScreen
from rltankattack.ui.screens.lesson import LessonScreen
from rltankattack.ui.screens.lobby import LobbyScreen
from rltankattack.ui.screens.opponents import OpponentsScreen
from rltankattack.ui.screens.review import ReviewScreen
from rltankattack.ui.screens.rules import RulesScreen
from rltankattack.ui.screens.settings import SettingsScreen
from rltankattack.ui.screens.setup import SetupScreen
from rltankattack.ui.screens.sources import SourcesScreen
from rltankattack.ui.screens.statistics import StatisticsScreen
from tests.effort import effort
from tests.gui.surroundings import SIZES
from tests.play.shelf import Shelf
from tests.points import points_for
from tests.taps import taps_for
from tests.ui.scenes import long_match

PATIENCE = effort(40, long=150)
"""Plies after which a game by clicks is given up: two boats that never lose would go on and on."""
QUIET_TURNS = 3
"""Turns of the loop after which a layout that has not changed has come to rest."""


async def until(condition, seconds=60):
    began = time.monotonic()
    while not condition():
        if time.monotonic() - began > seconds:
            raise TimeoutError("it took too long")
        await asyncio.sleep(0.005)


def kind_of(app, name):
    return next(kind for kind in GAMES[0].agents if kind.name == name)


def click(screen, cell):
    """A real click of the mouse in the middle of a cell."""
    x, y = screen.painter.centre(cell)
    native = screen.board.canvas._impl.native
    QTest.mouseClick(native, Qt.LeftButton, pos=QPoint(round(x), round(y)))


def click_move(screen, move):
    """The clicks that a person would make for a move."""
    for cell in taps_for(screen.session.match.game, screen.session.match.position, move):
        click(screen, cell)


async def play(app, name):
    """A whole game against an agent, by clicks alone."""
    app.update_settings(motion="off")
    app.start_game(Setup.against(GAMES[0], Seat.taken_by(kind_of(app, name))))
    screen = app.screen
    await asyncio.sleep(0.2)
    adviser, rng = GAMES[0].agents[-1].agent(), Random(1)
    while screen.session.phase is not Phase.OVER:
        match = screen.session.match
        plies = match.plies
        click_move(screen, Move(adviser.choose(match, rng=rng).move))
        assert match.plies > plies, "the click changed nothing"
        await until(lambda: screen.session.phase in (Phase.PERSON, Phase.OVER))
        if match.plies > PATIENCE and screen.session.can_resign:
            screen.resign()
    saved = Shelf(app.library).games()[0].record
    return {
        "plies": screen.session.match.plies,
        "reason": str(screen.session.match.outcome.reason),
        "saved": saved.match() == screen.session.match,
    }


def game_called(name):
    return next(game for game in GAMES if game.name == name)


def quick_adviser(game):
    """The second weakest agent, as weak as it gets: it plays sensibly and at once."""
    kind = game.agents[1]
    return kind.agent(kind.choices[0] if kind.choices else None)


async def tap_and_drag(app, _argument=None):
    """What real clicks and drags on a small tank have played, one after the other."""
    app.update_settings(motion="off")
    tank = GAMES[0].variants["classic-6"]
    position = tank.parse("432334 2 4 r")
    app.start_game(Setup(tank, (PERSON, PERSON), position=position))
    await asyncio.sleep(0.2)
    screen, across = app.screen, tank.columns + 2
    native = screen.board.canvas._impl.native
    boat, higher, far = 2 * across + 2, 3 * across + 1, 2 * across + 6
    above_the_enemy, below_the_next = 1 * across + 4, 6 * across + 3
    played = {}

    def done(name):
        played[name] = [str(Move(move)) for move in screen.session.match.moves]
        while screen.session.can_undo:
            screen.undo()

    def drag(start, end):
        points = [QPoint(*map(round, screen.painter.centre(cell))) for cell in (start, end)]
        QTest.mousePress(native, Qt.LeftButton, pos=points[0])
        QTest.mouseMove(native, points[1])
        QTest.mouseRelease(native, Qt.LeftButton, pos=points[1])

    for name, cells in {
        "beside": (boat, 1 * across + 3),
        "higher": (boat, higher, higher),
        "above the enemy": (boat, above_the_enemy),
    }.items():
        for cell in cells:
            click(screen, cell)
        done(name)
        screen.selection = None
    for name, end in {"dragged beside": below_the_next, "dragged far": far}.items():
        drag(boat, end)
        done(name)
    return played


async def play_game(app, name):
    """A whole game of any kind against its weakest agent, by clicks alone, from Home on."""
    game = game_called(name)
    app.update_settings(motion="off")
    for text in ("More games", PAINTERS[name](game).name(), game.agents[0].name, "Start"):
        await asyncio.sleep(0.2)
        click_button(app, text)
    await asyncio.sleep(0.2)
    screen, rng = app.screen, Random(1)
    adviser = quick_adviser(game)
    native = screen.board.canvas._impl.native
    size = (native.width(), native.height())
    await until(lambda: screen.session.phase in (Phase.PERSON, Phase.OVER))
    while screen.session.phase is not Phase.OVER:
        match = screen.session.match
        plies, move = match.plies, adviser.choose(match, rng=rng).move
        for x, y in points_for(screen.painter, screen.scene(), move, size):
            QTest.mouseClick(native, Qt.LeftButton, pos=QPoint(x, y))
        assert match.plies > plies, f"the clicks for {move} changed nothing"
        await until(lambda: screen.session.phase in (Phase.PERSON, Phase.OVER))
        if match.plies > PATIENCE and screen.session.can_resign:
            screen.resign()
    saved = Shelf(app.library).games()[0].record
    return {
        "plies": screen.session.match.plies,
        "reason": str(screen.session.match.outcome.reason),
        "saved": saved.match() == screen.session.match,
        "shown": screen.table.status.text.strip(),
    }


async def play_by_list(app):
    """A whole game by the list of moves and real clicks on its buttons."""
    app.update_settings(motion="off")
    app.start_game(Setup.against(GAMES[0], Seat.taken_by(kind_of(app, "Crazy Boat"))))
    screen = app.screen
    adviser, rng = GAMES[0].agents[-1].agent(), Random(1)
    while screen.session.phase is not Phase.OVER:
        match = screen.session.match
        move = adviser.choose(match, rng=rng).move
        words = screen.painter.move_in_words(match.position, move)
        for text in ("Moves", words):
            await asyncio.sleep(0.02)
            click_button(app, text)
        await until(lambda: screen.session.phase in (Phase.PERSON, Phase.OVER))
    saved = Shelf(app.library).games()[0].record
    return {"plies": match.plies, "saved": saved.match() == match}


def click_button(app, text):
    """A real click on the one button in the window that says so."""
    window = app.main_window._impl.native
    (native,) = (each for each in window.findChildren(QPushButton) if each.text() == text)
    QTest.mouseClick(native, Qt.LeftButton)


async def latency(app, _argument=None):
    """How late a timer of the app's loop and Stop are while the captain thinks."""
    captain = Seat(AgentKind("Captain Boat", lambda: Captain(depth=64)))  # as deep as time allows
    app.start_game(Setup(GAMES[0], (PERSON, captain), start="plain"))
    screen = app.screen
    screen.session._seconds = 3.0
    screen.session.play(Move.RED_RIGHT)
    screen._jumped()
    late, began = [], time.monotonic()
    while screen.session.phase is Phase.AGENT and time.monotonic() - began < 2.5:
        before = time.monotonic()
        await asyncio.sleep(0.01)
        late.append((time.monotonic() - before - 0.01) * 1000)
    thought_for = time.monotonic() - began
    before = time.monotonic()
    screen.stop_or_go_on()
    await until(lambda: screen.session.phase is Phase.PERSON)
    late.sort()
    return {
        "thinking_ms": round(thought_for * 1000),
        "timer_worst_ms": round(late[-1], 1),
        "timer_95_ms": round(late[int(len(late) * 0.95)], 1),
        "stop_ms": round((time.monotonic() - before) * 1000, 1),
    }


async def first_picture(app, _argument=None):
    """Milliseconds from the start of the process to the first screen, before anything is read."""
    return {"first_picture_ms": app.first_picture_ms}


async def screenshots(app, folder, language, *screens):
    """Pictures of every screen, or of those named, in the four sizes, light and dark."""
    out = Path(folder)
    out.mkdir(parents=True, exist_ok=True)
    taken = []
    for theme in ("light", "dark"):
        async for name, width, height in tour(app, theme, language, screens):
            file = out / f"{name}-{width}x{height}-{theme}-{language}.png"
            app.main_window._impl.native.centralWidget().grab().save(str(file))
            with Image.open(file) as picture:  # few colours make small files
                picture.convert("RGB").quantize(256, dither=0).save(file, optimize=True)
            taken.append(file.name)
    return {"taken": taken}


async def fitting(app, language):
    """Whatever does not fit on any screen in any of the sizes; colours make no difference."""
    seen, misfits = set(), []
    async for name, width, height in tour(app, "light", language):
        misfits += [f"{name} in {width}x{height}: {each}" for each in misfitting(app)]
        seen.add((type(app.screen).__name__, width, height))
    return {"seen": sorted(seen), "misfits": misfits, "font": QFontInfo(QFont()).family()}


async def examples_fitting(app, language):
    """Whatever does not fit at some ply of the examples on a phone, upright or turned."""
    app.update_settings(language=language, motion="off")
    window, wrong = app.main_window._impl.native.centralWidget(), []
    for example in EXAMPLES["tank"]:
        app.go(ExampleScreen(app, example))
        for width, height in SIZES[:2]:
            await resize(app, width, height)
            app.screen.step(-app.screen.ply)
            for ply in range(len(example.record({}).moves) + 1):
                at = f"{example.key} at {ply} in {width}x{height}"
                for _ in range(QUIET_TURNS):
                    await asyncio.sleep(0)
                wrong += [f"{at}: {each}" for each in misfitting(app)]
                buttons = window.findChildren(QPushButton)
                lowest = max(each.mapTo(window, each.rect().bottomLeft()).y() for each in buttons)
                if lowest > height:
                    wrong.append(f"{at}: a button reaches to {lowest}")
                (box,) = window.findChildren(QTextEdit)
                if height > width and box.verticalScrollBar().maximum() > 0:
                    wrong.append(f"{at}: the remark has to be scrolled")
                app.screen.step(1)
    return {"wrong": wrong}


async def tour(app, theme, language, screens=()):
    """Show every screen, or those named, in each size in turn."""
    app.update_settings(theme=theme, language=language, motion="off", lessons_offered=True)
    app.go_home()
    for show in SHOWN:
        name = show.__name__.removeprefix("show_")
        if screens and name not in screens:
            continue
        await show(app)
        for width, height in SIZES:
            app.screen.resized(width, height)
            await resize(app, width, height)
            yield name, width, height


def misfitting(app):
    """The widgets in view whose words do not fit their box, or that reach out of the window."""
    window = app.main_window._impl.native.centralWidget()
    for widget in window.findChildren(QWidget):
        words = getattr(widget, "text", str)() or getattr(widget, "currentText", str)()
        if not widget.isVisible() or not isinstance(words, str) or not words.strip():
            continue
        needed = room_for(widget, words)
        if needed.width() > widget.width() + 1 or needed.height() > widget.height() + 1:
            yield f"{words!r} needs {needed.width()} of {widget.width()}"
        place = widget.mapTo(window, QPoint(0, 0))
        if place.x() < 0 or place.x() + widget.width() > window.width() + 1:
            yield f"{words!r} reaches out of the window"


def room_for(widget, words):
    """The size that words need; in a label that breaks its lines as wide as its longest word."""
    metrics = widget.fontMetrics()
    if not isinstance(widget, QLabel) or not widget.wordWrap():
        return metrics.size(0, words)
    longest = max(metrics.size(0, word).width() for word in words.split())
    return QSize(longest, widget.heightForWidth(widget.width()))


async def resize(app, width, height):
    """Qt allows a size only once the layout for it is there: ask until it has come and stays."""
    native = app.main_window._impl.native
    wanted, quiet = QSize(width, height), 0
    began = time.monotonic()
    while quiet < QUIET_TURNS:
        quiet = quiet + 1 if native.centralWidget().size() == wanted else 0
        if not quiet:
            chrome = native.height() - native.centralWidget().height()
            native.resize(width, height + chrome)
        if time.monotonic() - began > 10:
            screen, got = type(app.screen).__name__, native.centralWidget().size()
            raise TimeoutError(f"{screen}: expected {wanted}, got {got}")
        await asyncio.sleep(0)


async def show_home(app):
    app.go_home()


async def show_setup(app):
    app.go_home()
    app.go(SetupScreen(app, Setup.against(GAMES[0], Seat.taken_by(kind_of(app, "MiniMax Boat")))))


async def show_game(app):
    """A game in the middle, with the boat chosen."""
    setup = Setup.against(GAMES[0], Seat.taken_by(kind_of(app, "MiniMax Boat")))
    app.start_game(setup.changed(start="lake-1"))
    for text in ("R", "+1", "R", "R"):
        await until(lambda: app.screen.session.phase is Phase.PERSON)
        match = app.screen.session.match
        app.screen.play(match.game.parse_move(match.position, text))
    await until(lambda: app.screen.session.phase is Phase.PERSON)
    app.screen.selection = BOAT
    app.screen.draw()


async def show_no_take_back(app):
    """Two persons by the rules that bar a move now, on the board with the longest name."""
    tank = GAMES[0].variants["no-take-back-8"]
    app.start_game(Setup(tank, (PERSON, PERSON), start="lake-1"))
    match = app.screen.session.match
    for text in ("R", "L", "+4"):
        app.screen.play(match.game.parse_move(match.position, text))


async def show_games(app):
    app.go(GamesScreen(app))


async def show_middle(app, name, plies, seed=None, first=PERSON):
    """A game of any kind after so many plies between two persons, or at its end."""
    game = game_called(name)
    app.start_game(Setup(game, (first, PERSON), seed=seed))
    adviser, rng = (
        game.agents[1].agent(game.agents[1].choices[0] if game.agents[1].choices else None),
        Random(7),
    )
    match = app.screen.session.match
    while match.plies < plies and match.outcome is None:
        app.screen.play(adviser.choose(match, rng=rng).move)


async def show_reversi(app):
    await show_middle(app, "reversi", 20)


async def show_gomoku(app):
    await show_middle(app, "gomoku", 14)


async def show_gomoku_scores(app):
    app.update_settings(overlay=True)
    await show_middle(app, "gomoku", 14)
    app.update_settings(overlay=False)


async def show_gomoku_moves(app):
    await show_middle(app, "gomoku", 14)
    app.screen.show_moves()


async def show_gomoku_choice(app):
    await show_middle(app, "gomoku", 14)
    app.screen.board._move(0, 0)
    app.screen.board._move(4, 4)


async def show_reversi_setup(app):
    app.go(SetupScreen(app, against_the_report_s_player()))


async def show_reversi_hint(app):
    """After an answer that says a lot, with a hint."""
    app.start_game(against_the_report_s_player())
    screen = app.screen
    screen.play(screen.session.match.legal_moves[0])
    await until(lambda: screen.session.phase is Phase.PERSON)
    choice = Choice(screen.session.match.moves[-1], 12, depth=8, nodes=1_234_567, measure=DISCS)
    screen.session.last_choice = choice
    screen.refresh()
    screen.ask_hint()
    await until(lambda: screen.hint is not None)


def against_the_report_s_player():
    game = game_called("reversi")
    return Setup.against(game, Seat.taken_by(game.agents[1], 3, NO_LIMIT))


async def show_snakes(app):
    await show_middle(app, "snakes", 6, seed=7)


async def show_snakes_roll(app):
    app.start_game(Setup(game_called("snakes"), (ROLLING_PERSON, PERSON), seed=3))


async def show_snakes_rounds(app):
    await show_middle(app, "snakes", 20, seed=7)
    app.screen.show_rounds()


async def show_labyrinth_rounds(app):
    await show_middle(app, "labyrinth", 20, seed=7)
    app.screen.show_rounds()


async def long_rounds(app, _argument=None):
    """Where the table of 400 rounds scrolls to, and what is on its canvases there."""
    match = long_match(400)
    app.start_game(Setup(match.game, (PERSON, PERSON), position=match.start))
    for move in match.moves:
        app.screen.session.match.play(move)
    app.screen.show_rounds()
    places = []
    for size in ((360, 640), (640, 360)):
        app.screen.resized(*size)
        await resize(app, *size)
        bar = app.main_window._impl.native.findChild(QScrollArea).verticalScrollBar()
        for place in (97, 5000, 5200, 5000, bar.maximum(), 0):
            bar.setValue(place)
            await asyncio.sleep(0)
            canvases = [each for each in in_all_windows(QWidget) if each.isVisible()]
            heard = " ".join(each.accessibleName() for each in canvases)
            rounds = [number for number in range(1, 401) if f"Round {number}," in heard]
            places.append((place, bar.value(), bar.maximum(), rounds[0], rounds[-1]))
    return {"places": places}


async def show_labyrinth_bumps(app):
    game = game_called("labyrinth").variants["7x7-bump"]
    app.start_game(Setup(game, (PERSON, PERSON), seed=7))


async def show_labyrinth_setup(app):
    game = game_called("labyrinth").variants["7x7-bump"]
    app.go(SetupScreen(app, Setup.against(game, Seat.taken_by(game.agents[-1]))))


async def show_labyrinth(app):
    await show_middle(app, "labyrinth", 6, seed=7)


async def show_lobby(app):
    app.go_home()
    app.go(LobbyScreen(app, game_called("labyrinth")))


async def show_snakes_setup(app):
    game = game_called("snakes")
    app.go(SetupScreen(app, Setup.against(game, Seat.taken_by(game.agents[-1]))))


async def show_moves(app):
    await show_game(app)
    app.screen.show_moves()


async def show_menu(app):
    await show_game(app)
    app.screen.show_menu()


async def show_result(app):
    await show_game(app)
    app.screen.resign()


async def show_watch(app):
    agents = GAMES[0].agents
    app.start_game(Setup(GAMES[0], (Seat.taken_by(agents[3]), Seat.taken_by(agents[2]))))
    await until(lambda: app.screen.session.match.plies > 0)
    app.screen.stop_or_go_on()


async def show_learning(app):
    app.go(LearningScreen(app, GAMES[0]))


async def show_examples(app):
    app.go(ExamplesScreen(app, GAMES[0]))


async def show_example(app):
    """What MiniMax Boat believes, in the middle of its game."""
    app.go(ExampleScreen(app, EXAMPLES["tank"][2], 10))


async def show_lesson(app):
    app.go(LessonScreen(app, GAMES[0], 2))


async def show_rules(app):
    app.go(RulesScreen(app, GAMES[0], 4))


async def show_rule_sets(app):
    """The page of the rules that only one board has."""
    app.go(RulesScreen(app, GAMES[0].variants["no-take-back"], 7))


async def show_history(app):
    app.go(HistoryScreen(app))


async def show_statistics(app):
    app.go(StatisticsScreen(app))


async def show_review(app):
    longest = max(Shelf(app.library).games(), key=lambda saved: len(saved.record.moves))
    app.go(ReviewScreen(app, longest, 2))


async def show_text(app):
    await show_review(app)
    app.screen.show_text()
    await until(lambda: app.screen.panel_is_open)


async def show_import(app):
    app.go(ImportScreen(app))


async def show_position(app):
    app.go(EditorScreen(app, GAMES[0]))


async def show_position_text(app):
    await show_position(app)
    app.screen.show_text()


async def show_opponents(app):
    app.go(OpponentsScreen(app, GAMES[0], next(iter(GAMES[0].starts.values()))))


async def show_settings(app):
    app.go(SettingsScreen(app))


async def show_about(app):
    app.go(AboutScreen(app))


async def show_sources(app):
    app.go(SourcesScreen(app))


async def text_colours(app, _argument=None):
    """The ground of a text as it is drawn, and as the theme wants it."""
    colours = {}
    for theme in ("light", "dark"):
        app.update_settings(theme=theme)
        app.go(AboutScreen(app))
        await resize(app, 360, 640)
        window = app.main_window._impl.native.centralWidget()
        (box,) = window.findChildren(QTextEdit)
        corner = box.mapTo(window, QPoint(4, box.height() - 9))
        colours[theme] = {
            "ground": window.grab().toImage().pixelColor(corner).name(),
            "wanted": app.theme.button.lower(),
        }
    return colours


async def keys(app, _argument=None):
    """What each key of the menu does, pressed for real; and what Ctrl+Z does in a game."""
    app.update_settings(motion="off")
    await show_middle(app, "tank", 1)
    window = app.main_window._impl.native
    window.activateWindow()
    await until(window.isActiveWindow)
    match = app.screen.session.match
    press(app, SHORTCUTS["undo"][1])
    plies = [match.plies]
    press(app, SHORTCUTS["redo"][1])
    plies.append(match.plies)
    pressed = []
    app.screen.keys = lambda: {
        action: lambda action=action: pressed.append(action) for action in SHORTCUTS
    }
    app.go_back = lambda: pressed.append("back")
    app.keyboard.follow()
    for _name, key in SHORTCUTS.values():
        press(app, key)
    return {"plies": plies, "pressed": pressed}


def press(app, key):
    """A real press of a key, on whatever has the focus."""
    combination = toga_to_qt_key(key)[0]
    target = QApplication.focusWidget() or app.main_window._impl.native
    QTest.keyClick(target, combination.key(), combination.keyboardModifiers())


async def keys_in_a_text(app, _argument=None):
    """Keys that a box to write in knows by itself stay its own."""
    await show_import(app)
    window = app.main_window._impl.native
    window.activateWindow()
    await until(window.isActiveWindow)
    box = app.screen.text._impl.native
    box.setFocus()
    QTest.keyClicks(box, "ab")
    said = []
    for key in ("a", "x", "v", "v", "z"):
        press(app, Key.MOD_1 + key)
        said.append(box.toPlainText())
    return {"said": said}


async def menus(app, language):
    """Every text in the menus of the window, and what the toolkit says by itself."""
    app.update_settings(language=language)
    bar = app.main_window._impl.native.menuBar()
    app.tell("a", "b")
    await until(lambda: QApplication.activeModalWidget() is not None)
    told = [each.text() for each in QApplication.activeModalWidget().findChildren(QPushButton)]
    QApplication.activeModalWidget().reject()
    app.ask("a", "b", lambda: None)
    await until(lambda: QApplication.activeModalWidget() is not None)
    told += [each.text() for each in QApplication.activeModalWidget().findChildren(QPushButton)]
    await show_import(app)
    box = app.screen.text._impl.native.createStandardContextMenu()
    return {"menus": [*texts_in(bar), *told], "box": list(texts_in(box))}


def texts_in(menu):
    """The texts of a menu and of all below it, less the keys that Qt writes behind them."""
    for action in menu.actions():
        if not action.isSeparator():
            yield action.text().split("\t")[0]
        if action.menu() is not None:
            yield from texts_in(action.menu())


async def long_import(app, file):
    """The most milliseconds that each step with a long game kept the window waiting, and kept it
    working, between two turns of its loop."""
    text, waited, worked = Path(file).read_text(encoding="utf-8"), {}, {}

    async def step(name, do, until_done=lambda: True):
        waits, works = [], []
        ends, times = time.monotonic() + 0.3, (time.monotonic(), time.thread_time())
        do()
        while not (waits and until_done() and time.monotonic() > ends):
            await asyncio.sleep(0)
            before, times = times, (time.monotonic(), time.thread_time())
            waits.append(times[0] - before[0])
            works.append(times[1] - before[1])
        waited[name], worked[name] = (round(max(each) * 1000) for each in (waits, works))

    await show_import(app)
    await step("paste", lambda: paste(app.screen.text, text))
    await step("again", app.show_again)
    take = app.screen._import
    await step("import", take, lambda: isinstance(app.screen, ReviewScreen))
    number = app.library.summaries(1)[0].id
    panel = lambda: app.screen.panel_is_open  # noqa: E731 (said thrice)
    await step("text", app.screen.show_text, panel)
    await step("close", app.screen.close_panel)
    if app.screen.painter.keeps_rounds:
        await step("rounds", app.screen.show_rounds, panel)
    await step("before", lambda: app.screen.step(-1))
    await step("play on", app.screen._play_on, lambda: isinstance(app.screen, GameScreen))
    await step("undo", app.screen.undo)
    await step("home", app.go_home)
    await step("history", lambda: app.go(HistoryScreen(app)))
    await step("review", lambda: app.review(number), lambda: isinstance(app.screen, ReviewScreen))
    return {"waited": waited, "worked": worked}


async def large_pastes(app, _argument=None):
    """What becomes of texts that a window could not lay out, on both screens that take a text."""
    texts = ("x" * 100_000, "\n" * 500_000, "R L " * 20_000, "{} {}" * 300_000)
    done = []
    for show in (show_import, show_position_text):
        for text in texts:
            await show(app)
            boxes = in_all_windows(QTextEdit)
            box = next(each for each in boxes if not each.isReadOnly() and each.isVisible())
            box.clear()
            QApplication.clipboard().setText(text)
            began = time.thread_time()
            box.paste()
            await asyncio.sleep(0.05)
            (reason,) = (
                each.toPlainText()
                for each in in_all_windows(QTextEdit)
                if each.isReadOnly() and each.isVisible()
            )
            worked = round((time.thread_time() - began) * 1000)
            done.append((len(box.toPlainText()), reason, worked))
    return {"done": done}


def paste(box, text):
    """Paste a text as a person does."""
    QApplication.clipboard().setText(text)
    box._impl.native.paste()


async def plain_texts(app, picture):
    """Which texts on all screens and in dialogs Qt may take for HTML, when players have such names;
    and what a name with an ampersand looks like on a button."""
    names = (f"<h1>T&J</h1><img src='{picture}'>", "<b>&amp;</b>")
    app.update_settings(motion="off")
    await show_imported(app, names)
    rich, seen, captions = [], set(), set()
    for show in (show_review_of_latest, *SHOWN):
        await show(app)
        seen.add(type(app.screen).__name__)
        rich += rich_texts()
        captions |= {each.text() for each in in_all_windows(QPushButton) if "T&" in each.text()}
    for dialog in (app.tell, lambda *texts: app.ask(*texts, lambda: None)):
        dialog(names[0], names[0])
        await until(lambda: QApplication.activeModalWidget() is not None)
        rich += rich_texts()
        seen.add(QApplication.activeModalWidget().text())
        QApplication.activeModalWidget().reject()
    return {"rich": rich, "seen": sorted(seen), "captions": sorted(captions)}


async def long_names(app, _argument=None):
    """What does not fit on a phone when players have names of a hundred letters."""
    await show_imported(app, ("Maximilian von Hohenstein " * 3, "Κωνσταντινουπολίτης " * 5))
    misfits = []
    for show in (show_review_of_latest, show_history):
        await show(app)
        await resize(app, 360, 640)
        misfits += misfitting(app)
    return {"misfits": misfits}


async def show_imported(app, names):
    """A game that came from elsewhere, as it is shown after the import."""
    first, second = names
    start = GAMES[0].starts["plain"]
    app.import_game(Record(GAMES[0], start, (Move.RED_RIGHT,), first=first, second=second))
    await until(lambda: isinstance(app.screen, ReviewScreen))


async def show_review_of_latest(app):
    """The game that was saved last."""
    latest = max(Shelf(app.library).games(), key=lambda saved: saved.summary.order)
    app.go(ReviewScreen(app, latest))


def rich_texts():
    """The texts in all windows that are not shown letter by letter, and those of tooltips."""
    for label in in_all_windows(QLabel):
        if label.text() and label.textFormat() is not Qt.TextFormat.PlainText:
            yield label.text()
    yield from (each.toolTip() for each in in_all_windows(QWidget) if each.toolTip())


def in_all_windows(kind):
    return [each for each in QApplication.allWidgets() if isinstance(each, kind)]


SHOWN = (
    *(show_games, show_reversi, show_reversi_setup, show_reversi_hint),
    *(show_gomoku, show_gomoku_scores, show_gomoku_moves, show_gomoku_choice),
    *(show_snakes, show_snakes_roll, show_labyrinth_bumps, show_labyrinth_setup),
    *(show_snakes_rounds, show_snakes_setup, show_labyrinth, show_labyrinth_rounds, show_lobby),
    *(show_home, show_setup, show_game, show_moves, show_menu, show_result, show_watch),
    *(show_no_take_back, show_learning, show_examples, show_example, show_lesson, show_rules),
    *(show_rule_sets, show_history),
    *(show_statistics, show_review),
    *(show_text, show_import, show_position, show_position_text, show_opponents),
    *(show_settings, show_about, show_sources),
)
SCENARIOS = {
    each.__name__: each
    for each in (
        *(play, play_game, play_by_list, tap_and_drag, latency, first_picture, screenshots),
        *(fitting, examples_fitting, text_colours),
        *(keys, keys_in_a_text, menus, plain_texts, large_pastes),
        *(long_import, long_rounds, long_names),
    )
}


class DrivenApp(RLTankAttack):
    scenarios = SCENARIOS

    def startup(self):
        super().startup()
        seconds = time.monotonic() - float(os.environ["DRIVER_STARTED"])
        self.first_picture_ms = round(seconds * 1000)

    async def on_running(self):
        await super().on_running()
        asyncio.get_running_loop().create_task(self._drive())

    async def _drive(self):
        code = 1
        try:
            scenario = self.scenarios[sys.argv[1]]
            print(json.dumps(await scenario(self, *sys.argv[2:])), flush=True)
            code = 0
        except Exception:
            traceback.print_exc()
        finally:
            sys.stderr.flush()
            os._exit(code)  # a window that hangs at the end must not hang the tests


if __name__ == "__main__":
    DrivenApp("RLTankAttack", "org.rltankattack.rltankattack").main_loop()
