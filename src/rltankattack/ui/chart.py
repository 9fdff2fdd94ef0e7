"""The results over time: a bar up for a win, down for a loss, and the balance as a line."""

from collections.abc import Sequence

from toga.widgets.canvas import DrawingAction, Rect

from ..play.statistics import Point, Result
from .boards.pen import filled, line, stroked
from .theme import Theme

MOST_BARS = 60
"""The newest results; more would be too thin to see."""
BAR_PART, BAR_HEIGHT = 0.7, 0.22
"""Of a bar's own place, and of the chart's height."""


def draw_course(
    points: Sequence[Point], width: float, height: float, theme: Theme
) -> list[DrawingAction]:
    """A frame, the line of zero, a bar for each game, and how wins and losses add up."""
    shown = points[-MOST_BARS:]
    middle, step = height / 2, width / max(len(shown), 10)
    frame = [Rect(0, 0, width, height)]
    actions: list[DrawingAction] = [
        filled(theme.button, frame),
        stroked(theme.grid, 1, line((0, middle), (width, middle))),
    ]
    bars: dict[Result, list[DrawingAction]] = {result: [] for result in Result}
    for place, point in enumerate(shown):
        high = max(height * BAR_HEIGHT * abs(point.result), 3)
        top = middle - high if point.result is Result.WIN else middle
        x = (place + (1 - BAR_PART) / 2) * step
        bars[point.result].append(Rect(x, top, step * BAR_PART, high))
    for result, color in zip(Result, (theme.accent, theme.quiet, theme.marker), strict=True):
        if bars[result]:  # a fill of nothing would fill again what was drawn last
            actions.append(filled(color, bars[result]))
    if len(shown) > 1:
        reach = max(abs(point.balance) for point in shown) or 1
        places = [
            ((place + 0.5) * step, middle - point.balance / reach * height * 0.42)
            for place, point in enumerate(shown)
        ]
        actions.append(stroked(theme.ink, 2, line(*places)))
    return actions
