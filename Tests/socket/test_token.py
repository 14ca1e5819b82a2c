"""The secret that requests carry where others than this machine can reach the server."""

import json

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect as client

from conftest import DEADLINE
from wire import connect, fetch, handshake_headers, read_to_end, request_head

SECRET = "0123456789abcdefABCDEF"


@pytest.fixture(params=[["--host", "0.0.0.0"], ["--behind-proxy"], []], ids=["open", "proxy", "asked for"])
def guarded(request, start):
    return start(*request.param, "--token", SECRET)


def test_a_loopback_address_asks_for_none(start):
    server = start()
    assert server.token is None and "?" not in server.first_line
    assert fetch(server.port).status == 200


@pytest.mark.parametrize("arguments", [["--host", "0.0.0.0"], ["--behind-proxy"]])
def test_every_process_has_one_of_its_own(start, arguments):
    one, other = start(*arguments), start(*arguments)
    assert len(one.token) == 32 and one.token != other.token
    assert fetch(one.port, f"/?token={one.token}").status == 200
    assert fetch(one.port, f"/?token={other.token}").status == 403


@pytest.mark.parametrize("target", ["/", "/app.js", "/meta.json", "/health", "/nothing", "/ws"])
def test_every_request_has_to_carry_it(guarded, target):
    assert guarded.token == SECRET
    refused = fetch(guarded.port, target)
    assert refused.status == 403 and "set-cookie" not in refused.headers
    assert fetch(guarded.port, f"{target}?token={SECRET}").status in (200, 404, 426)


@pytest.mark.parametrize(
    "target",
    [
        "/?token=", "/?token", f"/?token={SECRET[:-1]}", f"/?token={SECRET}0", f"/?token=x{SECRET[1:]}", f"/?Token={SECRET}",
        f"/?xtoken={SECRET}", f"/?token={SECRET.lower()}", f"/?{SECRET}", f"/{SECRET}", f"/?a=token={SECRET}",
    ],
)  # fmt: skip
def test_anything_else_is_none(guarded, target):
    assert fetch(guarded.port, target).status == 403


def test_it_may_stand_anywhere_in_the_address(guarded):
    for query in (f"&token={SECRET}", f"a&&token={SECRET}", f"token={SECRET}&", f"a=b&token={SECRET}", f"token={SECRET}&a=b", f"token=x&token={SECRET}"):
        assert fetch(guarded.port, f"/?{query}").status == 200


def test_a_page_that_was_opened_with_it_needs_it_no_more(guarded):
    cookie = fetch(guarded.port, f"/?token={SECRET}").headers["set-cookie"]
    value, *attributes = cookie.split("; ")
    assert {"HttpOnly", "SameSite=Strict", "Path=/"} == set(attributes)
    for header in (value, f"other=1; {value}", f"{value};other=1"):
        assert fetch(guarded.port, "/app.js", headers=[("Cookie", header)]).status == 200
        assert fetch(guarded.port, "/ws", headers=[*handshake_headers(), ("Cookie", header)]).status == 101
    for header in (f"token={SECRET}", f"x{value}", f"{value}0", value.replace(str(guarded.port), "1")):
        assert fetch(guarded.port, "/app.js", headers=[("Cookie", header)]).status == 403


def test_check_09_two_cookie_headers_are_as_good_as_one(guarded):
    """A proxy may split what a browser sends as one header."""
    value = fetch(guarded.port, f"/?token={SECRET}").headers["set-cookie"].split(";")[0]
    for headers in (["other=1", value], [value, "other=1"], ["a=1", "b=2", value, "c=3"], ["", value]):
        cookies = [("Cookie", header) for header in headers]
        assert fetch(guarded.port, "/app.js", headers=cookies).status == 200
        assert fetch(guarded.port, "/ws", headers=[*handshake_headers(), *cookies]).status == 101
    name, secret = value.split("=")
    for headers in ([name, f"={secret}"], [f"{name}={secret[:9]}", secret[9:]], ["a=1", "b=2"]):
        assert fetch(guarded.port, "/app.js", headers=[("Cookie", header) for header in headers]).status == 403


def test_a_cookie_is_given_again_with_a_page_that_the_browser_has(guarded):
    """The token may be a new one: a kept page must not keep the old cookie."""
    page = f"/?token={SECRET}"
    tag = fetch(guarded.port, page).headers["etag"]
    answer = fetch(guarded.port, page, headers=[("If-None-Match", tag)])
    assert answer.status == 304 and "set-cookie" in answer.headers


def test_check_09_a_program_connects_with_it_and_not_without(guarded):
    with client(guarded.socket_url) as socket:
        assert '"hello"' in socket.recv(DEADLINE)
    with pytest.raises(InvalidStatus) as refused:
        client(f"ws://127.0.0.1:{guarded.port}/ws")
    assert refused.value.response.status_code == 403


def test_it_does_not_replace_the_other_rules(guarded):
    page, socket = f"/?token={SECRET}", f"/ws?token={SECRET}"
    assert fetch(guarded.port, page, host="evil.example").status == 403
    assert fetch(guarded.port, socket, headers=handshake_headers(Origin="http://evil.example")).status == 403
    assert fetch(guarded.port, page, method="POST").status == 405
    own = f"http://127.0.0.1:{guarded.port}"
    assert fetch(guarded.port, socket, headers=handshake_headers(Origin=own)).status == 101


def test_a_page_can_learn_it_for_a_link_that_gives_access(guarded):
    cookie = fetch(guarded.port, f"/?token={SECRET}").headers["set-cookie"].split(";")[0]
    answer = fetch(guarded.port, "/meta/sharing.json", headers=[("Cookie", cookie)])
    assert json.loads(answer.body) == {"token": SECRET, "embedders": []}
    assert answer.headers["cache-control"] == "no-store"
    assert answer.headers["cross-origin-resource-policy"] == "same-origin"
    assert not any(name.startswith("access-control-") for name in answer.headers)
    assert fetch(guarded.port, "/meta/sharing.json").status == 403
    embedding = [("Cookie", cookie), ("Sec-Fetch-Site", "cross-site"), ("Sec-Fetch-Mode", "no-cors")]
    assert fetch(guarded.port, "/meta/sharing.json", headers=embedding).status == 403


def test_a_server_without_one_has_none_to_share(start):
    answer = fetch(start("--allow-embed", "https://docs.example").port, "/meta/sharing.json")
    assert json.loads(answer.body) == {"token": None, "embedders": ["https://docs.example"]}


def test_a_server_that_may_be_framed_gives_frames_a_cookie_of_their_own(start):
    server = start("--token", SECRET, "--allow-embed", "https://docs.example")
    with connect(server.port) as connection:
        connection.sendall(request_head(f"/?token={SECRET}", host=f"127.0.0.1:{server.port}", headers=[("Connection", "close")]))
        head = read_to_end(connection).split(b"\r\n\r\n")[0].decode()
    cookies = [line.partition(": ")[2] for line in head.split("\r\n") if line.lower().startswith("set-cookie")]
    own, framed = (cookie.split("; ") for cookie in cookies)
    assert set(own[1:]) == {"HttpOnly", "SameSite=Strict", "Path=/"}
    assert set(framed[1:]) == {"HttpOnly", "Secure", "SameSite=None", "Partitioned", "Path=/"}
    for cookie in (own[0], framed[0]):
        assert fetch(server.port, "/app.js", headers=[("Cookie", cookie)]).status == 200
        assert fetch(server.port, "/ws", headers=[*handshake_headers(), ("Cookie", cookie)]).status == 101
    assert fetch(server.port, "/app.js", headers=[("Cookie", framed[0] + "0")]).status == 403
