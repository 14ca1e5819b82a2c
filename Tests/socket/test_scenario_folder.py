"""A folder of scenario files, which are read again when they are saved."""

import json
import os
import subprocess

import pytest
from websockets.sync.client import connect as client

from conftest import BINARY, DEADLINE, ROOT, Server
from wire import fetch

GOOD = """format: 1
title: Reader
root:
  split:
    id: split
    primary: books
    secondary: page
controllers:
  books: {screen: {title: Books, content: {list: {rows: [{title: One, tap: {choose: {screen: page, content: one}}}]}}}}
  page: {screen: {contents: {cover: {placeholder: {title: Cover}}, one: {text: {paragraphs: One.}}}}}
"""
BAD = GOOD.replace("primary: books", "primary: boks")


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "reader.yaml").write_text(GOOD)
    return tmp_path


@pytest.fixture
def serving(folder):
    server = Server("--port", "0", "--scenarios", str(folder))
    yield server
    server.close()


def save(path, text):
    """Saves a file as editors do: in place of the old one, at once."""
    path.with_suffix(".new").write_text(text)
    path.with_suffix(".new").rename(path)


def heard(socket, kind):
    while True:
        message = json.loads(socket.recv(DEADLINE))
        if message["type"] == kind:
            return message


def scenes(server):
    return [scene["id"] for scene in json.loads(fetch(server.port, "/meta.json").body)["scenes"]]


def opened(socket, scene="reader"):
    socket.send(json.dumps({"type": "open", "scene": scene, "window": {"width": 900, "height": 700}}))
    # Notices about files can come at any time.
    while True:
        message = json.loads(socket.recv(DEADLINE))
        if message["type"] in ("scene", "error"):
            return message


def test_a_file_is_a_scene_like_all_others(serving):
    assert scenes(serving)[-1] == "reader"
    assert "mail" in scenes(serving)
    with client(serving.socket_url) as socket:
        heard(socket, "hello")
        scene = opened(socket)
        assert scene["type"] == "scene"
        assert [pane["id"] for pane in scene["panes"] if pane["role"] == "primary"] == ["nav:books/pane"]


def test_a_saved_file_is_told_and_opens_as_it_is_now(serving, folder):
    with client(serving.socket_url) as socket:
        heard(socket, "hello")
        opened(socket)
        save(folder / "reader.yaml", GOOD.replace("title: Books", "title: All Books"))
        assert heard(socket, "scenes") == {"type": "scenes", "changed": ["reader"], "faults": []}
        titles = [node.get("title") for node in nodes(opened(socket)["hierarchy"])]
        assert "All Books" in titles


def nodes(node):
    yield node
    for child in node["children"]:
        yield from nodes(child)


def test_a_file_with_a_fault_keeps_its_last_good_version(serving, folder):
    with client(serving.socket_url) as socket:
        heard(socket, "hello")
        save(folder / "reader.yaml", BAD)
        told = heard(socket, "scenes")
        assert told["changed"] == []
        (fault,) = told["faults"]
        assert (fault["scene"], fault["line"], fault["column"]) == ("reader", 6, 14)
        assert fault["file"].endswith("reader.yaml")
        assert fault["message"] == "There is no controller boks. Did you mean books?"
        assert opened(socket)["type"] == "scene"
        save(folder / "reader.yaml", GOOD)
        assert heard(socket, "scenes") == {"type": "scenes", "changed": ["reader"], "faults": []}


