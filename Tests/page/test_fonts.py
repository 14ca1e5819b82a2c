"""The page's own fonts: which letters they have, and when the page uses them."""

import io
import re
from itertools import chain

import pytest
from fontTools.ttLib import TTFont
from PIL import Image

from browser import Preview, browser_around
from conftest import launch, new_context
from server import ROOT, Server

FONTS = ROOT / "Public/fonts"

#: Texts of the sample previews and of the page. Flags and pictures are drawn by the font of the machine.
TEXTS = [
    path for path in chain((ROOT / "Sources/SamplePreviews").rglob("*.swift"), (ROOT / "Public").rglob("*.js")) if path.is_file()
]
PICTURES = re.compile("[\U0001f000-\U0001ffff]")

#: The family of the font that draws a text, as the browser says.
FAMILY = "() => document.documentElement.dataset.font"
LOADED = "() => [...document.fonts].filter(font => font.status === 'loaded').map(font => font.family)"


def letters_of(name):
    return set(TTFont(FONTS / name).getBestCmap())


def test_the_latin_font_has_every_letter_that_the_page_and_the_previews_use():
    used = {letter for path in TEXTS for letter in PICTURES.sub("", path.read_text()) if ord(letter) > 126}
    latin = {letter for letter in used if ord(letter) < 0x500 or ord(letter) >= 0x2000}
    known = letters_of("inter.woff2")
    assert sorted(letter for letter in latin if ord(letter) not in known) == []
    assert len(latin) > 5


def test_the_fonts_take_less_than_120_kilobytes():
    assert sum(path.stat().st_size for path in FONTS.iterdir()) < 120_000


def test_the_fonts_have_the_weights_of_the_page():
    weight = next(axis for axis in TTFont(FONTS / "inter.woff2")["fvar"].axes if axis.axisTag == "wght")
    assert (weight.minValue, weight.maxValue) == (300, 700)


def test_every_font_of_the_style_sheet_is_there_and_each_is_used():
    named = set(re.findall(r"fonts/([^\"]+)", (ROOT / "Public/styles/fonts.css").read_text()))
    assert named == {path.name for path in FONTS.glob("*.woff2")}


def test_an_address_can_ask_for_the_own_font(open_page):
    preview = open_page((1024, 768), "?scene=mail&font=own")
    assert preview.page.evaluate(FAMILY) == "own"
    assert preview.page.evaluate(LOADED) == ["Split Preview"]
    assert "font=own" in preview.page.url


def test_the_old_look_is_drawn_with_the_own_font_too(open_page):
    preview = open_page((1024, 768), "?scene=instagram&profile=ios5&font=own")
    family = preview.page.evaluate("() => getComputedStyle(document.querySelector('.navigation-bar')).fontFamily")
    assert family.startswith('"Split Preview"')


#: Shows capitals of a size in a line of a height, in the upper left corner.
CAPITALS = """
([size, line]) => {
  const made = document.querySelector('.capitals') ?? document.body.appendChild(Object.assign(document.createElement('div'), { className: 'capitals' }));
  made.style.cssText = `position: fixed; inset: 0 auto auto 0; z-index: 99999; width: 60px; height: ${line}px; color: #000; background: #fff; font: ${size}px/${line}px var(--font)`;
  made.textContent = 'HHH';
}"""


def middle_of_capitals(page, size, line):
    page.evaluate(CAPITALS, [size, line])
    picture = Image.open(io.BytesIO(page.screenshot(clip={"x": 0, "y": 0, "width": 60, "height": line}))).convert("L")
    ink = [sum(255 - picture.getpixel((x, y)) for x in range(picture.width)) for y in range(picture.height)]
    rows = [y for y, row in enumerate(ink) if row > 0.3 * max(ink)]
    return (rows[0] + rows[-1] + 1) / 4


