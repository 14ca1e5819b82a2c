"""Tab bars, sidebars, large titles and the toolbars of stacks."""

import math

import pytest
from playwright.sync_api import expect

from browser import FRAME, say
from combinations import pairwise

TABS = "?scene=lab&opt.embedding=tab&opt.tabContent={}&profile={}"
WITH_BARS = "&opt.largeTitles=true&opt.navigationToolbar=true"
PLACED = "(scene, place) => scene.hierarchy.tabBarPlacement === place"


def open_tabs(open_page, size, profile="ios26", content="navigation", query="", **options):
    return open_page(size, TABS.format(content, profile) + query, **options)


def frames(preview, selector):
    return [element.evaluate(FRAME) for element in preview.page.locator(selector).all()]


@pytest.mark.parametrize("profile", ["ios18", "ios26"])
@pytest.mark.parametrize("direction", ["leftToRight", "rightToLeft"])
def test_tabs_at_the_top_are_drawn_where_touches_find_them(open_page, profile, direction):
    preview = open_tabs(open_page, (1180, 820), profile)
    say(preview, type="traits", layoutDirection=direction)
    preview.until("(scene, direction) => scene.window.traits.layoutDirection === direction", direction)
    preview.photograph(f"tabs-top-{profile}-{direction}")
    for number in (2, 3, 1):
        x, y, width, height = preview.page.locator(f'.tab[data-id="tabs/item-nav:T{number}"]').evaluate(FRAME)
        say(preview, type="tap", x=x + width / 2, y=y + height / 2)
        preview.until("(scene, index) => scene.hierarchy.selectedIndex === index", number - 1)
    # Touches beside the tabs go to what is below the bar.
    behind = preview.page.evaluate("() => document.elementFromPoint(300, 50).closest('[data-pane]').dataset.pane")
    assert behind == "nav:T1/pane"


@pytest.mark.parametrize("direction", ["leftToRight", "rightToLeft"])
@pytest.mark.parametrize("width", [320, 375, 393, 500])
def test_tabs_on_a_platter_are_drawn_at_their_measured_frames(open_page, width, direction):
    """The platter is 86 for each tab and 16 wide, or as wide as the window less 21 at each side (920)."""
    preview = open_tabs(open_page, (width, 820))
    say(preview, type="traits", layoutDirection=direction)
    preview.until("(scene, direction) => scene.window.traits.layoutDirection === direction", direction)
    tabs = frames(preview, ".tab")
    whole = min(width - 42, 86 * len(tabs) + 16)
    start = math.ceil((width - whole) / 2)
    pitch = (whole - 16) / len(tabs)
    for index, (x, _, own, height) in enumerate(tabs):
        leading = width - x - own if direction == "rightToLeft" else x
        assert (leading, own, height) == pytest.approx((start + 4 + pitch * index, pitch + 8, 54), abs=0.6), index
    (x, _, own, height), = frames(preview, ".tab-list")
    leading = width - x - own if direction == "rightToLeft" else x
    assert (leading, own, height) == pytest.approx((start, whole, 62), abs=0.6)


@pytest.mark.parametrize("profile", ["ios18", "ios26"])
def test_the_bar_changes_over_with_the_size_class(open_page, profile):
    preview = open_tabs(open_page, (1180, 820), profile)
    assert frames(preview, ".tab-list")[0][1] < 100
    preview.resize(400, 820)
    preview.until(PLACED, "bottom")
    preview.photograph(f"tabs-bottom-{profile}")
    assert frames(preview, ".tab-list")[0][1] > 700
    preview.resize(1180, 820)
    preview.until(PLACED, "top")
    assert frames(preview, ".tab-list")[0][1] < 100


#: The page hears its present scene with another model of the tab bar.
HEAR_MODEL = """
change => {
  const { scene } = splitPreview;
  const models = { ...scene.viewModels, 'tabs/tabBar': { ...scene.viewModels['tabs/tabBar'], ...change } };
  socketOfThePage.dispatchEvent(new MessageEvent('message', { data: JSON.stringify({ ...scene, rev: scene.rev + 1, viewModels: models }) }));
}
"""


def test_a_tab_without_words_or_picture_is_drawn_and_named(open_page):
    preview = open_tabs(open_page, (400, 820))
    bare = {"id": "tabs/bare", "isEnabled": True, "isSelected": False}
    preview.page.evaluate(HEAR_MODEL, {"items": [bare, {**bare, "id": "tabs/other", "title": "Other"}]})
    tabs = preview.page.locator(".tab")
    expect(tabs).to_have_count(2)
    expect(tabs.first).to_have_accessible_name("Tab")
    expect(tabs.last).to_have_accessible_name("Other")


BADGED = {"id": "tabs/badged", "title": "Inbox", "image": "tray", "badge": "12", "isEnabled": True, "isSelected": True}


