"""Flags, errors, signals: the server as whoever starts it sees it."""

import contextlib
import os
import resource
import select
import signal
import socket
import subprocess
import time
import urllib.request

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect as client

from conftest import BINARY, DEADLINE, Server, add_a_name_that_is_no_text
from usage import descriptors, memory, ticks
from wire import CLOSE, PING, TEXT, RawSocket, connect, fetch, frame, handshake_headers, read_to_end


def run(*arguments):
    return subprocess.run([BINARY, *arguments], capture_output=True, text=True, timeout=DEADLINE)


def assert_one_line(result, *words):
    """The command has failed, and one line on standard error says why and what to do."""
    assert result.returncode != 0
    assert result.stdout == ""
    assert result.stderr.startswith("split-preview: ") and result.stderr.count("\n") == 1, result.stderr
    for word in words:
        assert word in result.stderr, result.stderr


def test_help_lists_every_flag_with_its_default():
    text = " ".join(run("serve", "--help").stdout.split())
    for words in ("--host", "(default: 127.0.0.1)", "--port", "(default: 8080)", "--public", "--devices", "--scenarios", "--allow-host", "--allow-origin", "--allow-embed"):
        assert words in text
    for words in ("--behind-proxy", "--token", "--resume-for", "(default: 600)", "--session-memory", "(default: 256)", "--silence", "(default: 30)", "--watch"):
        assert words in text
    for words in ("--max-clients", "--max-sessions", "(default: 100)", "--event-loop", "(values: auto, poll, libev; default: auto)"):
        assert words in text
    for words in ("--token-file", "--monitor-token", "--monitor-token-file", "--health-port", "--drain-for", "(default: 0)", "--log-level", "--log-format", "default: notice", "default: text"):
        assert words in text
    assert text.count("(default: ") == 21


#: Values that no browser sends, so they would admit nobody.
NO_HOSTS = ["*", "*.example.com", "a b", "", "a,b", "Example.com", "a:", "a:b", "a:0", "a:65536", "a:1:2", "b\u00fccher.example", "[::1", "[]", "[x]", "[::1]2", "::1", "u@a"]


@pytest.mark.parametrize(
    "arguments, words",
    [
        (["--colour"], ["--colour", "serve --help"]),
        (["serve", "--colour"], ["--colour", "serve --help"]),
        (["serve", "more"], ["more", "serve --help"]),
        (["serve", "--port"], ["--port", "serve --help"]),
        (["serve", "--port", "x"], ["x", "--port"]),
        (["serve", "--port", "65536"], ["65536", "0 to 65535"]),
        (["serve", "--port=-1"], ["-1", "0 to 65535"]),
        (["serve", "--port", "-1"], ["-1", "0 to 65535"]),
        (["serve", "--health-port", "65536"], ["65536", "0 to 65535"]),
        (["serve", "--silence", "-1"], ["--silence", "-1"]),
        (["serve", "--public", "/does/not/exist"], ["/does/not/exist", "--public"]),
        (["serve", "--allow-origin", "example.com"], ["example.com", "https://"]),
        (["serve", "--allow-origin", "https://example.com/"], ["https://example.com/"]),
        (["serve", "--allow-embed", "*"], ["'*'", "https://"]),
        (["serve", "--allow-embed", "https://docs.example; script-src *"], ["https://docs.example; script-src *"]),
        (["serve", "--allow-embed", "https://docs.example", "--allow-embed", "docs.example"], ["'docs.example'"]),
        *((["serve", "--allow-origin", f"https://{host}"], [f"https://{host}"]) for host in NO_HOSTS),
        *((["serve", "--allow-host", host], [f"'{host}'", "example.com:8080"]) for host in NO_HOSTS),
        (["serve", "--allow-host", "http://example.com"], ["http://example.com"]),
        (["serve", "--allow-origin", "https://example.com:443"], ["https://example.com:443"]),
        (["serve", "--allow-origin", "http://example.com:80"], ["http://example.com:80"]),
        (["serve", "--token", "short"], ["token", "16 to 128"]),
        (["serve", "--token", "0123456789abcde&"], ["token", "letters and digits"]),
        (["serve", "--resume-for=-1"], ["-1", "--resume-for"]),
        (["serve", "--silence", "1"], ["1", "--silence"]),
        (["serve", "--session-memory", "0"], ["0", "--session-memory", "1 to 65536 MiB"]),
        (["serve", "--session-memory", "65537"], ["65537", "--session-memory"]),
        (["serve", "--max-clients", "0"], ["--max-clients", "1 to 100000", "not 0"]),
        (["serve", "--max-clients", "100001"], ["--max-clients", "100001"]),
        (["serve", "--event-loop", "kqueue"], ["--event-loop", "kqueue", "libev"]),
        (["serve", "--max-sessions", "-1"], ["--max-sessions", "0 to 100000", "not -1"]),
    ],
)
def test_mistakes_are_one_line_that_says_what_to_do(arguments, words):
    assert_one_line(run(*arguments), *words)


