"""``make bench``: how fast the searches are, and that they still give the same results.

Times are noise from machine to machine; the ratios, the nodes and the checksum are not.
"""

import json
import subprocess
import sys
import time
import zlib

from rich.console import Console
from rich.table import Table

from rltankattack.engine.games import GAMES
from rltankattack.engine.reversi import Reversi
from rltankattack.engine.reversi.expert_lookahead import ExpertLookahead, result
from rltankattack.engine.reversi.lookahead import ReversiLookahead
from rltankattack.engine.search import alphabeta, minimax
from rltankattack.engine.tank import Tank
from rltankattack.engine.tank.rules import RULES
from tests.bench.saving import costs
from tests.engine.reversi.endgames import endgames, final_lead
from tests.engine.reversi.nodes import midgames, visited
from tests.gui.scenario import drive
from tests.plain import PlainMinimax
from tests.positions import random_positions

console = Console()
reversi = Reversi()

DEPTHS = range(1, 9)
PLAIN_POSITIONS = {1: 40, 2: 40, 3: 40, 4: 40, 5: 3, 6: 3}
"""How many positions the plain minimax can bear at each depth."""
ROUNDS = 5
"""A fast search takes so little time that anything else on the machine shows; the plain one not."""
WANTED_RATIO = {4: 100, 6: 1000}
COMPARED = {1: 5000, 2: 5000, 3: 5000, 4: 1000, 5: 40}
"""Ten times what the tests compare."""
MOST_CROSSINGS = 300
MOST_OF_OTHER_BOARDS = 400
EMPTIES, ENDGAMES = 12, 5
CHEAPER_PLY, FLAT = 10, 2


def timed(search, positions, rounds=1):
    """Milliseconds per position in the quickest round, and what the search found."""
    seconds = []
    for _ in range(rounds):
        began = time.perf_counter()
        found = [search(position) for position in positions]
        seconds.append(time.perf_counter() - began)
    return min(seconds) * 1000 / len(positions), found


def plain(game, depth):
    take_back = game.rules == "classic"
    return lambda position: PlainMinimax(str(position), take_back).search(depth)


def speed() -> bool:
    """Under each rule set; MiniMax Boat thinks by those that bar taking back."""
    fast_enough = [faster_than_plain(Tank(rules)) for rules in RULES]
    return all(fast_enough)


def faster_than_plain(game) -> bool:
    """One table: fast minimax, alpha-beta and plain minimax over the same positions."""
    table = Table(title=f"{game.rules}: milliseconds per decision, 40 fixed positions")
    for heading in ("depth", "minimax", "nodes", "alpha-beta", "nodes", "plain", "ratio"):
        table.add_column(heading, justify="right")
    positions = random_positions(game, seed=7, count=40)
    checksum = 0
    fast_enough = True
    for depth in DEPTHS:
        fast_ms, fast = timed(lambda position, d=depth: minimax(game, position, d), positions)
        pruned_ms, pruned = timed(lambda position, d=depth: alphabeta(game, position, d), positions)
        for found in fast:
            checksum = zlib.crc32(f"{depth} {found.value} {found.line};".encode(), checksum)
        row = [
            str(depth),
            f"{fast_ms:.3f}",
            f"{sum(found.nodes for found in fast) / len(fast):.0f}",
            f"{pruned_ms:.3f}",
            f"{sum(found.nodes for found in pruned) / len(pruned):.0f}",
        ]
        if depth in PLAIN_POSITIONS:
            few = positions[: PLAIN_POSITIONS[depth]]
            fast_ms, fast = timed(lambda position, d=depth: minimax(game, position, d), few, ROUNDS)
            plain_ms, textbook = timed(plain(game, depth), few)
            assert [(found.value, found.move) for found in fast] == textbook
            ratio = plain_ms / fast_ms
            fast_enough &= ratio >= WANTED_RATIO.get(depth, 0)
            row += [f"{plain_ms:.1f}", f"{ratio:.0f}"]
        table.add_row(*row)
        console.print(f"depth {depth} measured")
    console.print(table)
    console.print(f"checksum {checksum:08x}")
    for depth, wanted in WANTED_RATIO.items():
        console.print(f"wanted: at least {wanted} times the plain minimax at depth {depth}")
    return fast_enough


def equality() -> bool:
    """The tests' comparison with the plain minimax, on ten times as many positions."""
    wrong = 0
    for depth, count in COMPARED.items():
        for game in (Tank(rules) for rules in RULES):
            for position in random_positions(game, seed=100 + depth, count=count):
                fast, pruned = minimax(game, position, depth), alphabeta(game, position, depth)
                value, move = plain(game, depth)(position)
                wrong += (fast.value, fast.move, pruned.value) != (value, move, value)
        console.print(
            f"compared at depth {depth}: {count} positions of each rule set, {wrong} wrong so far"
        )
    return wrong == 0


