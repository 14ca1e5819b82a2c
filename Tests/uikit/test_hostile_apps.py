"""Whatever an app does ends its own process at most, and nothing of it is left behind."""

import os
import pathlib
import re
import signal
import subprocess
import time

import pytest

from processes import BINARY, TRIAL_APP, is_alive, until
from split_preview.errors import Refused

#: The arguments of the programs that the trials `helper` and `daemon` start (Tests/TrialApp).
HELPER, DAEMONS = "987001", ["987002", "987003"]


def sleepers(number):
    """The processes that run `sleep` with an argument."""
    found = []
    for path in pathlib.Path("/proc").glob("[0-9]*/cmdline"):
        try:
            if path.read_bytes() == f"sleep\0{number}\0".encode():
                found.append(int(path.parent.name))
        except (FileNotFoundError, ProcessLookupError):
            continue
    return found


def memory(process, entry="VmRSS"):
    """The memory of a process in MiB."""
    status = pathlib.Path(f"/proc/{process}/status").read_text()
    return int(re.search(rf"^{entry}:\s+(\d+) kB$", status, re.M).group(1)) / 1024


def zombies(process):
    """The children of a process that have ended and were not given back."""
    children = pathlib.Path(f"/proc/{process}/task/{process}/children").parent.parent.glob("*/children")
    return [child for task in children for child in task.read_text().split() if not is_alive(child)]


# Texts and numbers.


def test_frames_with_numbers_that_nothing_has_end_the_app_alone(server, visit):
    one, other = visit(server), visit(server)
    one.open()
    other.open()
    with pytest.raises(Refused):
        one.tap("hostileFrames")
    crash = one.crashes()[-1] if one.crashes() else one.crash()
    assert (crash["reason"], crash["message"]) == ("trap", "after frames that nobody has called")
    assert crash["file"].endswith("Tests/TrialApp/Trial+Attacks.swift")
    other.tap("count")
    assert other.text() == "counted 1"


def checks(folder, trial, count=1):
    """Writes a file of checks that each tap a trial."""
    steps = f"    widths: [1100]\n    steps:\n      - tap: Trials/{trial}\n    expect: {{split.isCollapsed: false}}\n"
    file = folder / "hostile.yaml"
    file.write_text(f"format: 1\napp: {TRIAL_APP}\nchecks:\n" + "".join(f"  - name: Check {number}\n{steps}" for number in range(count)))
    return [BINARY, "check", str(file)]


def test_a_check_lives_through_such_frames_too(tmp_path):
    command = subprocess.run(checks(tmp_path, "hostileFrames"), capture_output=True, text=True, timeout=120)
    assert command.returncode == 1, command.stdout + command.stderr
    assert "after frames that nobody has called" in command.stdout


def test_texts_that_no_page_can_lay_out_are_cut(server, visit):
    visitor = visit(server)
    visitor.open()
    visitor.tap("marks")
    assert visitor.text() == "e" + 30 * "\u0301"
    visitor.tap("longText")
    assert len(visitor.text().encode()) == (48 << 10) + len("…".encode())


def test_bytes_that_are_no_text_end_the_process(server, visit):
    visitor, other = visit(server), visit(server)
    visitor.open()
    other.open()
    visitor.post("tap", target="Trials/wrongText")
    visitor.wait_for(visitor.crashes, "The process goes on")
    crash = visitor.crashes()[-1]
    assert crash["reason"] == "exit" and "does not understand" in crash["message"]
    other.tap("count")
    assert other.text() == "counted 1"


def test_a_process_that_reports_any_size_leaves_the_server_alone(server, visit):
    visitor, other = visit(server), visit(server)
    visitor.open()
    other.open()
    visitor.tap("hugeMemory")
    visitor.tap("count")
    for _ in range(20):
        assert server.metric("split_preview_session_memory_bytes") >= 0
    other.tap("count")
    assert (visitor.text(), other.text()) == ("counted 1", "counted 1")


@pytest.mark.parametrize("trial", ["signalLine", "signalLineLater"])
def test_a_line_that_looks_like_a_crash_is_a_line(serve, visit, trial):
    server = serve()
    visitor = visit(server)
    visitor.open()
    visitor.tap(trial)
    until(lambda: "Trials: a line behind the signal\n" in server.written(), "the lines of the app come")
    assert "Trials: *** Signal 11\n" in server.written()
    visitor.tap("lines")
    until(lambda: "Trials: a line of the app\n" in server.written(), "later lines come")
    assert [message for message in visitor.messages if message["type"] == "crashing"] == []
    assert visitor.crashes() == []


