"""The image of a container. No image is built here: the test looks at what its file takes, and runs its check of health."""

import re
import shlex
import subprocess

import pytest

from conftest import BINARY, DEADLINE, ROOT

DOCKERFILE = (ROOT / "deploy/Dockerfile").read_text().replace("\\\n", " ")
HEALTH = ROOT / "deploy/container/health"


def instructions(name):
    return re.findall(rf"^{name} (.*)$", DOCKERFILE, re.MULTILINE)


def copied():
    """The paths of the checkout that the image takes."""
    words = [shlex.split(text) for text in instructions("COPY")]
    return [path for line in words if not line[0].startswith("--from") for path in line[:-1]]


def test_every_path_that_it_copies_exists():
    assert len(copied()) > 10
    assert [path for path in copied() if not (ROOT / path).exists()] == []


def test_every_path_that_it_copies_is_let_in():
    let_in = [line[1:] for line in (ROOT / "deploy/Dockerfile.dockerignore").read_text().splitlines() if line.startswith("!")]
    assert {path.split("/")[0] for path in copied()} == set(let_in)


def test_what_it_builds_is_a_target_of_make():
    first, second = instructions("RUN")
    assert first == "scripts/setup deb && make deb" and re.search(r"^deb: ", (ROOT / "Makefile").read_text(), re.MULTILINE)
    assert "source=/src/.build/deb" in second and "/deb/split-preview_*.deb" in second


def test_its_server_runs_without_rights_and_holds_no_secret():
    assert instructions("USER") == ["65534:65534"]
    assert not instructions("ARG") and not instructions("ENV")
    assert "token" not in " ".join([*instructions("RUN"), *instructions("ENTRYPOINT"), *instructions("COPY")]).lower()


def test_its_libraries_are_those_of_the_debian_that_runs_it():
    build, run = instructions("FROM")
    assert build.split()[0].endswith("-bookworm") and run == "debian:bookworm-slim"


@pytest.fixture
def serve(tmp_path):
    """Starts servers, and returns their ports."""
    processes = []
    (tmp_path / "index.html").write_text("<!doctype html><title>page</title>")

    def start(*arguments):
        command = [BINARY, "serve", "--port", "0", "--public", tmp_path, *arguments]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        processes.append(process)
        return re.search(r":(\d+)/", process.stdout.readline())[1], process

    yield start
    for process in processes:
        process.kill()
        process.wait(DEADLINE)
        process.stdout.close()


def health(port, secret="/does/not/exist"):
    environment = {"PATH": "/usr/bin:/bin", "SPLIT_PREVIEW_MONITOR_TOKEN_FILE": str(secret)}
    return subprocess.run(["bash", HEALTH, port], env=environment, capture_output=True, timeout=DEADLINE).returncode


@pytest.mark.parametrize("arguments", [[], ["--host", "0.0.0.0"], ["--token", "0123456789abcdef"]], ids=["local", "open", "token"])
def test_a_server_that_answers_is_healthy(serve, arguments):
    port, process = serve(*arguments)
    assert health(port) == 0
    process.kill()
    process.wait(DEADLINE)
    assert health(port) != 0


def test_a_server_that_refuses_the_token_of_the_check_is_not(serve, tmp_path):
    secret = tmp_path / "secret"
    secret.write_text("fedcba9876543210\n")
    port, _ = serve("--token", "0123456789abcdef")
    assert health(port, secret) != 0
