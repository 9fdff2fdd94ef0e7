"""The tank as a search sees it: a position packed into one number, without what cannot matter.

Three facts about the classic rules make an exact search short:

* Within the few plies left a boat can only reach, and so only feel, the columns near it. Every
  other column is forgotten (its bits are cleared), so all moves of far water lead to one and the
  same node: the quiet move.
* The estimate changes in one ply only through the step ahead or through the water under a boat,
  and a quiet move always exists: the last ply has a closed form.
* Water moves commute. Nodes are numbers, so equal positions meet in the search's memo.

A node's lowest bit says that green is to move, four bits each hold red's and green's column, and
three bits hold the level of each column, ports included. A finished game is one of three negative
numbers: nothing of it matters but its result.
"""

from collections.abc import Iterator
from functools import cache
from typing import ClassVar, NamedTuple, Self

from ..game import WIN, Player
from ..lookahead import Lookahead
from .ending import outcome
from .move import Move
from .position import Position

RED_WON, GREEN_WON, DRAWN = -1, -2, -3
_SETTLED = {RED_WON: WIN, GREEN_WON: -WIN, DRAWN: 0}
_WINNER_NODE = {Player.FIRST: RED_WON, Player.SECOND: GREEN_WON, None: DRAWN}

_RED_SHIFT, _GREEN_SHIFT, _WATER_SHIFT = 1, 5, 9
BOATS = (1 << _WATER_SHIFT) - 1
_LEVEL = 7
ALL_BITS = -1


class Boats(NamedTuple):
    """The low bits of a node, spelled out from the side of the player to move."""

    mover: Player
    own: int
    enemy: int


class _Water(NamedTuple):
    """One water column."""

    shift: int
    raising: int  # the ids of its moves
    lowering: int
    up: int  # what they add to the node
    down: int


class _Sail(NamedTuple):
    """One way for the mover's boat to go."""

    target: int  # the shift of the column it enters
    change: int  # what to add to the node
    kept: int  # the bits that still matter afterwards
    dry: int  # the node when that column is empty
    arrival: int | None  # the node when it is the enemy's port


class Plan(NamedTuple):
    """What one ply can change, for one place of the boats and one depth."""

    flip: int  # the bits that change with every ply: the turn
    kept: int  # the bits that still matter when the boats stay where they are
    quiet: bool  # whether some column does not matter any more
    own: int  # the shift of the mover's column
    sails: tuple[_Sail, ...]
    sinking: tuple[tuple[int, int], ...]  # shift of a boat's column, node when it runs dry
    waters: tuple[tuple[int, tuple[tuple[int, ...], ...]], ...]  # shift, changes by level


class LastPly(NamedTuple):
    """What the closed form of the last ply needs, for one place of the boats."""

    sign: int
    base: int
    own: int  # shifts
    ahead: int
    enemy: int
    at_gate: bool
    may_raise_own: bool
    may_lower_enemy: bool


