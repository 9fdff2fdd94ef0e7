# `make play` and `make test` need nothing but Python 3.11 or newer and make.

VENV := .venv
PYTHON := $(VENV)/bin/python
PLAYABLE := $(VENV)/.desktop
READY := $(VENV)/.dev
export PYTHON_BIN

.PHONY: help play test test-long libraries lint types layers pytest torture mutants screenshots store-pictures icons catalogues sources bench strength lock apk release-apk android-project format hooks clean

help:
	@echo "make play      set everything up and open the app"
	@echo "make test      lint, types, layers and tests"
	@echo "make test-long the same with full counts and the engine's coverage"
	@echo "make torture   everything goes wrong: is any saved game lost? (ten minutes)"
	@echo "make mutants   break a line in each module and see whether the tests notice"
	@echo "make bench     how fast the searches are, and what a frame costs on a phone"
	@echo "make screenshots  pictures of every screen into resources/screenshots"
	@echo "make store-pictures  pictures for the app shops into fastlane"
	@echo "make icons     every icon and the splash from the drawings in resources/icon"
	@echo "make catalogues  bring the translations up to date with the sources"
	@echo "make sources   write docs/sources.md from the words of the app"
	@echo "make lock      renew the versions and hashes that everybody installs"
	@echo "make strength  long matches between the agents"
	@echo "make apk       build an APK that a phone can install"
	@echo "make release-apk  build one for a release, signed if KEYSTORE names the file with the key"
	@echo "make android-project  make the Android project and check it, without building"
	@echo "make format    rewrite the code in the house style"
	@echo "make hooks     check every commit before it is made"
	@echo "make clean     remove everything that can be made again"

play: $(PLAYABLE)
	@$(PYTHON) scripts/desktop.py play

test: lint types layers pytest

test-long: lint types layers libraries
	@$(PYTHON) scripts/suite.py --long

torture: libraries
	@$(PYTHON) -m tests.torture

mutants: libraries
	@$(PYTHON) scripts/mutants.py

libraries: $(READY)
	@QT_QPA_PLATFORM=offscreen $(PYTHON) scripts/desktop.py libraries

$(VENV)/.%: pyproject.toml scripts/setup.sh scripts/install.py locks/build.txt locks/%.txt
	@sh scripts/setup.sh $(VENV) $*
	@touch $@

lint: $(READY)
	@$(PYTHON) -m ruff check .
	@$(PYTHON) -m ruff format --check .

types: $(READY)
	@$(PYTHON) -m mypy

layers: $(READY)
	@$(VENV)/bin/lint-imports

pytest: libraries
	@$(PYTHON) scripts/suite.py

screenshots: libraries
	@$(PYTHON) -m tests.gui.scenario screenshots resources/screenshots en
	@$(PYTHON) -m tests.gui.scenario screenshots resources/screenshots el

store-pictures: libraries
	@$(PYTHON) scripts/store_pictures.py

icons: libraries
	@$(PYTHON) scripts/icons.py

catalogues: $(READY)
	@$(PYTHON) scripts/catalogues.py

sources: $(READY)
	@$(PYTHON) scripts/sources.py

bench: libraries
	@$(PYTHON) -m tests.bench

strength: $(READY)
	@$(PYTHON) -m rltankattack.lab.strength

lock: $(VENV)/.lock
	@$(PYTHON) scripts/lock.py

apk: $(READY)
	@$(PYTHON) scripts/apk.py $(if $(TEMPLATE),--template "$(TEMPLATE)")

release-apk: $(READY)
	@$(PYTHON) scripts/apk.py --release $(if $(KEYSTORE),--keystore "$(KEYSTORE)") $(if $(TEMPLATE),--template "$(TEMPLATE)")

android-project: $(READY)
	@$(PYTHON) scripts/check_android_project.py $(if $(TEMPLATE),--template "$(TEMPLATE)")

format: $(READY)
	@$(PYTHON) -m ruff check --fix .
	@$(PYTHON) -m ruff format .

hooks: $(READY)
	@$(VENV)/bin/pre-commit install

clean:
	rm -rf $(VENV) build dist .coverage .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
