import importlib.util
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[1] / "scripts" / "apk.py"
GIGABYTE = 10**9


@pytest.fixture(scope="module")
def apk():
    spec = importlib.util.spec_from_file_location("apk", SCRIPT)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    ("words", "meaning"),
    [
        ("Unable to clone repository 'template'. Could not resolve host: example.org.", "network"),
        ("Unable to download Java 17 JDK; a connection could not be established.", "network"),
        ("Unable to download https://example.org/sdk.zip (status code 403)", "network"),
        ("> Could not GET 'https://example.org/material.pom'.", "network"),
        ("java.net.UnknownHostException: example.org", "network"),
        ("You did not accept the Android SDK licenses. Please re-run", "licence"),
        ("Failed to install packages as some licences have not been accepted.", "licence"),
        ("java.io.IOException: No space left on device", "disk is full"),
        ("[Errno 28] No space left on device: 'build'", "disk is full"),
        ("Briefcase cannot install Android SDK on this machine.", "64-bit"),
        ("MainActivity.java:28: error: cannot find symbol", "lines above"),
    ],
)
def test_the_words_of_a_failed_build_are_explained(apk, words, meaning):
    assert meaning in apk.explanation(f"Error while building project.\n{words}\n")


@pytest.mark.parametrize(
    ("system", "machine"),
    [("Linux", "x86_64"), ("Darwin", "arm64"), ("Darwin", "x86_64"), ("Windows", "AMD64")],
)
def test_a_usual_computer_is_suited(apk, system, machine):
    assert apk.unsuited(system, machine, is_64_bit=True, has_sdk=False) is None


def test_a_computer_without_an_sdk_made_for_it_is_not_suited(apk):
    words = apk.unsuited("Linux", "aarch64", is_64_bit=True, has_sdk=False)

    assert "aarch64 with Linux" in words
    assert "ANDROID_HOME" in words


def test_an_sdk_of_one_s_own_makes_up_for_that(apk):
    assert apk.unsuited("Linux", "aarch64", is_64_bit=True, has_sdk=True) is None


def test_a_32_bit_python_is_not_suited_even_so(apk):
    assert "32-bit" in apk.unsuited("Linux", "x86_64", is_64_bit=False, has_sdk=True)


@pytest.mark.parametrize(("free", "has_sdk"), [(6 * GIGABYTE, False), (2 * GIGABYTE, True)])
def test_enough_room_is_enough(apk, free, has_sdk):
    assert apk.full(free, has_sdk) is None


@pytest.mark.parametrize(
    ("free", "has_sdk", "needed"), [(2.5 * GIGABYTE, False, 6), (1.5 * GIGABYTE, True, 2)]
)
def test_too_little_room_is_told_in_numbers(apk, free, has_sdk, needed):
    words = apk.full(free, has_sdk)

    assert f"about {needed} GB" in words
    assert f"{free / GIGABYTE:.1f} GB" in words


def test_a_licence_is_asked_for_only_where_somebody_can_answer(apk, tmp_path):
    assert apk.unlicensed(tmp_path, can_ask=True) is None
    assert "terminal" in apk.unlicensed(tmp_path, can_ask=False)


def test_an_accepted_licence_needs_no_terminal(apk, tmp_path):
    (tmp_path / "licenses").mkdir()
    (tmp_path / "licenses" / "android-sdk-license").touch()

    assert apk.unlicensed(tmp_path, can_ask=False) is None


def test_the_sdk_is_where_the_environment_says_or_briefcase_puts_it(apk, tmp_path):
    both = {"ANDROID_HOME": "mine", "ANDROID_SDK_ROOT": "old"}
    assert apk.sdk_folder(both, tmp_path) == Path("mine")
    assert apk.sdk_folder({"ANDROID_SDK_ROOT": "old"}, tmp_path) == Path("old")
    assert apk.sdk_folder({}, tmp_path) == tmp_path / "tools" / "android_sdk"


def test_an_obstacle_is_said(apk, capsys):
    assert apk.told("There is no room.")
    assert not apk.told(None)
    assert capsys.readouterr().out == "There is no room.\n"


def test_nothing_is_built_from_a_project_that_is_wrong(apk, monkeypatch, tmp_path):
    class Wrong:
        returncode = 1

    built = []
    monkeypatch.setenv("BRIEFCASE_HOME", str(tmp_path))
    monkeypatch.setattr(apk, "unsuited_here", lambda sdk: None)
    monkeypatch.setattr(apk, "full_here", lambda sdk: None)
    monkeypatch.setattr(apk, "unlicensed", lambda sdk, can_ask: None)
    monkeypatch.setattr(apk.subprocess, "run", lambda command, **_: Wrong)
    monkeypatch.setattr(apk, "build", built.append)

    assert apk.main() == 1
    assert built == []


def test_the_way_onto_the_phone_is_told(apk, tmp_path):
    old, new = tmp_path / "Boat-0.1.debug.apk", tmp_path / "Boat-0.2.debug.apk"
    new.write_bytes(bytes(3_000_000))
    old.touch()
    apk.os.utime(old, (0, 0))

    words = apk.how_to_install(apk.newest(tmp_path))
    assert f"{new} (3 MB)" in words
    assert f'adb install -r "{new}"' in words
