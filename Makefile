# make play: sets up and opens the table.   make test: sets up and passes all tests.
# Everything goes into .venv here; nothing else on the machine is touched.

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check
SOURCES := $(shell find src -type f -not -name '*.pyc' -not -name '*.so')
COMPILED := PYTHONPATH=.venv/compiled

.PHONY: play test test-server test-web check format compiled test-compiled bench bench-service web soak records picture clean

play: .venv/ready .venv/compiled.stamp
	@$(COMPILED) $(BIN)/tablee play

test: .venv/dev
	$(BIN)/python -m pytest -n auto --ignore=tests/server --ignore=tests/web

test-server: .venv/dev
	$(BIN)/python -m pytest -n auto tests/server

test-web: .venv/dev web
	$(BIN)/python -m pytest tests/web

check: .venv/dev
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy

format: .venv/dev
	$(BIN)/ruff format
	$(BIN)/ruff check --fix

compiled: .venv/compiled.stamp

test-compiled: .venv/dev .venv/ready
	$(BIN)/python tools/compile.py --must
	@touch .venv/compiled.stamp
	$(COMPILED) TABLEE_EXPECT_COMPILED=1 $(BIN)/python -m pytest -n auto --ignore=tests/server --ignore=tests/web $(TESTS)

bench: .venv/dev .venv/bench .venv/compiled.stamp
	$(BIN)/python -m bench

web: .venv/ready
	cd web && npm install --no-audit --no-fund --loglevel=error && npm run build

bench-service: .venv/dev .venv/compiled.stamp
	$(BIN)/python -m bench.service

soak: .venv/dev
	$(BIN)/python -m pytest -n auto --hypothesis-profile=soak tests/contract tests/bots

records: .venv/dev
	$(BIN)/python tests/records/make.py

picture: .venv/ready
	$(BIN)/python -m tablee.terminal.picture docs/pictures/terminal.svg

clean:
	rm -rf .venv build dist

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Tablée needs Python 3.11 or newer; name it like this: make PYTHON=python3.12 play"; exit 2; }
	@echo "Setting up .venv …"
	@$(PYTHON) -m venv .venv

.venv/ready: pyproject.toml | .venv/bin/python
	@$(PIP) install -e .
	@touch $@

.venv/dev: pyproject.toml | .venv/bin/python
	@$(PIP) install -e '.[dev]'
	@touch $@ .venv/ready

.venv/bench: pyproject.toml | .venv/bin/python
	@$(PIP) install -e '.[bench]'
	@touch $@

.venv/compiled.stamp: $(SOURCES) | .venv/ready
	@$(BIN)/python tools/compile.py
	@touch $@
