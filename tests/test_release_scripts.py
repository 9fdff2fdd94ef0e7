"""A release: which APK it gives away, how that is signed, and what it says about updates."""

import base64
import importlib
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from packaging.version import Version

from tests.sdk import BADGING, CERTIFICATE, Sdk

ROOT = Path(__file__).parents[1]
PASSWORD = "correct horse battery"
KEY = base64.b64encode(b"the key itself").decode()
NUMBERS = st.integers(0, 99)


@pytest.fixture(scope="module")
def scripts():
    """The scripts of a release, which find each other in their folder."""
    sys.path.insert(0, str(ROOT / "scripts"))
    names = ("release", "sign_apk", "check_apk", "version", "build_tools", "check_android_project")
    loaded = {name: importlib.import_module(name) for name in names}
    yield SimpleNamespace(**loaded)
    sys.path.remove(str(ROOT / "scripts"))
    for name in names:
        del sys.modules[name]


@pytest.fixture
def sdk(tmp_path, monkeypatch):
    for name in ("ANDROID_KEYSTORE", "ANDROID_KEYSTORE_PASSWORD", "ANDROID_CERTIFICATE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.delenv("JAVA_HOME", raising=False)
    sdk = Sdk(tmp_path / "sdk")
    monkeypatch.setenv("ANDROID_HOME", str(sdk.folder))
    return sdk


@pytest.fixture
def dist(tmp_path):
    """What the workflow has built of version 1.2.3."""
    folder = tmp_path / "dist"
    folder.mkdir()
    (folder / "RLTankAttack-1.2.3.debug.apk").write_text("debug boat")
    (folder / "RLTankAttack-1.2.3.unsigned.apk").write_text("boat")
    return folder


@pytest.fixture
def project(scripts, monkeypatch, tmp_path):
    """A repository at version 1.2.3 with older tags."""
    (tmp_path / "pyproject.toml").write_text('[project]\nversion = "1.2.3"\n')
    monkeypatch.setattr(scripts.release, "ROOT", tmp_path)
    monkeypatch.setattr(scripts.release, "tags", lambda: ["v0.1.0", "v1.2.2", "v1.2.3", "vain"])


def release(scripts, monkeypatch, dist, tag="v1.2.3"):
    monkeypatch.setattr(sys, "argv", ["release.py", tag, str(dist)])
    return scripts.release.main()


def given_away(dist):
    return {file.name: file.read_text() for file in (dist / "release").glob("*")}


def with_secrets(monkeypatch, **others):
    secrets = {"ANDROID_KEYSTORE": KEY, "ANDROID_KEYSTORE_PASSWORD": PASSWORD, **others}
    for name, value in secrets.items():
        monkeypatch.setenv(name, value)


def test_with_a_key_the_release_build_is_aligned_and_then_signed(
    scripts, sdk, project, dist, monkeypatch
):
    with_secrets(monkeypatch)

    assert release(scripts, monkeypatch, dist) == 0
    assert given_away(dist)["RLTankAttack-1.2.3.apk"] == "signed aligned boat"
    assert [(call["name"], call["line"][0]) for call in sdk.calls()] == [
        ("zipalign", "-f"),
        ("apksigner", "sign"),
        ("zipalign", "-c"),
        ("apksigner", "verify"),
    ]


def test_with_a_key_the_text_tells_that_updates_work_and_by_whose_signature(
    scripts, sdk, project, dist, monkeypatch
):
    with_secrets(monkeypatch)
    release(scripts, monkeypatch, dist)
    notes = given_away(dist)["notes.md"]

    assert "installs over any earlier release" in notes
    assert CERTIFICATE in notes
    assert given_away(dist).keys() == {"RLTankAttack-1.2.3.apk", "notes.md"}


@pytest.mark.parametrize("empty", [False, True])
def test_without_a_key_it_is_the_debug_build_and_the_text_says_what_that_means(
    scripts, sdk, project, dist, monkeypatch, empty
):
    if empty:  # as GitHub has a secret that nobody has set
        with_secrets(monkeypatch, ANDROID_KEYSTORE="", ANDROID_KEYSTORE_PASSWORD="")

    assert release(scripts, monkeypatch, dist) == 0
    notes = given_away(dist)["notes.md"]
    assert given_away(dist)["RLTankAttack-1.2.3.debug.apk"] == "debug boat"
    assert "only a debug build" in notes
    assert "no other APK can update it" in notes
    assert "must remove it before installing" in notes
    assert "saved\ngames go with it" in notes
    assert sdk.calls() == []


def test_the_password_and_the_key_are_in_no_command_line_and_in_no_output(
    scripts, sdk, project, dist, monkeypatch, capfd
):
    with_secrets(monkeypatch)
    release(scripts, monkeypatch, dist)
    signing = next(call for call in sdk.calls() if call["line"][0] == "sign")
    said = capfd.readouterr()

    assert signing["secret"] == PASSWORD
    assert "env:ANDROID_KEYSTORE_PASSWORD" in signing["line"]
    for text in (said.out, said.err, *(word for call in sdk.calls() for word in call["line"])):
        assert PASSWORD not in text
        assert KEY not in text


def test_the_key_leaves_the_disk_again_even_if_signing_fails(
    scripts, sdk, project, dist, monkeypatch
):
    with_secrets(monkeypatch)
    sdk.fails("apksigner")

    assert release(scripts, monkeypatch, dist) == 1
    signing = next(call for call in sdk.calls() if call["line"][0] == "sign")
    keystore = Path(signing["line"][signing["line"].index("--ks") + 1])
    assert signing["held"][str(keystore)] == "the key itself"
    assert not keystore.exists()
    assert not (dist / "release").exists()
    assert not (dist / "RLTankAttack-1.2.3.apk").exists()


@pytest.mark.parametrize("missing", ["ANDROID_KEYSTORE", "ANDROID_KEYSTORE_PASSWORD"])
def test_half_a_key_is_no_debug_release_but_an_error(
    scripts, sdk, project, dist, monkeypatch, capsys, missing
):
    with_secrets(monkeypatch, **{missing: ""})

    assert release(scripts, monkeypatch, dist) == 1
    assert f"{missing} is not." in capsys.readouterr().out


def test_a_key_that_is_not_in_base64_is_told(scripts, sdk, project, dist, monkeypatch, capsys):
    with_secrets(monkeypatch, ANDROID_KEYSTORE="no key!")

    assert release(scripts, monkeypatch, dist) == 1
    assert "in base64 in ANDROID_KEYSTORE" in capsys.readouterr().out


def test_base64_in_several_lines_is_good_too(scripts, sdk, project, dist, monkeypatch):
    with_secrets(monkeypatch, ANDROID_KEYSTORE=f"{KEY[:8]}\n{KEY[8:]}\n")

    assert release(scripts, monkeypatch, dist) == 0


def test_the_known_certificate_may_be_written_as_keytool_does(
    scripts, sdk, project, dist, monkeypatch
):
    with_secrets(monkeypatch, ANDROID_CERTIFICATE=":".join(["AB"] * 32))

    assert release(scripts, monkeypatch, dist) == 0


def test_another_key_than_that_of_the_releases_before_is_refused(
    scripts, sdk, project, dist, monkeypatch, capsys
):
    with_secrets(monkeypatch, ANDROID_CERTIFICATE="cd" * 32)

    assert release(scripts, monkeypatch, dist) == 1
    assert "Phones would refuse the update" in capsys.readouterr().out
    assert not (dist / "release").exists()


@pytest.mark.parametrize("digests", ["", f"{CERTIFICATE} {'cd' * 32}"])
def test_an_apk_bears_one_signature(scripts, sdk, dist, digests):
    lines = [f"Signer certificate SHA-256 digest: {digest}\n" for digest in digests.split()]
    sdk.says("apksigner", "".join(lines))

    with pytest.raises(scripts.build_tools.ToolError, match="Expected one certificate"):
        scripts.sign_apk.certificate(dist / "RLTankAttack-1.2.3.unsigned.apk")


def test_by_hand_apksigner_asks_for_the_password_itself(
    scripts, sdk, dist, monkeypatch, tmp_path, capsys
):
    keystore = tmp_path / "boat.jks"
    keystore.write_text("my key")
    unsigned = dist / "RLTankAttack-1.2.3.unsigned.apk"
    monkeypatch.setattr(sys, "argv", ["sign_apk.py", str(unsigned), str(keystore)])

    assert scripts.sign_apk.main() == 0
    assert not any("pass" in word for call in sdk.calls() for word in call["line"])
    assert (dist / "RLTankAttack-1.2.3.apk").read_text() == "signed aligned boat"
    assert CERTIFICATE in capsys.readouterr().out


@pytest.mark.parametrize("wrong", ["RLTankAttack-1.2.3.debug.apk", "RLTankAttack-9.unsigned.apk"])
def test_what_cannot_be_signed_is_told(scripts, sdk, dist, tmp_path, wrong):
    with pytest.raises(scripts.build_tools.ToolError, match="Expected"):
        scripts.sign_apk.sign(dist / wrong, dist / wrong, None)
    assert sdk.calls() == []


@pytest.mark.parametrize("tag", ["v1.2.4", "1.2.3"])
def test_a_tag_that_is_not_the_version_makes_no_release(
    scripts, sdk, project, dist, monkeypatch, capsys, tag
):
    assert release(scripts, monkeypatch, dist, tag) == 1
    assert "Expected the tag v1.2.3" in capsys.readouterr().out


def test_a_version_that_phones_would_not_take_for_newer_makes_no_release(
    scripts, sdk, project, dist, monkeypatch, capsys
):
    monkeypatch.setattr(scripts.release, "tags", lambda: ["v1.2.3", "v1.10.0", "v1.9.9"])

    assert release(scripts, monkeypatch, dist) == 1
    assert "1.2.3 is no update of 1.10.0" in capsys.readouterr().out


def test_the_tags_are_the_repository_s(scripts, monkeypatch, tmp_path):
    git = ("git", "-C", str(tmp_path), "-c", "user.name=boat", "-c", "user.email=boat@example.org")
    for command in (["init", "-q"], ["commit", "-q", "--allow-empty", "-m", "start"]):
        subprocess.run([*git, *command], check=True)
    for tag in ("v0.1.0", "v0.2.0", "other"):
        subprocess.run([*git, "tag", "--no-sign", tag], check=True)
    monkeypatch.setattr(scripts.release, "ROOT", tmp_path)

    assert sorted(scripts.release.tags()) == ["v0.1.0", "v0.2.0"]


@given(NUMBERS, NUMBERS, NUMBERS)
def test_a_version_has_the_number_that_briefcase_gives_it(scripts, major, minor, micro):
    text = f"{major}.{minor}.{micro}"
    if text != "0.0.0":
        briefcase = scripts.check_android_project.version_code(text)
        assert scripts.version.version_code(text) == briefcase


@given(st.tuples(NUMBERS, NUMBERS, NUMBERS), st.tuples(NUMBERS, NUMBERS, NUMBERS))
def test_a_newer_version_has_a_greater_number_and_no_other_has(scripts, one, other):
    one, other = (".".join(map(str, parts)) for parts in (one, other))
    if "0.0.0" not in (one, other):
        newer = Version(one) > Version(other)
        assert (scripts.version.version_code(one) > scripts.version.version_code(other)) == newer
        assert (scripts.version.why_not_newer(one, [other]) is None) == newer


def test_the_greatest_number_is_one_that_android_takes(scripts):
    assert scripts.version.version_code("99.99.99") < 2_100_000_000


@pytest.mark.parametrize(
    "version", ["0.2.0rc1", "0.2", "0.1.100", "0.100.0", "0.2.0.1", "0.02.0", "100.0.0", "0.0.0"]
)
def test_a_version_whose_number_would_not_grow_is_refused(scripts, version):
    with pytest.raises(ValueError, match=r"Expected a version such as 0\.12\.3"):
        scripts.version.version_code(version)


def checked(scripts, monkeypatch, name):
    monkeypatch.setattr(sys, "argv", ["check_apk.py", f"dist/{name}"])
    return scripts.check_apk.main()


@pytest.mark.parametrize("name", ["RLTankAttack-1.2.3.apk", "RLTankAttack-1.2.3.unsigned.apk"])
def test_a_right_release_build_passes(scripts, sdk, monkeypatch, capsys, name):
    assert checked(scripts, monkeypatch, name) == 0
    assert capsys.readouterr().out == f"{name}: as it should be.\n"


def test_a_right_debug_build_passes(scripts, sdk, monkeypatch):
    sdk.says("aapt2", f"{BADGING}application-debuggable\n")

    assert checked(scripts, monkeypatch, "RLTankAttack-1.2.3.debug.apk") == 0


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("name='org.rltankattack.rltankattack' ", "name='org.other' ", "but is org.other."),
        ("versionCode='1020300'", "versionCode='10000'", "should be 1020300, but is 10000."),
        ("versionName='1.2.3'", "versionName='1.2.4'", "the version inside is 1.2.4."),
        (
            "application-label",
            "uses-permission: name='android.permission.INTERNET'\napplication-label",
            "it asks for the permission android.permission.INTERNET; the app needs none.",
        ),
        (
            "application-label",
            "uses-permission-sdk-23: name='android.permission.CAMERA'\napplication-label",
            "it asks for the permission android.permission.CAMERA; the app needs none.",
        ),
        ("application-label", "application-debuggable\napplication-label", "it is debuggable"),
        ("package: name", "bundle: name", "aapt2 names no package."),
    ],
)
def test_an_apk_that_is_not_what_it_should_be_is_told(
    scripts, sdk, monkeypatch, capsys, old, new, problem
):
    sdk.says("aapt2", BADGING.replace(old, new, 1))

    assert checked(scripts, monkeypatch, "RLTankAttack-1.2.3.apk") == 1
    assert problem in capsys.readouterr().out


