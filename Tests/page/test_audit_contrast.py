"""The contrast of an audit, which draws no page, beside that of axe, which reads the page."""

import json
import subprocess

import pytest

from axe import contrasts
from browser import DEADLINE
from server import BINARY

WIDE, NARROW = (1180, 820), (390, 700)

#: The greatest difference of a part of two colors, from 0 to 255. A picture's bars are closer to opaque than those of the page.
CLOSE = 4


def audited(preview, scene, profile, scheme):
    """The pairs of colors that an audit finds at the size of the page's window, in the app's colors and in the system's."""
    width, height = preview.scene["window"]["size"]
    arguments = ["--from", str(width), "--to", str(width + 1), "--height", str(height), "--profile", profile, "--format", "json"]
    command = [BINARY, "audit", scene, *arguments, "--trait", f"userInterfaceStyle={scheme}"]
    audit = json.loads(subprocess.run(command, capture_output=True, text=True, timeout=DEADLINE * 4).stdout)
    own = {pair(finding["text"]) for finding in audit["findings"] if finding["rule"] == "contrast"}
    return own | {(one["color"], one["background"]) for one in audit["systemColors"]}


def pair(text):
    """The two colors in the sentence of a finding: `…, #999999 on #ffffff. …`"""
    color, background = text[text.rindex(", #") + 2 :].split(".")[0].split(" on ")
    return color, background


def parts(color):
    return [int(color[at : at + 2], 16) for at in (1, 3, 5)]


def is_close(one, other):
    pairs = zip((part for color in one for part in parts(color)), (part for color in other for part in parts(color)), strict=True)
    return all(abs(a - b) <= CLOSE for a, b in pairs)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [WIDE, NARROW], ids=["wide", "narrow"])
@pytest.mark.parametrize(
    ("scene", "profile"),
    [("mail", "ios26"), ("mail", "ios18"), ("mail", "ios14"), ("instagram", "ios13"), ("split-or-flip", "ios18"), ("lab", "ios26")],
)
def test_an_audit_finds_the_texts_that_axe_finds(open_page, scene, profile, size, scheme):
    preview = open_page(size, f"?scene={scene}&profile={profile}", color_scheme=scheme)
    low, enough = contrasts(preview)
    found = audited(preview, scene, profile, scheme)
    assert [one for one in low if not any(is_close(one, other) for other in found)] == []
    assert [one for one in found if any(is_close(one, other) for other in enough) and not any(is_close(one, x) for x in low)] == []


def test_axe_and_an_audit_find_the_low_contrast_of_mail(open_page):
    """The sets that the test above compares are not empty."""
    preview = open_page(WIDE, "?scene=mail&profile=ios26", color_scheme="light")
    low, enough = contrasts(preview)
    assert ("#8a8a8e", "#ffffff") in low and ("#000000", "#ffffff") in enough
    assert ("#8a8a8e", "#ffffff") in audited(preview, "mail", "ios26", "light")
