"""A whole match as text and back, in the manner of chess's PGN.

    [Game "tank"]
    [Rules "classic"]
    [Start "4432022344 0 11 r"]
    [First "Person"]
    [Second "Crazy Boat"]
    [Date "2026-11-18"]
    [Result "1-0"]
    [Ending "port reached"]

    1. R L 2. R +7 {e=3 depth=4} {a comment} 3. R -8

A comment may be an agent's report of its move (`report.py`). A reader gets a whole match or an
error that names the line; every move is replayed by the rules.
"""

import datetime
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, NoReturn, TypeVar

from .game import Game, IllegalMove, InvalidPosition, Outcome, Player
from .games import find_game
from .match import Match, Verdict
from .quote import quoted
from .reason import Reason, Refused

REQUIRED = ("Game", "Rules", "Start", "Result")
OPTIONAL = ("Limits", "First", "Second", "Date", "Ending")

RESULTS: Mapping[str, Player | None] = {
    "1-0": Player.FIRST,
    "0-1": Player.SECOND,
    "1/2-1/2": None,
}
UNFINISHED = "*"
LINE_WIDTH = 80
LONGEST_NAME = 100
"""Characters of the longest name of a player."""

_E = TypeVar("_E", bound=Refused)

_HEADER = re.compile(r'\[([A-Za-z]+) "((?:[^"\\]|\\["\\])*)"\]')
_ESCAPED = re.compile(r'\\(["\\])')
_TOKEN = re.compile(r"\{([^{}]*)\}|([^\s{}]+)|([{}])")
_NUMBER = re.compile(r"([0-9]{1,9})\.")
_LIMIT = re.compile(r"-|[1-9][0-9]{0,8}")
_NAME = Reason("printable characters, {most} at most,", most=LONGEST_NAME)
_UNWRITABLE = re.compile(r"[\x00-\x1f\x7f-\x9f\ud800-\udfff]")


@dataclass(frozen=True, slots=True)
class Record:
    """What a text keeps of a match: how it went, who played, when, and what was said of it."""

    game: Game[Any]
    start: Any
    moves: tuple[int, ...] = ()
    outcome: Outcome | None = None
    first: str = ""
    second: str = ""
    date: datetime.date | None = None
    comments: Mapping[int, tuple[str, ...]] = field(default_factory=dict, hash=False)
    """By the number of plies before it: 0 for a comment in front of the first move."""

    def __post_init__(self) -> None:
        for name in (self.first, self.second):
            if not _is_name(name):
                raise ValueError(f"expected {_NAME} as a player's name, got {quoted(name)}")
        if isinstance(self.date, datetime.datetime):
            raise ValueError(f"expected a date without a time, got {self.date}")
        for ply, comments in self.comments.items():
            if not 0 <= ply <= len(self.moves):
                raise ValueError(f"expected comments up to ply {len(self.moves)}, got one at {ply}")
            if not comments:
                raise ValueError(f"expected a comment at ply {ply}, there is none")
            for comment in comments:
                if not _is_comment(comment):
                    raise ValueError(f"expected a tidy comment without braces, got {comment!r}")

    @classmethod
    def of(cls, match: Match[Any], **about: Any) -> "Record":
        """The record of a match as it stands; `about` gives players, date and comments."""
        return cls(match.game, match.start, match.moves, match.outcome, **about)

    @classmethod
    def parse(
        cls, text: str, *, most_plies: int | None = None, most_comments: int | None = None
    ) -> "Record":
        """Read a record: a bad move, or one too many, raises `IllegalMove`, anything else
        `InvalidPosition`."""
        return _Reader(text, most_plies, most_comments).record()

    def match(self) -> Match[Any]:
        """Play the record through."""
        match = Match(self.game, self.start)
        for move in self.moves:
            match.play(move)
        _decide(match, self.outcome)
        return match

    def __str__(self) -> str:
        return self.written(self.move_texts())

    def move_texts(self) -> tuple[str, ...]:
        """Each move as the game writes it."""
        texts, position = [], self.start
        for move in self.moves:
            texts.append(self.game.move_text(position, move))
            position = self.game.play(position, move)
        return tuple(texts)

    def written(self, move_texts: Sequence[str]) -> str:
        """The record's text for one who has its `move_texts` at hand: nothing is replayed."""
        headers = "".join(f'[{name} "{_escape(value)}"]\n' for name, value in self._headers())
        return headers + "\n" + _wrap(self._tokens(move_texts)) + "\n"

    def _headers(self) -> Iterator[tuple[str, str]]:
        yield "Game", self.game.name
        yield "Rules", self.game.variant
        if _limits(self.game) != _limits(find_game(self.game.name, self.game.variant)):
            yield "Limits", _limits(self.game)
        yield "Start", self.game.text(self.start)
        yield "First", self.first
        yield "Second", self.second
        if self.date is not None:
            yield "Date", self.date.isoformat()
        yield "Result", _result_text(self.outcome)
        if self.outcome is not None:
            yield "Ending", self.outcome.reason

    def _tokens(self, move_texts: Sequence[str]) -> Iterator[str]:
        """Moves with a number before every other one, and comments word by word."""
        yield from self._comments_at(0)
        for ply, text in enumerate(move_texts):
            if ply % 2 == 0:
                yield f"{ply // 2 + 1}."
            yield text
            yield from self._comments_at(ply + 1)
        yield _result_text(self.outcome)

    def _comments_at(self, ply: int) -> Iterator[str]:
        if ply in self.comments:
            yield from comments_text(self.comments[ply]).split(" ")