def test_a_directory_without_a_page_is_an_error(tmp_path):
    assert_one_line(run("--public", str(tmp_path)), "index.html", str(tmp_path), "--public")


def test_a_page_that_cannot_be_read_is_an_error(tmp_path):
    (tmp_path / "index.html").write_text("page")
    (tmp_path / "index.html").chmod(0)
    if os.access(tmp_path / "index.html", os.R_OK):
        pytest.skip("this user reads everything")
    assert_one_line(run("--public", str(tmp_path)), "index.html", "--public")


@pytest.mark.parametrize("host", ["a", "a:1", "a_b.c-d:65535", "xn--bcher-kva.example", "[::1]", "[fd00::7]:81", "192.0.2.1:8080"])
def test_whatever_a_browser_may_send_can_be_allowed(start, host):
    server = start("--allow-host", host, "--allow-origin", f"https://{host}")
    assert fetch(server.port, host=host).status == 200


@pytest.mark.parametrize(
    "host, words",
    [
        ("192.0.2.1", ["192.0.2.1 is not an address of this machine", "127.0.0.1"]),
        ("nowhere", ["nowhere is not a numeric address", "127.0.0.1"]),
        ("fe80::1", ["fe80::1", "127.0.0.1"]), ("::ffff:127.0.0.1", ["::ffff:127.0.0.1", "127.0.0.1"]),
    ],
)  # fmt: skip
def test_an_address_that_is_not_ours_is_an_error(public, host, words):
    result = run("--host", host, "--port", "0", "--public", str(public))
    assert_one_line(result, *words)
    assert ("numeric" in result.stderr) == (host == "nowhere")


def test_a_port_in_use_is_an_error(start, public):
    server = start()
    result = run("--port", str(server.port), "--public", str(public))
    assert_one_line(result, str(server.port), "in use", "--port")
    assert fetch(server.port).status == 200


def test_serve_is_what_happens_without_a_command(public):
    server = subprocess.Popen(
        [BINARY, "--port", "0", "--public", str(public)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert "http://127.0.0.1:" in server.stdout.readline()
    assert "Control-C" in server.stdout.readline()
    server.send_signal(signal.SIGINT)
    assert server.communicate(timeout=DEADLINE) == ("", "")
    assert server.returncode == 0


def test_a_file_whose_name_is_no_text_is_left_out(tmp_path):
    (tmp_path / "index.html").write_text("page")
    add_a_name_that_is_no_text(tmp_path)
    server = Server("--port", "0", "--public", str(tmp_path))
    try:
        assert fetch(server.port).body == b"page"
        assert fetch(server.port, "/caf%e9.html").status == 404
    finally:
        server.close()


def test_a_file_that_is_too_large_is_an_error(tmp_path):
    (tmp_path / "index.html").write_text("page")
    with open(tmp_path / "film.mp4", "wb") as film:
        film.truncate(16 * 2**20 + 1)
    assert_one_line(run("--public", str(tmp_path)), "film.mp4 is larger than 16 MiB", "--public")


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "::1", "0.0.0.0"])
def test_the_printed_url_leads_to_the_page(start, host):
    if host == "::1" and not os.path.exists("/proc/net/if_inet6"):
        pytest.skip("this machine has no IPv6")
    server = start("--host", host)
    assert urllib.request.urlopen(server.url, timeout=DEADLINE).status == 200


def test_check_01_an_open_address_is_warned_about(start):
    server = start("--host", "0.0.0.0")
    assert "127.0.0.1" in server.process.stderr.readline()


