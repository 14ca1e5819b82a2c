"""The forms in which files and documents are sent, and which one a client gets."""

import gzip
import json
import subprocess

import pytest

from conftest import BINARY, LIBWEBSOCKETS, Server
from waiting import until
from wire import connect, fetch, read_response, request_head

TEXT = "export const text = 'the same again';\n" * 40
STYLE = "p { color: red; }\n" * 40
#: The server sends a Brotli form as it finds it.
FORM = b"the Brotli form of the text"


def version_of(page):
    """The version of the sources of a page."""
    return subprocess.run([BINARY, "page-version", "--public", str(page)], capture_output=True, check=True).stdout


def write_page(root, module=TEXT):
    page = root / "Public"
    page.mkdir(parents=True)
    (page / "index.html").write_text('<script src="app.js"></script>' + "<p>A paragraph.</p>" * 40)
    (page / "app.js").write_text(module)
    (page / "style.css").write_text(STYLE)
    (page / "small.js").write_text("export {};\n")
    (page / "picture.png").write_bytes(bytes(1000))
    return page


def write_bundle(root, sources):
    """A bundle whose module is not that of the sources, so that an answer shows where it comes from."""
    files, brotli = root / ".build/page/files", root / ".build/page/brotli"
    write_page(root / "made")
    (root / ".build/page").mkdir(parents=True)
    (root / "made/Public").rename(files)
    brotli.mkdir()
    (files / "app.js").write_text("// Bundled.\n" + TEXT)
    (brotli / "app.js").write_bytes(FORM)
    (root / ".build/page/sources").write_bytes(sources)


@pytest.fixture(scope="module")
def bundled(tmp_path_factory):
    root = tmp_path_factory.mktemp("bundled")
    page = write_page(root)
    write_bundle(root, version_of(page))
    server = Server("--port", "0", "--public", str(page))
    # The server sends this document as it is until a thread has compressed it.
    until(lambda: coding(get(server, "/meta.json", "gzip")) == "gzip")
    yield server
    server.close()


def get(server, target, accepted=None, method="GET", known=None):
    headers = [("Accept-Encoding", accepted)] if accepted is not None else []
    if known:
        headers.append(("If-None-Match", known))
    return fetch(server.port, target, method, headers=headers)


def coding(response):
    return response.headers.get("content-encoding", "identity")


@pytest.mark.parametrize(
    "accepted, expected",
    [
        (None, "identity"), ("", "identity"), ("identity", "identity"), ("deflate", "identity"), ("gzip", "gzip"), ("GZIP", "gzip"),
        ("x-gzip", "gzip"), ("br", "br"), ("gzip, deflate, br, zstd", "br"), ("gzip,br", "br"), ("br;q=0.5, gzip", "gzip"),
        ("br;q=0.5, gzip;q=0.50", "br"), ("br;q=0, gzip;q=0.001", "gzip"), ("gzip;q=0", "identity"), ("gzip;q=0.000", "identity"),
        ("*", "br"), ("*;q=0.1, br;q=0", "gzip"), ("*, br;q=0, gzip;q=0", "identity"), ("gzip;q=0.5, identity", "identity"),
        ("gzip ; q=0.5 , br ; q=0.4", "gzip"), ("identity;q=0, br", "br"), ("identity;q=0, *", "br"), ("*;q=0, gzip", "gzip"),
        ("gzip;Q=0.5", "gzip"), ("gzip;q=1.000", "gzip"),
        # A member with a weight that is none does not count.
        ("gzip;q=2", "identity"), ("gzip;q=0.1234", "identity"), ("gzip;q=", "identity"), ("gzip;q=-1", "identity"), ("gzip;level=9", "identity"),
        (",, gzip ,", "gzip"), (";", "identity"), ("br,", "br"),
    ],
)  # fmt: skip
def test_a_client_gets_the_form_that_it_prefers(bundled, accepted, expected):
    response = get(bundled, "/app.js", accepted)
    assert (response.status, coding(response)) == (200, expected)
    assert response.headers["vary"] == "Accept-Encoding"
    assert response.headers["content-type"] == "text/javascript; charset=utf-8"
    whole = b"// Bundled.\n" + TEXT.encode()
    assert {"identity": bytes, "gzip": gzip.decompress, "br": lambda form: whole if form == FORM else form}[expected](response.body) == whole


@pytest.mark.parametrize("accepted", ["identity;q=0", "*;q=0", "identity;q=0, deflate", "gzip;q=0, br;q=0, identity;q=0"])
@pytest.mark.parametrize("target", ["/app.js", "/small.js", "/meta.json", "/health", "/picture.png"])
def test_a_client_that_refuses_every_form_gets_none(bundled, target, accepted):
    response = get(bundled, target, accepted)
    assert response.status == 406
    assert (response.headers.get("vary") == "Accept-Encoding") == (target in ("/app.js", "/meta.json"))


def test_several_headers_are_one_list(bundled):
    headers = [("Accept-Encoding", "gzip;q=0.5"), ("Accept-Encoding", "br")]
    assert coding(fetch(bundled.port, "/app.js", headers=headers)) == "br"


def test_a_file_without_a_brotli_form_comes_as_gzip(bundled):
    for target in ("/style.css", "/", "/index.html", "/meta.json", "/meta/first.json"):
        # A thread makes a long form after the first client has asked for it.
        until(lambda target=target: coding(get(bundled, target, "br, gzip")) == "gzip")
        response = get(bundled, target, "br, gzip")
        assert (coding(response), response.headers["vary"]) == ("gzip", "Accept-Encoding")
        assert gzip.decompress(response.body) == get(bundled, target).body
        assert get(bundled, target, "gzip").body == response.body


