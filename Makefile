# Two commands for most people: `make lab` opens the course, `make test` runs every test.

PYTHON ?= python3
VENV := .venv
PY := $(VENV)/bin/python
PIP := $(PY) -m pip install --quiet --disable-pip-version-check
BUNDLE := daifugo_widget/static/widget.js
FRONT_END := $(wildcard js/*.json js/*.ts) $(shell find js/src -type f)
PACKAGING := pyproject.toml hatch_build.py

# If the machine has no Node, the virtual environment gets one.
export PATH := $(CURDIR)/$(VENV)/bin:$(PATH)

.DEFAULT_GOAL := help
.PHONY: help lab test setup build bench format pins clean checks ruff layers mypy biome vitest pytest nbval

help: ## list the targets
	@sed -n 's/^\([a-z]*\):.*## /  make \1\t/p' $(MAKEFILE_LIST) | expand -t 16

lab: $(VENV)/.lab ## open the course in JupyterLab
	$(PY) -m daifugo_widget lab

test: setup ## run every test
	@$(MAKE) --no-print-directory --keep-going checks pytest nbval
	@echo "make test: everything passed; $$($(PY) -m tests.browser.chromium)"

setup: $(VENV)/.test js/node_modules/.package-lock.json $(BUNDLE) ## install what the tests need
	@$(PY) -m tests.browser.chromium --install

build: $(VENV)/.build ## make the wheel and the sdist in dist/
	$(PY) -m build

bench: $(VENV)/.bench ## measure the rules core against others
	$(PY) -m daifugo_widget bench

format: setup ## format Python and TypeScript
	$(VENV)/bin/ruff check --fix .
	$(VENV)/bin/ruff format .
	cd js && npm run --silent format

# Pins made by another version of Python may not install on Binder.
pins: ## renew the versions that Binder installs
	@$(PYTHON) -c 'import sys; here = "python-%d.%d" % sys.version_info[:2]; \
	wanted = open("binder/runtime.txt").read().strip(); \
	here == wanted or sys.exit(f"Binder has {wanted}, this is {here}: make pins PYTHON=...")'
	$(PYTHON) -m venv --clear $(VENV)-pins
	$(VENV)-pins/bin/pip install --quiet ".[lab]"
	echo '# What `pip install ".[lab]"` brings, pinned by `make pins`.' > binder/requirements.txt
	$(VENV)-pins/bin/pip freeze --exclude setuptools --exclude daifugo-widget >> binder/requirements.txt
	rm -r $(VENV)-pins

clean: ## remove everything that the other targets made
	rm -rf $(VENV) js/node_modules daifugo_widget/static dist build .hypothesis .*_cache

# One process each; side by side, what each of them says together if this make can do that.
checks:
	@$(MAKE) --no-print-directory --keep-going --jobs 2 \
	$(if $(filter output-sync,$(.FEATURES)),--output-sync) ruff layers mypy biome vitest

ruff:
	$(VENV)/bin/ruff check .
	$(VENV)/bin/ruff format --check .

layers:
	$(VENV)/bin/lint-imports --no-cache --no-logo

mypy:
	$(VENV)/bin/mypy

biome:
	cd js && npm run --silent check

vitest:
	cd js && npm run --silent test

# In the order of collection: tests/browser/conftest.py says what has to come last.
pytest:
	$(PY) -m pytest --numprocesses 2 --dist loadfile --no-loadscope-reorder

nbval:
	$(PY) -m pytest --nbval --override-ini testpaths=notebooks --numprocesses 2 --dist loadfile

$(PY):
	$(PYTHON) -m venv $(VENV)

# For an editable installation the build hook makes the bundle, with its own Node if there is none.
$(VENV)/.lab: $(PACKAGING) $(FRONT_END) | $(PY)
	$(PIP) --editable ".[lab]"
	@touch $@

# `python -m build` installs by itself what building needs.
$(VENV)/.build: | $(PY)
	$(PIP) build
	@touch $@

$(VENV)/.bench: $(PACKAGING) | $(PY)
	$(PIP) --editable ".[bench]"
	@touch $@

$(VENV)/.test: $(PACKAGING) | $(PY)
	$(PIP) --editable ".[test]"
	$(PIP) hatchling $$($(PY) -c "import hatch_build; print(*hatch_build.missing_node())")
	@touch $@

js/node_modules/.package-lock.json: js/package-lock.json | $(VENV)/.test
	cd js && npm ci

$(BUNDLE): $(FRONT_END) | $(VENV)/.test js/node_modules/.package-lock.json
	cd js && npm run --silent build