def test_too_few_files_are_an_error_before_anything_is_served():
    script = 'ulimit -n 40; exec "$0" serve --port 0'
    result = subprocess.run(["sh", "-c", script, BINARY], capture_output=True, text=True, timeout=DEADLINE)
    assert_one_line(result, "40", "ulimit -n")


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_check_18_a_signal_closes_every_client_with_1001_and_ends_with_0(start, number):
    server = start()
    with contextlib.ExitStack() as stack:
        clients = [stack.enter_context(client(server.socket_url, compression=None)) for _ in range(20)]
        for socket in clients:
            socket.recv()
        server.process.send_signal(number)
        for socket in clients:
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv(timeout=DEADLINE)
            assert closed.value.rcvd.code == 1001
        assert server.wait() == 0


def test_check_18_a_signal_without_clients_ends_at_once(start):
    server = start()
    idle = connect(server.port)  # A browser keeps connections open that it does not use.
    server.process.send_signal(signal.SIGTERM)
    assert server.wait() == 0
    idle.close()


def test_check_18_a_client_that_never_reads_does_not_keep_the_server(start):
    server = start()
    with RawSocket(server.port, receive_buffer=4096) as socket:
        socket.send_json(type="open", scene="instagram")
        for _ in range(400):
            socket.send_json(type="sync")
        socket.receive()
        server.process.send_signal(signal.SIGTERM)
        assert server.wait() == 0


def test_check_18_further_signals_are_harmless(start):
    server = start()
    with RawSocket(server.port) as socket:
        socket.receive()
        for number in (signal.SIGTERM, signal.SIGINT, signal.SIGTERM):
            server.process.send_signal(number)
        assert socket.close_code() == 1001
        for _ in range(1000):
            if server.process.poll() is not None:
                break
            server.process.send_signal(signal.SIGTERM)
        socket.send(frame(CLOSE, b"\x03\xe9"))
        assert server.wait() == 0


def test_check_18_a_signal_before_the_loop_is_not_lost(public):
    for _ in range(20):
        server = Server("--port", "0", "--public", str(public))
        server.process.send_signal(signal.SIGTERM)
        assert server.wait() == 0
        server.close()


def test_check_10_more_clients_than_files_wait_and_are_then_served(start):
    limit = 64
    server = start(preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit)))
    idle = [connect(server.port) for _ in range(limit * 2)]
    for connection in idle[:-1]:
        connection.close()
    assert fetch(server.port).status == 200
    idle[-1].close()


def test_check_10_idle_connections_make_room_for_new_requests(start):
    """The server closes the connections that have been idle for the longest time, and keeps the others and WebSockets."""
    count = 400
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < 2 * count:
        resource.setrlimit(resource.RLIMIT_NOFILE, (2 * count, hard))
    server = start()
    with contextlib.ExitStack() as stack:
        client = stack.enter_context(RawSocket(server.port))
        assert client.receive_json()["type"] == "hello"
        idle = [stack.enter_context(connect(server.port)) for _ in range(count)]
        assert fetch(server.port).status == 200
        are_open = [not select.select([connection], [], [], 0)[0] for connection in idle]
        assert are_open == sorted(are_open), "the oldest were dropped"
        # If the request had waited until connections timed out, the server would not have kept so many.
        assert 250 < sum(are_open) < 320
        client.send_json(type="ping", id=1)
        assert client.receive_json() == {"type": "pong", "ack": 1}


def test_check_10_connections_with_half_a_head_make_room_too(start):
    limit = 64
    server = start(preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit)))
    with contextlib.ExitStack() as stack:
        client = stack.enter_context(RawSocket(server.port))
        assert client.receive_json()["type"] == "hello"
        for number in range(10 * limit):
            stack.enter_context(connect(server.port)).sendall(b"GET /")
            if number % limit == 0:
                assert fetch(server.port).status == 200
        client.send_json(type="ping", id=1)
        assert client.receive_json() == {"type": "pong", "ack": 1}


def test_check_10_the_most_clients_leave_room_for_the_page(start):
    server = start()
    with contextlib.ExitStack() as stack:
        for _ in range(256):
            stack.enter_context(RawSocket(server.port))
        refused = fetch(server.port, "/ws", headers=handshake_headers())
        assert refused.status == 503
        assert fetch(server.port).status == 200
    # Once they are gone, others are let in.
    while fetch(server.port, "/ws", headers=handshake_headers()).status != 101:
        pass


