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
    monkeypatch.setattr(apk, "built", lambda command, release: built.append(command))
    monkeypatch.setattr(apk.sys, "argv", ["apk.py"])

    assert apk.main() == 1
    assert built == []


class Packaging:
    """Briefcase's command, as far as a build asks for it: what it makes, and how it was called."""

    def __init__(self, dist):
        self.dist = dist
        self.extra = []

    def parse_options(self, extra):
        self.extra = extra
        return {}, {}

    def parse_config(self, file, overrides):
        pass

    def __call__(self):
        ending = {"apk": "apk", "debug-apk": "debug.apk"}[self.extra[1]]
        (self.dist / f"Boat-0.2.0.{ending}").write_bytes(bytes(3_000_000))


@pytest.fixture
def packaging(apk, monkeypatch, tmp_path):
    monkeypatch.setattr(apk, "ROOT", tmp_path)
    monkeypatch.setenv("PATH", "")
    (tmp_path / "dist").mkdir()
    return Packaging(tmp_path / "dist")


def test_the_way_onto_the_phone_is_told(apk, packaging):
    old = packaging.dist / "Boat-0.1.0.debug.apk"
    old.touch()
    apk.os.utime(old, (0, 0))

    words = apk.how_to_install(apk.built(packaging, release=False))
    name = Path("dist", "Boat-0.2.0.debug.apk")
    assert f"{name} (3 MB)" in words
    assert f'adb install -r "{name}"' in words


def test_a_release_build_is_called_unsigned_and_leaves_the_others_alone(apk, packaging):
    others = [packaging.dist / name for name in ("Boat-0.2.0.debug.apk", "Boat-0.1.0.unsigned.apk")]
    for other in others:
        other.touch()

    built = apk.built(packaging, release=True)
    assert built.name == "Boat-0.2.0.unsigned.apk"
    assert sorted(packaging.dist.iterdir()) == sorted([*others, built])
    assert "No phone installs it unsigned" in apk.how_to_sign(built)


def test_a_key_that_is_of_no_use_is_told_before_the_long_build(apk, tmp_path):
    keystore = tmp_path / "boat.jks"
    assert "no keystore" in apk.unsignable(True, keystore)

    keystore.touch()
    assert apk.unsignable(True, keystore) is None
    assert "--release" in apk.unsignable(False, keystore)


def test_the_tools_of_the_build_sign_it(apk, monkeypatch, tmp_path):
    class Signed:
        returncode = 0

    calls = []
    monkeypatch.setattr(apk.subprocess, "run", lambda command, **how: calls.append(how) or Signed)

    assert apk.signed(tmp_path / "b.unsigned.apk", tmp_path / "b.jks", {"JAVA_HOME": "jdk"}) == 0
    assert calls[0]["env"]["JAVA_HOME"] == "jdk"
