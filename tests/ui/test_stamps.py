"""A stamp on a phone: one picture, drawn from its own corner and put wherever it is wanted."""

from types import SimpleNamespace

from toga.widgets.canvas import DrawImage, LineTo

from rltankattack.ui import platform
from rltankattack.ui.boards.stamps import Box, Stamps


def line_to(x, y):
    return [LineTo(x, y)]


def test_a_picture_is_made_once_at_the_origin_and_put_into_each_box(monkeypatch):
    made = []

    def picture(canvas, width, height, actions):
        made.append((width, height, [(line.x, line.y) for line in actions]))
        return SimpleNamespace(image="the picture", width=width, height=height)

    monkeypatch.setattr(platform, "ON_PHONE", True)
    monkeypatch.setattr(platform, "picture", picture)
    monkeypatch.setattr(DrawImage, "__init__", lambda self, *place: setattr(self, "place", place))
    stamps = Stamps(canvas=None)
    put = [stamps.put("boat", Box(x, y, 30, 20), line_to)[0].place for x, y in ((5, 7), (50, 70))]

    assert made == [(30, 20, [(0, 0)])]
    assert put == [("the picture", 5, 7, 30, 20), ("the picture", 50, 70, 30, 20)]


def test_elsewhere_it_is_drawn_where_it_is_wanted():
    (line,) = Stamps(canvas=None).put("boat", Box(5, 7, 30, 20), line_to)

    assert (line.x, line.y) == (5, 7)