def comments_text(comments: Iterable[str]) -> str:
    """Comments as they stand behind a move: ``{one} {another}``."""
    return " ".join(f"{{{comment}}}" for comment in comments)


def parse_comments(text: str) -> tuple[str, ...]:
    """Read what `comments_text` wrote; anything else is a `ValueError`."""
    comments = tuple(text.removeprefix("{").removesuffix("}").split("} {")) if text else ()
    if comments_text(comments) != text or not all(map(_is_comment, comments)):
        raise ValueError(f"expected comments as {{text}}, got {quoted(text)}")
    return comments


class _Token(NamedTuple):
    line: int
    text: str
    comment: bool


class _Reader:
    """Reads one text from top to bottom and knows the line it is at."""

    def __init__(self, text: str, most_plies: int | None, most_comments: int | None) -> None:
        self._lines = text.split("\n")
        self._most_plies = most_plies
        self._most_comments = most_comments
        self._headers: dict[str, str] = {}
        self._lines_of: dict[str, int] = {}

    def record(self) -> Record:
        first_move_line = self._read_headers()
        game = self._game()
        start = self._start(game)
        match = Match(game, start)
        comments = self._read_moves(match, first_move_line)
        self._check_result(match)
        return Record.of(
            match,
            first=self._name("First"),
            second=self._name("Second"),
            date=self._date(),
            comments=comments,
        )

    def _read_headers(self) -> int:
        """Take the headers in; the number of the line after them."""
        for number, line in enumerate(self._lines, start=1):
            stripped = line.strip()
            if not stripped:
                continue
            if not stripped.startswith("["):
                break
            self._read_header(number, stripped)
        else:
            number += 1
        for name in REQUIRED:
            if name not in self._headers:
                _refuse(
                    number,
                    Reason("expected a header {name} before this line, there is none", name=name),
                )
        if self._headers["Result"] not in (*RESULTS, UNFINISHED):
            results = " ".join([*RESULTS, UNFINISHED])
            self._refuse_header("Result", Reason("one of {results}", results=results))
        return number

    def _read_header(self, number: int, line: str) -> None:
        header = _HEADER.fullmatch(line)
        if header is None:
            _refuse(
                number,
                Reason('expected a header such as [Game "tank"], got {came}', came=quoted(line)),
            )
        name, value = header[1], _ESCAPED.sub(r"\1", header[2])
        if name not in REQUIRED + OPTIONAL:
            known = ", ".join(REQUIRED + OPTIONAL)
            _refuse(
                number,
                Reason(
                    "expected a header from {known}, got {came}", known=known, came=quoted(name)
                ),
            )
        if name in self._headers:
            _refuse(
                number,
                Reason(
                    "expected {name} once, it stands at line {first}, too",
                    name=name,
                    first=self._lines_of[name],
                ),
            )
        self._headers[name] = value
        self._lines_of[name] = number

    def _game(self) -> Game[Any]:
        try:
            game = find_game(self._headers["Game"], self._headers["Rules"])
        except LookupError as error:
            _refuse(self._lines_of["Rules"], error.args[0])
        if "Limits" not in self._headers:
            return game
        limits = self._headers["Limits"].split(" ")
        if len(limits) != 3 or not all(map(_LIMIT.fullmatch, limits)):
            self._refuse_header("Limits", Reason("three numbers or '-' (claim, repetition, plies)"))
        claim, repetition, plies = (None if text == "-" else int(text) for text in limits)
        return game.with_limits(claim, repetition, plies)

    def _start(self, game: Game[Any]) -> Any:
        try:
            return game.parse(self._headers["Start"])
        except InvalidPosition as error:
            raise _at(self._lines_of["Start"], error) from error

    def _name(self, header: str) -> str:
        name = self._headers.get(header, "")
        if not _is_name(name):
            self._refuse_header(header, _NAME)
        return name

    def _date(self) -> datetime.date | None:
        text = self._headers.get("Date")
        if text is None:
            return None
        try:
            date = datetime.date.fromisoformat(text)
        except ValueError:
            date = None
        if date is None or date.isoformat() != text:
            self._refuse_header("Date", Reason("a date such as 2026-11-18"))
        return date

    def _read_moves(self, match: Match[Any], first_line: int) -> dict[int, tuple[str, ...]]:
        """Replay the moves; the result at the end closes the text."""
        comments: defaultdict[int, list[str]] = defaultdict(list)
        count = 0
        result = self._headers["Result"]
        closed = False
        for line, text, comment in self._tokens(first_line):
            if comment:
                if count == self._most_comments:
                    most = Reason("expected at most {most} comments, got one more", most=count)
                    _refuse(line, most)
                count += 1
                comments[match.plies].append(text)
            elif closed:
                _refuse(
                    line, Reason("expected nothing after the result, got {came}", came=quoted(text))
                )
            elif text in RESULTS or text == UNFINISHED:
                if text != result:
                    _refuse(
                        line,
                        Reason(
                            "expected the result {result}, got {came}",
                            result=quoted(result),
                            came=quoted(text),
                        ),
                    )
                closed = True
            elif not _is_number(match, line, text):
                if match.plies == self._most_plies:
                    raise _at(
                        line,
                        IllegalMove(
                            "expected at most {most} plies, got {came}",
                            most=match.plies,
                            came=quoted(text),
                        ),
                    )
                _play(match, line, text)
        return {ply: tuple(said) for ply, said in comments.items()}

    def _tokens(self, first_line: int) -> Iterator[_Token]:
        """Words and comments with their lines; a comment may go over several lines."""
        body = "\n".join(self._lines[first_line - 1 :])
        line, counted = first_line, 0
        for token in _TOKEN.finditer(body):
            line += body.count("\n", counted, token.start())
            counted = token.start()
            comment, word, brace = token.groups()
            if brace:
                _refuse(
                    line,
                    Reason(
                        "expected each comment as {{text}}, got a lone {came}", came=quoted(brace)
                    ),
                )
            if comment is not None and not _is_writable(_tidy(comment)):
                _refuse(
                    line,
                    Reason(
                        "expected a comment of printable characters, got {came}",
                        came=quoted(comment),
                    ),
                )
            if comment is not None:
                yield _Token(line, _tidy(comment), comment=True)
            else:
                yield _Token(line, word, comment=False)

    def _check_result(self, match: Match[Any]) -> None:
        """The result must be the one the moves lead to, or a decision that nothing contradicts."""
        stated = self._stated_outcome()
        try:
            _decide(match, stated)
        except InvalidPosition as error:
            raise _at(self._lines_of["Result"], error) from error

    def _stated_outcome(self) -> Outcome | None:
        result = self._headers["Result"]
        if result == UNFINISHED:
            if "Ending" in self._headers:
                self._refuse_header("Ending", Reason("no ending while the result is '*'"))
            return None
        if "Ending" not in self._headers:
            _refuse(self._lines_of["Result"], Reason("expected a header Ending with this result"))
        return Outcome(RESULTS[result], self._headers["Ending"])

    def _refuse_header(self, name: str, expected: Reason) -> NoReturn:
        came = quoted(self._headers[name])
        _refuse(
            self._lines_of[name],
            Reason("expected {what} as {name}, got {came}", what=expected, name=name, came=came),
        )


