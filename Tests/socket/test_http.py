"""Files, documents, and what is refused."""

import json
import select
import socket

import pytest

from conftest import LIBWEBSOCKETS
from wire import connect, exchange, fetch, read_response, read_to_end, request_head

#: Why requests do not share a connection.
#: The body of a large file is sent piece by piece. From 4.3 on, libwebsockets reads a request that a client sends ahead of it while it is under
#: way, has no state for that (`lws_read_h1` in lib/roles/h1/ops-h1.c), and ends the connection. Browsers send no requests ahead.
AHEAD_OF_PIECES = "libwebsockets 4.3 ends the connection when a request is sent ahead of a body in pieces"
ONE_REQUEST = "libwebsockets does not tell the names of headers, so the server closes after each answer"

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)


@pytest.mark.parametrize(
    "version, status", [("HTTP/1.0", 200), ("HTTP/1.1", 200), ("HTTP/1.2", 505), ("HTTP/2.0", 505), ("HTTP/9.9", 505), ("X", 505)]
)
def test_check_05_only_versions_of_http_that_are_spoken_are_answered(server, version, status):
    assert fetch(server.port, "/", version=version).status == status


@pytest.mark.parametrize(
    "target, file, content_type",
    [
        ("/", "index.html", "text/html; charset=utf-8"),
        ("/index.html", "index.html", "text/html; charset=utf-8"),
        ("/app.js", "app.js", "text/javascript; charset=utf-8"),
        ("/app.js?v=2", "app.js", "text/javascript; charset=utf-8"),
        ("/parts/", "parts/index.html", "text/html; charset=utf-8"),
        ("/parts/picture.svg", "parts/picture.svg", "image/svg+xml"),
        ("/parts/%70icture.svg", "parts/picture.svg", "image/svg+xml"),
        ("/large.txt", "large.txt", "text/plain; charset=utf-8"),
    ],
)
def test_files_are_served_whole_with_their_type(server, public, target, file, content_type):
    response = fetch(server.port, target)
    assert response.status == 200
    assert response.headers["content-type"] == content_type
    assert response.body == (public / file).read_bytes()


@pytest.mark.parametrize("target", ["/", "/app.js", "/meta.json", "/health", "/nothing", "/ws"])
def test_check_03_every_response_carries_the_security_headers(server, target):
    headers = fetch(server.port, target).headers
    assert headers["content-security-policy"] == POLICY
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cache-control"] in ("no-cache", "no-store")
    assert not any(name.startswith("access-control-") for name in headers)


@pytest.mark.parametrize("headers", [[], [("Sec-Fetch-Site", "cross-site"), ("Sec-Fetch-Mode", "navigate")]])
def test_check_03_only_allowed_sites_can_frame_the_page(start, headers):
    port = start("--allow-embed", "https://docs.example", "--allow-embed", "http://localhost:3000").port
    framed = POLICY.replace("frame-ancestors 'none'", "frame-ancestors https://docs.example http://localhost:3000")
    for target in ("/", "/index.html"):
        page = fetch(port, target, headers=headers)
        assert page.status == 200 and page.headers["content-security-policy"] == framed
        assert page.headers["cross-origin-resource-policy"] == "cross-origin"
        assert page.headers["cross-origin-embedder-policy"] == "require-corp"
    for target in ("/app.js", "/meta.json", "/meta/sharing.json", "/health", "/nothing"):
        part = fetch(port, target, headers=headers)
        assert part.headers["content-security-policy"] == POLICY
        assert part.headers["cross-origin-resource-policy"] == "same-origin"


def test_an_unknown_address_helps_a_browser_and_says_it_briefly_to_a_program(start, tmp_path):
    (tmp_path / "index.html").write_text("page")
    (tmp_path / "404.html").write_text("<h1>There is no page here.</h1>")
    port = start("--public", str(tmp_path)).port
    for accepted in ("text/html,application/xhtml+xml,*/*;q=0.8", "application/xhtml+xml, text/html;q=0.9"):
        page = fetch(port, "/nothing", headers=[("Accept", accepted)])
        assert (page.status, page.body) == (404, b"<h1>There is no page here.</h1>")
        assert page.headers["content-type"] == "text/html; charset=utf-8"
        assert page.headers["content-security-policy"] == POLICY
    for headers in ([], [("Accept", "*/*")], [("Accept", "application/json")]):
        answer = fetch(port, "/nothing", headers=headers)
        assert (answer.status, answer.body) == (404, b"There is nothing here.\n")


