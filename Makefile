# `make help` lists the targets.

SWIFT ?= swift
ARGS ?=
PYTEST_ARGS ?=
# The variables of `make same`.
CONFIGURATION ?= release
BEFORE ?=

# The shell's own quoting works for a folder of any name, and make's $(CURDIR) does not.
DEBUG_BINARY := "$$PWD/.build/debug/split-preview"

# A debug build has an optimised engine, for the reason in Package.swift. Without this variable, `swift test` by hand
# builds everything again.
export SPLIT_PREVIEW_OPTIMIZED := 1

# The number of processes that share the tests of a suite. The tests of the socket and the set-up mostly wait, and the
# page tests keep every core busy.
SOCKET_WORKERS ?= 4
PAGE_WORKERS ?= auto
SETUP_WORKERS ?= 4

PYTEST := SPLIT_PREVIEW_BIN=$(DEBUG_BINARY) .venv/bin/python -m pytest -p no:cacheprovider

# The scripts use the same Swift.
export SWIFT

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help setup setup-test setup-page setup-firefox run app test-app sweep build deb quick lint prove test test-setup test-swift test-socket test-uikit test-page test-firefox \
  test-architecture test-agents test-client test-deploy test-package test-release test-ci test-example test-recorder test-bench docs same cluster test-cluster test-sanitized test-libwebsockets conformance fuzz soak bench screenshots gallery clean

help:
	@echo 'make run          builds and starts the server, and prints its URL'
	@echo 'make run ARGS=... with flags: ARGS="--port 0" takes a free port, ARGS=--help lists them all'
	@echo 'make app ARGS=... shows an app of your own: ARGS="../Notes", ARGS="--help" lists all flags'
	@echo 'make cluster      runs several processes behind one address with TLS; ARGS="4" sets their number'
	@echo 'make sweep ARGS=. prints where a layout flips: ARGS="mail --profile ios26"; ARGS=--help lists all flags'
	@echo 'make quick        checks the engine, the protocol and the modules of the page, in less than a minute'
	@echo 'make test         runs every test; test-setup, test-swift, test-socket, test-agents, test-client, test-uikit,'
	@echo '                  test-page, test-firefox, test-deploy, test-architecture, test-example, test-recorder and test-bench run a part'
	@echo 'make lint         checks how the files are written'
	@echo 'make prove        runs the random tests much longer, and axe over everything; ARGS="2000" sets the number of conversations'
	@echo 'make same BEFORE=. compares the server with an older binary: every answer in thousands of conversations'
	@echo 'make docs         builds the references of the libraries into .build/docs'
	@echo 'make conformance  prints how right the engine is, and renews the documents that are made from data'
	@echo 'make fuzz         searches for messages that trap, 60 seconds for each reader; ARGS="600" for longer'
	@echo 'make soak         runs good and bad clients against the server for 60 seconds; ARGS="600" for longer'
	@echo 'make bench        measures the server and the page, for ten minutes; ARGS="roundtrip" runs one part,'
	@echo '                  ARGS=--quick only shows that all parts work, and ARGS=--help lists all arguments'
	@echo 'make test-app     tests the rewriter of `split-preview app`, which takes minutes to build'
	@echo 'make test-release does what the README and the guides describe, with the release build; it builds every product'
	@echo 'make test-ci      tests that a second run of the action builds nothing, which takes a release build'
	@echo 'make test-cluster tests that a cluster loses nothing when its processes die, hang or are restarted'
	@echo 'make test-sanitized runs tests of the server and of apps under AddressSanitizer and ThreadSanitizer; ARGS="thread" for one'
	@echo 'make test-libwebsockets runs the socket tests with each available version of libwebsockets; ARGS="4.3.5" for one'
	@echo 'make screenshots  takes pictures of the page in its states into screenshots/'
	@echo 'make gallery      draws every scene in every profile, and shows the kept pictures beside the new ones; ARGS=--keep keeps them'
	@echo 'make build        builds for release, and bundles the page'
	@echo 'make deb          builds the Debian package, and prints its path; make test-package installs it in a root of its own'
	@echo 'make setup        installs the tools to build; setup-test and setup-page install those to test'
	@echo 'make clean        removes what was built and installed here'

setup:
	@scripts/setup

setup-test:
	@scripts/setup test

setup-firefox: .venv/installed
	@scripts/setup firefox

setup-page: .venv/installed
	@scripts/setup page

build: setup
	@scripts/build release split-preview
	@scripts/help .build/release/split-preview .build/help
	@scripts/bundle release

# The path is the only line on standard output.
deb: build
	@scripts/setup deb
	@scripts/deb

# `exec` replaces the shell by the server, so that signals reach it.
run: build
	@exec .build/release/split-preview serve $(ARGS)

