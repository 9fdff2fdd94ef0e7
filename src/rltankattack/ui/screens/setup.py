"""The few choices before a game; the defaults are the thesis's, and one tap starts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...engine.agent import SECONDS
from ...engine.game import InvalidPosition, Player
from ...play.seat import PERSON, ROLLING_PERSON, Seat
from ..boards import PAINTERS
from ..theme import MARGIN
from ..words import _
from .choice import choice, entry
from .screen import Screen, button, note, page, row, scrolled, title
from .telling import limit_in_words

if TYPE_CHECKING:
    from collections.abc import Callable

    import toga

    from ...app import RLTankAttack
    from ...engine.game import Game
    from ...play.setup import Setup


def leaves_choices(setup: Setup) -> bool:
    """Whether there is anything to choose before a game."""
    game, persons = setup.game, [seat for seat in setup.seats if seat.is_person]
    if len(persons) < len(setup.seats) or game.has_dice:
        return True
    if len(fitting(setup)) > 1:
        return True
    open_start = max(len(game.beginners), len(game.starts)) > 1
    return setup.position is None and (open_start or game.seeds is not None)


def fitting(setup: Setup) -> list[Game[Any]]:
    """The variants of the game that can be begun: with a position that was set up, those in which
    it has the same text."""
    game, position = setup.game, setup.position
    if position is None:
        return list(game.variants.values())
    return [each for each in game.variants.values() if _takes(each, game.text(position))]


def _takes(game: Game[Any], text: str) -> bool:
    try:
        game.parse(text)
    except InvalidPosition:
        return False
    return True


class SetupScreen(Screen):
    """One row for each choice that this game leaves open."""

    def __init__(self, app: RLTankAttack, setup: Setup, seed: str = "") -> None:
        self._app = app
        self._setup = setup
        self._seed = seed
        self._limit: int | None = None
        self._painter = PAINTERS[setup.game.name](setup.game)
        theme = app.theme
        start = button(
            theme,
            _("Start"),
            self._start,
            flex=2,
            background_color=theme.accent,
            color=theme.accent_ink,
        )
        back = button(theme, _("Back"), app.go_back, flex=1)
        self.content = page(
            theme,
            title(theme, self._heading()),
            scrolled(theme, *self._choices()),
            row(back, start, margin=MARGIN),
        )

    def renewed(self) -> SetupScreen:
        """With the choices made so far."""
        return SetupScreen(self._app, self._setup, self._seed)

    def _heading(self) -> str:
        persons = sum(seat.is_person for seat in self._setup.seats)
        if persons == 2:
            return _("Two players")
        if persons == 0:
            return _("Watch two agents")
        return next(seat.kind.name for seat in self._setup.seats if seat.kind is not None)

    def _choices(self) -> list[toga.Widget]:
        setup, name = self._setup, self._painter.player_name
        choices: list[toga.Widget] = self._about_opponent()
        persons = [player for player in Player if setup.seats[player].is_person]
        if len(persons) == 1:
            choices.append(
                self._choice(
                    "colour",
                    _("You play"),
                    [(name(player), player) for player in Player],
                    persons[0],
                    self._take_side,
                )
            )
            choices += self._strength_choice(persons[0].other)
        elif not persons:
            for player in Player:
                choices.append(self._agent_choice(player))
        choices += self._limit_choice()
        if persons and setup.game.has_dice:
            choices.append(self._dice_choice(setup.seats[persons[0]]))
        if setup.position is None:
            return [*choices, *self._start_choices()]
        return [*choices, self._variant_choice()] if len(fitting(setup)) > 1 else choices

    def _about_opponent(self) -> list[toga.Widget]:
        """What to know of the one agent that a person is about to meet."""
        kinds = [seat.kind for seat in self._setup.seats if seat.kind is not None]
        lines = self._painter.agent_in_words(kinds[0].name) if len(kinds) == 1 else []
        return [note(self._app.theme, lines)] if lines else []

    def _start_choices(self) -> list[toga.Widget]:
        game = self._setup.game
        choices: list[toga.Widget] = []
        if len(game.beginners) > 1:
            choices.append(self._beginner_choice())
        if len(fitting(self._setup)) > 1:
            choices.append(self._variant_choice())
        if game.amounts is not None:
            choices.append(self._amount_choice(game.amounts))
        if game.seeds is not None:
            choices.append(self._seed_entry())
        elif len(game.starts) > 1:
            choices.append(self._named_start_choice())
        return choices

    def _beginner_choice(self) -> toga.Widget:
        name = self._painter.player_name
        return self._choice(
            "begins",
            _("Begins"),
            [(name(player), player) for player in self._setup.game.beginners],
            self._setup.begins,
            lambda player: self._change(begins=player),
        )

    def _variant_choice(self) -> toga.Widget:
        game = self._setup.game
        painters = {each: PAINTERS[game.name](each) for each in fitting(self._setup)}
        options = [(painter.variant_name(), each) for each, painter in painters.items()]
        return self._choice(
            "variant", _("Board"), options, game, lambda each: self._change(game=each)
        )

    def _amount_choice(self, amounts: range) -> toga.Widget:
        current, usual = self._setup.amount, self._setup.game.usual_amount
        return self._choice(
            "amount",
            self._painter.amount_name(),
            [(str(amount), amount) for amount in amounts],
            usual if current is None else current,
            lambda amount: self._change(amount=amount),
        )

    def _named_start_choice(self) -> toga.Widget:
        starts = [(self._painter.start_name(key), key) for key in self._setup.game.starts]
        return self._choice(
            "start",
            self._painter.starts_name(),
            [(_("Random"), None), *starts],
            self._setup.start,
            lambda key: self._change(start=key),
        )

    def _seed_entry(self) -> toga.Widget:
        return entry(
            self._app.theme,
            "setup-seed",
            _("Seed"),
            _("random"),
            self._seed,
            self._write_seed,
        )

    def _write_seed(self, text: str) -> None:
        self._seed = text.strip()

    def _dice_choice(self, person: Seat) -> toga.Widget:
        return self._choice(
            "dice",
            _("The die"),
            [(_("Choose it"), PERSON), (_("Roll it"), ROLLING_PERSON)],
            person,
            lambda seat: self._set(self._setup.with_persons(seat)),
        )

    def _strength_choice(self, player: Player) -> list[toga.Widget]:
        kind = self._setup.seats[player].kind
        assert kind is not None
        if kind.setting is None:
            return []
        names = {"depth": _("Depth"), "level": _("Level"), SECONDS: _("Seconds")}
        strengths = [(str(strength), strength) for strength in kind.choices]

        def choose(strength: int) -> None:
            seat = self._within_limit(Seat.taken_by(kind, strength))
            first, second = (each if each.is_person else seat for each in self._setup.seats)
            self._change(seats=(first, second))

        current = self._setup.seats[player].strength
        return [self._choice("strength", names[kind.setting], strengths, current, choose)]

    def _limit_choice(self) -> list[toga.Widget]:
        """How long agents with such a choice may think; of two that play each other, both."""
        seats = self._setup.seats
        watched = not any(seat.is_person for seat in seats)
        kinds = self._setup.game.agents if watched else [seat.kind for seat in seats]
        limited = [kind for kind in kinds if kind is not None and kind.limits]
        if not limited:
            return []
        chosen = [seat.limit for seat in seats if seat.limit is not None]
        self._limit = chosen[0] if chosen else limited[0].usual_limit
        options = [(limit_in_words(limit), limit) for limit in limited[0].limits]
        return [self._choice("limit", _("Time limit"), options, self._limit, self._take_limit)]

    def _take_limit(self, limit: int) -> None:
        self._limit = limit
        first, second = map(self._within_limit, self._setup.seats)
        self._change(seats=(first, second))

    def _within_limit(self, seat: Seat) -> Seat:
        """The same player with the chosen time limit, where it takes one."""
        if seat.kind is None or not seat.kind.limits:
            return seat
        return Seat.taken_by(seat.kind, seat.strength, self._limit)

    def _agent_choice(self, player: Player) -> toga.Widget:
        seats = [
            Seat.taken_by(kind, strength)
            for kind in self._setup.game.agents
            for strength in (kind.choices or [None])
        ]

        def choose(seat: Seat) -> None:
            pair = list(self._setup.seats)
            pair[player] = self._within_limit(seat)
            self._change(seats=tuple(pair))

        options = [(str(seat), seat) for seat in seats]
        current, name = self._setup.seats[player], self._painter.player_name(player)
        assert current.kind is not None
        shown = Seat.taken_by(current.kind, current.strength)  # its time limit stands below
        return self._choice(f"agent-{player:d}", name, options, shown, choose)

    def _choice(
        self,
        key: str,
        text: str,
        options: list[tuple[str, Any]],
        current: Any,
        choose: Callable[[Any], None],
    ) -> toga.Widget:
        return choice(self._app.theme, f"setup-{key}", text, options, current, choose)

    def _take_side(self, player: Player) -> None:
        if not self._setup.seats[player].is_person:
            self._set(self._setup.swapped())

    def _change(self, **changes: Any) -> None:
        self._set(self._setup.changed(**changes))

    def _set(self, setup: Setup) -> None:
        self._setup = setup

    def _is_seed(self, seeds: range) -> bool:
        written = self._seed
        short = len(written) <= len(str(seeds[-1]))  # Python reads no number of any length
        return short and written.isdecimal() and int(written) in seeds

    def _start(self) -> None:
        seeds = self._setup.game.seeds
        if seeds is None or not self._seed:
            self._app.start_game(self._setup.changed(seed=None))
        elif self._is_seed(seeds):
            self._app.start_game(self._setup.changed(seed=int(self._seed)))
        else:
            expected = _("Please write a whole number from {first} to {last}, or nothing.")
            message = expected.format(first=seeds[0], last=seeds[-1])
            self._app.tell(_("Seed"), message)
