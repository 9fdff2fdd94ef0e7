"""The tank under the rule that nobody may take back the water move just made.

MiniMax Boat believes in this rule in every game. A node tells the barred move by one bit above its
water. The bar concerns one ply only, and a move of water that cannot matter afterwards is a quiet
move whichever it is: so a gist keeps the bit only for water that still matters after that ply. Then
most moves lead to the same nodes as under the classic rules, and meet in the search's memo.

A quiet move must exist when the only one may be barred: where a single column would be forgotten,
none is.
"""

from .lookahead import BOATS, Boats, LastPly, Plan, TankLookahead, boats_of, shift_of
from .move import MOST_COLUMNS, Move
from .position import Position

_BAR_SHIFT = shift_of(MOST_COLUMNS + 2)
_FREE = (1 << _BAR_SHIFT) - 1
"""All bits of a node but those of the barred moves."""


def _bar(move: Move) -> int:
    return 1 << _BAR_SHIFT + move - Move.RAISE_1


_BAR_SET_BY = {
    int(move): _bar(move.inverse) if move.column is not None else 0
    for move in Move
    if move is not Move.NONE
}
_MOVE_BARRED_BY = {_bar(move): move for move in Move if move.column is not None}


def _changes(columns: set[int]) -> set[Move]:
    return {move_of(column) for move_of in (Move.raising, Move.lowering) for column in columns}


def _without(steps: tuple[tuple[int, ...], ...], taken: int) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(step for step in at_level if step != taken) for at_level in steps)


class NoTakeBackLookahead(TankLookahead):
    """The classic lookahead, without the one water move that is barred in a node."""

    table_bits = BOATS | ~_FREE

    def node(self, position: Position) -> int:
        """Pack a position, and the move that it bars."""
        node = super().node(position)
        if node < 0 or position.just_made is None:
            return node
        return node | _BAR_SET_BY[position.just_made]

    def children(self, node: int) -> list[tuple[int, int]]:
        """Every legal move with its node, nothing forgotten."""
        if node < 0:
            return []
        free = node & _FREE
        children = super().children(free)
        if free == node:
            return children
        barred = _MOVE_BARRED_BY[node ^ free]
        return [child for child in children if child[0] != barred]

    def _felt(self, boats: Boats, depth: int) -> set[int]:
        """Never all columns but one: a quiet move needs a second one, should it be barred."""
        felt = super()._felt(boats, depth)
        columns = range(1, self._far_port)
        return felt if len(felt) < len(columns) - 1 else set(columns)

    def _make_mask(self, boats: int, depth: int) -> int:
        return super()._make_mask(boats, depth) | sum(map(_bar, self._felt_bars(boats, depth)))

    def _felt_bars(self, boats: int, depth: int) -> set[Move]:
        """The moves that it would matter to be barred from with `depth` plies left."""
        if depth == 0:
            return set()
        mover, own, enemy = boats_of(boats)
        felt = self._felt(Boats(mover.other, enemy, own), depth - 1)
        if own == enemy:
            return _changes(felt) if depth > 1 else set()
        if depth > 2:
            return _changes(felt)
        # Nobody would play the other changes of a boat's water so late, and in the last ply raising
        # the own boat is as good as lowering the enemy's.
        helpful = _changes(felt - {own, enemy}) if depth == 2 else set()
        if own in felt and (depth == 2 or enemy not in felt):
            helpful.add(Move.raising(own))
        if enemy in felt:
            helpful.add(Move.lowering(enemy))
        return helpful

    def _water_step(self, column: int, lift: int, kept: int) -> int:
        """The classic step, and the bar that it sets."""
        move = Move.raising(column) if lift > 0 else Move.lowering(column)
        return super()._water_step(column, lift, kept) + (_BAR_SET_BY[move] & kept)

    def _make_plan(self, place: int, depth: int) -> Plan:
        """The plan for the boats alone, without the change of water that is barred."""
        bar = place & ~_FREE
        if not bar:
            return super()._make_plan(place, depth)
        plan = self._plan(place & BOATS, depth)
        barred = _MOVE_BARRED_BY[bar]
        assert barred.column is not None
        column, step = barred.column, self._water_step(barred.column, barred.lift, plan.kept)
        waters = tuple(
            (shift, _without(steps, step) if shift == shift_of(column) else steps)
            for shift, steps in plan.waters
        )
        return plan._replace(flip=plan.flip | bar, waters=waters)

    def _make_last(self, place: int) -> LastPly:
        """Without the help of the move that is barred."""
        last = super()._make_last(place)
        _mover, own, enemy = boats_of(place)
        barred = _MOVE_BARRED_BY.get(place & ~_FREE)
        return last._replace(
            may_raise_own=last.may_raise_own and barred != Move.raising(own),
            may_lower_enemy=last.may_lower_enemy and barred != Move.lowering(enemy),
        )