def test_a_fault_belongs_to_the_id_that_the_file_gives_itself(tmp_path):
    named = GOOD.replace("title: Reader", "id: library\ntitle: Reader")
    file = tmp_path / "reader.yaml"
    file.write_text(named.replace("primary: books", "primary: boks"))
    server = Server("--port", "0", "--scenarios", str(tmp_path))
    try:
        with client(server.socket_url) as socket:
            assert [fault["scene"] for fault in heard(socket, "scenes")["faults"]] == ["library"]
            answer = opened(socket, "library")
            assert answer["message"].startswith(f"The file of the scene library has a fault: {file}:7:14: error: There is no controller boks.")
            save(file, named)
            assert heard(socket, "scenes") == {"type": "scenes", "changed": ["library"], "faults": []}
            assert opened(socket, "library")["type"] == "scene"
            # The picture that stays is that of the library, whatever id a broken file seems to have.
            for broken in (named.replace("books", "boks", 1), GOOD + "  : [", "id: 1\n" + GOOD):
                save(file, broken)
                assert {fault["scene"] for fault in heard(socket, "scenes")["faults"]} == {"library"}
                assert opened(socket, "library")["type"] == "scene"
    finally:
        server.close()


@pytest.mark.parametrize("line", ["id: 12", "id: [a]", "id: a b", "id:", "id: " + "x" * 65])
def test_an_id_that_is_none_leaves_the_name_of_the_file(tmp_path, line):
    (tmp_path / "reader.yaml").write_text(f"{line}\n{GOOD}")
    server = Server("--port", "0", "--scenarios", str(tmp_path))
    try:
        with client(server.socket_url) as socket:
            assert [fault["scene"] for fault in heard(socket, "scenes")["faults"]] == ["reader"]
    finally:
        server.close()


def test_a_new_client_hears_of_faults_at_once(serving, folder):
    with client(serving.socket_url) as socket:
        heard(socket, "hello")
        save(folder / "reader.yaml", BAD)
        heard(socket, "scenes")
        with client(serving.socket_url) as other:
            assert json.loads(other.recv(DEADLINE))["type"] == "hello"
            assert len(json.loads(other.recv(DEADLINE))["faults"]) == 1


def faults_offered(server):
    return json.loads(fetch(server.port, "/meta/first.json").body).get("faults")


def test_the_offer_of_the_page_names_the_faults_that_there_are(serving, folder):
    assert faults_offered(serving) is None
    with client(serving.socket_url) as socket:
        heard(socket, "hello")
        save(folder / "reader.yaml", BAD)
        told = heard(socket, "scenes")["faults"]
        assert len(told) == 1 and faults_offered(serving) == told
        # The scene is offered as it was last without a fault.
        assert scenes(serving)[-1] == "reader"
        save(folder / "reader.yaml", GOOD)
        heard(socket, "scenes")
        assert faults_offered(serving) is None


def test_the_offer_names_the_fault_of_a_file_that_never_was_a_scene(folder):
    (folder / "broken.yaml").write_text(BAD)
    server = Server("--port", "0", "--scenarios", str(folder))
    try:
        (fault,) = faults_offered(server)
        assert (fault["scene"], fault["line"], fault["column"]) == ("broken", 6, 14)
        assert fault["file"] == str(folder / "broken.yaml")
        assert "broken" not in scenes(server)
    finally:
        server.close()


def printed(*flags):
    """The address that a server prints, and the lines below it that name scenes."""
    server = Server("--port", "0", *flags)
    try:
        lines = []
        while (line := server.process.stdout.readline().rstrip("\n")) != "Stop with Control-C.":
            lines.append(line)
        return server.first_line.removeprefix("Open ").rstrip("\n"), lines
    finally:
        server.close()


def test_the_server_prints_the_addresses_of_scenes_from_files(folder):
    (folder / "broken.yaml").write_text(BAD.replace("title: Reader", "id: own\ntitle: Reader"))
    (folder / "second.yml").write_text(GOOD)
    url, lines = printed("--scenarios", str(folder))
    assert lines == [f"  {url}?scene=reader", f"  {url}?scene=second", f"  {url}?scene=own (its file has a fault)"]
    # An address has the token that opens it.
    url, lines = printed("--scenarios", str(folder), "--behind-proxy", "--token", "abcdefghijklmnop0123")
    assert url.endswith("/?token=abcdefghijklmnop0123")
    assert lines[0] == f"  {url}&scene=reader"
    assert printed()[1] == []