# Floods.


def test_a_flood_of_empty_lines_is_left_out_and_others_are_answered(serve, visit):
    server = serve()
    flooding, other = visit(server), visit(server)
    flooding.open()
    other.open()
    before = memory(server.process.pid)
    flooding.tap("emptyLines")
    waits = []
    for number in range(1, 101):
        start = time.monotonic()
        other.tap("count")
        waits.append(time.monotonic() - start)
        assert other.text() == f"counted {number}"
    print(f"the longest wait: {max(waits) * 1000:.1f} ms, the median: {sorted(waits)[50] * 1000:.1f} ms")
    until(lambda: re.search(r"\.\.\. [\d,]+ lines were left out$", server.written(), re.M), "the lines are counted")
    assert memory(server.process.pid, "VmHWM") - before < 16
    flooding.tap("count")
    assert flooding.text() == "counted 1"


def test_a_process_that_ignores_flow_control_waits_for_its_client(serve, visit):
    server = serve()
    flooding, other = visit(server), visit(server)
    flooding.open()
    other.open()
    other.tap("count")
    before = memory(server.process.pid)
    # The client reads nothing from here on, not even the answer.
    flooding.post("tap", target="Trials/floodLater")
    for number in range(2, 202):
        other.tap("count")
        assert other.text() == f"counted {number}"
        time.sleep(0.01)
    grown = memory(server.process.pid, "VmHWM") - before
    print(f"the server has grown by {grown:.1f} MiB")
    assert grown < 16
    # A client that says goodbye would wait for an answer behind the flood.
    flooding.client._socket.socket.close()


# Programs that an app starts.


@pytest.mark.parametrize("trial, numbers", [("helper", [HELPER]), ("daemon", DAEMONS)])
@pytest.mark.parametrize("end", ["client", "server", "killed server", "crash", "kill"])
def test_a_program_that_an_app_starts_ends_with_the_app(serve, visit, trial, numbers, end):
    server = serve("--resume-for", "0")
    visitor = visit(server)
    visitor.open()
    visitor.tap(trial)
    until(lambda: all(sleepers(number) for number in numbers), "the programs run")
    if end == "client":
        visitor.close()
    elif end == "server":
        server.process.terminate()
    elif end == "killed server":
        server.process.kill()
        server.process.wait()
    elif end == "crash":
        with pytest.raises(Refused):
            visitor.tap("exit")
    else:
        os.kill(server.children()[2], signal.SIGKILL)
    until(lambda: not any(sleepers(number) for number in numbers), "the programs end")
    if end == "killed server":
        server.process.returncode = 0


@pytest.mark.parametrize("trial", ["endParent", "stopParent"])
def test_an_app_that_ends_its_parent_ends_alone(serve, visit, trial):
    server = serve()
    one, other = visit(server), visit(server)
    one.open()
    other.open()
    other.tap("count")
    one.tap("daemon")
    until(lambda: all(sleepers(number) for number in DAEMONS), "the programs run")
    one.post("tap", target=f"Trials/{trial}")
    crash = one.crash()
    assert crash["reason"] == "exit"
    assert "the process that it was started by" in crash["message"]
    until(lambda: not any(sleepers(number) for number in DAEMONS), "the programs end")
    other.tap("count")
    assert other.text() == "counted 2"
    until(lambda: server.processes() == 1 and len(server.children()) == 3, "nothing is left of the process")
    one.ask("restart")


def test_no_process_is_left_behind(serve, visit):
    server = serve()
    visitor = visit(server)
    for _ in range(20):
        visitor.open()
    until(lambda: len(server.children()) == 3, "the zygote, a guardian and a process are left")
    assert zombies(server.process.pid) == []


def test_a_check_of_many_apps_leaves_no_zombies(tmp_path):
    command = subprocess.Popen(checks(tmp_path, "daemon", 20), stdout=subprocess.PIPE, text=True)
    most = 0
    while command.poll() is None:
        try:
            most = max(most, len(zombies(command.pid)))
        except (FileNotFoundError, ProcessLookupError):
            break
        time.sleep(0.01)
    output = command.communicate(timeout=120)[0]
    assert command.returncode == 0, output
    # A program that has ended a moment ago may not have been given back yet.
    assert most <= 3
    until(lambda: not any(sleepers(number) for number in DAEMONS), "the programs end with the command")
