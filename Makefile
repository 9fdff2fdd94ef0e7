# `make play` and `make test` need nothing but Python 3.11 or newer and make.

VENV := .venv
PYTHON := $(VENV)/bin/python
READY := $(VENV)/.ready
export PYTHON_BIN

.PHONY: help play test libraries lint types layers pytest screenshots bench strength format hooks clean

help:
	@echo "make play      set everything up and open the app"
	@echo "make test      lint, types, layers and tests"
	@echo "make bench     how fast the searches are, against the plain minimax"
	@echo "make screenshots  pictures of every screen into resources/screenshots"
	@echo "make strength  long matches between the agents"
	@echo "make format    rewrite the code in the house style"
	@echo "make hooks     check every commit before it is made"
	@echo "make clean     remove everything that can be made again"

play: $(READY)
	@$(PYTHON) scripts/desktop.py play

test: lint types layers pytest

libraries: $(READY)
	@QT_QPA_PLATFORM=offscreen $(PYTHON) scripts/desktop.py libraries

$(READY): pyproject.toml scripts/setup.sh
	@sh scripts/setup.sh $(VENV)
	@touch $@

lint: $(READY)
	@$(PYTHON) -m ruff check .
	@$(PYTHON) -m ruff format --check .

types: $(READY)
	@$(PYTHON) -m mypy

layers: $(READY)
	@$(VENV)/bin/lint-imports

pytest: libraries
	@$(PYTHON) -m pytest -n 2 --cov

screenshots: libraries
	@$(PYTHON) -m tests.gui.scenario screenshots resources/screenshots

bench: libraries
	@$(PYTHON) -m tests.bench

strength: $(READY)
	@$(PYTHON) -m rltankattack.lab.strength

format: $(READY)
	@$(PYTHON) -m ruff check --fix .
	@$(PYTHON) -m ruff format .

hooks: $(READY)
	@$(VENV)/bin/pre-commit install

clean:
	rm -rf $(VENV) build dist .coverage .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
