"""Signs an APK with a key that stays the same from release to release.

    python scripts/sign_apk.py <name>.unsigned.apk <keystore>

The signed one is ``<name>.apk`` beside it. The keystore's password comes from the environment
(ANDROID_KEYSTORE_PASSWORD) or is asked for; it is in no command line, so no log and no list of
processes shows it.
"""

import argparse
import os
import re
import sys
import tempfile
from pathlib import Path

from build_tools import ToolError, report, run

PASSWORD = "ANDROID_KEYSTORE_PASSWORD"
UNSIGNED = ".unsigned.apk"
DIGEST = re.compile(r"certificate SHA-256 digest: ([0-9a-f]{64})")
ALIGNMENT = ("-P", "16", "4")
"""Libraries begin at pages of 16 KiB, which newer phones have; everything else at four bytes."""


def main() -> int:
    """Sign what is named, and tell whose signature it bears now."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("unsigned", type=Path, help=f"an APK that ends in {UNSIGNED}")
    parser.add_argument("keystore", type=Path, help="the file that holds the key")
    chosen = parser.parse_args()
    try:
        signed = sign(chosen.unsigned, chosen.keystore, os.environ.get(PASSWORD))
        print(f"{signed} is signed with the key of certificate {certificate(signed)}.")
    except ToolError as error:
        print(error)
        return 1
    return 0


def sign(unsigned: Path, keystore: Path, password: str | None) -> Path:
    """The signed APK; apksigner asks for a password that is not given."""
    if not unsigned.name.endswith(UNSIGNED):
        raise ToolError(f"Expected an APK whose name ends in {UNSIGNED}, got {unsigned.name}.")
    for file in (unsigned, keystore):
        if not file.is_file():
            raise ToolError(f"Expected the file {file}, and it is not there.")
    signed = unsigned.with_name(unsigned.name.removesuffix(UNSIGNED) + ".apk")
    source = ["--ks-pass", f"env:{PASSWORD}"] if password else []
    with tempfile.TemporaryDirectory(prefix="rltankattack-") as folder:
        aligned, finished = Path(folder) / "aligned.apk", Path(folder) / "signed.apk"
        # Aligned first: moving anything afterwards would break the signature.
        run("zipalign", "-f", *ALIGNMENT, unsigned, aligned)
        run(
            *("apksigner", "sign", "--ks", keystore, *source, "--out", finished, aligned),
            secrets={PASSWORD: password} if password else None,
        )
        run("zipalign", "-c", *ALIGNMENT, finished)
        signed.write_bytes(finished.read_bytes())
    return signed


def certificate(apk: Path) -> str:
    """The SHA-256 of the certificate that a verified APK is signed with."""
    found = set(DIGEST.findall(report("apksigner", "verify", "--print-certs", apk)))
    if len(found) != 1:
        raise ToolError(f"Expected one certificate in {apk.name}, found {len(found)}.")
    return found.pop()


if __name__ == "__main__":
    sys.exit(main())
