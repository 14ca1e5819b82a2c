"""Surfaces that float over other content hide it, and round corners have round rings."""

import io

import pytest
from PIL import Image

from browser import box
from test_board import open_board

IS_OVER = "scene => scene.hierarchy.displayMode === 'twoOverSecondary'"

SIDEBAR = ".pane.is-floating"


def open_overlay(open_page, size, **options):
    preview = open_page(size, "?scene=mail&profile=ios26", device_scale_factor=2, **options)
    preview.page.locator('[data-id="split/displayModeButtonItem"]:visible').click()
    preview.until(IS_OVER)
    preview.rest()
    return preview


def colors(page, clip):
    x, y, width, height = clip
    picture = page.screenshot(clip={"x": x, "y": y, "width": width, "height": height})
    return {color for _, color in Image.open(io.BytesIO(picture)).convert("RGB").getcolors(1 << 20)}


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [(822, 1210), (808, 856)])
def test_nothing_can_be_read_through_a_floating_column(open_page, size, scheme):
    preview = open_overlay(open_page, size, color_scheme=scheme)
    x, y, width, height = box(preview.page.locator(SIDEBAR))
    preview.photograph(f"glass-{size[0]}-{scheme}")
    assert len(colors(preview.page, (x + 30, y + height - 30, width - 60, 28))) == 1, "at the bottom edge"
    assert len(colors(preview.page, (x + width - 12, y + 30, 10, 90))) == 1, "at the right edge"


def test_a_message_with_the_focus_has_a_round_ring(open_page):
    preview = open_page((1180, 820), "?scene=mail&profile=ios26", forced_colors="active")
    row = preview.page.locator(".is-message-row").nth(1)
    preview.page.locator(".is-message-row").first.click()
    preview.rest()
    preview.page.keyboard.press("ArrowDown")
    row.focus()
    ring = "one => [getComputedStyle(one).outlineStyle, getComputedStyle(one, '::before').outlineStyle, getComputedStyle(one, '::before').borderRadius]"
    assert row.evaluate(ring) == ["none", "solid", "22px"]
    assert preview.page.locator(".is-message-row[data-selected]").evaluate(ring) == ["none", "solid", "22px"]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_surfaces_of_the_board_are_opaque(open_page, scheme):
    board = open_board(open_page, "arrangements", "mail&profile=ios26", color_scheme=scheme)
    surfaces = board.page.evaluate("() => [...document.querySelectorAll('.board-box .app-window')].map(one => getComputedStyle(one)).flatMap(style => [style.getPropertyValue('--glass'), style.getPropertyValue('--bar')])")
    assert surfaces and not [surface for surface in surfaces if "/" in surface or "%" in surface]
    assert board.page.evaluate("() => [...document.querySelectorAll('.board-box .is-floating')].every(one => !getComputedStyle(one).backgroundColor.includes('rgba') && !getComputedStyle(one).backgroundColor.includes('/'))")


def test_every_device_shows_its_whole_name_in_a_narrow_browser(open_page):
    preview = open_page((375, 724), "?scene=mail")
    preview.tool(".picker-button").click()
    preview.page.locator(".picker-search").fill("12.9")
    names = preview.page.locator(".picker-name")
    names.first.wait_for()
    cut = names.evaluate_all("all => all.filter(one => one.scrollWidth > one.clientWidth || one.offsetWidth < 100).map(one => one.textContent)")
    assert cut == []
