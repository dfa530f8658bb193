# Two commands for most people: `make lab` opens the course, `make test` runs the tests.

PYTHON ?= python3
VENV := .venv
PY := $(VENV)/bin/python
PIP := $(PY) -m pip install --quiet --disable-pip-version-check
BUNDLE := daifugo_widget/static/widget.js
FRONT_END := $(wildcard js/*.json js/*.ts) $(shell find js/src -type f)
CATALOGUES := $(shell find daifugo_widget -name '*.po')
WORDS := daifugo_widget/locale/ja/LC_MESSAGES/daifugo_widget.mo
PACKAGING := pyproject.toml hatch_build.py hatch_metadata.py
# Processes of the tests.
PROCESSES ?= 2
HUB_PROXY := configurable-http-proxy@5.3.0
LOWEST := $(VENV)-lowest
COMPILED := $(VENV)-compiled
# The tests of what uses other packages.
USING_OTHERS := tests/drills tests/lab tests/progress tests/quiz tests/replay tests/site tests/table tests/teach \
$(wildcard tests/test_*.py)
# The tests of what an engine does, but for those that read the sources of the package.
BY_ENGINE := tests/core tests/games tests/lab tests/players tests/records \
--ignore tests/games/daifugo/rules/test_new_rule.py --ignore tests/games/third/test_house.py
WITHOUT_BROWSER := -m pytest --numprocesses $(PROCESSES) -m "not slow and not browser"

# Processes that begin again and again find what the first has compiled.
unexport PYTHONDONTWRITEBYTECODE

# If the machine has no Node, the virtual environment gets one.
export PATH := $(CURDIR)/$(VENV)/bin:$(PATH)

.DEFAULT_GOAL := help
.PHONY: help lab quick test test-all chapters soak setup build contract bench course house words
.PHONY: format pins site pictures address clean checks ruff layers mypy biome vitest pytest-quick pytest pytest-all
.PHONY: lowest lowest-versions compiled compiled-checkout

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## /  make \1\t/p' $(MAKEFILE_LIST) | expand -t 16

lab: $(VENV)/.lab ## open the course in JupyterLab
	$(PY) -m daifugo_widget lab

quick: setup ## check in three minutes, before a commit: all but the browser and what takes long
	@$(MAKE) --no-print-directory --keep-going checks pytest-quick
	@echo "make quick: passed"

test: setup ## run all that a change can break, in ten minutes, with the browser
	@$(MAKE) --no-print-directory --keep-going checks pytest
	@echo "make test: passed; $$($(PY) -m tests.browser.chromium)"

test-all: setup $(VENV)/.hub ## run every test: also all chapters, Binder's steps, strength of bots
	@$(MAKE) --no-print-directory --keep-going checks pytest-all compiled lowest
	@echo "make test-all: everything passed; $$($(PY) -m tests.browser.chromium)"

chapters: setup ## run every chapter in JupyterLab, and compare what it shows with what is committed
	$(PY) -m pytest --numprocesses $(PROCESSES) tests/browser/test_course.py

soak: setup ## play and attack for an hour; called again, it goes on where it stopped
	$(PY) -m tests.soak

setup: $(VENV)/.test js/node_modules/.package-lock.json $(BUNDLE) $(WORDS) ## install what the tests need
	@$(PY) -m tests.browser.chromium --install

build: $(VENV)/.build ## make the wheel and the sdist in dist/
	$(PY) -m build

contract: $(VENV)/.test ## renew the types of the browser, which are made from those of Python
	$(PY) -m tools.contract

bench: $(VENV)/.bench $(COMPILED)/.bench compiled-checkout ## measure the rules core against others, also compiled
	$(PY) -m tools.bench
	cd $(COMPILED)/checkout && ../bin/python -m tools.bench

course: $(VENV)/.test ## print the figures of the course: checks, drills, pictures, times
	$(PY) -m tools.course
	$(PY) -m tools.course_lessons
	$(PY) -m tools.course_cost
	$(PY) -m tools.course_drills
	$(PY) -m tools.course_times
	$(PY) -m tools.course_terms

house: $(VENV)/.test ## print the figures of the structure, with NAMES=1 what stands behind them
	$(PY) -m tools.house $(if $(NAMES),--names)

words: $(VENV)/.test ## collect what the code says for the translators, and compile their words
	$(PY) -m tools.words

format: setup ## format Python and TypeScript
	$(VENV)/bin/ruff check --fix .
	$(VENV)/bin/ruff format .
	cd js && npm run --silent format

site: setup ## build the site in build/site, with the course that runs in the browser, for any server
	$(PY) -m daifugo_widget site build/site --live --offline

pictures: $(VENV)/.test ## make the pictures of the README anew
	$(PY) -m tools.pictures

address: | $(PY) ## write the project's address wherever it stands: URL=https://github.com/OWNER/REPO
	$(PY) -m tools.address "$(URL)"

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
	rm -rf $(VENV) $(LOWEST) $(COMPILED) .soak js/node_modules daifugo_widget/static dist build .hypothesis .*_cache
	find daifugo_widget -name "*.mo" -delete

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

pytest-quick:
	$(PY) $(WITHOUT_BROWSER)

pytest:
	$(PY) -m pytest --numprocesses $(PROCESSES) -m "not slow"

pytest-all:
	$(PY) -m pytest --numprocesses $(PROCESSES)

# The tests of rules and records once more, by the wheel with a compiled engine.
compiled: compiled-checkout
	cd $(COMPILED)/checkout && DAIFUGO_ENGINE=compiled ../bin/python $(WITHOUT_BROWSER) $(BY_ENGINE)

# Where the checkout's own package is out of sight.
compiled-checkout: $(COMPILED)/.test
	rm -rf $(COMPILED)/checkout
	mkdir $(COMPILED)/checkout
	cp -R *.md *.py *.toml LICENSE Makefile binder docs notebooks tests tools $(COMPILED)/checkout

# The lowest versions that pyproject.toml allows can be installed by the lowest Python alone.
lowest:
	@if $(PY) -c "import sys; sys.exit(sys.version_info[:2] != (3, 11))"; \
	then $(MAKE) --no-print-directory lowest-versions; \
	else echo "lowest versions of what is needed: skipped, this is not Python 3.11"; fi

lowest-versions: $(LOWEST)/.test
	$(LOWEST)/bin/mypy --cache-dir /dev/null
	$(LOWEST)/bin/python $(WITHOUT_BROWSER) $(USING_OTHERS)

$(PY):
	$(PYTHON) -m venv $(VENV)

# For an editable installation the build hook makes the bundle, with its own Node if there is none,
# and compiles the words.
$(VENV)/.lab: $(PACKAGING) $(FRONT_END) $(CATALOGUES) | $(PY)
	$(PIP) --editable ".[lab]"
	@touch $@

# `python -m build` installs by itself what building needs.
$(VENV)/.build: | $(PY)
	$(PIP) build
	@touch $@

$(VENV)/bin/uv: | $(PY)
	$(PIP) uv

$(VENV)/.bench: $(PACKAGING) tools/bench-requirements.txt | $(PY)
	$(PIP) --editable ".[phones]" --requirement tools/bench-requirements.txt
	@touch $@

$(COMPILED)/.bench: $(COMPILED)/.test tools/bench-requirements.txt | $(VENV)/bin/uv
	$(VENV)/bin/uv pip install --quiet --python $(COMPILED) --requirement tools/bench-requirements.txt
	@touch $@

$(LOWEST)/.test: $(PACKAGING) | $(VENV)/.test $(VENV)/bin/uv
	$(VENV)/bin/uv venv --quiet --clear --python $(PY) $(LOWEST)
	$(VENV)/bin/uv pip install --quiet --python $(LOWEST) --resolution lowest-direct \
	--editable ".[test]"
	@touch $@

$(COMPILED)/.test: $(PACKAGING) $(FRONT_END) $(CATALOGUES) $(shell find daifugo_widget -name '*.py') \
| $(VENV)/.test $(VENV)/.build $(VENV)/bin/uv
	rm -rf $(COMPILED)
	HATCH_BUILD_HOOK_ENABLE_MYPYC=true $(PY) -m build --outdir $(COMPILED)/dist > /dev/null
	$(VENV)/bin/uv venv --quiet --allow-existing --python $(PY) $(COMPILED)
	$(VENV)/bin/uv pip install --quiet --python $(COMPILED) "$$(echo $(COMPILED)/dist/*.whl)[test]"
	@touch $@

$(VENV)/.test: $(PACKAGING) | $(PY)
	$(PIP) --editable ".[test]"
	$(PIP) hatchling $$($(PY) -c "import hatch_build; print(*hatch_build.missing_node())")
	@touch $@

# A JupyterHub with its proxy; where they cannot be had, its test is skipped.
$(VENV)/.hub: tests/phones/hub-requirements.txt | setup
	-$(PIP) --requirement $< && npm install --silent --no-audit --no-fund --prefix $(VENV)/hub $(HUB_PROXY) && touch $@

js/node_modules/.package-lock.json: js/package-lock.json | $(VENV)/.test
	cd js && npm ci

$(BUNDLE): $(FRONT_END) | $(VENV)/.test js/node_modules/.package-lock.json
	cd js && npm run --silent build

$(WORDS): $(CATALOGUES) | $(VENV)/.test
	$(PY) -m tools.catalogues