@pytest.mark.parametrize(("size", "profile", "query"), [((400, 820), "ios26", ""), ((400, 820), "ios14", "&rtl=1"), ((1180, 820), "ios18", "&appearance=dark"), ((1180, 820), "ios26", "")])
def test_a_badge_stands_at_the_upper_end_of_its_tab(open_page, size, profile, query):
    preview = open_tabs(open_page, size, profile, query=query)
    preview.page.evaluate(HEAR_MODEL, {"items": [{**BADGED, "width": 90}, {**BADGED, "id": "tabs/other", "image": None, "title": "Other", "badge": "!", "width": 90}]})
    badges = preview.page.locator(".tab-badge")
    expect(badges).to_have_text(["12", "!"])
    expect(preview.page.locator(".tab").first).to_have_accessible_name("Inbox, 12")
    x, y, width, height = badges.first.evaluate(FRAME)
    anchor = preview.page.locator(".tab-image, .tab:not(:has(.tab-image))").first.evaluate(FRAME)
    end = x if "rtl" in query else x + width
    if profile == "ios26" and size[0] < 1000:
        # A badge on a platter is 20 high and begins 8.5 behind the middle of its tab (920).
        tab = preview.page.locator(".tab").first.evaluate(FRAME)
        assert (x - tab[0] - tab[2] / 2, y - tab[1], height) == pytest.approx((8.5, 2, 20), abs=0.1)
    else:
        assert abs(end - (anchor[0] if "rtl" in query else anchor[0] + anchor[2])) <= 14
        assert height == 18 and y < anchor[1] + 2
    top = preview.page.locator(".tab-bar").evaluate(FRAME)[1]
    assert y >= top - (4 if size[0] > 1000 else 0), "nothing is cut off"
    preview.photograph(f"tabs-badge-{size[0]}-{profile}")


def test_a_pane_that_cannot_be_drawn_leaves_the_others(open_page):
    preview = open_tabs(open_page, (400, 820))
    errors = []
    preview.expects = lambda line: errors.append(line) is None
    preview.page.evaluate(HEAR_MODEL, {"items": None})
    preview.until("scene => scene.viewModels['tabs/tabBar'].items === null")
    assert any("tabs/tabBar" in line for line in errors)
    preview.resize(420, 820)
    assert preview.pane("nav:T1/pane").is_visible()


def test_before_ios_18_the_bar_of_a_pad_is_at_the_bottom(open_page):
    preview = open_tabs(open_page, (1180, 820), "ios14")
    assert frames(preview, ".tab-list")[0][1] > 700


@pytest.mark.parametrize("direction", ["leftToRight", "rightToLeft"])
def test_a_sidebar_is_shown_and_hidden_by_the_keyboard(open_page, direction):
    preview = open_tabs(open_page, (1180, 820), content="plain")
    say(preview, type="traits", layoutDirection=direction)
    say(preview, type="set", target="tabs", properties={"mode": "tabSidebar"})
    preview.page.get_by_role("button", name="Show Sidebar").press("Enter")
    preview.until("scene => scene.hierarchy.isSidebarHidden === false")
    preview.photograph(f"sidebar-{direction}")
    assert frames(preview, ".tab-bar")[0][3] == 0 or not preview.pane("tabs/tabBar").is_visible()
    x, _, width, _ = preview.frame(preview.pane("tabs/sidebar"))
    assert (x, width) == ((860, 320) if direction == "rightToLeft" else (0, 320))
    preview.page.get_by_role("tab", name="Two").press("Enter")
    preview.until("scene => scene.hierarchy.selectedIndex === 1")
    preview.page.get_by_role("button", name="Hide Sidebar").click()
    preview.until("scene => scene.hierarchy.isSidebarHidden === true")
    assert preview.pane("tabs/tabBar").is_visible()


@pytest.mark.parametrize("style", ["light", "dark"])
def test_a_large_title_moves_away_with_the_content(open_page, style):
    preview = open_page((1180, 820), "?scene=mail&profile=ios26")
    say(preview, type="traits", userInterfaceStyle=style)
    say(preview, type="set", target="nav:messages", properties={"prefersLargeTitles": True})
    preview.until("scene => scene.viewModels['nav:messages/bar'].isLarge === true")
    bar = preview.page.locator('[data-bar="nav:messages/bar"]')
    title = bar.locator(".bar-large-title")
    assert title.inner_text() == "Inbox" and title.evaluate(FRAME)[3] == 52
    assert bar.locator(".bar-title").evaluate("title => getComputedStyle(title).opacity") == "0"
    preview.photograph(f"large-title-{style}")
    say(preview, type="scroll", target="messages", x=0, y=52)
    preview.until("scene => scene.panes.find(pane => pane.id === 'nav:messages/pane').navigationBarFrame[3] === 54")
    assert title.evaluate(FRAME)[3] == 0
    assert "has-large-title" not in bar.get_attribute("class")
    preview.photograph(f"large-title-gone-{style}")


