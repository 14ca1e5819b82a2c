"""The clients that may open a WebSocket."""

import pytest

from wire import connect, exchange, fetch, handshake_headers, read_response, request_head


def shake(server, target="/ws", host="", method="GET", version="HTTP/1.1", **changes):
    response = fetch(server.port, target, method, host, handshake_headers(**changes), version=version)
    return response and response.status


@pytest.mark.parametrize("name", ["127.0.0.1", "localhost", "[::1]"])
@pytest.mark.parametrize("origin", ["127.0.0.1", "localhost", "[::1]"])
def test_pages_of_the_server_may_connect(server, name, origin):
    origin = f"http://{origin}:{server.port}"
    assert shake(server, host=f"{name}:{server.port}", Origin=origin) == 101


def test_check_09_what_is_not_a_browser_may_connect(server):
    assert shake(server) == 101


def test_the_query_and_the_case_of_the_upgrade_do_not_matter(server):
    assert shake(server, target="/ws?a=b") == 101
    assert shake(server, Upgrade="WebSocket") == 101


@pytest.mark.parametrize(
    "origin",
    [
        "http://evil.example", "null", "http://localhost", "http://localhost:1", "https://localhost:{port}",
        "http://localhost:{port}.evil.example", "http://evil.localhost:{port}", "http://localhost:{port}/",
        "http://localhost:{port}0", "HTTP://localhost:{port}", "http://a@localhost:{port}", "localhost:{port}",
        "http://localhost:{port}, http://localhost:{port}", "\xff\xfe", "x" * 900, "file://", "", " ", "\t",
    ],
)  # fmt: skip
def test_check_09_pages_of_others_may_not(server, origin):
    assert shake(server, Origin=origin.replace("{port}", str(server.port))) == 403


def test_check_09_whitespace_around_an_origin_is_no_part_of_it(server):
    assert shake(server, Origin=f" \thttp://localhost:{server.port}\t ") == 101


def test_check_09_two_origins_may_not(server):
    own = f"http://localhost:{server.port}"
    for one, other in [(own, own), (own, ""), ("", own)]:
        headers = [*handshake_headers(Origin=one), ("Origin", other)]
        assert fetch(server.port, "/ws", headers=headers).status == 403


@pytest.mark.parametrize("host", [None, "evil.example", "127.0.0.1", "localhost:1"])
def test_check_02_other_hosts_may_not(server, host):
    assert shake(server, host=host) == 403


@pytest.mark.parametrize(
    "changes, status",
    [
        ({"target": "/"}, 404),
        ({"target": "/app.js"}, 404),
        ({"target": "/ws/"}, 404),
        ({"method": "POST"}, 405),
        ({"method": "HEAD"}, 405),
        ({"Sec_WebSocket_Version": "8"}, 426),
        ({"Sec_WebSocket_Version": None}, 426),
        ({"Sec_WebSocket_Key": "short"}, 400),
        ({"Sec_WebSocket_Key": None}, 400),
        ({"Upgrade": "h2c"}, None),
        ({"Upgrade": "websocket2"}, None),
        ({"Upgrade": "websocket, h2c"}, None),
        ({"Upgrade": "raw-skt"}, None),
        ({"Connection": None}, None),
        ({"Connection": "keep-alive"}, None),
        ({"Content_Length": "3"}, 413),
        ({"version": "HTTP/1.0"}, 505),
        ({"version": "HTTP/2.0"}, 505),
        ({"version": "X"}, 505),
    ],
)
def test_check_08_what_is_no_handshake_is_refused(server, changes, status):
    assert shake(server, **changes) in (status, 403 if status is None else status)


def test_check_08_an_unknown_upgrade_on_a_kept_connection_ends_it(server):
    own = f"127.0.0.1:{server.port}"
    with connect(server.port) as connection:
        reader = connection.makefile("rb")
        connection.sendall(request_head(host=own))
        assert read_response(reader).status == 200
        try:
            connection.sendall(request_head(host=own, headers=[("Connection", "Upgrade"), ("Upgrade", "evil")]))
            rest = reader.read()
        except ConnectionError:
            rest = b""  # Before libwebsockets 4.3, the server has closed already.
        assert b" 101 " not in rest and b" 200 " not in rest


@pytest.mark.parametrize("offer, answer", [(None, None), ("preview.v1", "preview.v1"), ("other, preview.v1", "preview.v1")])
def test_the_subprotocol_is_named_when_it_was_offered(server, offer, answer):
    response = fetch(server.port, "/ws", headers=handshake_headers(Sec_WebSocket_Protocol=offer))
    assert response.status == 101
    assert response.headers.get("sec-websocket-protocol") == answer


def test_a_client_of_another_protocol_is_not_served(server):
    request = request_head(
        "/ws", host=f"127.0.0.1:{server.port}", headers=handshake_headers(Sec_WebSocket_Protocol="other")
    )
    assert b" 101 " not in exchange(server.port, request)


def test_check_19_compression_is_not_negotiated(server):
    offer = handshake_headers(Sec_WebSocket_Extensions="permessage-deflate; client_max_window_bits")
    response = fetch(server.port, "/ws", headers=offer)
    assert response.status == 101 and "sec-websocket-extensions" not in response.headers


def test_further_origins_are_let_in_by_a_flag(start):
    server = start("--allow-origin", "https://preview.example", "--allow-host", "other.example:81")
    assert shake(server, Origin="https://preview.example") == 101
    assert shake(server, Origin="http://other.example:81") == 101
    assert shake(server, Origin="http://preview.example") == 403
    assert shake(server, Origin="https://other.example:81") == 403
