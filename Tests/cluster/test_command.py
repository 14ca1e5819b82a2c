"""`scripts/cluster` names wrong arguments, and cleans up."""

import os
import signal
import subprocess

import pytest

from conftest import BINARY, DEADLINE, ROOT, Cluster


def run(*arguments, folder, **environment):
    return subprocess.run(
        [ROOT / "scripts/cluster", *arguments], capture_output=True, text=True, timeout=DEADLINE,
        env={**os.environ, "CLUSTER_STATE": str(folder), "SPLIT_PREVIEW_BIN": BINARY, **environment},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["0"], "A cluster has 1 to 26 processes, not 0."),
        (["27"], "A cluster has 1 to 26 processes, not 27."),
        (["2", "--port", "x"], "'x' is not a port."),
        (["2", "--port", "70000"], "'70000' is not a port."),
        (["dance"], "not dance"),
        (["status"], "No cluster runs with the folder"),
        (["restart", "a"], "No cluster runs with the folder"),
        (["reload"], "No cluster runs with the folder"),
        (["upgrade"], "No cluster runs with the folder"),
    ],
)
def test_what_is_wrong_is_named(tmp_path, arguments, sentence):
    answer = run(*arguments, folder=tmp_path / "state")
    assert answer.returncode == 1
    assert sentence in answer.stderr
    assert not answer.stdout


def test_a_missing_program_is_named(tmp_path):
    answer = run("2", folder=tmp_path / "state", SPLIT_PREVIEW_BIN=str(tmp_path / "nothing"))
    assert answer.returncode == 1
    assert f"There is no program {tmp_path}/nothing." in answer.stderr


def test_a_flag_that_the_server_refuses_ends_the_cluster(tmp_path):
    answer = run("2", "--port", "0", "--max-clients", "0", folder=tmp_path / "state")
    assert answer.returncode == 1
    assert "does not start" in answer.stderr
    assert not list((tmp_path / "state").glob("*.pid"))


def test_a_second_cluster_in_the_folder_is_refused_and_the_first_ends_cleanly(tmp_path):
    folder = tmp_path / "state"
    cluster = Cluster(folder, "2", "--port", "0")
    try:
        pids = [cluster.pid(name) for name in cluster.names]
        answer = run("2", folder=folder)
        assert answer.returncode == 1
        assert "A cluster runs already" in answer.stderr
        wrong = cluster.run("restart", "z")
        assert wrong.returncode == 1
        assert "There is no process 'z'. There are: a b" in wrong.stderr
        assert all(file.stat().st_mode & 0o077 == 0 for file in folder.iterdir())
        cluster.process.send_signal(signal.SIGINT)
        assert cluster.process.wait(DEADLINE) == 0
        for pid in pids:
            with pytest.raises(ProcessLookupError):
                os.kill(pid, 0)
    finally:
        cluster.close()
    assert not (folder / "pid").exists()
    again = Cluster(folder, "1", "--port", "0")
    again.close()
    assert again.token == cluster.token