SITES = [("none", True), ("same-origin", True), ("same-site", False), ("cross-site", False), ("", False), ("None", False), (None, False)]


@pytest.mark.parametrize(("site", "is_own"), SITES)
def test_the_page_says_whether_the_user_or_a_page_of_the_server_asks_for_it(start, tmp_path, site, is_own):
    (tmp_path / "index.html").write_text('<!doctype html><html lang="en"><title>page</title>')
    port = start("--public", str(tmp_path)).port
    headers = [] if site is None else [("Sec-Fetch-Site", site), ("Sec-Fetch-Mode", "navigate")]
    for target in ("/", "/index.html", "/?scene=mail&do=tap(target:x)"):
        page = fetch(port, target, headers=headers)
        assert (b'data-request="own"' in page.body) == is_own
        assert page.headers["cache-control"] == ("no-store" if is_own else "no-cache")
        assert ("etag" in page.headers) == (not is_own)


def test_a_file_that_the_browser_has_is_not_sent_again(server):
    tag = fetch(server.port, "/app.js").headers["etag"]
    assert tag.startswith('"') and tag.endswith('"')
    for known in (tag, f'W/{tag}', f'"other", {tag}', "*"):
        response = fetch(server.port, "/app.js", headers=[("If-None-Match", known)])
        assert (response.status, response.body, response.headers["etag"]) == (304, b"", tag)
    for unknown in ('"other"', tag.strip('"')):
        assert fetch(server.port, "/app.js", headers=[("If-None-Match", unknown)]).status == 200


def test_head_has_the_length_and_no_body(server, public):
    own = f"127.0.0.1:{server.port}"
    data = exchange(server.port, request_head("/app.js", "HEAD", host=own, headers=[("Connection", "close")]))
    head, _, body = data.partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 200 ")
    assert b"Content-Length: %d" % (public / "app.js").stat().st_size in head
    assert body == b""


@pytest.mark.parametrize(
    "target",
    [
        "/..", "/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/%252e%252e/secret.txt", "/..\\secret.txt",
        "//secret.txt", "/parts/../../secret.txt", "/app.js%00", "/.git/config", "/.env", "/link.txt",
        "/linked/secret.txt", "/linked/public/app.js", "/pipe", "/parts", "/nothing", "/" + "x" * 300, "/APP.JS",
    ],
)  # fmt: skip
def test_check_06_nothing_else_is_served(server, target):
    response = fetch(server.port, target)
    assert response is None or (response.status, response.body) in (
        (404, b"There is nothing here.\n"),
        # libwebsockets resolves some of these to the folder itself.
        (200, b"<!doctype html><title>page</title>"),
    )
    assert response is None or (b"outside" not in response.body and b"hidden" not in response.body)


def test_check_06_a_nul_in_the_path_leads_nowhere(server):
    for target in ("/%00index.html", "/index.html%00"):
        response = fetch(server.port, target)
        assert response is None or response.status == 404


@pytest.mark.xfail(
    LIBWEBSOCKETS < (4, 3), reason="libwebsockets does not count a NUL at the end of what it hands over", strict=True
)
def test_check_06_a_nul_at_the_end_is_a_part_of_the_path(server):
    response = fetch(server.port, "/%00")
    assert response is None or response.status == 404


@pytest.mark.parametrize("target", ["/", "/?", "/?&", "/??", "/?a=b&&c", "/./", "/parts/../", "//", "/%2f"])
def test_every_way_to_write_the_folder_is_the_page(server, target):
    for method in ("GET", "HEAD"):
        assert fetch(server.port, target, method).status == 200


def test_meta_and_health_are_json(server):
    meta = fetch(server.port, "/meta.json")
    assert meta.headers["content-type"] == "application/json"
    assert json.loads(meta.body)["protocol"] == 1
    health = json.loads(fetch(server.port, "/health").body)
    assert health["status"] == "ok" and set(health) == {"status", "clients", "sessions", "uptime"}


@pytest.mark.xfail(LIBWEBSOCKETS < (4, 3), reason=ONE_REQUEST, strict=True)
def test_requests_share_a_connection(server, public):
    own = f"127.0.0.1:{server.port}"
    with connect(server.port) as connection:
        reader = connection.makefile("rb")
        for target in ("/", "/nothing", "/app.js", "/large.txt", "/health"):
            connection.sendall(request_head(target, host=own))
            assert read_response(reader).status == (404 if target == "/nothing" else 200)


