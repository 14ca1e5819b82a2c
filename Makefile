# `make help` says what there is.

SWIFT ?= swift
ARGS ?=
PYTEST_ARGS ?=
CONFIGURATION ?= release
BEFORE ?=

DEBUG_BINARY := $(CURDIR)/.build/debug/split-preview
PYTEST := SPLIT_PREVIEW_BIN=$(DEBUG_BINARY) .venv/bin/python -m pytest -p no:cacheprovider

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help setup setup-test run sweep build test test-swift test-socket test-page test-recorder same test-sanitized \
  conformance fuzz soak screenshots clean

help:
	@echo 'make run          builds and starts the server, and prints its URL'
	@echo 'make run ARGS=... with flags: ARGS="--port 0" takes a free port, ARGS=--help lists them all'
	@echo 'make sweep ARGS=. prints where a layout flips: ARGS="mail --profile ios26"; ARGS=--help says what else'
	@echo 'make test         runs every test; test-swift, test-socket, test-page and test-recorder run a part'
	@echo 'make same BEFORE=. compares the server with that binary: every answer in thousands of conversations'
	@echo 'make conformance  prints how right the engine is, and renews the documents that are made from data'
	@echo 'make fuzz         looks for messages that trap, 60 seconds for each reader; ARGS="600" for longer'
	@echo 'make soak         lets clients of all kinds loose on the server for 60 seconds; ARGS="600" for longer'
	@echo 'make test-sanitized runs the socket tests with the server under AddressSanitizer'
	@echo 'make screenshots  takes pictures of the page in its states into screenshots/'
	@echo 'make build        builds for release'
	@echo 'make clean        removes what was built and installed here'

setup:
	@scripts/setup

setup-test:
	@scripts/setup test

build: setup
	$(SWIFT) build --configuration release --product split-preview

# The shell becomes the server, so that signals reach it.
run: build
	@exec .build/release/split-preview serve $(ARGS)

sweep: build
	@.build/release/split-preview sweep $(ARGS)

test: test-swift test-socket test-page test-recorder

# Builds everything there is, the server included.
test-swift: setup-test
	$(SWIFT) test --disable-xctest

test-socket: setup-test debug .venv/installed
	$(PYTEST) Tests/socket $(PYTEST_ARGS)

test-page: setup-test debug .venv/installed
	$(PYTEST) Tests/page $(PYTEST_ARGS)

# The tests of Tests/recorder, against a fake server: they build nothing.
test-recorder: .venv/installed
	.venv/bin/python -m pytest -p no:cacheprovider Tests/recorder $(PYTEST_ARGS)

# Tests/recorder/__main__.py says what there is. CONFIGURATION=debug builds in less time.
same: setup
	@test -x "$(BEFORE)" || \
	  { echo 'make same needs the binary to compare with: BEFORE=path/to/split-preview' >&2; exit 1; }
	@test ! "$(BEFORE)" -ef .build/$(CONFIGURATION)/split-preview || \
	  { echo 'BEFORE is the binary that is about to be built anew. Copy it first.' >&2; exit 1; }
	$(SWIFT) build --configuration $(CONFIGURATION) --product split-preview
	python3 Tests/recorder same $(BEFORE) .build/$(CONFIGURATION)/split-preview $(ARGS)

# Every suite of this name writes the document that it otherwise only compares.
conformance: setup-test
	RENEW_DOCS=1 $(SWIFT) test --disable-xctest --filter MadeDocumentTests

fuzz: setup
	@scripts/fuzz $(ARGS)

soak: setup-test debug .venv/installed
	SPLIT_PREVIEW_BIN=$(DEBUG_BINARY) .venv/bin/python Tests/soak/soak.py $(ARGS)

# Memory errors end the server, and so a test; leaks are looked for when it ends.
test-sanitized: setup-test .venv/installed
	$(SWIFT) build --scratch-path .build/sanitized --sanitize address --product split-preview
	$(SWIFT) build --scratch-path .build/sanitized --sanitize address --product websocket-echo
	ASAN_OPTIONS=detect_leaks=1 SPLIT_PREVIEW_BIN=$(CURDIR)/.build/sanitized/debug/split-preview \
	  .venv/bin/python -m pytest -p no:cacheprovider Tests/socket $(PYTEST_ARGS)

# The page's tests take the pictures on their way.
screenshots: setup-test debug .venv/installed
	$(PYTEST) Tests/page $(PYTEST_ARGS)

.PHONY: debug
debug: setup
	$(SWIFT) build --product split-preview
	$(SWIFT) build --product websocket-echo

# Made afresh when the list changes, so that nothing is left of the last one.
.venv/installed: Tests/requirements.txt | setup-test
	rm -rf .venv
	python3 -m venv .venv
	.venv/bin/python -m pip install --quiet --disable-pip-version-check --requirement Tests/requirements.txt
	touch $@

clean:
	rm -rf .build .venv screenshots