def _decide(match: Match[Any], outcome: Outcome | None) -> None:
    """Bring a replayed match to its stated end; `InvalidPosition` when it cannot end like that."""
    if match.outcome is None and outcome is not None:
        if outcome.reason == Verdict.RESIGNED and outcome.winner is not None:
            match.resign(outcome.winner.other)
        elif outcome.reason == Verdict.CLAIMED and match.can_claim:
            match.claim()
    if match.outcome != outcome:
        raise InvalidPosition(
            "expected the result that the moves lead to, {expected}, got {came}",
            expected=_described(match.outcome),
            came=_described(outcome),
        )


def _described(outcome: Outcome | None) -> Reason | str:
    """A result and its ending, as the headers have them."""
    if outcome is None:
        return Reason("{result} (going on)", result=UNFINISHED)
    return f"{_result_text(outcome)} ({quoted(outcome.reason)})"


def _result_text(outcome: Outcome | None) -> str:
    if outcome is None:
        return UNFINISHED
    return next(text for text, winner in RESULTS.items() if winner is outcome.winner)


def _is_number(match: Match[Any], line: int, text: str) -> bool:
    """Whether a word is a move's number; a wrong number means that a move was lost."""
    number = _NUMBER.fullmatch(text)
    if number is None:
        return False
    if match.plies % 2 or int(number[1]) != match.plies // 2 + 1:
        came = quoted(text)
        if match.plies % 2:
            raise _at(line, IllegalMove("expected a move, got {came}", came=came))
        wanted = f"{match.plies // 2 + 1}."
        raise _at(line, IllegalMove("expected {wanted}, got {came}", wanted=wanted, came=came))
    return True