def endgame() -> bool:
    """Reversi's exact endgame, further from the end than in the tests, against a full minimax."""
    wrong, exact_seconds, full_seconds = 0, [], []
    for number, position in enumerate(endgames(EMPTIES, ENDGAMES, seed=12), start=1):
        known = {}
        began = time.perf_counter()
        found = alphabeta(reversi, position, (1, 2, 3, 4, 13), view=ExpertLookahead(reversi))
        solved = time.perf_counter()
        best = final_lead(position.own, position.enemy, known)
        exact_seconds.append(solved - began)
        full_seconds.append(time.perf_counter() - solved)
        after = reversi.play(position, found.move)
        reached = -final_lead(after.own, after.enemy, known)
        wrong += not (found.value == position.turn.sign * result(best) and reached == best)
        console.print(f"Reversi endgame {number} of {ENDGAMES} compared, {wrong} wrong so far")
    middle = ENDGAMES // 2
    console.print(
        f"Reversi, {EMPTIES} empties: exact in {sorted(exact_seconds)[middle]:.2f} s (median), "
        f"{max(exact_seconds):.2f} s at worst; {sum(full_seconds) / sum(exact_seconds):.0f} times "
        "faster than a full minimax with a memo"
    )
    return wrong == 0


def pruning() -> bool:
    """Alpha-beta against minimax at depth 6, in the middle of Reversi games."""
    pruned, full = visited(midgames(20, seed=6, plies=range(20, 41)), 6, ReversiLookahead)
    console.print(f"Reversi, depth 6: {pruned} of {full} nodes, {pruned / full:.1%}")
    return pruned < full / 10


def saved_plies() -> bool:
    """One more ply of a game, at its beginning and far in it."""
    table = Table(title="Milliseconds to save one more ply")
    for heading in ("plies", "in the window", "in the file", "written anew", "ratio"):
        table.add_column(heading, justify="right")
    measured = costs()
    for plies, told, written, anew in measured:
        ratio = f"{anew / written:.1f}"
        table.add_row(str(plies), f"{told:.3f}", f"{written:.2f}", f"{anew:.2f}", ratio)
    console.print(table)
    by_plies = {plies: (written, anew) for plies, _told, written, anew in measured}
    (first, _), (last, _) = by_plies[min(by_plies)], by_plies[max(by_plies)]
    cheaper = by_plies[400][1] / by_plies[400][0]
    console.print(
        f"wanted: at ply 400 at least {CHEAPER_PLY} times cheaper than writing the game anew, "
        f"at ply {max(by_plies)} at most {FLAT} times what it costs at ply {min(by_plies)} "
        f"({last / first:.1f})"
    )
    return cheaper >= CHEAPER_PLY and last <= FLAT * first


def window() -> bool:
    """How soon the app can be seen, and how promptly it answers while the captain thinks."""
    for scenario in ("first_picture", "latency"):
        console.print(drive(scenario))
    return True


def on_a_phone(module):
    """What a module of the Android tests prints in a process of its own."""
    command = [sys.executable, "-m", f"tests.android.{module}"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return json.loads(done.stdout.splitlines()[-1])


def resting() -> bool:
    """A frame on a phone beside a thinker that rests meanwhile, and one that does not."""
    told = on_a_phone("resting")
    ratio = told["without_ms"] / told["with_rest_ms"]
    console.print(f"A frame beside a thinker: {ratio:.1f} times faster with rest ({told})")
    return ratio > 1


def phone() -> bool:
    """How often each screen crosses to Java on a phone: to open, and for one frame."""
    table = Table(title="Crossings to Java")
    for heading in ("screen", "to open", "costliest frame"):
        table.add_column(heading, justify="left" if heading == "screen" else "right")
    counted = on_a_phone("counts")
    for screen, to_open, frame in counted:
        table.add_row(screen, str(to_open), str(frame) if frame else "no board")
    console.print(table)
    others = {"more games", *(game.name for game in GAMES[1:])}
    console.print(
        f"wanted: at most {MOST_CROSSINGS} for a frame, {MOST_OF_OTHER_BOARDS} on the other boards"
    )
    return all(
        frame <= (MOST_OF_OTHER_BOARDS if screen in others else MOST_CROSSINGS)
        for screen, _to_open, frame in counted
    )


if __name__ == "__main__":
    measures = (saved_plies, phone, resting, speed, endgame, pruning, window, equality)
    results = [measure() for measure in measures]
    console.print("as it should be" if all(results) else "[red]NOT as it should be[/]")
    sys.exit(0 if all(results) else 1)
