#!/bin/sh
# Makes the project's virtual environment, or adds to it: sh scripts/setup.sh <folder> <extra>
# The extra "desktop" is what playing needs; "dev" is that and the tools of developers; "lock" is what
# renewing the lock files needs.
set -eu
venv=$1
extra=$2

# The name alone proves nothing (a version manager may answer for a Python it lacks): try it.
suits() {
    "$1" -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1
}

find_python() {
    if [ -n "${PYTHON_BIN:-}" ]; then
        if suits "$PYTHON_BIN"; then
            echo "$PYTHON_BIN"
            return
        fi
        echo "PYTHON_BIN names $PYTHON_BIN, which is no Python 3.11 or newer with venv." >&2
        exit 1
    fi
    for candidate in python3 python3.14 python3.13 python3.12 python3.11 python; do
        if suits "$candidate"; then
            echo "$candidate"
            return
        fi
    done
    echo "RLTankAttack needs Python 3.11 or newer with its venv module, and found none." >&2
    echo "Found: $(python3 --version 2>&1 || echo 'no python3 at all')." >&2
    echo "Install one (on Debian and Ubuntu: apt-get install python3 python3-venv)," >&2
    echo "or name it: make test PYTHON_BIN=/path/to/python3" >&2
    exit 1
}

# An environment stays as it is if its Python is the wanted one, and its folder was not moved.
fits() {
    [ -x "$venv/bin/python" ] || return 1
    wanted=$("$1" -c 'import sys; print(sys.version)')
    [ "$("$venv/bin/python" -c 'import sys; print(sys.version)' 2>&1)" = "$wanted" ] || return 1
    grep -qF "$(cd "$venv" && pwd)" "$venv/bin/activate"
}

case $extra in
    desktop) size="80 MB to fetch, 270 MB on the disk" ;;
    dev) size="230 MB to fetch, 850 MB on the disk" ;;
    lock) size="20 MB to fetch, 60 MB on the disk" ;;
    *)
        echo "Expected the extra desktop, dev or lock, got $extra." >&2
        exit 1
        ;;
esac

python=$(find_python)
if ! fits "$python"; then
    "$python" -m venv --clear "$venv"
fi
echo "Setting up $venv with $("$python" --version) for '$extra'. This happens once: about $size,"
echo "a minute on a fast line and disk, ten or more on slow ones ..."
if ! "$venv/bin/python" scripts/install.py "$extra"; then
    echo "The packages could not be installed; the lines above say why (is there a network?)." >&2
    exit 1
fi
