"""What an agent said of its move, and what the game said to that, as the thesis shows and logs it.

The log is called `rltankattack.solver`: a line for every move with a value, at level INFO.
"""

import logging

from ..engine.agent import Choice
from ..engine.quote import quoted

logger = logging.getLogger("rltankattack.solver")


def report(choice: Choice, accepted: bool) -> str:
    """The value, the move's number, and whether the game took the move."""
    move = choice.move  # an agent that fails may have put anything here
    number = f"{move:d}" if isinstance(move, int) else quoted(repr(move))
    return f"e={choice.value} id={number} ok={'true' if accepted else 'false'}"


def log(choice: Choice, accepted: bool) -> None:
    """Note the report of an agent that gives one."""
    if choice.value is not None:
        logger.info("SOLVER %s", report(choice, accepted))