def test_check_10_the_number_of_clients_can_be_chosen(start):
    server = start("--max-clients", "2")
    with RawSocket(server.port), RawSocket(server.port):
        assert fetch(server.port, "/ws", headers=handshake_headers()).status == 503
        assert fetch(server.port).status == 200


def test_check_10_the_server_raises_its_own_limit_of_files_for_more_clients(start):
    few, count = 100, 300
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    server = start("--max-clients", str(count), preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (few, hard)))
    with contextlib.ExitStack() as stack:
        for _ in range(count):
            assert stack.enter_context(RawSocket(server.port)).receive_json()["type"] == "hello"
        assert fetch(server.port, "/ws", headers=handshake_headers()).status == 503


def test_check_10_a_server_that_cannot_have_so_many_clients_says_how_many_it_has(start):
    limit = 100
    server = start("--max-clients", "1000", preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit)))
    server.process.send_signal(signal.SIGTERM)
    assert server.wait() == 0
    line = server.process.stderr.read()
    assert line.startswith("split-preview: The server admits 34 clients and not 1000") and "ulimit -n" in line


def test_check_01_only_this_machine_is_listened_to(start):
    server = start()
    # An address of this machine too, where the system has it, but not the one that is listened to.
    with pytest.raises(OSError):
        socket.create_connection(("127.0.0.2", server.port), timeout=DEADLINE)
    assert fetch(server.port).status == 200


def test_check_10_a_process_without_files_left_sleeps(start):
    limit = 64
    server = start(preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit)))
    idle = [connect(server.port) for _ in range(limit * 2)]
    before = ticks(server.process.pid)
    time.sleep(1)
    # A hundred would be a loop that never sleeps; what others do on this machine adds none.
    assert ticks(server.process.pid) - before < 50
    for connection in idle:
        connection.close()
    assert fetch(server.port).status == 200


def test_check_17_a_peer_that_does_not_answer_is_let_go(start):
    server = start("--silence", "2")
    with RawSocket(server.port) as silent, client(server.socket_url) as answering:
        silent.receive_json()
        answering.recv(DEADLINE)
        # It reads pings and answers none; the end comes without a Close frame.
        while (head := silent.reader.read(2)) and head[0] & 0x0F == PING:
            silent.reader.read(head[1] & 0x7F)
        assert head == b""
        answering.send('{"type":"ping","id":1}')
        assert answering.recv(DEADLINE) == '{"type":"pong","ack":1}'


def test_check_17_a_peer_that_talks_and_answers_no_ping_is_let_go(start):
    server = start("--silence", "2")
    with RawSocket(server.port) as socket:
        socket.answers_pings = False
        socket.receive_json()
        # Each is answered until the connection ends, without a Close frame.
        try:
            while True:
                socket.send_json(type="ping", id=1)
                if (answer := socket.receive()) is None:
                    break
                assert answer[0] == TEXT
                time.sleep(0.05)
        except ConnectionError:
            pass


def test_check_18_nobody_is_let_in_any_more(start):
    server = start()
    with RawSocket(server.port) as stays:
        stays.receive_json()
        server.process.send_signal(signal.SIGTERM)
        assert stays.close_code() == 1001
        try:
            with connect(server.port) as late:
                late.sendall(b"GET / HTTP/1.1\r\n\r\n")
                assert read_to_end(late) == b""
        except OSError:
            pass  # The process is gone already, or the port.
        assert server.wait() == 0


@pytest.mark.parametrize("with_scene", [False, True])
def test_check_20_many_connections_leave_nothing_behind(start, with_scene):
    server = start("--resume-for", "0")

    def come_and_go(times):
        for _ in range(times):
            with RawSocket(server.port) as socket:
                socket.receive_json()
                if with_scene:
                    socket.send_json(type="open", scene="instagram")
                    socket.receive_json()
        while server.health()["clients"] != 0:
            pass

    come_and_go(100)
    usage = memory(server.process.pid), descriptors(server.process.pid)
    come_and_go(100 if with_scene else 1_000)
    assert memory(server.process.pid) - usage[0] < 2_000
    # The connection that was asked last may still be closing.
    while descriptors(server.process.pid) > usage[1]:
        pass