def test_what_compression_makes_no_shorter_has_one_form(bundled):
    for target in ("/small.js", "/picture.png", "/health"):
        response = get(bundled, target, "br, gzip")
        assert coding(response) == "identity" and "vary" not in response.headers


def test_each_form_has_a_tag_of_its_own(bundled):
    tags = {accepted: get(bundled, "/app.js", accepted).headers["etag"] for accepted in ("br", "gzip", "identity")}
    assert len({*tags.values()}) == 3
    for accepted in tags:
        for owner, tag in tags.items():
            response = get(bundled, "/app.js", accepted, known=tag)
            assert response.status == (304 if owner == accepted else 200)
            assert (response.headers["etag"], response.headers["vary"]) == (tags[accepted], "Accept-Encoding")
            assert "content-encoding" not in response.headers or response.status == 200
    everything = ", ".join(tags.values())
    assert get(bundled, "/app.js", "gzip", known=everything).headers["etag"] == tags["gzip"]


@pytest.mark.parametrize("accepted", ["br", "gzip", "identity", "identity;q=0"])
@pytest.mark.parametrize("target", ["/", "/app.js", "/small.js", "/meta.json", "/nothing"])
def test_head_has_the_headers_of_get(bundled, target, accepted):
    of_get, of_head = get(bundled, target, accepted), get(bundled, target, accepted, "HEAD")
    assert (of_head.status, of_head.headers) == (of_get.status, of_get.headers)
    assert of_head.body == b"" and int(of_head.headers["content-length"]) == len(of_get.body)


def test_the_page_names_the_bundle_by_its_version_and_browsers_keep_each_form(bundled):
    page = get(bundled, "/").body.decode()
    path = "/" + page.split('"')[1]
    assert path.startswith("/version-") and path.endswith("/app.js")
    for accepted in ("br", "gzip", "identity"):
        response = get(bundled, path, accepted)
        assert coding(response) == accepted and response.headers["cache-control"].endswith("immutable")


def test_a_module_of_another_version_of_the_bundle_is_not_there(bundled):
    """It would import the rest of the bundle by its names of now, beside what the page has loaded."""
    assert get(bundled, "/version-0-0/app.js").status == 404
    assert get(bundled, "/version-0-0/style.css").status == 200


def start(page, *flags):
    server = Server("--port", "0", "--public", str(page), *flags)
    assert server.process.stdout.readline() == "Stop with Control-C.\n"
    sentence = server.process.stdout.readline()
    module = get(server, "/app.js", "br, gzip")
    server.close()
    return sentence, coding(module), gzip.decompress(module.body).startswith(b"// Bundled.") if coding(module) == "gzip" else True


def test_the_server_says_which_form_of_the_page_it_serves(tmp_path):
    page = write_page(tmp_path)
    sentence, form, is_bundled = start(page)
    assert "from its sources" in sentence and (form, is_bundled) == ("gzip", False)
    write_bundle(tmp_path, version_of(page))
    assert start(page) == ("The page is bundled and compressed.\n", "br", True)
    sentence, form, is_bundled = start(page, "--watch")
    assert "from its sources" in sentence and (form, is_bundled) == ("gzip", False)


def test_a_bundle_of_other_sources_is_not_served(tmp_path):
    """The date of a file counts for nothing, and every byte counts."""
    page = write_page(tmp_path)
    write_bundle(tmp_path, version_of(page))
    (page / "app.js").touch()
    assert start(page)[1:] == ("br", True)
    (page / "app.js").write_text(TEXT.replace("same", "sane"))
    sentence, form, is_bundled = start(page)
    assert "newer than its bundle" in sentence and (form, is_bundled) == ("gzip", False)
    (page / "app.js").write_text(TEXT)
    assert start(page)[1:] == ("br", True)
    (page / "new.js").write_text("")
    assert start(page)[1:] == ("gzip", False)


def test_a_bundle_that_is_not_whole_is_not_served(tmp_path):
    page = write_page(tmp_path)
    write_bundle(tmp_path, version_of(page))
    (tmp_path / ".build/page/files").rename(tmp_path / ".build/page/elsewhere")
    assert start(page)[1:] == ("gzip", False)


def test_the_first_document_is_a_part_of_the_whole(bundled):
    """The page opens its first scene with it, so it has all that a scene's opening takes, and no devices."""
    first, whole = (json.loads(get(bundled, target).body) for target in ("/meta/first.json", "/meta.json"))
    assert set(first) == {"protocol", "scenes", "profiles", "systems", "looks", "modes", "policies", "languages"}
    assert all(first[name] == whole[name] for name in ("protocol", "profiles", "policies"))
    assert set(first["looks"]) == set(first["profiles"])
    names = {"secondaryOnly": "primaryHidden", "oneBesideSecondary": "allVisible", "oneOverSecondary": "primaryOverlay"}
    assert first["modes"] == {"names": names, "profiles": ["ios5", "ios8", "ios13"]}
    for short, scene in zip(first["scenes"], whole["scenes"], strict=True):
        taken = {
            name: {member: value for member, value in option.items() if member in ("kind", "values")}
            for name, option in scene["options"].items()
        }
        assert short == {**scene, "options": taken}
    assert len(get(bundled, "/meta/first.json", "gzip").body) < 3_000


@pytest.mark.skipif(LIBWEBSOCKETS < (4, 3), reason="the connection ends after each answer")
def test_forms_can_be_asked_for_on_one_connection(bundled):
    with connect(bundled.port) as connection:
        reader = connection.makefile("rb")
        for accepted in ("br", "gzip", "identity"):
            connection.sendall(request_head("/app.js", host=f"127.0.0.1:{bundled.port}", headers=[("Accept-Encoding", accepted)]))
            assert coding(read_response(reader)) == accepted
