"""What an agent reported of its move, as a comment in a record: ``{e=-3 depth=4 in=discs}``.

The value counts from the first player's side. The depth is missing where the agent names none, and
so is what the value counts.
"""

import re

from .agent import Choice

_VALUE = r"e=(0|-?[1-9][0-9]{0,6})"
_REPORT = re.compile(_VALUE + r"(?: depth=(0|[1-9][0-9]{0,2}))?(?: in=([a-z]{1,20}))?")
"""One way to write each report: what looks only like one is a comment like any other."""


def reported(choice: Choice) -> str | None:
    """The comment that keeps an agent's report; ``None`` when it named no value."""
    depth = "" if choice.depth is None else f" depth={choice.depth}"
    measure = f" in={choice.measure}" if choice.measure else ""
    text = f"e={choice.value}{depth}{measure}"
    return text if _REPORT.fullmatch(text) else None


def report_in(comment: str, move: int) -> Choice | None:
    """What a comment tells of a move; ``None`` when it is not an agent's report."""
    report = _REPORT.fullmatch(comment)
    if report is None:
        return None
    value, depth, measure = report.groups()
    depth = None if depth is None else int(depth)
    return Choice(move, int(value), depth=depth, measure=measure or "")
