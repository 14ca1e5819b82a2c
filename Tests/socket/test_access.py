"""Access names: a token for each, a cap on clients, and who is put out while the server runs."""

import json
import os
import re
import stat
import subprocess

import pytest

import metrics
from conftest import BINARY
from waiting import until
from wire import CLOSE, RawSocket, fetch, handshake_headers

OWN, ANNA, BEN = "ownOwnOwnOwnOwn0", "annaAnnaAnnaAnna", "benBenBenBenBen0"
BOTH = f"format: 1\nnames:\n  anna: {{token: {ANNA}, clients: 2}}\n  ben: {{token: {BEN}}}\n"


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "class.yaml"
    write(path, BOTH)
    return path


def write(path, text):
    """Replaces the file in one step, as editors do."""
    draft = path.with_suffix(".draft")
    draft.write_text(text)
    draft.chmod(0o600)
    draft.rename(path)


@pytest.fixture
def guarded(start, file):
    return start("--access", str(file), "--token", OWN)


def admitted(server, token):
    return fetch(server.port, f"/health?token={token}").status == 200


def opened(server, token, target="/ws"):
    raw = RawSocket(server.port, target=f"{target}?token={token}")
    assert raw.receive_json()["type"] == "hello"
    raw.send_json(type="open", id=1, scene="lab")
    return raw, raw.receive_json()


def resumed(server, token, session):
    raw = RawSocket(server.port, target=f"/ws?session={session}&token={token}")
    raw.receive_json()
    raw.send_json(type="open", id="again", resume=session)
    return raw, raw.receive_json()


def closed_with(raw):
    """The close code after the messages that were on their way."""
    while received := raw.receive():
        opcode, payload = received
        if opcode == CLOSE:
            return int.from_bytes(payload[:2], "big"), payload[2:].decode()
    return None


def test_each_token_opens_the_page_and_the_socket(guarded):
    for token in (OWN, ANNA, BEN):
        answer = fetch(guarded.port, f"/?token={token}")
        cookie = answer.headers["set-cookie"].split(";")[0]
        assert answer.status == 200 and cookie == f"split-preview-{guarded.port}={token}"
        assert fetch(guarded.port, "/app.js", headers=[("Cookie", cookie)]).status == 200
        assert fetch(guarded.port, "/ws", headers=[*handshake_headers(), ("Cookie", cookie)]).status == 101
    for target in ("/", "/?token=" + ANNA[:-1], "/?token=" + ANNA.lower()):
        assert fetch(guarded.port, target).status == 403


def test_without_a_token_of_its_own_the_server_makes_one(start, file):
    server = start("--access", str(file))
    assert len(server.token) == 32 and fetch(server.port).status == 403
    assert admitted(server, server.token) and admitted(server, ANNA)


def test_a_name_is_told_its_own_token_and_never_that_of_the_server(guarded):
    for token in (OWN, ANNA):
        answer = fetch(guarded.port, f"/meta/sharing.json?token={token}")
        assert json.loads(answer.body)["token"] == token


def test_a_name_has_no_more_clients_than_its_cap(guarded):
    first, second = opened(guarded, ANNA)[0], opened(guarded, ANNA)[0]
    refused = fetch(guarded.port, f"/ws?token={ANNA}", headers=handshake_headers())
    assert refused.status == 503
    assert refused.body.decode() == "The access anna has 2 clients already, which is the most that it may have. Close another page first.\n"
    others = [opened(guarded, token)[0] for token in (BEN, BEN, BEN, OWN)]
    first.close()
    until(lambda: guarded.health()["clients"] == 5)
    opened(guarded, ANNA)[0].close()
    for raw in (second, *others):
        raw.close()


