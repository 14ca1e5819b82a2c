"""Processes that die, hang, and are restarted, and a proxy that is reloaded, while 200 visitors drag and type."""

import signal
import threading
import time

import pytest
from crowd import Crowd, figures

from conftest import Cluster, wait_until


@pytest.fixture
def crowd(cluster, request):
    """A crowd that is spread over all processes."""
    with Crowd(cluster) as crowd:
        assert all(crowd.at(name) for name in cluster.names)
        yield crowd
    crowd.check()
    print(f"\n{request.node.name}: {figures(crowd.visitors)}")


def test_visitors_of_a_killed_process_go_on_at_their_place(cluster, crowd):
    there, elsewhere = crowd.at("a"), [visitor for visitor in crowd.visitors if visitor.process != "a"]
    cluster.signal("a", signal.SIGKILL)
    crowd.wait_until_back(there)
    crowd.wait_for_answers(crowd.mark())
    assert {visitor.absences[-1].how for visitor in there} == {"opened"}
    assert not any(visitor.absences for visitor in elsewhere)
    cluster.wait_for("a", "UP")


def test_visitors_of_a_process_that_hangs_go_on_elsewhere(cluster, crowd):
    there, elsewhere = crowd.at("b"), [visitor for visitor in crowd.visitors if visitor.process != "b"]
    start = time.monotonic()
    cluster.signal("b", signal.SIGSTOP)
    try:
        print(f"\nthe last one is back {crowd.back_after(there, start):.3f} s after the process has stopped")
        crowd.wait_for_answers(crowd.mark())
        assert not crowd.at("b")
        assert not any(visitor.absences for visitor in elsewhere)
    finally:
        cluster.signal("b", signal.SIGCONT)
    cluster.wait_for("b", "UP")


def test_a_process_that_drains_keeps_its_visitors_and_gets_no_new_ones(tmp_path):
    cluster = Cluster(tmp_path / "state", "2", "--port", "0", "--drain-for", "600")
    restart = threading.Thread(target=cluster.run, args=("restart", "b"))
    try:
        with Crowd(cluster, 6) as crowd:
            there, before = crowd.at("b"), cluster.pid("b")
            restart.start()
            cluster.wait_for("b", "NOLB")
            there[0].cut()
            crowd.wait_until_back(there[:1])
            assert there[0].absences[0].how == "resumed"
            with Crowd(cluster, 4) as newcomers:
                assert not newcomers.at("b")
            crowd.wait_for_answers(crowd.mark())
            assert not any(visitor.absences for visitor in crowd.visitors if visitor is not there[0])
        # The process ends when its last visitor has left, long before its time is over.
        restart.join()
        assert cluster.pid("b") != before
        cluster.wait_for("b", "UP")
        crowd.check()
    finally:
        cluster.close()


def test_visitors_of_a_process_that_is_restarted_go_on_elsewhere(cluster, crowd):
    there = crowd.at("c")
    before = cluster.pid("c")
    assert cluster.run("restart", "c").returncode == 0
    assert cluster.pid("c") != before
    crowd.wait_until_back(there)
    crowd.wait_for_answers(crowd.mark())


def test_all_processes_are_upgraded_one_after_the_other(cluster, crowd):
    before = [cluster.pid(name) for name in cluster.names]
    assert cluster.run("upgrade").returncode == 0
    assert not set(before) & {cluster.pid(name) for name in cluster.names}
    crowd.wait_until_all(lambda visitor: visitor.absences and visitor.absences[-1].ended, "everybody back")
    crowd.wait_for_answers(crowd.mark())


def test_a_reload_of_the_proxy_loses_no_session(cluster, crowd):
    """The old worker keeps its connections for a while, and its visitors come back through the new one."""
    worker, sessions = cluster.worker(), {visitor.number: visitor.name for visitor in crowd.visitors}
    assert cluster.run("reload").returncode == 0
    wait_until(lambda: cluster.worker() not in (None, worker), "a new worker")
    crowd.wait_for_answers(crowd.mark(), 20)
    assert not any(visitor.absences for visitor in crowd.visitors)
    crowd.wait_until_back(crowd.visitors)
    crowd.wait_for_answers(crowd.mark())
    assert {visitor.absences[-1].how for visitor in crowd.visitors} == {"resumed"}
    assert sessions == {visitor.number: visitor.name for visitor in crowd.visitors}


def test_a_cut_connection_goes_on_with_its_session(cluster, crowd):
    sessions = {visitor.number: visitor.name for visitor in crowd.visitors}
    for visitor in crowd.visitors:
        visitor.cut()
    crowd.wait_until_back(crowd.visitors)
    crowd.wait_for_answers(crowd.mark())
    assert {visitor.absences[-1].how for visitor in crowd.visitors} == {"resumed"}
    assert sessions == {visitor.number: visitor.name for visitor in crowd.visitors}