def test_the_server_prints_ten_addresses_and_the_number_of_the_others(tmp_path):
    for number in range(12):
        (tmp_path / f"f{number:02}.yaml").write_text(GOOD)
    url, lines = printed("--scenarios", str(tmp_path))
    assert lines == [*(f"  {url}?scene=f{number:02}" for number in range(10)), "  and 2 more in the list of scenes"]


def test_files_come_and_go(serving, folder):
    with client(serving.socket_url) as socket:
        heard(socket, "hello")
        save(folder / "second.yml", GOOD)
        assert heard(socket, "scenes")["changed"] == ["second"]
        assert scenes(serving)[-2:] == ["reader", "second"]
        (folder / "reader.yaml").unlink()
        told = heard(socket, "scenes")
        (fault,) = told["faults"]
        assert (told["changed"], fault["scene"], fault["message"]) == ([], "reader", "The file is gone.")
        assert fault["line"] is None
        # The file keeps its last version for a while.
        assert opened(socket)["type"] == "scene"
        assert heard(socket, "scenes") == {"type": "scenes", "changed": ["reader"], "faults": []}
        assert scenes(serving)[-1] == "second"
        answer = opened(socket)
        assert (answer["type"], answer["path"]) == ("error", "scene")


def test_a_file_that_is_gone_for_a_moment_never_leaves_the_list(serving, folder):
    with client(serving.socket_url) as socket:
        heard(socket, "hello")
        (folder / "reader.yaml").rename(folder / "aside")
        assert heard(socket, "scenes")["faults"][0]["message"] == "The file is gone."
        assert scenes(serving)[-1] == "reader"
        (folder / "reader.yaml").write_text(GOOD.replace("title: Books", "title: All Books"))
        assert heard(socket, "scenes") == {"type": "scenes", "changed": ["reader"], "faults": []}


def long(number):
    """A file with so many rows that its reading takes a while."""
    rows = "".join(f"\n          - {{title: Row {number} {index}}}" for index in range(1000))
    sections = "".join(f"\n        - rows:{rows.replace(chr(10), chr(10) + '    ')}" for _ in range(10))
    return f"format: 1\ntitle: Long {number}\nprofiles: [ios26]\nroot:\n  screen:\n    content:\n      list:\n        sections:{sections.replace(chr(10), chr(10) + '  ')}\n"


def test_clients_are_answered_while_long_files_are_read(tmp_path):
    """The files together take minutes, so a server that read them first would answer nobody before the deadline."""
    names = [f"long-{number:03}" for number in range(500)]
    (tmp_path / "long-000.yaml").write_text(long(0))
    for name in names[1:]:
        os.link(tmp_path / "long-000.yaml", tmp_path / f"{name}.yaml")
    server = Server("--port", "0", "--scenarios", str(tmp_path))
    try:
        with client(server.socket_url, max_size=None) as socket:
            heard(socket, "hello")
            assert opened(socket, "mail")["type"] == "scene"
            for width in (500, 700, 900):
                socket.send(json.dumps({"type": "resize", "width": width, "height": 700}))
                assert heard(socket, "scene")["window"]["size"][0] == width
            assert not set(names) <= set(scenes(server))
    finally:
        server.close()


def test_long_files_come_in_their_order(tmp_path):
    names = [f"long-{number:02}" for number in range(20)]
    for number, name in enumerate(names):
        (tmp_path / f"{name}.yaml").write_text(long(number))
    server = Server("--port", "0", "--scenarios", str(tmp_path))
    try:
        with client(server.socket_url, max_size=None) as socket, client(server.socket_url) as listener:
            came = [scenes(server)]
            while names[-1] not in came[-1]:
                assert heard(listener, "scenes")["faults"] == []
                came.append(scenes(server))
            ours = [[name for name in listed if name in names] for listed in came]
            assert all(listed == names[: len(listed)] for listed in ours)
            assert [len(listed) for listed in ours] == sorted(len(listed) for listed in ours)
            heard(socket, "hello")
            assert opened(socket, names[-1])["type"] == "scene"
    finally:
        server.close()