# `exec` lets the signals reach the script, which stops what it has started.
cluster: build
	@scripts/setup cluster
	@exec scripts/cluster $(ARGS)

# The command builds the module UIKit and the rewriter when it needs them, and nothing else does.
app: build
	@exec .build/release/split-preview app $(ARGS)

sweep: build
	@.build/release/split-preview sweep $(ARGS)

test: lint test-setup test-architecture test-swift test-socket test-agents test-client test-uikit test-deploy test-page test-firefox test-example docs test-recorder test-bench

test-setup: .venv/installed
	.venv/bin/python -m pytest -p no:cacheprovider Tests/setup --numprocesses $(SETUP_WORKERS) --dist worksteal $(PYTEST_ARGS)

# `make quick` leaves the server's own tests to `make test`, because they wait for the network.
quick: lint test-architecture
	$(SWIFT) build --build-tests
	$(SWIFT) test --skip-build --disable-xctest --skip WebSocketServerTests --skip PreviewServerTests
	$(PYTEST) Tests/page/test_modules.py

# Every suite with random conversations takes more of them, the sweeps leave out no width, axe looks at every combination of
# scene, version, size, direction and appearance, and tests of the page that visit some combinations visit all.
prove: setup setup-page debug .venv/installed
	SPLIT_PREVIEW_SEEDS=$(or $(ARGS),200) $(SWIFT) test --disable-xctest
	SPLIT_PREVIEW_COMBINATIONS=all $(PYTEST) $$(grep -l 'from combinations\|COMBINATIONS' Tests/page/test_*.py) --numprocesses $(PAGE_WORKERS) --dist worksteal $(PYTEST_ARGS)

lint: setup-test .venv/installed
	@scripts/lint

# Builds everything, including the server.
test-swift: setup
	@scripts/test-swift

# Agents talk to `split-preview mcp`: the official client of the protocol, and bare pipes.
test-agents: setup-test debug .venv/installed
	$(PYTEST) Tests/agents --numprocesses $(SOCKET_WORKERS) --dist worksteal $(PYTEST_ARGS)

# With SPLIT_PREVIEW_EVENT_LOOP=libev, every server of the tests waits with that loop. Without it, only test_event_loop.py
# tests both loops.
test-socket: setup-test debug .venv/installed
	$(PYTEST) Tests/socket --numprocesses $(SOCKET_WORKERS) --dist worksteal $(PYTEST_ARGS)

# The Python package of clients/python, at a real server.
test-client: setup-test debug .venv/installed
	$(PYTEST) Tests/client --numprocesses $(SOCKET_WORKERS) --dist worksteal $(PYTEST_ARGS)

test-page: setup-page debug
	$(PYTEST) Tests/page --numprocesses $(PAGE_WORKERS) --dist worksteal $(PYTEST_ARGS)

# One Firefox takes one test after another.
test-firefox: setup-firefox debug
	$(PYTEST) Tests/firefox $(PYTEST_ARGS)

# Reads the sources, and builds nothing.
test-architecture: .venv/installed
	.venv/bin/python -m pytest -p no:cacheprovider Tests/architecture $(PYTEST_ARGS)

# An app links the library as it is, so this target is built without the flags of the tests' engine. The app serves the
# bundle of the page, which `debug` makes.
# The three packages share a folder, so that the library is compiled once. SwiftPM does not see that another package has compiled a changed
# library there, and would link modules of a package to classes of another shape. The modules of the packages are therefore compiled anew.
test-example: debug setup-page
	@cd .build/examples/debug 2>/dev/null && rm -rf Recipes.build Tour.build LayoutTests.build Letters.build LettersTests.build || true
	env -u SPLIT_PREVIEW_OPTIMIZED $(SWIFT) build --package-path Examples/Recipes --scratch-path .build/examples
	env -u SPLIT_PREVIEW_OPTIMIZED $(SWIFT) build --build-tests --package-path Examples/LayoutTests --scratch-path .build/examples
	env -u SPLIT_PREVIEW_OPTIMIZED $(SWIFT) test --package-path Examples/UIKitTests --scratch-path .build/examples
	RECIPES_BIN="$$PWD/.build/examples/debug/Recipes" .venv/bin/python -m pytest -p no:cacheprovider Tests/example $(PYTEST_ARGS)

# An app that does what apps should not do, in processes of its own for each client. The tests of the module UIKit itself are among
# those of `test-swift`.
test-uikit: setup-test debug .venv/installed
	$(PYTEST) Tests/uikit --numprocesses $(SOCKET_WORKERS) --dist worksteal $(PYTEST_ARGS)