def test_a_client_that_comes_back_replaces_one_that_the_network_has_cut(start, tmp_path):
    file = tmp_path / "class.yaml"
    write(file, f"format: 1\nnames:\n  anna: {{token: {ANNA}, clients: 1}}\n")
    server = start("--access", str(file), "--token", OWN)
    cut, scene = opened(server, ANNA)
    target = f"/ws?session={scene['session']}&token={ANNA}"
    assert fetch(server.port, f"/ws?session={'0' * 32}&token={ANNA}", headers=handshake_headers()).status == 503
    idle = RawSocket(server.port, target=target)
    idle.receive_json()
    assert fetch(server.port, target, headers=handshake_headers()).status == 503, "there are no more than twice as many"
    idle.send_json(type="open", id="again", resume=scene["session"])
    assert idle.receive_json()["session"] == scene["session"]
    until(lambda: server.health()["clients"] == 1)
    idle.close()
    cut.close()


def test_a_name_does_not_see_the_metrics(guarded):
    assert fetch(guarded.port, f"/metrics?token={ANNA}").status == 403
    assert fetch(guarded.port, f"/metrics?token={OWN}").status == 200


def test_the_metrics_count_the_clients_of_each_name_that_is_admitted(guarded, file):
    def connections():
        found = metrics.samples(fetch(guarded.port, f"/metrics?token={OWN}").body.decode())
        return {labels[0][1]: count for (name, *labels), count in found.items() if name == "split_preview_access_connections"}

    raws = [opened(guarded, token)[0] for token in (ANNA, ANNA, OWN)]
    assert connections() == {"anna": 2, "ben": 0}
    write(file, BOTH.replace("  anna", "  # anna"))
    until(lambda: connections() == {"ben": 0})
    for raw in raws:
        raw.close()


def test_a_session_belongs_to_its_name(guarded):
    raw, scene = opened(guarded, ANNA)
    for token in (BEN, OWN):
        other, answer = resumed(guarded, token, scene["session"])
        assert answer["code"] == "expired"
        other.close()
    raw.close()
    until(lambda: guarded.health()["clients"] == 0)
    for token in (BEN, OWN):
        other, answer = resumed(guarded, token, scene["session"])
        assert answer["code"] == "expired", "it waits for anna"
        other.close()
    own, answer = resumed(guarded, ANNA, scene["session"])
    assert answer["session"] == scene["session"] and answer["received"] == 1
    own.close()


def test_a_name_that_is_gone_is_put_out_at_once_and_its_sessions_are_dropped(guarded, file):
    (anna, _), (ben, _), (waiting, scene) = opened(guarded, ANNA), opened(guarded, BEN), opened(guarded, ANNA)
    waiting.close()
    until(lambda: guarded.health() | {"uptime": 0} == {"status": "ok", "clients": 2, "sessions": 3, "uptime": 0})
    write(file, BOTH.replace("  anna", "  # anna"))
    assert closed_with(anna) == (4003, "Your access has ended.")
    anna.close()
    assert not admitted(guarded, ANNA)
    until(lambda: guarded.health()["sessions"] == 1)
    ben.send_json(type="ping", id=7)
    assert ben.receive_json()["ack"] == 7, "nobody else notices"
    # The name can come back, and begins anew.
    write(file, BOTH)
    until(lambda: admitted(guarded, ANNA))
    again, answer = resumed(guarded, ANNA, scene["session"])
    assert answer["code"] == "expired"
    again.close()
    ben.close()


def test_a_new_token_puts_the_old_one_out_and_a_new_cap_nobody(guarded, file):
    (anna, _), (ben, _) = opened(guarded, ANNA), opened(guarded, BEN)
    write(file, BOTH.replace(ANNA, ANNA[::-1]).replace(f"{BEN}}}", f"{BEN}, clients: 1}}"))
    assert closed_with(anna)[0] == 4003
    assert admitted(guarded, ANNA[::-1]) and not admitted(guarded, ANNA)
    ben.send_json(type="ping", id=7)
    assert ben.receive_json()["ack"] == 7
    assert fetch(guarded.port, f"/ws?token={BEN}", headers=handshake_headers()).status == 503
    for raw in (anna, ben):
        raw.close()


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (BOTH + "  carl: {tokn: x}\n", ":5:10: error: A name has no tokn. Did you mean token?"),
        (BOTH + f"  carl: {{token: {OWN}}}\n", ":5:17: error: This is the token of the server itself. carl needs another one."),
        ("format: 1\nnames: [", "This is not YAML"),
        (None, "cannot be read: No such file or directory."),
    ],
)
def test_a_faulty_file_keeps_the_names_as_they_were(start, file, text, words):
    server = start("--access", str(file), "--token", OWN)
    anna, _ = opened(server, ANNA)
    if text is None:
        file.unlink()
    else:
        write(file, text)
    line = server.process.stderr.readline()
    assert line.startswith(f"split-preview: {file}") and words in line
    assert "stay as they were" in server.process.stderr.readline()
    assert admitted(server, ANNA)
    anna.send_json(type="ping", id=7)
    assert anna.receive_json()["ack"] == 7
    anna.close()
    write(file, BOTH.replace("ben:", "bea:"))
    assert server.process.stderr.readline() == f"split-preview: {file} was read again. Access names: 2, taken back: 1.\n"