def _play(match: Match[Any], line: int, text: str) -> None:
    try:
        match.play(match.game.parse_move(match.position, text))
    except IllegalMove as error:
        raise _at(line, error) from error


def _refuse(line: int, reason: Reason) -> NoReturn:
    raise InvalidPosition("line {line}: {reason}", line=line, reason=reason)


def _at(line: int, error: _E) -> _E:
    """The same error, with the line it is about."""
    return type(error)("line {line}: {reason}", line=line, reason=error.reason)


def _limits(game: Game[Any]) -> str:
    limits = (game.claim_limit, game.repetition_limit, game.ply_limit)
    return " ".join("-" if limit is None else str(limit) for limit in limits)


def _escape(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"')


def _is_name(text: str) -> bool:
    return len(text) <= LONGEST_NAME and _is_writable(text)


def _is_writable(text: str) -> bool:
    """Whether a text holds no control characters and nothing that cannot be encoded."""
    return _UNWRITABLE.search(text) is None


def _is_comment(text: str) -> bool:
    return text == _tidy(text) and _is_writable(text) and not {"{", "}"} & set(text)


def _tidy(comment: str) -> str:
    """A comment with single spaces: lines are wrapped anew when it is written."""
    return " ".join(comment.split())


def _wrap(words: Iterator[str]) -> str:
    lines: list[str] = []
    line = ""
    for word in words:
        if line and len(line) + 1 + len(word) > LINE_WIDTH:
            lines.append(line)
            line = word
        else:
            line = f"{line} {word}" if line else word
    return "\n".join([*lines, line])
