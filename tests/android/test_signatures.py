"""The fakes answer what the lists say, and nothing else."""

import inspect
import re

import pytest

from .behaviour import BEHAVIOURS, Inert
from .java import JavaException, crossings, dynamic_proxy, loader
from .signatures import FOLDER, LISTS, Member, read

View = loader.find("android.view.View")
Paint = loader.find("android.graphics.Paint")


@pytest.fixture(autouse=True)
def some_phone(phone):
    return phone


def test_a_misspelt_method_fails():
    with pytest.raises(AttributeError, match=r"android.view.View has no member setContentDesc"):
        View._made().setContentDesc("words")


def test_a_misspelt_class_fails():
    with pytest.raises(ImportError):
        from android.widget import Tost  # noqa: F401, PLC0415 (the import is what is tested)


@pytest.mark.parametrize("argument", ["wide", True, None, [1.0]])
def test_an_argument_of_a_wrong_type_fails(argument):
    with pytest.raises(TypeError, match="setStrokeWidth takes"):
        Paint().setStrokeWidth(argument)


def test_a_float_is_no_whole_number_but_a_whole_number_is_a_float():
    Paint().setStrokeWidth(2)
    with pytest.raises(TypeError, match="setColor takes"):
        Paint().setColor(2.0)


def test_too_many_arguments_fail():
    with pytest.raises(TypeError, match="setAntiAlias takes"):
        Paint().setAntiAlias(True, True)


def test_a_listener_must_answer_all_that_its_interface_asks():
    interface = loader.find("android.view.View$OnClickListener")
    with pytest.raises(AssertionError, match="lacks onClick"):
        type("Deaf", (dynamic_proxy(interface),), {})


def test_calls_constructors_and_fields_are_counted():
    before = crossings.count
    Paint().setAntiAlias(True)
    assert crossings.count - before == 2
    assert Paint.Style.FILL is Paint.Style.FILL
    assert crossings.count - before == 6  # the nested class and the field, twice


def test_a_bitmap_without_a_size_fails_as_in_java():
    bitmap = loader.find("android.graphics.Bitmap")
    config = bitmap.Config.ARGB_8888
    with pytest.raises(JavaException, match="must be > 0"):
        bitmap.createBitmap(0, 10, config)


@pytest.mark.parametrize("name", BEHAVIOURS)
def test_a_fake_does_nothing_that_android_cannot(name):
    """Java's methods have capitals in their names, or stand in the lists without."""
    java = loader.find(name)
    own = [n for n, _ in inspect.getmembers(BEHAVIOURS[name], inspect.isroutine)]
    for method in (n for n in own if re.fullmatch(r"[a-z]+[A-Z]\w*", n)):
        assert java._find(method)[1], f"{name} has no {method}"


def test_what_is_listed_can_be_read():
    assert Member.parse("    static int MODE_DROPDOWN = 1") == Member(
        "MODE_DROPDOWN", "int", True, None, "1"
    )
    assert Member.parse("    new(android.content.Context, int)").arguments == (
        "android.content.Context",
        "int",
    )
    for name in LISTS:
        assert read(FOLDER / name)
    assert issubclass(BEHAVIOURS["java.lang.Object"], Inert)
