"""`serve --stop-with-input`: a server that ends with the program that started it."""

import signal
import subprocess
import urllib.request

from split_preview.server import found

#: Seconds after which a server that does not end has failed.
PATIENCE = 60


def start(**how):
    process = subprocess.Popen(
        [found(), "serve", "--port", "0", "--stop-with-input"], stdout=subprocess.PIPE, text=True, **how)
    assert process.stdout.readline().startswith("Open http://")
    return process


def test_the_server_ends_when_its_input_does():
    with start(stdin=subprocess.PIPE) as process:
        process.stdin.write("words that nobody reads\n" * 1000)
        process.stdin.flush()
        assert process.poll() is None
        process.stdin.close()
        assert process.wait(PATIENCE) == 0


def test_without_any_input_it_ends_at_once():
    with start(stdin=subprocess.DEVNULL) as process:
        assert process.wait(PATIENCE) == 0


def test_without_the_flag_the_end_of_the_input_means_nothing():
    with subprocess.Popen([found(), "serve", "--port", "0"], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True) as process:
        address = process.stdout.readline().split()[1]
        assert urllib.request.urlopen(f"{address}health").status == 200
        process.terminate()
        assert process.wait(PATIENCE) == 0


def test_a_parent_that_blocks_the_signals_can_still_stop_it():
    blocked = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGTERM})
    try:
        process = start(stdin=subprocess.PIPE)
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, blocked)
    with process:
        process.terminate()
        assert process.wait(PATIENCE) == 0