@pytest.mark.xfail(LIBWEBSOCKETS >= (4, 3), reason=AHEAD_OF_PIECES, strict=True)
def test_requests_may_be_sent_ahead(server, public):
    own = f"127.0.0.1:{server.port}"
    with connect(server.port) as connection:
        reader = connection.makefile("rb")
        connection.sendall(b"".join(request_head(target, host=own) for target in ("/large.txt", "/app.js", "/")))
        responses = [read_response(reader) for _ in range(3)]
    bodies = [response.body for response in responses if response]
    assert bodies == [(public / name).read_bytes() for name in ("large.txt", "app.js", "index.html")][: len(bodies)]
    # From 4.3 on libwebsockets ends the connection after an answer that the kernel did not take at once.
    assert len(bodies) == 1 or (LIBWEBSOCKETS >= (4, 3) and len(bodies) == 3)


@pytest.mark.xfail(LIBWEBSOCKETS < (4, 3), reason=ONE_REQUEST, strict=True)
def test_requests_that_are_sent_ahead_of_small_answers_are_answered(server, public):
    own = f"127.0.0.1:{server.port}"
    with connect(server.port) as connection:
        reader = connection.makefile("rb")
        connection.sendall(b"".join(request_head(target, host=own) for target in ("/app.js", "/nothing", "/app.js", "/")))
        bodies = [read_response(reader).body for _ in range(4)]
    assert bodies[::2] == [(public / "app.js").read_bytes()] * 2
    assert bodies[3] == (public / "index.html").read_bytes()


@pytest.mark.parametrize("name", ["127.0.0.1", "localhost", "[::1]"])
def test_the_names_of_the_loopback_are_let_in(server, name):
    assert fetch(server.port, host=f"{name}:{server.port}").status == 200


@pytest.mark.parametrize("around", ["{} ", " {}", "{}\t", "\t{}", " \t {}\t \t"])
def test_check_02_whitespace_around_a_host_is_no_part_of_it(server, around):
    assert fetch(server.port, host=around.format(f"127.0.0.1:{server.port}")).status == 200
    assert fetch(server.port, host=around.format("evil.example")).status == 403


@pytest.mark.parametrize(
    "host",
    [
        None, " ", "localhost :{port}", "localhost: {port}", "\x0blocalhost:{port}", "evil.example", "127.0.0.1", "localhost", "127.0.0.1:1", "0.0.0.0:{port}", "localhost.:{port}",
        "localhost:{port}.evil.example", "evil.example:{port}", "a@localhost:{port}", "localhost:{port}, localhost:{port}",
        "127.0.0.1:{port}0", "127.1:{port}", "l\u00f6calhost:{port}", "x" * 900,
    ],
)  # fmt: skip
def test_check_02_every_other_host_is_refused(server, host):
    assert fetch(server.port, host=host and host.replace("{port}", str(server.port))).status == 403


@pytest.mark.xfail(reason="libwebsockets does not count a NUL at the end of what it hands over", strict=True)
def test_check_02_a_nul_behind_a_host_is_refused(server):
    assert fetch(server.port, host=f"127.0.0.1:{server.port}\0").status == 403


def test_check_02_two_hosts_are_refused(server):
    own = f"127.0.0.1:{server.port}"
    assert fetch(server.port, host=own, headers=[("Host", own)]).status == 403


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH", "OPTIONS"])
def test_check_05_other_methods_are_refused_and_the_connection_ends(server, method):
    data = exchange(server.port, request_head("/", method, host=f"127.0.0.1:{server.port}"))
    assert data.startswith(b"HTTP/1.1 405 ") and data.count(b"HTTP/1.1") == 1


@pytest.mark.parametrize("method", ["TRACE", "FOO", "\x16\x03\x01"])
def test_check_05_unknown_methods_get_nothing(server, method):
    data = exchange(server.port, request_head("/", method, host=f"127.0.0.1:{server.port}"))
    assert b" 200 " not in data


def test_check_05_a_method_in_lower_case_is_no_other_door(server):
    assert fetch(server.port, method="get", host="evil.example").status == 403
    assert fetch(server.port, method="post").status == 405


@pytest.mark.xfail(reason="libwebsockets reads names of methods in any case, and tells only which it was", strict=True)
def test_check_05_a_method_in_lower_case_is_unknown(server):
    response = fetch(server.port, method="get")
    assert response is None or response.status >= 400


