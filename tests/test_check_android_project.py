"""The check of the Android project, on a small one: right, and then broken in each way."""

import importlib.util
import shutil
from pathlib import Path

import pytest
from briefcase.exceptions import BriefcaseCommandError

SCRIPT = Path(__file__).parents[1] / "scripts" / "check_android_project.py"

PYPROJECT = """\
[project]
version = "0.3.1"
dependencies = ["toga-core~=0.5.7"]

[tool.briefcase.app.rltankattack]
formal_name = "RLTankAttack"
icon = "icons/boat"

[tool.briefcase.app.rltankattack.android]
requires = ["toga-android~=0.5.7"]
build_gradle_dependencies = ["com.example:material:1.0"]
base_theme = "Theme.Night"
primary_color = "#111111"
primary_color_dark = "#222222"
accent_color = "#333333"
splash_background_color = "#444444"
android_abis = ["arm64-v8a", "x86_64"]
target_os_version = "35"
"""
MANIFEST = """\
<manifest xmlns:android="http://schemas.android.com/apk/res/android">
    <application android:allowBackup="true" android:label="@string/formal_name">
        <activity android:name="org.example.MainActivity" android:exported="true">
            <intent-filter>
                <action android:name="android.intent.action.MAIN" />
                <category android:name="android.intent.category.LAUNCHER" />
            </intent-filter>
        </activity>
        <provider android:name="androidx.FileProvider" android:exported="false" />
    </application>
</manifest>
"""
STYLES = """\
<resources>
    <style name="AppTheme.Base" parent="Theme.Night"/>
    <style name="AppTheme" parent="AppTheme.Base"/>
</resources>
"""
STRINGS = '<resources><string name="formal_name">"RLTankAttack"</string></resources>'
COLORS = """\
<resources>
    <color name="colorPrimary">#111111</color>
    <color name="colorPrimaryDark">#222222</color>
    <color name="colorAccent">#333333</color>
    <color name="colorSplashScreenBackground">#444444</color>
</resources>
"""
GRADLE = """\
android {
    compileSdkVersion 35
    defaultConfig {
        versionCode 30100
        versionName "0.3.1"
        minSdkVersion 24
        targetSdkVersion 35
        ndk {
            abiFilters "arm64-v8a", "x86_64"
        }
    }
}
dependencies {
    implementation fileTree(dir: 'libs', include: ['*.jar'])
    implementation "com.example:material:1.0"
}
"""
INDEX = """\
[paths]
icon.round.48 = "app/src/main/res/mipmap-mdpi/ic_launcher_round.png"
icon.square.320 = "app/src/main/res/mipmap-mdpi/splash.png"
"""
FILES = {
    "briefcase.toml": INDEX,
    "app/build.gradle": GRADLE,
    "app/requirements.txt": "# Generated today\ntoga-core~=0.5.7\ntoga-android~=0.5.7\n",
    "app/src/main/AndroidManifest.xml": MANIFEST,
    "app/src/main/res/values/styles.xml": STYLES,
    "app/src/main/res/values/strings.xml": STRINGS,
    "app/src/main/res/values/colors.xml": COLORS,
    "app/src/main/res/mipmap-mdpi/ic_launcher_round.png": "a round boat",
    "app/src/main/res/mipmap-mdpi/splash.png": "a large boat",
    "app/src/main/python/rltankattack/app.py": "print('boat')",
    "app/src/main/python/rltankattack-0.3.1.dist-info/METADATA": "Name: rltankattack",
}
SOURCES = {
    "pyproject.toml": PYPROJECT,
    "icons/boat-round-48.png": "a round boat",
    "icons/boat-square-320.png": "a large boat",
    "src/rltankattack/app.py": "print('boat')",
    "src/rltankattack/__pycache__/app.pyc": "left behind",
    "src/rltankattack/lab/strength/tank.py": "import itertools",
}


