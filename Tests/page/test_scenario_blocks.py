"""The building blocks of scenario files: what is drawn stands where the server says, and looks the same in pictures."""

import re

import pytest

from browser import box
from picture import compare, compare_texts
from server import ROOT, serving

SCENARIOS = ROOT / "Tests/page/scenarios"
BLOCKS = ["plain", "grouped", "insetGrouped", "form", "grid", "tiles", "text", "message", "placeholder", "area", "small", "empty", "arabic"]
PROFILES = ["ios26", "ios18", "ios14"]


@pytest.fixture(scope="module")
def scenarios():
    yield from serving(["--scenarios", str(SCENARIOS)])


@pytest.fixture
def open_block(open_page, scenarios):
    def make(block, query="", size=(1180, 820), profile="ios26", **options):
        return open_page(size, f"?scene=blocks&profile={profile}&opt.block={block}{query}", at=scenarios, device_scale_factor=2, **options)

    return make


def visit(preview, block):
    """Opens another block in the same page."""
    preview.go(re.sub(r"opt\.block=\w+", f"opt.block={block}", preview.page.url))


#: The environments of a user, as the address has them. The other versions have the same rules.
ENVIRONMENTS = ["", "&rtl=1&appearance=dark", "&contrast=high", "&text=extraSmall", "&text=accessibilityMedium", "&text=accessibilityExtraExtraExtraLarge&rtl=1"]
CASES = [("ios26", environment) for environment in ENVIRONMENTS] + [("ios18", ""), ("ios18", ENVIRONMENTS[-1]), ("ios14", "&contrast=high&appearance=dark")]


@pytest.mark.parametrize(("profile", "environment"), CASES)
def test_a_picture_has_the_rectangles_and_the_texts_of_the_page(open_block, profile, environment):
    preview = open_block(BLOCKS[0], environment, profile=profile)
    for block in BLOCKS:
        visit(preview, block)
        for size in [(1180, 820), (402, 874)]:
            preview.resize(*size)
            differences, count = compare(preview)
            assert (block, size, differences) == (block, size, [])
            assert count > 1
            assert (block, size, compare_texts(preview)[0]) == (block, size, [])


#: The words of the blocks that stand in more than one line, and the texts that are cut or leave the row, the cell or the area.
CUT = """() => {
  const texts = [...document.querySelectorAll('.fitted, .is-switch-row .row-title, .section-title span')];
  const broken = texts.flatMap(text => {
    const node = document.createTreeWalker(text, NodeFilter.SHOW_TEXT).nextNode();
    return [...(node?.data ?? '').matchAll(/\\S+/g)].filter(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    }).map(([word]) => `${word} is broken`);
  });
  const outside = texts.filter(text => text.checkVisibility()).flatMap(text => {
    const part = text.closest('.list-row, .block-cell, .placeholder-area, .section-header');
    const [inner, outer] = [text.getBoundingClientRect(), part.getBoundingClientRect()];
    const isInside = inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1 && inner.left >= outer.left - 1 && inner.right <= outer.right + 1;
    return isInside && text.scrollWidth <= text.clientWidth + 1 ? [] : [`${text.textContent} is outside`];
  });
  return [...broken, ...outside];
}"""


@pytest.mark.parametrize("text", ["accessibilityMedium", "accessibilityLarge", "accessibilityExtraExtraExtraLarge"])
@pytest.mark.parametrize("direction", ["", "&rtl=1"])
def test_no_word_is_cut_at_the_accessibility_sizes(open_block, direction, text):
    preview = open_block("plain", f"&text={text}{direction}")
    for block in ["plain", "grouped", "insetGrouped", "form", "grid", "placeholder", "small", "arabic"]:
        visit(preview, block)
        for width in (1180, 375, 320):
            preview.resize(width, 820)
            assert (block, width, preview.page.evaluate(CUT)) == (block, width, [])


def test_a_tap_lands_on_the_cell_that_is_drawn(open_block):
    preview = open_block("grid", "&rtl=1", size=(500, 820))
    x, y, width, height = box(preview.element("block/one/kitchen"))
    preview.page.mouse.click(x + width + 3, y + height / 2)
    preview.page.mouse.click(x + width / 2, y - 3)
    preview.rest()
    assert preview.page.locator(".placeholder-title").count() == 0
    preview.page.mouse.click(x + 1, y + height - 1)
    preview.page.locator(".placeholder-title", has_text="More").wait_for()


def test_the_arrow_keys_move_from_cell_to_cell(open_block):
    preview = open_block("grid", size=(500, 820))
    cells = preview.page.locator(".block-cell")
    cells.nth(2).focus()
    preview.page.keyboard.press("ArrowRight")
    assert preview.page.evaluate("() => document.activeElement.dataset.id") == cells.nth(3).get_attribute("data-id")


def test_a_tap_flips_a_switch_and_a_row_gives_its_field_the_keyboard(open_block):
    preview = open_block("form", size=(500, 820))
    switch = preview.element("block/one/announcements")
    assert switch.get_attribute("aria-checked") == "true"
    switch.click()
    preview.page.locator('[data-id="block/one/announcements"][aria-checked="false"]').wait_for()
    preview.element("block/one/address").locator(".block-title").click()
    preview.until("scene => scene.window.focus === 'block/one/address/field'")
    preview.page.keyboard.type("robin")
    preview.rest()
    assert preview.page.locator('[data-field="block/one/address/field"]').input_value() == "robin"


def test_a_row_without_an_action_is_no_button_and_one_that_leads_on_says_so(open_block):
    preview = open_block("plain")
    rows = preview.page.locator('[data-list-style="plain"] .block-row')
    tags = rows.evaluate_all("all => all.map(row => [row.tagName, row.querySelectorAll('[data-symbol=\"chevron.forward\"]').length])")
    assert tags == [["BUTTON", 0], ["BUTTON", 1], ["DIV", 0], ["BUTTON", 1], ["DIV", 0]]


def test_a_placeholder_says_the_size_of_its_content(open_block):
    preview = open_block("area", size=(600, 820))
    size = next(pane["layout"]["contentSize"] for pane in preview.scene["panes"] if pane.get("layout", {}).get("kind") == "placeholder")
    assert preview.page.locator(".placeholder-size").inner_text() == f"{size[0]:g} × {size[1]:g}"
    area = box(preview.page.locator(".placeholder-area"))
    assert [area[2], area[3]] == [size[0] - 24, size[1] - 24]


def test_every_symbol_of_the_blocks_is_drawn(open_block):
    preview = open_block(BLOCKS[0])
    for block in BLOCKS:
        visit(preview, block)
        assert preview.page.locator(".app-window .symbol text").count() == 0


def test_forced_colours_keep_the_edges_of_pictures_and_areas(open_block):
    preview = open_block("grid", forced_colors="active")
    edge = preview.page.locator(".block-picture").first.evaluate("one => getComputedStyle(one).borderTopStyle")
    assert edge == "solid"
    placeholder = open_block("placeholder", forced_colors="active")
    assert placeholder.page.locator(".placeholder-area").evaluate("one => getComputedStyle(one).backgroundImage") == "none"


def test_the_modules_of_mail_and_of_scenarios_can_share_a_page(open_block):
    """Both draw switches and messages. No kind is registered twice."""
    preview = open_block("form")
    assert preview.page.evaluate("async () => Boolean(await import(new URL('../mail/page.js', performance.getEntriesByType('resource').map(entry => entry.name).find(name => name.endsWith('apps/scenario/page.js')))))")
    assert preview.page.locator(".is-switch-row").count() == 2