def test_an_apk_that_aapt2_cannot_read_is_told(scripts, sdk, monkeypatch, capsys):
    sdk.fails("aapt2")

    assert checked(scripts, monkeypatch, "RLTankAttack-1.2.3.apk") == 1
    assert "aapt2 dump failed" in capsys.readouterr().out


def test_the_newest_tools_are_taken_and_no_preview(scripts, sdk):
    for version in ("34.0.0", "36.1.0", "37.0.0-rc1"):
        Sdk(sdk.folder, version)

    found = scripts.build_tools.tool("zipalign", {"ANDROID_HOME": str(sdk.folder)})
    assert found.parent.name == "36.1.0"


@pytest.mark.parametrize("version", ["34.0.0", "36.0.0-rc1"])
def test_tools_that_do_not_know_large_pages_are_refused(scripts, tmp_path, version):
    Sdk(tmp_path / "old", version)

    with pytest.raises(scripts.build_tools.ToolError, match=r"Expected build-tools 35\.0\.0"):
        scripts.build_tools.tool("zipalign", {"ANDROID_HOME": str(tmp_path / "old")})


def test_missing_tools_are_told(scripts, sdk, tmp_path):
    with pytest.raises(scripts.build_tools.ToolError, match="ANDROID_HOME, got nothing"):
        scripts.build_tools.tool("zipalign", {})
    with pytest.raises(scripts.build_tools.ToolError, match="found none"):
        scripts.build_tools.tool("zipalign", {"ANDROID_HOME": str(tmp_path / "nowhere")})
    with pytest.raises(scripts.build_tools.ToolError, match="Expected lawnmower in"):
        scripts.build_tools.tool("lawnmower", {"ANDROID_HOME": str(sdk.folder)})


def test_apksigner_gets_the_java_that_is_named(scripts, sdk, monkeypatch, dist, tmp_path):
    monkeypatch.setenv("JAVA_HOME", str(tmp_path / "jdk"))
    paths = []

    def noted(command, env, **_):
        paths.append(env["PATH"])
        return SimpleNamespace(returncode=0, stdout="")

    monkeypatch.setattr(scripts.build_tools.subprocess, "run", noted)
    scripts.build_tools.run("apksigner", "version")
    assert paths[0].startswith(str(tmp_path / "jdk" / "bin"))


def test_whoever_holds_the_key_runs_nothing_but_python_and_the_sdk(scripts):
    """The scripts that a key passes through import the standard library and each other."""
    own = {"build_tools", "sign_apk", "version", "release", "check_apk"}
    for name in own:
        lines = (ROOT / "scripts" / f"{name}.py").read_text(encoding="utf-8").splitlines()
        words = [line.split()[1] for line in lines if line.startswith(("import ", "from "))]
        tops = {word.partition(".")[0] for word in words}
        assert tops <= own | sys.stdlib_module_names
