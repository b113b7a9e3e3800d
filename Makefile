# make play: sets up and opens the table.   make test: sets up and passes all tests.
# Everything goes into .venv and web/node_modules here; nothing else on the machine is touched.

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check
PAGES := $(BIN)/python tools/build_pages.py
COMPILED := PYTHONPATH=.venv/compiled
# What is compiled, and what cannot be tested on machine code.
ENGINE_TESTS := tests/kernel tests/games tests/records tests/contract/test_counts.py tests/contract/test_sabotage.py \
	tests/server/test_typescript.py

.PHONY: play terminal test test-server test-web check format pages web compiled test-interpreted bench bench-service \
	soak soak-service records picture screenshots page-speed icons clean

play: .venv/ready
	@$(BIN)/python tools/play.py $(SERVE)

terminal: .venv/ready
	@$(BIN)/python tools/build_engine.py
	@$(COMPILED) $(BIN)/tablee play

test: .venv/dev
	@$(PAGES) --tools || echo "The tests of the page are left out."
	@$(BIN)/python tools/build_engine.py
	$(COMPILED) $(BIN)/python -m pytest -n auto --dist worksteal $(TESTS)

test-server: .venv/dev
	$(BIN)/python -m pytest -n auto tests/server

test-web: .venv/dev
	@$(PAGES) --tools
	$(BIN)/python -m pytest -n auto --dist worksteal tests/web

check: .venv/dev
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(PAGES) check test

format: .venv/dev
	$(BIN)/ruff format
	$(BIN)/ruff check --fix

pages: | .venv/bin/python
	@$(PAGES)

web: pages

compiled: .venv/ready
	@$(BIN)/python tools/build_engine.py

test-interpreted: .venv/dev
	$(BIN)/python -m pytest -n auto $(or $(TESTS),$(ENGINE_TESTS))

bench: .venv/dev .venv/bench compiled
	$(BIN)/python -m bench

bench-service: .venv/dev compiled
	$(BIN)/python -m bench.service

soak: .venv/dev
	$(BIN)/python -m pytest -n auto --hypothesis-profile=soak tests/contract tests/bots

soak-service: .venv/dev
	TABLEE_REQUIRE_SERVICES=1 $(BIN)/python -m tests.server.soak $(PARTS)

records: .venv/dev
	$(BIN)/python tests/records/make.py

picture: .venv/dev
	@$(PAGES) --tools
	$(BIN)/python -m tablee.terminal.picture docs/pictures/terminal.svg
	$(BIN)/python tools/screenshots.py picture.mjs $(CURDIR)/docs/pictures

screenshots: .venv/dev
	@$(PAGES) --tools
	$(BIN)/python tools/screenshots.py look.mjs $(or $(FOLDER),$(CURDIR)/build/screenshots)

page-speed: .venv/dev
	@$(PAGES) --tools
	$(BIN)/python tools/screenshots.py speed.mjs

icons: .venv/dev
	@$(PAGES) --tools
	$(BIN)/python tools/screenshots.py icons.mjs $(CURDIR)/web/public

clean:
	rm -rf .venv build dist web/node_modules src/tablee/web

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Tablée needs Python 3.11 or newer; name it like this: make PYTHON=python3.12 play"; exit 2; }
	@echo "Setting up .venv …"
	@$(PYTHON) -m venv .venv

.venv/ready: pyproject.toml | .venv/bin/python
	@$(PIP) install -e '.[server]'
	@touch $@

.venv/dev: pyproject.toml | .venv/bin/python
	@$(PIP) install -e '.[dev]'
	@touch $@ .venv/ready

.venv/bench: pyproject.toml | .venv/bin/python
	@$(PIP) install -e '.[bench]'
	@touch $@