class TankLookahead(Lookahead[Position, int]):
    """Search support for the classic rules; all tables depend on the number of columns alone."""

    table_bits: ClassVar[int] = BOATS
    """What the tables depend on: all that a node holds, but for the levels."""

    def __init__(self, columns: int) -> None:
        self._far_port = columns + 1
        self._waters = [
            _Water(
                shift=shift_of(column),
                raising=int(Move.raising(column)),
                lowering=int(Move.lowering(column)),
                up=self._water_step(column, 1, ALL_BITS),
                down=self._water_step(column, -1, ALL_BITS),
            )
            for column in range(1, columns + 1)
        ]
        # Plans and masks by depth and boats in one number; the last ply needs no depth.
        self._plans: dict[int, Plan] = {}
        self._masks: dict[int, int] = {}
        self._last: dict[int, LastPly] = {}

    @classmethod
    @cache
    def of(cls, columns: int) -> Self:
        """The one lookahead of all tanks of this size: its tables are worth keeping."""
        return cls(columns)

    def node(self, position: Position) -> int:
        """Pack a position."""
        ended = outcome(position)
        if ended is not None:
            return _WINNER_NODE[ended.winner]
        node = position.turn | position.red << _RED_SHIFT | position.green << _GREEN_SHIFT
        for column in range(self._far_port + 1):
            node |= position.level(column) << shift_of(column)
        return node

    def maximises(self, node: int) -> bool:
        """Whether red is to move."""
        return not node & 1

    def settled(self, node: int) -> int | None:
        """The value of a finished game."""
        return _SETTLED.get(node)

    def evaluate(self, node: int) -> int:
        """The same estimate as for a position."""
        red, green = node >> _RED_SHIFT & 15, node >> _GREEN_SHIFT & 15
        red_level, green_level = node >> shift_of(red) & _LEVEL, node >> shift_of(green) & _LEVEL
        tempo = -1 if node & 1 else 1
        return 2 * (green + red - self._far_port) + red_level - green_level + tempo

    def gist(self, node: int, depth: int) -> int:
        """Forget the columns that no boat can feel within `depth` plies."""
        return node if node < 0 else node & self._mask(node & BOATS, depth)

    def children(self, node: int) -> list[tuple[int, int]]:
        """Every legal move with its node, nothing forgotten."""
        if node < 0:
            return []
        mover, own, enemy = boats_of(node)
        after = node ^ 1
        children = []
        here = node >> shift_of(own) & 7
        for direction in (-1, 1):
            target = own + direction
            if 0 <= target <= self._far_port and node >> shift_of(target) & 7 <= here:
                move = 2 * mover + (direction > 0)
                children.append((move, self._sailed(after, mover, target, direction)))
        for shift, raising, _, up, _ in self._waters:
            if node >> shift & 7 < 4:
                children.append((raising, after + up))
        own_water, enemy_water = shift_of(own), shift_of(enemy)
        for shift, _, lowering, _, down in self._waters:
            level = node >> shift & 7
            if level == 1 and shift in (own_water, enemy_water):
                sunk = _sunk(mover, own_water == shift, enemy_water == shift)
                children.append((lowering, sunk))
            elif level:
                children.append((lowering, after + down))
        return children

    def futures(self, node: int, depth: int) -> list[int]:
        """What one ply can lead to: sail, sink somebody, move near water, or stay quiet."""
        place = node & self.table_bits
        plan = self._plans.get(depth << _WATER_SHIFT | place) or self._plan(place, depth)
        flip, kept, quiet, own, sails, sinking, waters = plan
        after = node ^ flip
        here = node >> own & 7
        futures = [dry for shift, dry in sinking if node >> shift & 7 == 1]
        for target, change, kept_there, dry, arrival in sails:
            level = node >> target & 7
            if level == 0:
                futures.append(dry)
            elif level <= here:
                futures.append((after + change) & kept_there if arrival is None else arrival)
        after &= kept
        futures += [after + step for shift, steps in waters for step in steps[node >> shift & 7]]
        if quiet:
            futures.append(after)
        return futures

    def last_ply(self, node: int) -> int:
        """The best the mover can make of the last ply, worked out without playing a move."""
        place = node & self.table_bits
        last = self._last.get(place)
        if last is None:
            last = self._last[place] = self._make_last(place)
        sign, base, own, ahead, enemy, at_gate, may_raise_own, may_lower_enemy = last
        here, there = node >> own & 7, node >> enemy & 7
        if at_gate and here == 4:
            return sign * WIN
        shared = own == enemy
        if there == 1 and not shared:
            return sign * WIN
        step = node >> ahead & 7
        if step == here:
            gain = 2
        elif step and step == here - 1:
            gain = 1  # sail down
        elif not shared and (may_lower_enemy or (may_raise_own and here < 4)):
            gain = 1  # lower the enemy, or raise the own boat
        else:
            gain = 0
        value = base + here - there + gain
        if shared and here == 1 and value < 0:
            return 0  # sink together
        return sign * value

    def _mask(self, boats: int, depth: int) -> int:
        mask = self._masks.get(depth << _WATER_SHIFT | boats)
        if mask is None:
            mask = self._masks[depth << _WATER_SHIFT | boats] = self._make_mask(boats, depth)
        return mask

    def _make_mask(self, boats: int, depth: int) -> int:
        columns = {0, self._far_port} | self._felt(boats_of(boats), depth)
        return BOATS | sum(_LEVEL << shift_of(column) for column in columns)

    def _felt(self, boats: Boats, depth: int) -> set[int]:
        """The water columns that can matter within `depth` plies.

        A boat feels the column it is in and each one that it can reach or try to enter. Whoever
        has the last ply gains nothing by sailing back in it.
        """
        last_is_movers = depth % 2 == 1
        felt = self._around(boats.own, boats.mover, (depth + 1) // 2, last_is_movers)
        felt |= self._around(boats.enemy, boats.mover.other, depth // 2, not last_is_movers)
        return felt

    def _around(self, column: int, player: Player, plies: int, has_last: bool) -> set[int]:
        back = plies - 1 if has_last and plies else plies
        around = range(column - back * player.sign, column + (plies + 1) * player.sign, player.sign)
        return {felt for felt in around if 0 < felt < self._far_port}

    def _plan(self, place: int, depth: int) -> Plan:
        key = depth << _WATER_SHIFT | place
        plan = self._plans.get(key)
        if plan is None:
            plan = self._plans[key] = self._make_plan(place, depth)
        return plan

    def _make_plan(self, place: int, depth: int) -> Plan:
        boats = place & BOATS
        mover, own, enemy = boats_of(boats)
        felt = self._felt(Boats(mover.other, enemy, own), depth - 1)
        on_water = [column for column in dict.fromkeys((enemy, own)) if column in felt]
        kept = self._mask(boats ^ 1, depth - 1)
        return Plan(
            flip=1,
            kept=kept,
            quiet=len(felt) < self._far_port - 1,
            own=shift_of(own),
            sails=tuple(self._sails(boats, depth)),
            sinking=tuple(
                (shift_of(column), _sunk(mover, own == column, enemy == column))
                for column in on_water
            ),
            # The boats' water first: it is the likeliest to be worth a move.
            waters=tuple(
                (shift_of(column), self._water_steps(column, boats, depth, kept))
                for column in [*on_water, *sorted(felt.difference(on_water))]
            ),
        )

    def _sails(self, boats: int, depth: int) -> Iterator[_Sail]:
        """Ahead first: it is the likelier one to be good."""
        mover, own, _ = boats_of(boats)
        for direction in (mover.sign, -mover.sign):
            target = own + direction
            if 0 <= target <= self._far_port:
                change = _sailing(mover, direction)
                yield _Sail(
                    target=shift_of(target),
                    change=change,
                    kept=self._mask((boats ^ 1) + change, depth - 1),
                    dry=_WINNER_NODE[mover.other],
                    arrival=_WINNER_NODE[mover] if target == self._goal(mover) else None,
                )

    def _water_steps(
        self, column: int, boats: int, depth: int, kept: int
    ) -> tuple[tuple[int, ...], ...]:
        """What lowering and raising a column adds to a node, by level; sinking is not among it.

        Two plies before the bottom nobody gains by lowering the own boat or raising the enemy's:
        a quiet move is as good, whatever the enemy does then.
        """
        _mover, own, enemy = boats_of(boats)
        near_end = depth == 2 and own != enemy
        down = () if near_end and column == own else (self._water_step(column, -1, kept),)
        up = () if near_end and column == enemy else (self._water_step(column, 1, kept),)
        on_bed = () if column in (own, enemy) else down
        return up, (*on_bed, *up), (*down, *up), (*down, *up), down

    def _water_step(self, column: int, lift: int, kept: int) -> int:
        """What one water move adds to a node of which some bits are kept."""
        return lift << shift_of(column)

    def _make_last(self, place: int) -> LastPly:
        mover, own, enemy = boats_of(place)
        lead = 2 * mover.sign * (own + enemy - self._far_port)
        return LastPly(
            sign=mover.sign,
            base=lead - 1,  # the enemy will be to move, which counts one for it
            own=shift_of(own),
            ahead=shift_of(own + mover.sign),
            enemy=shift_of(enemy),
            at_gate=own + mover.sign == self._goal(mover),
            may_raise_own=0 < own < self._far_port,
            may_lower_enemy=0 < enemy < self._far_port,
        )

    def _goal(self, player: Player) -> int:
        return self._far_port if player is Player.FIRST else 0

    def _sailed(self, after: int, mover: Player, target: int, direction: int) -> int:
        if target == self._goal(mover):
            return _WINNER_NODE[mover]
        if not after >> shift_of(target) & _LEVEL:
            return _WINNER_NODE[mover.other]
        return after + _sailing(mover, direction)


def shift_of(column: int) -> int:
    """Where a column's level stands in a node."""
    return _WATER_SHIFT + 3 * column


def _sailing(mover: Player, direction: int) -> int:
    return direction << (_RED_SHIFT if mover is Player.FIRST else _GREEN_SHIFT)


def boats_of(node: int) -> Boats:
    """Who is to move in a node, and where the boats are."""
    red, green = node >> _RED_SHIFT & 15, node >> _GREEN_SHIFT & 15
    if node & 1:
        return Boats(Player.SECOND, green, red)
    return Boats(Player.FIRST, red, green)


def _sunk(mover: Player, own: bool, enemy: bool) -> int:
    if own and enemy:
        return DRAWN
    return _WINNER_NODE[mover.other if own else mover]
