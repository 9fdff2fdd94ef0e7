"""What a painter draws, taken apart: the same questions for every board."""

from toga.colors import Color
from toga.widgets.canvas import Arc, Fill, FillText, MoveTo, Rect

from rltankattack.ui.boards.painter import Scene
from rltankattack.ui.boards.pen import Edged
from rltankattack.ui.boards.stamps import Stamps
from rltankattack.ui.theme import LIGHT

ACROSS, DOWN = ("x", "cpx", "cp1x", "cp2x"), ("y", "cpy", "cp1y", "cp2y")
"""What Toga's shapes call a place."""


def frame(painter, scene, theme=LIGHT):
    """One frame on a desktop, where nothing is stamped."""
    return painter.draw(scene, theme, Stamps(canvas=None))


def drawn(painter, *scene, theme=LIGHT, **marks):
    """The frame of a scene that is told in its parts."""
    return frame(painter, Scene(*scene, **marks), theme)


def flattened(actions):
    """Every action, with those inside it."""
    for action in actions:
        yield action
        yield from flattened(getattr(action, "drawing_actions", ()))


def texts(actions):
    """The words in the order they are drawn in."""
    return [action.text for action in flattened(actions) if isinstance(action, FillText)]


def corners(actions):
    """Points that everything drawn reaches to; how far a text does is not known."""
    for action in flattened(actions):
        if isinstance(action, Arc):
            yield action.x - action.radius, action.y - action.radius
            yield action.x + action.radius, action.y + action.radius
        elif hasattr(action, "x"):
            yield action.x, action.y
        if isinstance(action, Rect):
            yield action.x + action.width, action.y + action.height


def outside(actions, width, height, margin):
    """The corners that are beside a rectangle at the origin."""
    return [
        (x, y)
        for x, y in corners(actions)
        if not (-margin <= x <= width + margin and -margin <= y <= height + margin)
    ]


def empty_states(actions):
    """Fills and lines without a shape: they would draw the shape before them once more."""
    return [a for a in flattened(actions) if not getattr(a, "drawing_actions", True)]


def filled_shapes(actions, color):
    """The shapes that are filled with a colour."""
    fills = (action for action in flattened(actions) if isinstance(action, Fill))
    found = [fill for fill in fills if fill.fill_style == Color.parse(color)]
    return [shape for fill in found for shape in fill.drawing_actions]


def edged(actions, color):
    """The marks in a colour."""
    return [a for a in actions if isinstance(a, Edged) and a.color == color]


def begun(actions):
    """How many outlines there are, of whatever is drawn."""
    return sum(isinstance(action, MoveTo) for action in flattened(actions))


def outlines(actions, color):
    """How many outlines the marks in a colour have."""
    return begun(edged(actions, color))


def described(actions, x=0.0, y=0.0):
    """A drawing as seen from a point: its shapes, colours and words, and its numbers."""
    looks, numbers = [], []
    for action in flattened(actions):
        looks.append(type(action))
        for name, value in vars(action).items():
            if name in ACROSS:
                numbers.append(value - x)
            elif name in DOWN:
                numbers.append(value - y)
            elif isinstance(value, int | float):
                numbers.append(value)
            elif name != "drawing_actions":
                looks.append(value)
    return looks, numbers
