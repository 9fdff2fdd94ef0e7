"""A number for each picture of a board, so that no stroke changes without being noticed.

python -m tests.ui.signature > tests/golden/drawings.txt     (after a look at the new drawings)

A line holds the picture's name, how many things it consists of, a checksum of their kinds,
colours and words, and the sum of all their lengths and places.
"""

import os
import zlib
from random import Random

os.environ.setdefault("TOGA_BACKEND", "toga_dummy")

from rltankattack.engine.games import GAMES
from rltankattack.engine.match import Match
from rltankattack.ui.boards import PAINTERS
from rltankattack.ui.boards.painter import Scene
from rltankattack.ui.boards.tank.hands import BOAT
from rltankattack.ui.theme import DARK, LIGHT
from rltankattack.ui.words import speak
from tests.ui.drawings import described, frame

SIZE = (360, 352)
SHOWN_PLIES = (1, 2, 7, 12, 24)
"""And the last one, whichever that is."""
LONGEST = 500
TIMES = (0.0, 0.3, 0.7)
CHOSEN = {"tank": BOAT}
"""What a first tap chooses, in the games in which a move takes two."""


def signatures():
    """The signature of every picture, by its name."""
    speak("en")
    found = {}
    for game in GAMES:
        painter = PAINTERS[game.name](game)
        painter.lay_out(*SIZE)
        for name, scene in pictures(game, painter):
            for theme, colours in (("light", LIGHT), ("dark", DARK)):
                found[f"{game.name} {name} {theme}"] = signature(frame(painter, scene, colours))
    return found


def pictures(game, painter):
    """The rules, the small picture, and a game with its moves under way and every mark."""
    yield "picture", painter.picture()
    for number, page in enumerate(painter.rules(), start=1):
        yield f"rules-{number}", page.scene
    match = fixed_match(game)
    for ply in sorted({match.plies, *(ply for ply in SHOWN_PLIES if ply <= match.plies)}):
        old, new, move = *match.positions[ply - 1 : ply + 1], match.moves[ply - 1]
        for time in TIMES:
            yield f"ply-{ply}-at-{time}", Scene(old, new, time, last_move=move)
        moves = game.moves(new)
        if moves:
            marks = {"last_move": move, "hint": moves[0], "cursor": 0, "overlay": True}
            chosen = CHOSEN.get(game.name)
            yield f"ply-{ply}-marked", Scene(old, new, moves=moves, selection=chosen, **marks)
        if moves and game.has_dice:
            yield f"ply-{ply}-rolled", Scene(old, new, moves=moves[:1], rolls=True, **marks)


def fixed_match(game):
    """The same moves on every Python: only `Random.random` is the same everywhere."""
    rng = Random(1)
    match = Match(game, game.start(rng))
    while match.outcome is None and match.plies < LONGEST:
        legal = match.legal_moves
        match.play(legal[int(rng.random() * len(legal))])
    return match


def signature(actions):
    """How much is drawn, of which kinds, and where."""
    looks, numbers = described(actions)
    named = [each.__name__ if isinstance(each, type) else str(each) for each in looks]
    return len(looks), zlib.crc32("\n".join(named).encode()), sum(numbers)


if __name__ == "__main__":
    for name, (count, kind, total) in signatures().items():
        print(f"{name} {count} {kind:08x} {total:.2f}")