def test_others_who_can_read_the_file_are_reported(start, file):
    file.chmod(0o644)
    server = start("--access", str(file))
    assert f"read the tokens in {file}" in server.process.stderr.readline()


@pytest.mark.parametrize(
    ("text", "words"), [("format: 1\nnames:\n  a: {token: short}\n", ":3:14: error: A token is"), (None, "cannot be read")]
)
def test_a_server_does_not_start_with_a_faulty_file(tmp_path, text, words):
    path = tmp_path / "class.yaml"
    if text is not None:
        path.write_text(text)
    result = subprocess.run([BINARY, "serve", "--port", "0", "--access", path], capture_output=True, text=True)
    assert result.returncode != 0 and words in result.stderr and "--access FILE" in result.stderr


def access(*arguments):
    return subprocess.run([BINARY, "access", *arguments], capture_output=True, text=True)


def test_the_command_makes_a_file_that_a_server_takes(start, tmp_path):
    path = tmp_path / "class.yaml"
    made = access("new", path, "--names", "anna,ben", "--clients", "2")
    assert made.returncode == 0, made.stderr
    assert stat.S_IMODE(path.stat().st_mode) == 0o600 and os.listdir(tmp_path) == ["class.yaml"]
    addresses = re.findall(r"^(\w+) +http://127\.0\.0\.1:8080/\?token=([0-9a-f]{32})  \(2 clients\)$", made.stdout, re.MULTILINE)
    assert [name for name, _ in addresses] == ["anna", "ben"]
    server = start("--access", str(path))
    assert all(admitted(server, token) for _, token in addresses)
    more = access("new", path, "--names", "carl", "--server", "https://preview.example.com/x")
    token = re.fullmatch(r"carl  https://preview\.example\.com/x/\?token=([0-9a-f]{32})\n", more.stdout).group(1)
    until(lambda: admitted(server, token))
    listed = access(path).stdout
    assert listed.count("\n") == 3 and f"carl  http://127.0.0.1:8080/?token={token}\n" in listed


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["new", "FILE", "--names", "ben"], "There is a name ben already."),
        (["new", "FILE", "--names", "a,,b"], "'' is no name."),
        (["new", "FILE", "--names", "a,a"], "The name a is there twice."),
        (["new", "FILE", "--names", "a", "--clients", "0"], "--clients is 1 to 100000."),
        (["FILE", "--server", "example.com"], "'example.com' is no address of a page."),
        (["new", "/does/not/exist.yaml", "--names", "a"], "/does/not/exist.yaml cannot be written: No such file or directory."),
        (["/does/not/exist.yaml"], "/does/not/exist.yaml cannot be read: No such file or directory."),
    ],
)
def test_the_command_explains_what_it_cannot_do_and_changes_nothing(file, arguments, words):
    result = access(*(str(file) if word == "FILE" else word for word in arguments))
    assert result.returncode != 0 and words in result.stderr
    assert file.read_text() == BOTH


def test_the_command_keeps_a_link_and_what_the_group_may_do(tmp_path, file):
    file.chmod(0o640)
    link = tmp_path / "link.yaml"
    link.symlink_to(file)
    assert access("new", link, "--names", "carl").returncode == 0
    assert link.is_symlink() and stat.S_IMODE(file.stat().st_mode) == 0o640 and "carl" in file.read_text()
