"""The SDK's tools as far as a release needs them: each notes how it was called, and does little."""

import json
import sys
from pathlib import Path

CERTIFICATE = "ab" * 32
BADGING = """\
package: name='org.rltankattack.rltankattack' versionCode='1020300' versionName='1.2.3' \
platformBuildVersionName='15' compileSdkVersion='35'
uses-permission: name='org.rltankattack.rltankattack.DYNAMIC_RECEIVER_NOT_EXPORTED_PERMISSION'
application-label:'RLTankAttack'
"""

TOOL = """\
#!{python}
import json, os, pathlib, sys
folder, name = pathlib.Path(__file__).parent, pathlib.Path(__file__).name
secret = os.environ.get("ANDROID_KEYSTORE_PASSWORD")
files = [a for a in sys.argv[1:] if a.endswith((".apk", ".keystore", ".jks"))]
held = {{file: pathlib.Path(file).read_text() for file in files if pathlib.Path(file).exists()}}
with (folder / "calls.txt").open("a") as calls:
    calls.write(json.dumps(dict(name=name, line=sys.argv[1:], secret=secret, held=held)) + "\\n")
said = folder / f"{{name}}.says"
if said.exists():
    print(said.read_text(), end="")
if (folder / f"{{name}}.fails").exists():
    sys.exit(1)
if name == "zipalign" and "-f" in sys.argv:
    pathlib.Path(files[-1]).write_text("aligned " + held[files[0]])
if name == "apksigner" and sys.argv[1] == "sign":
    out = sys.argv[sys.argv.index("--out") + 1]
    pathlib.Path(out).write_text("signed " + held[files[-1]])
"""


class Sdk:
    """A folder like the SDK's, with tools that are scripts."""

    def __init__(self, folder: Path, version: str = "35.0.0") -> None:
        self.folder = folder
        self.tools = folder / "build-tools" / version
        self.tools.mkdir(parents=True)
        for name in ("zipalign", "apksigner", "aapt2"):
            (self.tools / name).write_text(TOOL.format(python=sys.executable), encoding="utf-8")
            (self.tools / name).chmod(0o755)
        self.says("apksigner", f"Signer #1 certificate SHA-256 digest: {CERTIFICATE}\n")
        self.says("aapt2", BADGING)

    def says(self, name: str, words: str) -> None:
        """What a tool prints."""
        (self.tools / f"{name}.says").write_text(words, encoding="utf-8")

    def fails(self, name: str) -> None:
        """A tool refuses its work."""
        (self.tools / f"{name}.fails").touch()

    def calls(self) -> list[dict]:
        """How the tools were called, in order."""
        file = self.tools / "calls.txt"
        return [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []
