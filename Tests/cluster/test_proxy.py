"""HAProxy lets some requests through, keeps others for itself, and writes no secrets down."""

import asyncio
import http.client
import json
import re
import subprocess

import pytest
from websockets.asyncio.client import connect

from conftest import ROOT, wait_until


def conversation(cluster, query="", message=None):
    """The greeting and, for a message, its answer."""

    async def talk():
        async with connect(cluster.socket_url + query, ssl=cluster.tls, subprotocols=["preview.v1"], compression=None) as socket:
            hello = json.loads(await socket.recv())
            if message is None:
                return hello, None
            await socket.send(json.dumps(message))
            return hello, json.loads(await socket.recv())

    return asyncio.run(talk())


def opened(cluster, query=""):
    return conversation(cluster, query, {"type": "open", "id": 1, "scene": "lab"})


def test_a_session_leads_to_its_process(cluster):
    for name in cluster.names * 2:
        hello, _ = conversation(cluster, f"&session={name}-{'0' * 32}")
        assert hello["session"].startswith(f"{name}-")
        assert hello["server"]["process"] == name


def test_a_session_goes_on_at_a_new_connection(cluster):
    hello, scene = opened(cluster)
    again, answer = conversation(cluster, f"&session={scene['session']}", {"type": "open", "id": 2, "resume": scene["session"]})
    assert answer["session"] == scene["session"] == hello["session"]
    assert again["epoch"] == hello["epoch"]
    assert answer["received"] == 1


def test_a_session_of_no_process_leads_to_any_which_says_that_it_is_gone(cluster):
    for name in ("z", "", "%20", "a" * 200, "-", "b"):
        _, answer = conversation(cluster, f"&session={name}-{'f' * 32}", {"type": "open", "id": 1, "resume": f"b-{'f' * 32}"})
        assert answer["code"] == "expired"


def test_new_visitors_are_spread(cluster):
    async def visit():
        sockets = [
            await connect(cluster.socket_url, ssl=cluster.tls, subprotocols=["preview.v1"], compression=None)
            for _ in range(4 * len(cluster.names))
        ]
        names = [json.loads(await socket.recv())["server"]["process"] for socket in sockets]
        for socket in sockets:
            await socket.close()
        return names

    names = asyncio.run(visit())
    assert {names.count(name) for name in cluster.names} <= {3, 4, 5}


def test_every_request_needs_the_token(cluster):
    assert cluster.get("/")[0] == 403
    assert cluster.get("/?token=" + "0" * 32)[0] == 403
    assert cluster.get(f"/?token={cluster.token}")[0] == 200


@pytest.mark.parametrize("path", ["/metrics", "/%6detrics", "//metrics", "/./metrics", "/x/../metrics", "/metric%73", "/%2e/metrics"])
def test_the_proxy_keeps_measurements_for_itself(cluster, path):
    bearer = {"Authorization": f"Bearer {cluster.monitor_token}"}
    assert cluster.get(path, bearer)[0] == 404
    assert cluster.get(f"{path}?token={cluster.token}")[0] == 404


def test_cookies_are_for_tls_alone_and_keep_a_browser_at_a_process(cluster):
    connection = http.client.HTTPSConnection("localhost", cluster.port, context=cluster.tls, timeout=30)
    connection.request("GET", f"/?token={cluster.token}")
    answer = connection.getresponse()
    answer.read()
    cookies = answer.msg.get_all("Set-Cookie")
    assert all(re.search("; *secure", cookie, re.IGNORECASE) for cookie in cookies), cookies
    assert [name for cookie in cookies if (name := re.match(r"split-preview-process=(\w+)", cookie))]
    connection.close()


@pytest.mark.parametrize("host", ["localhost:{port}", "preview.test"])
def test_a_browser_that_has_opened_the_page_needs_the_token_no_more(cluster, host):
    """The name of the server's cookie depends on the port, which browsers leave out of the usual address."""
    connection = http.client.HTTPSConnection("localhost", cluster.port, context=cluster.tls, timeout=30)
    host = {"Host": host.format(port=cluster.port)}
    connection.request("GET", f"/?token={cluster.token}", headers=host)
    answer = connection.getresponse()
    answer.read()
    cookies = "; ".join(cookie.partition(";")[0] for cookie in answer.msg.get_all("Set-Cookie"))
    connection.request("GET", "/", headers={**host, "Cookie": cookies})
    assert connection.getresponse().status == 200, cookies
    connection.close()


def test_the_log_has_no_secrets(cluster):
    _, scene = opened(cluster, "&session=a-" + "e" * 32)
    opened(cluster, "&session=" + "e" * 32)
    opened(cluster, f"&session={scene['session']}")
    cluster.get(f"/?token={cluster.token}")
    log = cluster.folder / "haproxy.log"
    wait_until(lambda: "/ws?session=a-…" in log.read_text(), "the line of a WebSocket")
    texts = [log.read_text(), *map(cluster.log, cluster.names)]
    for text in texts:
        assert scene["session"] not in text
        assert "e" * 32 not in text
        assert cluster.monitor_token not in text
        assert cluster.token not in text


def test_the_configuration_has_no_warning(cluster):
    environment = {
        **cluster.environment, "CLUSTER_BIND": "127.0.0.1:8499", "CLUSTER_CERTIFICATE": str(cluster.folder / "certificate.pem"),
        "CLUSTER_NAMES": str(cluster.folder / "names.map"), "CLUSTER_CONTROL": str(cluster.folder / "other.sock"),
        "CLUSTER_MONITOR_TOKEN": "0" * 32,
    }  # fmt: skip
    check = subprocess.run(
        ["haproxy", "-c", "-V", "-dW", "-f", ROOT / "deploy/haproxy.cfg", "-f", cluster.folder / "servers.cfg"],
        env=environment, capture_output=True, text=True,
    )  # fmt: skip
    assert check.returncode == 0, check.stderr
    assert "WARNING" not in check.stderr + check.stdout