def test_a_server_stops_without_reading_on(tmp_path):
    for number in range(20):
        (tmp_path / f"long-{number:02}.yaml").write_text(long(number))
    server = Server("--port", "0", "--scenarios", str(tmp_path))
    try:
        server.process.terminate()
        assert server.wait() == 0
    finally:
        server.close()


def test_a_change_during_a_reading_is_read_too(tmp_path):
    for number in range(6):
        (tmp_path / f"long-{number:02}.yaml").write_text(long(number))
    server = Server("--port", "0", "--scenarios", str(tmp_path))
    try:
        with client(server.socket_url, max_size=None) as socket, client(server.socket_url) as listener:
            heard(socket, "hello")
            save(tmp_path / "long-00.yaml", GOOD)
            save(tmp_path / "long-05.yaml", GOOD)
            while any(opened(socket, name)["type"] != "scene" for name in ("long-00", "long-05")):
                heard(listener, "scenes")
            while "Books" not in json.dumps(opened(socket, "long-00")) or "Books" not in json.dumps(opened(socket, "long-05")):
                heard(listener, "scenes")
    finally:
        server.close()


def test_a_link_is_named_and_not_followed(serving, folder, tmp_path_factory):
    outside = tmp_path_factory.mktemp("outside") / "secret.yaml"
    outside.write_text(GOOD)
    with client(serving.socket_url) as socket:
        heard(socket, "hello")
        (folder / "link.yaml").symlink_to(outside)
        told = heard(socket, "scenes")
        (fault,) = told["faults"]
        assert told["changed"] == []
        assert fault["file"].endswith("link.yaml")
        assert fault["message"].startswith("This is no plain file, so it is not read.")
        assert "link" not in scenes(serving)


def test_more_files_than_are_read_are_told(tmp_path):
    for number in range(502):
        (tmp_path / f"f{number:03}.yaml").write_text("format: 1\ntitle: F\nroot: {screen: {content: {placeholder: {title: F}}}}\n")
    server = Server("--port", "0", "--scenarios", str(tmp_path))
    try:
        with client(server.socket_url, max_size=None) as socket, client(server.socket_url) as listener:
            heard(socket, "hello")
            while opened(socket, "f499")["type"] != "scene":
                heard(listener, "scenes")
            with client(server.socket_url) as other:
                (fault,) = heard(other, "scenes")["faults"]
            assert fault["message"] == (
                "The folder has 502 files whose names end in .yaml or .yml. Only the first 500 by name are read, and 2 are left out, "
                "beginning with f500.yaml."
            )
            assert scenes(server)[-1] == "f499"
            (tmp_path / "f000.yaml").unlink()
            while opened(socket, "f500")["type"] != "scene":
                heard(listener, "scenes")
            save(tmp_path / "a.yaml", GOOD)
            while opened(socket, "f500")["type"] == "scene":
                heard(listener, "scenes")
    finally:
        server.close()


def test_an_id_that_is_taken_is_a_fault(serving, folder):
    with client(serving.socket_url) as socket:
        heard(socket, "hello")
        save(folder / "mail.yaml", GOOD)
        (fault,) = heard(socket, "scenes")["faults"]
        assert fault["message"] == "Another scene has the id mail. Rename the file, or give it another id."
        assert scenes(serving).count("mail") == 1


def test_the_folder_itself_can_go_and_come_back(serving, folder):
    with client(serving.socket_url) as socket:
        heard(socket, "hello")
        folder.rename(folder.with_name("elsewhere"))
        assert len(heard(socket, "scenes")["faults"]) == 1
        assert opened(socket)["type"] == "scene"
        folder.with_name("elsewhere").rename(folder)
        assert heard(socket, "scenes")["faults"] == []