@pytest.mark.parametrize(("let_go", "rests"), [(30, 0), (40, 52), (200, 200)])
def test_a_large_title_snaps_when_the_content_is_let_go(open_page, let_go, rests):
    preview = open_page((1180, 600), "?scene=mail&profile=ios26")
    say(preview, type="set", target="nav:messages", properties={"prefersLargeTitles": True})
    preview.until("scene => scene.viewModels['nav:messages/bar'].isLarge === true")
    scroller = preview.pane("messages/pane").locator(".scroller")
    box = scroller.bounding_box()
    preview.page.mouse.move(box["x"] + box["width"] - 40, box["y"] + 400)
    preview.page.mouse.wheel(0, let_go)
    preview.until(
        "(scene, y) => scene.panes.find(pane => pane.id === 'messages/pane').layout.offset[1] === y", rests
    )


def overlaps(one, other):
    return all(one[axis] < other[axis] + other[axis + 2] and other[axis] < one[axis] + one[axis + 2] for axis in (0, 1))


@pytest.mark.parametrize(
    ("direction", "profile", "size"), pairwise(["leftToRight", "rightToLeft"], ["ios18", "ios26"], [(1180, 820), (820, 1180), (700, 900)])
)
def test_no_title_is_drawn_below_the_tabs(open_page, size, profile, direction):
    preview = open_tabs(open_page, size, profile, content="split", query="&opt.style=tripleColumn")
    say(preview, type="traits", layoutDirection=direction)
    preview.until("(scene, direction) => scene.window.traits.layoutDirection === direction", direction)
    preview.rest()
    tabs = frames(preview, ".tab-list")[0]
    titles = [title.evaluate(FRAME) for title in preview.page.locator(".bar-title").all() if title.is_visible()]
    assert titles and not any(overlaps(title, tabs) for title in titles)
    preview.photograph(f"titles-beside-tabs-{size[0]}-{profile}-{direction}")


@pytest.mark.parametrize("direction", ["leftToRight", "rightToLeft"])
@pytest.mark.parametrize("profile", ["ios18", "ios26"])
def test_a_pushed_title_is_drawn_beside_the_tabs(open_page, profile, direction):
    preview = open_tabs(open_page, (1180, 820), profile)
    say(preview, type="traits", layoutDirection=direction)
    say(preview, type="perform", target="nav:T1", action="push", controller="A pushed title")
    preview.until("scene => scene.viewModels['nav:T1/bar'].titlePlace")
    preview.rest()
    title = preview.page.locator(".bar-title")
    assert title.inner_text() == "A pushed title"
    place = preview.scene["viewModels"]["nav:T1/bar"]["titlePlace"]
    middle = place["inset"] + place["width"] / 2
    x, _, width, _ = title.evaluate(FRAME)
    assert x + width / 2 == pytest.approx(1180 - middle if direction == "rightToLeft" else middle, abs=1)
    assert not overlaps(title.evaluate(FRAME), frames(preview, ".tab-list")[0])


@pytest.mark.parametrize("profile", ["ios18", "ios26"])
def test_a_large_title_of_a_tab_is_drawn_below_the_tabs(open_page, profile):
    preview = open_tabs(open_page, (1180, 820), profile, query="&opt.largeTitles=true")
    title = preview.page.locator(".bar-large-title > span")
    assert title.inner_text() == "T1" and preview.page.locator(".bar-title").inner_text() == ""
    assert title.evaluate(FRAME)[1] > frames(preview, ".tab-list")[0][1] + 40


@pytest.mark.parametrize("profile", ["ios8", "ios18", "ios26"])
@pytest.mark.parametrize("width", [1180, 400])
def test_long_titles_of_a_toolbar_stay_in_the_bar(open_page, profile, width):
    preview = open_tabs(open_page, (width, 820), profile, query="&opt.navigationToolbar=true")
    say(preview, type="set", target="T1", properties={"toolbarItems": ["Go", "long " * 60, "Another long title " * 3]})
    preview.until("scene => scene.viewModels['nav:T1/toolbar'].items[0].title === 'Go'")
    preview.rest()
    buttons = frames(preview, ".toolbar .bar-button")
    assert len(buttons) == 3 and all(x >= 0 and x + own <= width for x, _, own, _ in buttons)
    preview.photograph(f"toolbar-long-{width}-{profile}")


@pytest.mark.parametrize("profile", ["ios14", "ios26"])
def test_the_toolbar_of_a_stack_is_drawn_in_its_slot(open_page, profile):
    preview = open_tabs(open_page, (1180, 820), profile, query=WITH_BARS)
    pane = next(pane for pane in preview.scene["panes"] if pane["id"] == "nav:T1/pane")
    toolbar = preview.page.locator(".toolbar.is-bottom")
    assert toolbar.evaluate(FRAME) == pytest.approx(pane["bottomToolbarFrame"], abs=0.6)
    model = preview.scene["viewModels"][pane["bottomToolbar"]]
    for item in model["items"]:
        x, y, width, height = preview.page.locator(f'.bar-button[data-id="{item["id"]}"]').evaluate(FRAME)
        assert x == pytest.approx(item["inset"], abs=0.6) and width == pytest.approx(item["width"], abs=0.6)
        middle = pane["bottomToolbarFrame"][1] + model["rowInset"] + model["rowHeight"] / 2
        assert y + height / 2 == pytest.approx(middle, abs=0.6)
    preview.photograph(f"toolbar-{profile}")
