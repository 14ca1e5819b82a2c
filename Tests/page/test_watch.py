"""A page whose files are edited while it is looked at."""

import shutil

import pytest

from server import ROOT, Server

HAS_DETAIL = "scene => scene.panes.some(pane => pane.id === 'detail/pane')"


@pytest.fixture
def watched(tmp_path):
    """A server of a page of its own, and where that is."""
    folder = tmp_path / "Public"
    shutil.copytree(ROOT / "Public", folder)
    server = Server(flags=["--public", str(folder), "--watch"])
    yield server, folder
    server.close()


def test_an_edited_page_is_loaded_again_where_it_was(watched, open_page):
    server, folder = watched
    preview = open_page(at=server)
    preview.tap_and_wait(preview.element("profile/post-4"), HAS_DETAIL)
    style = folder / "styles" / "stage.css"
    with preview.page.expect_event("load"):
        style.write_text(style.read_text() + "\n#stage { outline-color: rgb(1, 2, 3); }\n")
    preview.page.wait_for_function("() => splitPreview.scene")
    preview.until(HAS_DETAIL)
    outline = preview.page.locator("#stage").evaluate("stage => getComputedStyle(stage).outlineColor")
    assert outline == "rgb(1, 2, 3)"