# The rewriter is a package of its own, which no other target fetches or builds.
test-app: debug .venv/installed
	@scripts/test-rewriter
	$(PYTEST) Tests/apptool --numprocesses auto --dist worksteal $(PYTEST_ARGS)

# The files of `deploy`, without a package: whether they agree with the sources.
test-deploy: setup-test debug .venv/installed
	$(PYTEST) Tests/deploy $(PYTEST_ARGS)

# The Debian package, installed in a root of its own with bare Debian. `make test` leaves it out: a release takes minutes to build, and
# only root can install.
test-package: deb .venv/installed
	@scripts/setup package
	SPLIT_PREVIEW_DEB=$$(ls "$$PWD"/.build/deb/split-preview_*.deb) .venv/bin/python -m pytest -p no:cacheprovider Tests/package $(PYTEST_ARGS)

# A user's way: no target before it builds anything for release, so that the first test sees what a newcomer sees.
test-release: setup-page .venv/installed
	env -u SPLIT_PREVIEW_OPTIMIZED .venv/bin/python -m pytest -p no:cacheprovider Tests/release $(PYTEST_ARGS)

# The action for GitHub, in two clones of what is committed. `make test` leaves it out: the first clone builds a release, which takes
# minutes. SPLIT_PREVIEW_BUILT names a checkout with the same sources that already has one.
test-ci: setup-test .venv/installed
	.venv/bin/python -m pytest -p no:cacheprovider Tests/ci $(PYTEST_ARGS)

# The tests of Tests/recorder run against a fake server and build nothing.
test-recorder: .venv/installed
	.venv/bin/python -m pytest -p no:cacheprovider Tests/recorder $(PYTEST_ARGS)

# The tests of Tests/bench compile the load generator, which takes a second, and measure nothing.
test-bench: .venv/installed
	.venv/bin/python -m pytest -p no:cacheprovider Tests/bench $(PYTEST_ARGS)

# Tests/recorder/__main__.py lists the arguments. CONFIGURATION=debug builds in less time.
same: setup
	@test -x "$(BEFORE)" || \
	  { echo 'make same needs a binary to compare with: BEFORE=path/to/split-preview' >&2; exit 1; }
	@test ! "$(BEFORE)" -ef .build/$(CONFIGURATION)/split-preview || \
	  { echo 'BEFORE names the binary that this target builds anew. Copy the binary first.' >&2; exit 1; }
	@scripts/build $(CONFIGURATION) split-preview
	python3 Tests/recorder same "$(BEFORE)" .build/$(CONFIGURATION)/split-preview $(ARGS)

# With RENEW_DOCS, every suite with this name writes the document that it otherwise only compares.
conformance: setup
	RENEW_DOCS=1 $(SWIFT) test --disable-xctest --filter MadeDocumentTests

docs: setup .venv/installed
	@scripts/docs

fuzz: setup
	@scripts/fuzz $(ARGS)

soak: setup-test debug .venv/installed
	SPLIT_PREVIEW_BIN=$(DEBUG_BINARY) .venv/bin/python Tests/soak/soak.py $(ARGS)

# SPLIT_PREVIEW_CROWD is the number of clients that drag while something fails.
test-cluster: setup-page debug .venv/installed
	@scripts/setup test-cluster
	PATH="$$PATH:$$PWD/.build/prometheus/usr/bin" $(PYTEST) Tests/cluster $(PYTEST_ARGS)

# A fault ends the server, the zygote or the app, and therefore fails a test. ARGS="thread" runs one sanitizer alone.
test-sanitized: setup-test .venv/installed
	@scripts/test-sanitized $(ARGS)

# No build and no other program should run at the same time.
bench: setup-page
	@scripts/setup bench
	@.venv/bin/python Benchmarks/bench $(ARGS)

test-libwebsockets: .venv/installed
	@scripts/setup libwebsockets
	@scripts/test-libwebsockets $(ARGS)

# The page's tests take the pictures if they get a folder for them.
screenshots: setup-page debug
	SPLIT_PREVIEW_SCREENSHOTS="$${SPLIT_PREVIEW_SCREENSHOTS:-$$PWD/screenshots}" \
	  $(PYTEST) Tests/page --numprocesses $(PAGE_WORKERS) --dist worksteal $(PYTEST_ARGS)

# A person looks at the pictures; no test compares them.
gallery: setup-page debug
	SPLIT_PREVIEW_BIN=$(DEBUG_BINARY) .venv/bin/python Tests/gallery/gallery.py $(ARGS)

.PHONY: debug
debug: setup
	@scripts/build debug split-preview websocket-echo trial-app content-fixtures
	@scripts/bundle debug

# .venv is made anew when the list changes, so that no package of an older list stays.
.venv/installed: Tests/requirements.txt | setup-test
	@scripts/venv

clean:
	rm -rf .build .venv screenshots
