import pytest

from rltankattack.engine.agent import AgentKind
from rltankattack.engine.game import Player
from rltankattack.engine.games import GAMES, find_game
from rltankattack.engine.tank import Tank
from rltankattack.engine.tank.agents import MiniMaxBoat


def test_the_tank_comes_first():
    assert GAMES[0] == Tank()


def test_games_are_found_by_name_and_variant():
    assert find_game("tank", "classic") == Tank()
    assert find_game("tank", "classic-8") == Tank(columns=8)
    assert find_game("tank", "no-take-back-6") == Tank("no-take-back", columns=6)
    assert list(Tank().variants) == [
        "classic",
        "classic-8",
        "classic-6",
        "no-take-back",
        "no-take-back-8",
        "no-take-back-6",
    ]


@pytest.mark.parametrize("limit", [0, -1, 10**9])
def test_limits_that_no_record_could_keep_are_refused(limit):
    with pytest.raises(ValueError, match="expected limits of 1 to"):
        Tank(ply_limit=limit)


def test_unknown_games_are_refused():
    with pytest.raises(LookupError, match=r"expected a game from tank, reversi, .*, got 'chess'"):
        find_game("chess", "classic")
    with pytest.raises(LookupError, match="expected a variant of tank"):
        find_game("tank", "canal-7")


def test_the_tank_has_four_agents():
    assert [kind.name for kind in Tank().agents] == [
        "Crazy Boat",
        "Forward Boat",
        "MiniMax Boat",
        "Captain Boat",
    ]


def test_a_kind_makes_agents_of_the_wanted_strength():
    minimax = next(kind for kind in Tank().agents if kind.setting == "depth")

    assert minimax.agent().depth == 4
    assert minimax.agent(7).depth == 7
    with pytest.raises(ValueError, match="expected a depth from 1 to 8 for MiniMax Boat, got 9"):
        minimax.agent(9)


def test_a_kind_without_strengths_takes_none():
    crazy = Tank().agents[0]

    assert crazy.agent().name == "Crazy Boat"
    with pytest.raises(ValueError, match="expected no strength for Crazy Boat, got 3"):
        crazy.agent(3)


def test_a_kind_is_a_value():
    assert AgentKind("A", MiniMaxBoat) == AgentKind("A", MiniMaxBoat)


def test_players_are_opposites():
    assert [player.other for player in Player] == [Player.SECOND, Player.FIRST]
    assert [player.sign for player in Player] == [1, -1]
