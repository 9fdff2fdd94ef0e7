"""Hypothesis strategies for the tank game."""

from dataclasses import replace

from hypothesis import strategies as st

from rltankattack.engine.game import Player
from rltankattack.engine.match import Match
from rltankattack.engine.tank import Move, Position, Tank
from rltankattack.engine.tank.position import SIZES


@st.composite
def positions(draw, sizes=SIZES):
    """Any position, reachable or not, finished or not."""
    columns = draw(st.sampled_from(sizes))
    boat = st.integers(0, columns + 1)
    levels = st.lists(st.integers(0, 4), min_size=columns, max_size=columns)
    return Position(
        levels=tuple(draw(levels)),
        red=draw(boat),
        green=draw(boat),
        turn=draw(st.sampled_from(Player)),
    )


@st.composite
def after_a_ply(draw):
    """A tank of either rule set and any position that a ply can lead to in it."""
    position = draw(positions())
    columns = len(position.levels)
    game = Tank(draw(st.sampled_from(("classic", "no-take-back"))), columns)
    if game.rules == "classic":
        return game, position
    afloat = {position.red, position.green}
    made = [
        move(column)
        for column, level in enumerate(position.levels, start=1)
        for move, possible in (
            (Move.raising, level > (column in afloat)),  # what lay on the bed had sunk
            (Move.lowering, level < 4),
        )
        if possible
    ]
    return game, replace(position, just_made=draw(st.sampled_from([None, *made])))


@st.composite
def matches(draw, most_plies=40):
    """A match of random moves, perhaps resigned or claimed at the end."""
    rules = draw(st.sampled_from(("classic", "no-take-back")))
    game = Tank(rules, draw(st.sampled_from(SIZES)))
    match = Match(game, draw(st.sampled_from(tuple(game.starts.values()))))
    for _ in range(draw(st.integers(0, most_plies))):
        if match.outcome is not None:
            return match
        match.play(draw(st.sampled_from(match.legal_moves)))
    if match.outcome is None and draw(st.booleans()):
        match.resign(draw(st.sampled_from(Player)))
    return match


@st.composite
def mutated(draw, text):
    """The text with a few characters changed, removed, added, doubled or moved."""
    alphabet = st.one_of(
        st.sampled_from('01234567890 rgLR+-.[]{}"\\*/\n'),
        st.characters(codec="utf-8"),
    )
    for _ in range(draw(st.integers(1, 5))):
        at = draw(st.integers(0, len(text)))
        to = draw(st.integers(at, min(len(text), at + 12)))
        insertion = draw(st.text(alphabet, max_size=4))
        text = draw(
            st.sampled_from(
                (
                    text[:at] + insertion + text[to:],
                    text[:at] + text[at:to] * 2 + text[to:],
                    text[to:] + text[:at],
                )
            )
        )
    return text