def test_capitals_are_in_the_middle_of_a_line(open_page):
    page = open_page((1024, 768), "?font=own", device_scale_factor=2).page
    lines = [(11, 13), (12, 16), (13, 18), (15, 20), (16, 21), (17, 22), (20, 25), (22, 28), (28, 34), (34, 41)]
    assert {size: middle_of_capitals(page, size, line) for size, line in lines} == {
        size: pytest.approx(line / 2, abs=0.8) for size, line in lines
    }


#: The texts of the app with the boxes of their lines, in tenths of a point.
LINES = """
() => {
  const lines = [];
  const texts = document.createTreeWalker(document.querySelector('#window'), NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    const boxes = [...range.getClientRects()].map(({ x, y, width, height }) => [x, y, width, height].map(side => Math.round(10 * side)));
    if (boxes.length) lines.push([texts.currentNode.data, boxes]);
  }
  return lines;
}
"""


@pytest.mark.parametrize("query", ["&device=ipad-pro-11-m4", "", "&text=accessibilityLarge"])
def test_lines_are_the_same_whether_or_not_the_machine_hints_its_fonts(open_page, browser, server, query):
    """A machine that hints rounds the widths of letters to whole pixels, unless the page wants them as the font has them."""
    hinted = sorted(open_page((1366, 800), f"?scene=mail&font=own{query}").page.evaluate(LINES))
    other = launch(browser.browser_type, "--font-render-hinting=none")
    context = new_context(other, viewport=browser_around(1366, 800))
    preview = Preview(context.new_page())
    preview.go(f"{server.url}?scene=mail&font=own{query}")
    unhinted = sorted(preview.page.evaluate(LINES))
    other.close()
    assert len(hinted) > 30
    assert hinted == unhinted


#: Fonts with these names can be found, or none of the names of San Francisco and its relatives can.
HAS_RELATIVES = "FontFace.prototype.load = async function() { return this; };"
HAS_NO_RELATIVES = "FontFace.prototype.load = async function() { throw new DOMException('none', 'NetworkError'); };"

#: Inter can be found, which is wider than San Francisco, and none of the relatives can.
HAS_INTER = """
  window.FontFace = class extends FontFace {
    constructor(family, source, ...rest) { super(family, source, ...rest); this.isInter = String(source).includes('local("Inter'); }
  };
  FontFace.prototype.load = async function() { if (!this.isInter) throw new DOMException('none', 'NetworkError'); return this; };
"""


@pytest.mark.parametrize(("machine", "font"), [(HAS_RELATIVES, "system"), (HAS_NO_RELATIVES, "substitute"), (HAS_INTER, "substitute")])
def test_the_own_font_stands_in_only_where_there_is_no_relative_of_san_francisco(open_page, machine, font):
    preview = open_page((1024, 768), prepare=lambda page: page.add_init_script(machine))
    assert preview.page.evaluate(FAMILY) == font
    assert preview.page.evaluate(LOADED) == ([] if font == "system" else ["Split Preview"])


def test_a_page_whose_font_does_not_arrive_keeps_the_fonts_of_the_machine(open_page):
    def cut(page):
        page.add_init_script(HAS_NO_RELATIVES)
        page.route("**/*.woff2", lambda route: route.abort())

    preview = open_page((1024, 768), prepare=cut)
    preview.complaints = [line for line in preview.complaints if "Failed to load resource" not in line]
    assert preview.page.evaluate(FAMILY) == "system"


def test_the_first_scene_does_not_wait_for_the_font(browser):
    server = Server()
    context = new_context(browser, viewport={"width": 1024, "height": 768})
    page = context.new_page()
    held = []

    def hold(route):
        held.append(route)

    page.route("**/*.woff2", hold)
    page.goto(f"{server.url}?scene=mail&font=own", wait_until="commit")
    page.wait_for_function("() => window.splitPreview?.scene")
    page.wait_for_function("() => !document.querySelector('#window').matches('.is-undressed')")
    while not held:
        page.wait_for_timeout(20)
    assert page.evaluate(FAMILY) is None
    held.pop().continue_()
    page.wait_for_function("() => document.documentElement.dataset.font === 'own'")
    context.close()
    server.close()