@pytest.mark.parametrize(
    "content, sentence",
    [
        (b"\xff\xfe", "not text in UTF-8"), (b"", "The file is empty."), (b"[" * 100_000, "error:"),
        (b"a: " + b"x" * 10_000_000, "The file has 10000003 bytes. A scenario has at most 1048576."),
        (b"a: &a [x,x,x,x,x,x,x,x,x]\n" + b"".join(b"%c: &%c [%s]\n" % (98 + i, 98 + i, b",".join([b"*%c" % (97 + i)] * 9)) for i in range(12)), "values"),
        (b"\x00\x01", "error:"), (b"format: 1\ntitle: x\nroot: {navigation: {stack: [a]}}\ncontrollers: {a: {host: {child: a}}}\n", "a contains itself"),
    ],
    ids=["bytes", "empty", "brackets", "long", "aliases", "control", "cycle"],
)  # fmt: skip
def test_no_file_hangs_the_server_or_hides_the_others(folder, content, sentence):
    (folder / "hostile.yaml").write_bytes(content)
    server = Server("--port", "0", "--scenarios", str(folder))
    try:
        assert scenes(server)[-1] == "reader"
        with client(server.socket_url) as socket:
            heard(socket, "hello")
            (fault,) = heard(socket, "scenes")["faults"]
            assert sentence in f"error: {fault['message']}"
            assert opened(socket)["type"] == "scene"
    finally:
        server.close()


def run(*arguments, **options):
    return subprocess.run([BINARY, *arguments], capture_output=True, text=True, timeout=DEADLINE, **options)


def test_a_folder_that_does_not_exist_is_an_error():
    result = run("serve", "--port", "0", "--scenarios", "/nowhere")
    assert result.returncode == 1
    assert result.stderr == "split-preview: There is no directory /nowhere. Name the one that holds the scenario files with --scenarios DIR.\n"


def test_a_file_is_a_scene_of_every_command(folder):
    file = str(folder / "reader.yaml")
    assert "split" in run("sweep", file).stdout
    assert json.loads(run("scene", file).stdout)["scene"] == "reader"
    assert run("picture", file).stdout.startswith("<svg")
    assert run("explain", file, "--width", "700", "--height", "900").returncode == 0
    (folder / "reader.yaml").write_text(BAD)
    result = run("sweep", file)
    assert (result.returncode, result.stdout) == (1, "")
    assert result.stderr == f"{file}:6:14: error: There is no controller boks. Did you mean books?\n"


def test_new_writes_a_file_that_can_be_read_and_replaces_none(tmp_path):
    result = run("new", "my-notes.yaml", cwd=tmp_path)
    assert result.returncode == 0
    assert "split-preview serve --scenarios ." in result.stdout
    assert run("check", "my-notes.yaml", cwd=tmp_path).stdout.endswith("all passed.\n")
    assert "My Notes" in (tmp_path / "my-notes.yaml").read_text()
    assert json.loads((tmp_path / "scenario.schema.json").read_text())["$defs"]
    again = run("new", "my-notes.yaml", cwd=tmp_path)
    assert (again.returncode, again.stderr) == (1, "split-preview: my-notes.yaml exists. Choose another name.\n")
    assert run("new", "notes.txt", cwd=tmp_path).returncode == 64
    taken = run("new", "mail.yaml", cwd=tmp_path)
    assert taken.returncode == 1 and "Choose another name, such as my-mail.yaml." in taken.stderr
    assert not (tmp_path / "mail.yaml").exists()


def test_the_schema_is_that_of_the_docs():
    assert run("schema").stdout == (ROOT / "docs/scenario.schema.json").read_text()


def test_the_schema_of_another_build_is_remarked(folder):
    (folder / "scenario.schema.json").write_text(run("schema").stdout)
    assert "another build" not in run("check", ".", cwd=folder).stderr
    (folder / "scenario.schema.json").write_text("{}")
    remark = "scenario.schema.json was written by another build. `split-preview schema > scenario.schema.json` renews it for your editor.\n"
    assert run("check", ".", cwd=folder).stderr.startswith(remark)
    server = Server("--port", "0", "--scenarios", str(folder))
    try:
        assert server.process.stderr.readline() == f"split-preview: {remark}".replace("scenario.schema.json", f"{folder}/scenario.schema.json")
    finally:
        server.close()