@pytest.fixture(scope="module")
def check():
    spec = importlib.util.spec_from_file_location("check_android_project", SCRIPT)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def tree(tmp_path):
    write(tmp_path, SOURCES)
    write(tmp_path / "gradle", FILES)
    return tmp_path


def write(folder, files):
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")


def problems(check, tree):
    return list(check.problems(tree / "gradle", tree))


def test_a_right_project_has_no_problems(check, tree):
    assert problems(check, tree) == []


@pytest.mark.parametrize(
    ("name", "old", "new", "problem"),
    [
        pytest.param(*case, id=case[-1])
        for case in [
            (
                "app/src/main/AndroidManifest.xml",
                "<application",
                '<uses-permission android:name="android.permission.INTERNET"/><application',
                "The manifest asks for the permission android.permission.INTERNET; "
                "the app needs none.",
            ),
            (
                "app/src/main/AndroidManifest.xml",
                "@string/formal_name",
                "Hello",
                "The label below the icon should be RLTankAttack, but the project has Hello.",
            ),
            (
                "app/src/main/AndroidManifest.xml",
                'allowBackup="true"',
                'allowBackup="false"',
                "The allowBackup should be true, but the project has false.",
            ),
            (
                "app/src/main/AndroidManifest.xml",
                'android:allowBackup="true"',
                "",
                "The allowBackup should be true, but the project has none.",
            ),
            (
                "app/src/main/AndroidManifest.xml",
                "<application",
                '<application android:dataExtractionRules="@xml/some"',
                "The backup follows dataExtractionRules @xml/some; it should take everything, "
                "for this app.",
            ),
            (
                "app/src/main/AndroidManifest.xml",
                "<application",
                '<application android:restoreAnyVersion="true"',
                "The backup follows restoreAnyVersion true; it should take everything, "
                "for this app.",
            ),
            (
                "app/src/main/AndroidManifest.xml",
                'exported="false"',
                'exported="true"',
                "The provider androidx.FileProvider is open to other apps; only the launcher's "
                "may be.",
            ),
            (
                "app/src/main/AndroidManifest.xml",
                "</application>",
                '<activity android:name="Other" android:exported="true" /></application>',
                "The activity Other is open to other apps; only the launcher's may be.",
            ),
            (
                "app/src/main/AndroidManifest.xml",
                "</application>",
                '<receiver android:name="Ear"><intent-filter /></receiver></application>',
                "The receiver Ear is open to other apps; only the launcher's may be.",
            ),
            (
                "app/src/main/AndroidManifest.xml",
                'MainActivity" android:exported="true"',
                'MainActivity" android:exported="false"',
                "The launcher can start nothing: no activity of its kind is exported.",
            ),
            (
                "app/src/main/AndroidManifest.xml",
                "<application",
                '<application android:debuggable="true"',
                "The manifest sets debuggable; Gradle does that, and for a debug build alone.",
            ),
            (
                "app/build.gradle",
                "defaultConfig {",
                "buildTypes { release {\n debuggable true\n } }\n defaultConfig {",
                "build.gradle sets debuggable; Gradle does that, and for a debug build alone.",
            ),
            (
                "app/src/main/res/values/strings.xml",
                "formal_name",
                "other_name",
                "The label below the icon should be RLTankAttack, but the project has none.",
            ),
            (
                "app/src/main/res/values/styles.xml",
                "Theme.Night",
                "Theme.AppCompat",
                "The theme should be Theme.Night, but the project has Theme.AppCompat.",
            ),
            (
                "app/src/main/res/values/colors.xml",
                "#111111",
                "#008577",
                "The primary_color should be #111111, but the project has #008577.",
            ),
            (
                "app/src/main/res/values/colors.xml",
                "#444444",
                "#FFFFFF",
                "The splash_background_color should be #444444, but the project has #FFFFFF.",
            ),
            (
                "app/build.gradle",
                "versionCode 30100",
                "versionCode 10000",
                "The versionCode should be 30100, but the project has 10000.",
            ),
            (
                "app/build.gradle",
                'versionName "0.3.1"',
                'versionName "1.0"',
                "The versionName should be 0.3.1, but the project has 1.0.",
            ),
            (
                "app/build.gradle",
                "targetSdkVersion 35",
                "targetSdkVersion 36",
                "The targetSdkVersion should be 35, but the project has 36.",
            ),
            (
                "app/build.gradle",
                "compileSdkVersion 35",
                "",
                "The compileSdkVersion should be 35, but the project has none.",
            ),
            (
                "app/build.gradle",
                'abiFilters "arm64-v8a", "x86_64"',
                'abiFilters "arm64-v8a"',
                "The abiFilters should be arm64-v8a, x86_64, but the project has arm64-v8a.",
            ),
            (
                "app/build.gradle",
                'implementation "com.example:material:1.0"',
                "",
                "The Java libraries should be com.example:material:1.0, but the project has none.",
            ),
            (
                "app/requirements.txt",
                "toga-core",
                "pytest\ntoga-core",
                "The requirements should be toga-android~=0.5.7, toga-core~=0.5.7, but the "
                "project has pytest, toga-android~=0.5.7, toga-core~=0.5.7.",
            ),
            (
                "app/src/main/python/rltankattack/app.py",
                "boat",
                "old boat",
                "The source rltankattack/app.py is not the one in src.",
            ),
            (
                "app/src/main/res/mipmap-mdpi/splash.png",
                "a large boat",
                "a bee",
                "app/src/main/res/mipmap-mdpi/splash.png is not icons/boat-square-320.png.",
            ),
        ]
    ],
)
def test_a_wrong_file_is_told(check, tree, name, old, new, problem):
    file = tree / "gradle" / name
    file.write_text(file.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")

    assert problems(check, tree) == [problem]


@pytest.mark.parametrize("name", ["tests/test_app.py", "rltankattack/lab/strength/tank.py"])
def test_a_file_too_many_is_told(check, tree, name):
    write(tree / "gradle", {f"app/src/main/python/{name}": "assert True"})

    assert problems(check, tree) == [f"The file {name} does not belong on a phone."]


def test_an_activity_the_launcher_starts_and_others_too_is_no_launcher_s(check, tree):
    file = tree / "gradle" / "app/src/main/AndroidManifest.xml"
    view = '<intent-filter><action android:name="android.intent.action.VIEW" /></intent-filter>'
    text = file.read_text(encoding="utf-8").replace("</activity>", f"{view}</activity>")
    file.write_text(text, encoding="utf-8")

    assert problems(check, tree) == [
        "The activity org.example.MainActivity is open to other apps; only the launcher's may be.",
        "The launcher can start nothing: no activity of its kind is exported.",
    ]


def test_a_missing_source_is_told(check, tree):
    shutil.rmtree(tree / "gradle/app/src/main/python/rltankattack")

    assert problems(check, tree) == ["The source rltankattack/app.py is missing."]


def test_a_missing_icon_is_told(check, tree):
    (tree / "icons/boat-round-48.png").unlink()

    assert problems(check, tree) == [
        "The icon icons/boat-round-48.png is missing, so the template's own is shown."
    ]


def test_a_picture_that_nobody_drew_is_told(check, tree):
    name = "app/src/main/res/mipmap-xhdpi/splash.png"
    write(tree / "gradle", {name: "a bee"})

    assert problems(check, tree) == [
        f"{name} comes from the template; nobody has drawn one for this app."
    ]


def test_a_project_that_cannot_be_made_is_told_with_a_way_out(check, monkeypatch, capsys):
    def offline(template):
        raise BriefcaseCommandError("Unable to clone the template.")

    monkeypatch.setattr(check, "create", offline)
    monkeypatch.setattr(check.sys, "argv", ["check_android_project.py"])

    assert check.main() == 1
    words = capsys.readouterr().out
    assert "Unable to clone the template." in words
    assert "Is there a network?" in words
    assert "TEMPLATE=" in words
