"""The link of a failed check, which opens the page at the window that failed."""

import os
import re
import subprocess

import pytest

CHECKS = {
    "resized": ("widths: [1000, 320], height: 900, steps: [{tap: message/compose}], expect: {any: [{window.width: 1000}, {compose.isVisible: false}]}", 320),
    "opened": ("widths: 1000, height: 900, steps: [{tap: message/compose}], expect: {compose.isVisible: false}", 1000),
    "written": (
        "widths: 1000, height: 900, steps: [{tap: message/compose}, {edit: {target: compose/body, text: \"it's 5 & (more)\"}},"
        " {tap: nowhere}], expect: {window.width: 1}",
        1000,
    ),
}


@pytest.mark.parametrize("name", CHECKS)
def test_the_link_leads_to_the_window_that_failed(tmp_path, open_page, name):
    check, width = CHECKS[name]
    file = tmp_path / "mail.yaml"
    file.write_text(f"format: 1\nscene: mail\nchecks:\n  - {{name: Fails, {check}}}\n")
    flags = ["--server", "http://here/", "--pictures", str(tmp_path)]
    text = subprocess.run([os.environ["SPLIT_PREVIEW_BIN"], "check", str(file), *flags], capture_output=True, text=True).stdout
    query = re.search(r"open http://here/(\S+)", text)[1]
    preview = open_page((1200, 1000), query)
    preview.until(f"scene => scene.window.size[0] === {width} && JSON.stringify(scene.hierarchy).includes('compose')")
    if name == "written":
        preview.until("scene => JSON.stringify(scene.viewModels).includes(\"it's 5 & (more)\")")
    assert preview.page.locator(".notice.is-shown").count() == 0