def test_check_05_connect_ends_at_once(server):
    assert exchange(server.port, request_head("example.com:80", "CONNECT", host="example.com:80")) == b""


@pytest.mark.parametrize(
    "headers, body",
    [
        ([("Content-Length", "3")], b"abc"),
        ([("Content-Length", "-1")], b""),
        ([("Content-Length", "0"), ("Content-Length", "3")], b"abc"),
        ([("Transfer-Encoding", "chunked")], b"20\r\nGET /app.js HTTP/1.1\r\nHost: x\r\n\r\n0\r\n\r\n"),
    ],
)
def test_check_05_a_body_ends_the_connection(server, headers, body):
    data = exchange(server.port, request_head(host=f"127.0.0.1:{server.port}", headers=headers) + body)
    assert b" 200 " not in data and data.count(b"HTTP/1.1") <= 1


def test_check_04_other_sites_cannot_embed_files(server):
    cross_site = [("Sec-Fetch-Site", "cross-site"), ("Sec-Fetch-Mode", "no-cors")]
    assert fetch(server.port, "/app.js", headers=cross_site).status == 403
    assert fetch(server.port, "/app.js", headers=[("Sec-Fetch-Site", "same-origin"), ("Sec-Fetch-Mode", "cors")]).status == 200
    # A link on another site is followed.
    assert fetch(server.port, "/", headers=[("Sec-Fetch-Site", "cross-site"), ("Sec-Fetch-Mode", "navigate")]).status == 200


@pytest.mark.parametrize("filler", [[("X-Filler", "x" * 65536)], [(f"X-{i}", "x") for i in range(2000)]])
def test_check_07_too_many_headers_end_the_connection(server, filler):
    response = fetch(server.port, headers=filler)
    assert response is None or response.status >= 400


def test_further_hosts_are_let_in_by_a_flag(start):
    server = start("--allow-host", "preview.example:80", "--allow-host", "other.example")
    for host in ("preview.example:80", "other.example", f"localhost:{server.port}"):
        assert fetch(server.port, host=host).status == 200
    assert fetch(server.port, host="preview.example").status == 403


@pytest.mark.parametrize("target", ["http://127.0.0.1:{port}/app.js", "http://evil.example/", "*", "app.js", ""])
def test_check_05_targets_that_are_no_path_get_no_file(server, target):
    own = f"127.0.0.1:{server.port}"
    request = request_head(target.replace("{port}", str(server.port)), host=own, headers=[("Connection", "close")])
    data = exchange(server.port, request)
    assert b"export" not in data and b"<title>" not in data


@pytest.mark.parametrize(
    "data",
    [
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(500), b"\x00" * 600, b"\r\n" * 300, b"GET\r\n\r\n", b"\xff" * 5000,
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", b"SSH-2.0-OpenSSH_9\r\n\r\n",
    ],
)  # fmt: skip
def test_check_05_what_is_no_request_gets_nothing(server, data):
    with connect(server.port) as connection:
        try:
            connection.sendall(data)
            connection.shutdown(socket.SHUT_WR)
        except OSError:
            pass  # It has closed while we were talking.
        assert b" 200 " not in read_to_end(connection)


def test_check_06_a_path_of_any_length_is_refused(server):
    for length in (300, 3_000, 5_000, 60_000):
        response = fetch(server.port, "/" + "x" * length)
        assert response is None or response.status == 404


def test_check_07_a_connection_that_gets_nowhere_is_closed(server):
    """Nothing, half a head, a head byte by byte, and a kept connection: the server ends them all by itself."""
    silent, partial, dribble, kept = (connect(server.port) for _ in range(4))
    partial.sendall(b"GET / HTTP/1.1\r\nHost:")
    kept.sendall(request_head("/app.js", host=f"127.0.0.1:{server.port}"))
    assert kept.recv(100)
    waiting = {silent, partial, dribble, kept}
    while waiting:
        if dribble in waiting:
            try:
                dribble.sendall(b"x")
            except OSError:
                waiting.discard(dribble)
        readable, _, _ = select.select(waiting, [], [], 0.5)
        waiting -= {connection for connection in readable if is_at_end(connection)}
    for connection in (silent, partial, dribble, kept):
        connection.close()


def is_at_end(connection):
    try:
        return connection.recv(65536) == b""
    except ConnectionError:
        return True


