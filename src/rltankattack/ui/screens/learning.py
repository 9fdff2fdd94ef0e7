"""How to play: lessons, examples and the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...play.examples import EXAMPLES
from ...play.lessons import LESSONS
from ..boards import PAINTERS
from ..theme import MARGIN
from ..words import _
from .examples import ExamplesScreen
from .lesson import LessonScreen
from .rules import RulesScreen
from .screen import Screen, button, page, row, scrolled, title

if TYPE_CHECKING:
    import toga

    from ...app import RLTankAttack
    from ...engine.game import Game


def how_to_play(app: RLTankAttack, game: Game) -> Screen:
    """The lessons of a game; the rules of one that has none."""
    return LearningScreen(app, game) if game.name in LESSONS else RulesScreen(app, game)


class LearningScreen(Screen):
    """A button for each lesson, marked when it has been solved."""

    def __init__(self, app: RLTankAttack, game: Game) -> None:
        self._app = app
        self._game = game
        theme = app.theme
        lessons = [self._lesson(number) for number in range(len(LESSONS[game.name]))]
        rules = button(theme, _("The rules, with pictures"), lambda: app.go(RulesScreen(app, game)))
        examples = button(theme, _("Examples"), lambda: app.go(ExamplesScreen(app, game)))
        shown = (examples,) if game.name in EXAMPLES else ()
        self.content = page(
            theme,
            title(theme, _("How to play")),
            scrolled(theme, *lessons, rules, *shown),
            row(button(theme, _("Back"), app.go_back, flex=1), margin=MARGIN),
        )

    def renewed(self) -> LearningScreen:
        """With the marks of now."""
        return LearningScreen(self._app, self._game)

    def _lesson(self, number: int) -> toga.Button:
        app, game = self._app, self._game
        lesson = LESSONS[game.name][number]
        name = PAINTERS[game.name](lesson.game).task(lesson.key).name
        text = _("{number}. {name}").format(number=number + 1, name=name)
        if lesson.key in app.settings.lessons_solved:
            text = f"✓ {text}"
        return button(app.theme, text, lambda: app.go(LessonScreen(app, game, number)))
