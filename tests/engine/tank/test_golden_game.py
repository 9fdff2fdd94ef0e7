from pathlib import Path

from rltankattack.engine.game import Outcome, Player
from rltankattack.engine.match import Match
from rltankattack.engine.tank import Tank

GAME = Path(__file__).parents[2] / "golden" / "crazy-game.txt"


def test_the_golden_game_replays_to_red_s_win():
    tank = Tank()
    match = Match(tank, tank.starts["lake-3"])
    for line in GAME.read_text().splitlines():
        assert match.outcome is None
        match.play(int(line))

    assert match.plies == 35
    assert match.outcome == Outcome(Player.FIRST, "port reached")
    assert match.position.red == 11
    assert match.positions[27].red == match.positions[27].green == 9