@pytest.mark.xfail(
    LIBWEBSOCKETS < (4, 3), reason="libwebsockets does not tell how large a head is, and closes without a word", strict=True
)
@pytest.mark.parametrize(
    "headers",
    [
        [("X-Filler", "x" * 4_096)],
        [("Accept-Language", "x" * 4_096)],
        [("X-Filler", "x" * 2_000), ("Accept-Language", "x" * 2_000), ("X-Further", "x" * 2_000)],
        [(f"X-{number}", "") for number in range(101)],
    ],
)
def test_check_07_headers_that_are_too_large_are_answered_with_431(server, headers):
    own = f"127.0.0.1:{server.port}"
    answer = exchange(server.port, request_head(host=own, headers=headers) + request_head("/app.js", host=own))
    assert answer.startswith(b"HTTP/1.1 431 ") and answer.count(b"HTTP/1.1") == 1


def test_check_07_headers_up_to_the_bounds_are_read(server):
    assert fetch(server.port, headers=[("X-Filler", "x" * 3_900)]).status == 200
    assert fetch(server.port, headers=[(f"X-{number}", "x") for number in range(98)]).status == 200


@pytest.mark.xfail(reason="libwebsockets closes without a word, and no callback comes before", strict=True)
def test_check_07_headers_that_libwebsockets_does_not_keep_are_answered_with_431(server):
    assert fetch(server.port, headers=[("X-Filler", "x" * 65_536)]).status == 431


#: Texts before a colon that are no names of headers, with spaces, line ends and words that libwebsockets takes for others.
NO_NAMES = [
    "Content-Length ", "Content-Length\t", "Content-Length \t  ", " Content-Length", "\tContent-Length", "Transfer-Encoding ",
    "Transfer-Encoding\t", "\x0bContent-Length", "Content-Length\x00", "a\r\nContent-Length ", "a\r\nContent-Length", "X Header",
    "X-\u00e9", "(x)", "", "\x00x", ":path", "proxy ", "http/1.0 ",
]  # fmt: skip


@pytest.mark.parametrize("name", NO_NAMES)
def test_check_05_no_byte_behind_a_head_that_is_not_understood_is_a_request(server, name):
    own = f"127.0.0.1:{server.port}"
    body = request_head("/app.js", host=own)
    head = request_head(host=own, headers=[(name, str(len(body)))])
    answer = exchange(server.port, head + body)
    assert b"export" not in answer and answer.count(b"HTTP/1.1") == answer.count(b"Connection: close") <= 1


def test_check_05_no_byte_behind_an_answer_to_such_a_head_is_a_request(server):
    own = f"127.0.0.1:{server.port}"
    body = request_head("/app.js", host=own)
    for name in ("Content-Length ", "\tContent-Length", "Transfer-Encoding\t"):
        with connect(server.port) as connection:
            connection.sendall(request_head(host=own, headers=[(name, str(len(body)))]))
            reader = connection.makefile("rb")
            assert read_response(reader).headers["connection"] == "close"
            try:
                connection.sendall(body)
                assert reader.read() == b""
            except ConnectionError:
                pass


@pytest.mark.xfail(LIBWEBSOCKETS < (4, 3), reason="libwebsockets does not tell the names of headers", strict=True)
@pytest.mark.parametrize("name", [name for name in NO_NAMES if name != ":path"])  # libwebsockets itself ends that one.
def test_check_05_a_name_that_no_header_has_ends_the_connection(server, name):
    own = f"127.0.0.1:{server.port}"
    body = request_head("/app.js", host=own)
    answer = exchange(server.port, request_head(host=own, headers=[(name, str(len(body)))]) + body)
    assert answer.startswith(b"HTTP/1.1 400 ") and answer.count(b"HTTP/1.1") == 1


@pytest.mark.parametrize("header", ["Content-Length:", "Transfer-Encoding:", "Transfer-Encoding: identity", "content-length:00"])
def test_check_05_a_body_of_a_length_that_is_none_ends_the_connection(server, header):
    own = f"127.0.0.1:{server.port}"
    head = f"GET / HTTP/1.1\r\nHost: {own}\r\n{header}\r\n\r\n".encode()
    answer = exchange(server.port, head + request_head("/app.js", host=own))
    assert answer.startswith(b"HTTP/1.1 413 ") and answer.count(b"HTTP/1.1") == 1
