"""The prototype as its article's reader tries it: the tabs, the mosaics, a post, and the befores and afters."""

import pytest

from browser import browser_around, close
from combinations import pairwise
from instagram import (
    HAS_NO_PANE,
    HAS_PANE,
    NARROW,
    TABS,
    TURNED,
    UPRIGHT,
    cells_of,
    expand,
    layout_of,
    open_tab,
    show_post,
    stories,
)
from panel import Panel

#: Marks the elements that are there, so that it shows which are still the same.
MARK = "elements => elements.forEach(element => { element.isOld = true; })"
COUNT_OLD = "elements => elements.filter(element => element.isOld).length"


def assert_cells_as_told(preview, name):
    """Every cell in the page is where the engine's numbers have it, in units and points."""
    layout = layout_of(preview, name)
    top, left = layout["contentInset"][:2]
    unit, inset = layout["unit"], layout["itemInset"]
    items = cells_of(preview, name)
    drawn = preview.page.locator(".cell").evaluate_all(
        "cells => cells.map(cell => cell.dataset.id)"
    )
    assert len(drawn) >= 6
    for index, item in enumerate(items):
        if item["id"] not in drawn:
            continue
        square = [index % 3, index // 3, 1, 1]
        x, y, width, height = item["cell"] if layout["kind"] == "mosaic" else square
        expected = [
            left + x * unit + inset,
            top + layout["headerHeights"][0] + y * unit + inset,
            width * unit - 2 * inset,
            height * unit - 2 * inset,
        ]
        assert close(preview.frame(preview.element(item["id"])), expected), item["id"]


# The tabs


def test_five_tabs_with_their_symbols_lead_to_their_screens(open_page):
    preview = open_page(TURNED)
    tabs = preview.page.get_by_role("tab")
    symbols = tabs.locator("svg").evaluate_all("all => all.map(one => one.dataset.symbol)")
    assert symbols == ["house.fill", "magnifyingglass", "plus.app", "suit.heart", "person"]
    for index, name in enumerate(TABS):
        preview.tap_and_wait(tabs.nth(index), HAS_PANE, f"{name}/pane")
        assert tabs.nth(index).get_attribute("aria-selected") == "true"
        assert preview.pane(f"{name}/pane").is_visible()
        assert preview.page.get_by_role("heading", name=name.capitalize()).is_visible()
        preview.photograph(f"instagram-{name}")


def test_the_keyboard_goes_to_a_tab(open_page):
    preview = open_page(TURNED)
    preview.page.get_by_role("tab", name="Search").focus()
    preview.page.keyboard.press("Enter")
    preview.until(HAS_PANE, "search/pane")


# The mosaics


@pytest.mark.parametrize("name", ["home", "search", "camera"])
def test_a_tall_window_has_a_mosaic_and_a_wide_one_a_grid(open_page, name):
    preview = open_tab(open_page, name, UPRIGHT)
    assert layout_of(preview, name)["kind"] == "mosaic"
    assert_cells_as_told(preview, name)
    preview.photograph(f"instagram-{name}-upright")
    preview.resize(*TURNED)
    assert layout_of(preview, name)["kind"] == "grid"
    assert_cells_as_told(preview, name)


def test_rotating_turns_the_mosaic_into_a_grid_of_the_same_cells(open_page):
    preview = open_tab(open_page, "home", UPRIGHT)
    cells = preview.page.locator(".cell, .cell img")
    count = cells.count()
    cells.evaluate_all(MARK)
    preview.page.locator(".badge-button").click()
    preview.page.get_by_role("button", name="Rotate").click()
    preview.until("scene => String(scene.window.size) === '1366,1024'")
    assert_cells_as_told(preview, "home")
    still = cells.evaluate_all(COUNT_OLD)
    assert 12 <= still <= count
    assert still == cells.count(), "a cell that stayed was made anew"


def test_dragging_the_edge_makes_no_cell_anew(open_page):
    preview = open_tab(open_page, "home", UPRIGHT)
    cells = preview.page.locator('.cell:is([data-id="home/post-0"], [data-id="home/post-5"])')
    pictures = cells.locator("img")
    for some in (cells, pictures):
        some.evaluate_all(MARK)
    for width in range(1020, 700, -20):
        preview.page.set_viewport_size(browser_around(width, 1366))
    preview.resize(700, 1366)
    assert cells.evaluate_all(COUNT_OLD) == pictures.evaluate_all(COUNT_OLD) == 2


def test_far_cells_of_a_mosaic_are_not_in_the_page_until_they_come_near(open_page):
    preview = open_tab(open_page, "search", UPRIGHT)
    assert preview.element("search/post-36").count() == 0
    scroller = preview.pane("search/pane").locator(".scroller")
    scroller.evaluate("element => { element.scrollTop = element.scrollHeight }")
    preview.element("search/post-36").wait_for()
    assert preview.element("search/post-0").count() == 0


@pytest.mark.parametrize("name", ["home", "search"])
def test_a_mosaic_is_mirrored_in_right_to_left(open_page, name):
    preview = open_tab(open_page, name, (768, 1024), "&rtl=1")
    left_to_right = open_tab(open_page, name, (768, 1024))
    for number in (0, 1, 2, 4):
        cell = f"{name}/post-{number}"
        x, *rest = left_to_right.frame(left_to_right.element(cell))
        assert close(preview.frame(preview.element(cell)), [768 - x - rest[1], *rest])
    preview.photograph(f"instagram-{name}-right-to-left")


@pytest.mark.parametrize("name", ["home", "search", "profile"])
def test_no_two_posts_of_a_screen_have_the_same_picture(open_page, name):
    preview = open_tab(open_page, name)
    assert len({item["image"] for item in cells_of(preview, name)}) == 37
    sources = preview.page.locator(".cell img").evaluate_all("all => all.map(one => one.src)")
    assert len(set(sources)) == len(sources)


# The stories


def test_the_header_of_stories_shrinks_with_the_window(open_page):
    preview = open_tab(open_page, "home", TURNED)
    card = preview.element("home/story-0").locator(".story-card")
    header, first = preview.frame(stories(preview)), preview.frame(card)
    assert (header[3], first[2:]) == (300, [146, 280])
    assert first[0] == 7 and first[1] == header[1] + 10
    cells = preview.element("home/story-0")
    cells.evaluate_all(MARK)
    preview.resize(*NARROW)
    assert (preview.frame(stories(preview))[3], preview.frame(card)[2:]) == (220, [86, 200])
    assert cells.evaluate_all(COUNT_OLD) == 1
    preview.photograph("instagram-home-narrow")


def test_a_story_card_has_its_owner_over_a_shade(open_page):
    preview = open_tab(open_page, "home")
    card = preview.page.get_by_role("button", name="Story of Amara").locator(".story-card")
    x, y, width, height = preview.frame(card)
    owner = preview.frame(card.locator(".story-owner"))
    assert close(owner, [x + (width - 75) / 2, y + height - 8 - 115, 75, 115])
    assert card.evaluate("card => getComputedStyle(card).borderRadius") == "15px"
    shade = card.evaluate("card => getComputedStyle(card, '::after').height")
    assert shade == "115px"
    assert preview.page.locator(".story").count() == 19


def test_search_has_faces_in_a_ring_with_a_gradient(open_page):
    preview = open_tab(open_page, "search")
    assert preview.frame(stories(preview))[3] == 180
    face = preview.element("search/story-0")
    ring = face.locator(".ring")
    assert preview.frame(ring)[2:] == [126, 126]
    assert "rgb(245, 133, 41)" in ring.evaluate("ring => getComputedStyle(ring).backgroundImage")
    picture = preview.frame(face.locator("img"))
    assert close(preview.frame(ring), [picture[0] - 2, picture[1] - 2, 126, 126])
    assert preview.page.locator(".cover").count() == 19


def test_the_strip_scrolls_on_the_page_alone(open_page):
    preview = open_tab(open_page, "home")
    stories(preview).evaluate("strip => { strip.scrollLeft = 700 }")
    preview.rest()
    preview.resize(1300, 1000)
    assert stories(preview).evaluate("strip => strip.scrollLeft") >= 600
    assert [message for message in preview.sent if message["type"] == "scroll"] == []


# Search


def test_a_search_is_emptied_and_ended(open_page):
    preview = open_tab(open_page, "search")
    field = preview.page.get_by_role("searchbox", name="Search")
    field.click()
    preview.page.keyboard.type("a lighthouse")
    assert field.input_value() == "a lighthouse"
    assert preview.page.get_by_role("button", name="Cancel").is_visible()
    preview.photograph("instagram-search-typed")
    preview.page.get_by_role("button", name="Clear text").click()
    assert field.input_value() == ""
    assert field.evaluate("field => field === document.activeElement")
    preview.page.keyboard.type("x")
    preview.page.get_by_role("button", name="Cancel").click()
    assert field.input_value() == ""
    assert not preview.page.get_by_role("button", name="Cancel").is_visible()
    preview.until("scene => scene.window.keyboard === 0")


def test_escape_ends_a_search(open_page):
    preview = open_tab(open_page, "search")
    field = preview.page.get_by_role("searchbox", name="Search")
    field.fill("a lighthouse")
    preview.page.keyboard.press("Escape")
    assert field.input_value() == ""
    assert not field.evaluate("field => field === document.activeElement")


def test_the_search_field_is_the_lowest_part_of_a_higher_bar(open_page):
    preview = open_tab(open_page, "search", NARROW)
    bar = preview.frame(preview.page.locator(".navigation-bar"))
    row = preview.frame(preview.page.locator(".search-field"))
    title = preview.frame(preview.page.get_by_role("heading", name="Search"))
    assert close(row, [0, bar[3] - 52, 375, 52])
    assert title[1] + title[3] <= row[1]
    assert preview.frame(preview.page.locator(".cell").first)[1] > bar[3]


# Notifications


def test_notifications_are_rows_of_a_face_words_and_a_post(open_page):
    preview = open_tab(open_page, "notifications", (700, 1024))
    row = preview.element("notifications/row-1")
    x, y, width, height = preview.frame(row)
    assert (x, width, height) == (0, 700, 70)
    assert close(preview.frame(row.locator(".ring")), [25, y + 10, 50, 50])
    assert close(preview.frame(row.locator("> img")), [700 - 25 - 50, y + 10, 50, 50])
    words = preview.frame(row.locator(".notification-text"))
    assert close([words[0], words[0] + words[2]], [25 + 50 + 20, 700 - 25 - 50 - 20])
    assert row.get_attribute("aria-label") == "Bruno commented: What a light! 14m"


@pytest.mark.parametrize("direction", ["", "&rtl=1"])
def test_notifications_have_the_readable_width_and_their_ages(open_page, direction):
    preview = open_tab(open_page, "notifications", TURNED, direction)
    row = preview.element("notifications/row-1")
    parts = [preview.frame(row.locator(".ring")), preview.frame(row.locator("> img"))]
    left, right = min(part[0] for part in parts), max(part[0] + part[2] for part in parts)
    assert close([left, right], [(1366 - 664) / 2, (1366 + 664) / 2])
    preview.resize(320, 700)
    for line in preview.page.locator(".is-notification-row").all():
        age, whole = preview.frame(line.locator(".age")), preview.frame(line)
        assert age[3] > 0 and age[1] >= whole[1] and age[1] + age[3] <= whole[1] + whole[3]
    preview.photograph(f"instagram-notifications-320{'-rtl' if direction else ''}")


@pytest.mark.parametrize("size", [TURNED, NARROW])
def test_the_heart_opens_the_notifications_over_the_post_and_done_closes_them(open_page, size):
    preview = open_page(size)
    show_post(preview, 4)
    heart = preview.element("detail/activity")
    preview.tap_and_wait(heart, HAS_PANE, "activity/pane")
    dialog = preview.page.get_by_role("dialog", name="Notifications")
    assert dialog.locator(".list-row").count() >= 9
    preview.photograph(f"instagram-activity-{size[0]}")
    done = dialog.get_by_role("button", name="Done")
    preview.tap_and_wait(done, HAS_NO_PANE, "activity/pane")
    assert preview.pane("detail/pane").is_visible()


def test_escape_puts_the_notifications_away(open_page):
    preview = open_page(TURNED)
    show_post(preview, 4)
    preview.tap_and_wait(preview.element("detail/activity"), HAS_PANE, "activity/pane")
    preview.page.keyboard.press("Escape")
    preview.until(HAS_NO_PANE, "activity/pane")


# A post


def test_expanding_a_post_pads_it_and_shows_the_highlights(open_page):
    preview = open_page(TURNED)
    show_post(preview, 5)
    assert layout_of(preview, "detail")["headerHeights"] == [0]
    expand(preview)
    highlights = preview.pane("detail/pane").get_by_role("group", name="Highlights")
    bar = preview.frame(preview.page.locator(".navigation-bar:visible"))
    assert close(preview.frame(highlights), [100, bar[1] + bar[3], 1166, 140])
    row = preview.frame(preview.element("detail/row-5"))
    assert close(row[:3], [100, bar[1] + bar[3] + 140, 1166])
    preview.photograph("instagram-expanded")
    expand(preview, "oneBesideSecondary")
    assert preview.frame(preview.page.locator(".row").first)[2] < 1000
    assert preview.frame(highlights)[3] == 0


def test_highlights_are_the_small_ones_where_the_column_is_compact(open_page):
    preview = open_page(TURNED)
    show_post(preview, 5)
    assert layout_of(preview, "profile")["strip"]["itemWidth"] == 75
    cover = preview.element("profile/highlight-0")
    assert preview.frame(cover)[2] == 75
    expand(preview)
    assert preview.frame(preview.element("detail/highlight-0"))[2] == 100


def test_the_comments_are_pushed_and_left(open_page):
    preview = open_page(TURNED)
    show_post(preview, 5)
    comments = preview.element("detail/comments-5")
    comments.scroll_into_view_if_needed()
    assert comments.inner_text() == "View all comments"
    preview.tap_and_wait(comments, HAS_PANE, "comments/pane")
    assert preview.page.get_by_role("heading", name="Comments").is_visible()
    assert preview.pane("comments/pane").locator(".comment").count() >= 3
    preview.tap_and_wait(preview.back_button, HAS_NO_PANE, "comments/pane")
    assert preview.pane("detail/pane").is_visible()


def test_the_keyboard_opens_the_comments(open_page):
    preview = open_page(NARROW)
    show_post(preview, 0)
    preview.element("detail/comments-0").press("Enter")
    preview.until(HAS_PANE, "comments/pane")


# Home


def test_a_post_of_home_pushes_a_profile_beside_an_empty_detail(open_page):
    preview = open_tab(open_page, "home")
    preview.tap_and_wait(preview.element("home/post-3"), HAS_PANE, "profile-1/pane")
    assert preview.pane("empty-1/pane").is_visible()
    assert preview.frame(preview.pane("empty-1/pane").locator("img"))[2:] == [120, 120]
    preview.photograph("instagram-visit")
    preview.tap_and_wait(preview.back_button, HAS_PANE, "home/pane")
    assert preview.page.locator(".cell").count() > 5


def test_in_a_narrow_window_a_post_of_a_visit_fills_the_screen(open_page):
    preview = open_tab(open_page, "home", NARROW)
    preview.tap_and_wait(preview.element("home/post-3"), HAS_PANE, "profile-1/pane")
    assert preview.pane("empty-1/pane").count() == 0
    preview.tap_and_wait(preview.element("profile-1/post-0"), HAS_PANE, "detail-1/pane")
    assert not preview.page.get_by_role("tab", name="Home").is_visible()
    preview.tap_and_wait(preview.element("detail-1/done"), HAS_NO_PANE, "detail-1/pane")
    assert preview.pane("profile-1/pane").is_visible()


# Befores and afters


def bar_symbols(preview, pane):
    """The symbols in the bar of a column, in reading order."""
    bar = preview.pane(pane).locator("> .navigation-bar")
    return bar.locator("svg").evaluate_all("all => all.map(one => one.dataset.symbol)")


APART, TOGETHER = "arrow.up.left.and.arrow.down.right", "arrow.down.right.and.arrow.up.left"


@pytest.mark.parametrize(
    ("button", "expanded"), [("custom", TOGETHER), ("system", "chevron.backward")]
)
def test_the_systems_button_becomes_a_way_back_and_the_articles_does_not(
    open_page, button, expanded
):
    preview = open_page(TURNED, f"?opt.displayModeButton={button}")
    show_post(preview, 0)
    assert bar_symbols(preview, "nav:detail-1/pane") == [APART, "suit.heart"]
    expand(preview)
    assert bar_symbols(preview, "nav:detail-1/pane") == [expanded, "suit.heart"]
    preview.photograph(f"instagram-button-{button}")


@pytest.mark.parametrize(("fix", "first"), [("true", "profile"), ("false", "empty")])
def test_a_narrow_launch_shows_the_empty_detail_first_unless_the_delegate_leaves_it_out(
    open_page, fix, first
):
    preview = open_page(NARROW, f"?opt.emptyDetailFix={fix}")
    assert preview.pane(f"{first}/pane").is_visible()
    assert preview.page.locator(".empty-detail:visible").count() == (first == "empty")
    preview.photograph(f"instagram-launch-{first}")


@pytest.mark.parametrize(("fix", "symbols"), [("true", []), ("false", [APART, "suit.heart"])])
def test_items_stray_into_the_profiles_bar_unless_the_stack_is_cut(open_page, fix, symbols):
    preview = open_page(NARROW, f"?opt.separateFix={fix}")
    show_post(preview, 1)
    preview.resize(*TURNED)
    assert bar_symbols(preview, "nav:profile/pane") == symbols
    preview.photograph(f"instagram-separate-{fix}")


@pytest.mark.parametrize(("fix", "style", "look"), pairwise(["true", "false"], ["light", "dark"], ["", "&rtl=1"]))
def test_what_no_workaround_is_known_for(open_page, fix, style, look):
    drawn = {"true": ["detail", "empty"], "false": []}[fix]
    query = f"?profile=ios8&opt.system=ios12&opt.separateFix={fix}{look}"
    preview = open_page((600, 900), query, color_scheme=style)
    show_post(preview, 1)
    preview.resize(900, 600)
    names = ["profile", "detail", "empty"]
    assert [name for name in names if preview.pane(f"{name}/pane").count()] == drawn
    preview.photograph(f"instagram-ios12-{fix}-{style}{'-rtl' if look else ''}")


@pytest.mark.parametrize(("step", "direction", "style"), pairwise(["before", "after"], ["", "&rtl=1"], ["light", "dark"]))
def test_the_step_from_before_to_after(open_page, step, direction, style):
    has_highlights, inset = {"before": (0, 0), "after": (1, 100)}[step]
    preview = open_page(TURNED, f"?opt.step={step}{direction}", color_scheme=style)
    show_post(preview, 0)
    expand(preview)
    expected = "chevron.backward" if step == "before" else TOGETHER
    assert expected in bar_symbols(preview, "nav:detail-1/pane")
    feed = preview.pane("detail/pane")
    assert feed.locator(".strip:visible").count() == has_highlights
    left, _, width, _ = preview.frame(preview.element("detail/row-0"))
    assert [left, width] == [inset, TURNED[0] - 2 * inset]
    preview.photograph(f"instagram-step-{step}-{style}{'-rtl' if direction else ''}")


def test_the_log_has_the_two_calls_about_the_mode_and_an_expansion_makes_them_again(open_page):
    preview = open_page((1700, 1000), "?panel=calls")
    panel = Panel(preview)
    show_post(preview, 0)
    panel.page.get_by_role("searchbox", name="Filter calls").fill("detail displayMode")
    assert panel.calls == []
    expand(preview)
    will = ["will", "detail", "displayModeWillChange(to:)"]
    did = ["did", "detail", "displayModeDidChange(to:)"]
    assert [call[1:] for call in panel.calls] == [will, did]
    preview.resize_browser(600, 1000)
    assert layout_of(preview, "detail")["inset"] == 0
    preview.resize_browser(1700, 1000)
    assert layout_of(preview, "detail")["inset"] == 100
    assert [call[1:] for call in panel.calls] == [will, did, will, will, did]
    preview.photograph("instagram-mode-calls")


@pytest.mark.parametrize("style", ["light", "dark"])
@pytest.mark.parametrize(("keeps", "detail"), [("true", "detail"), ("false", "empty")])
def test_a_post_that_was_chosen_in_a_narrow_window_stays(open_page, keeps, detail, style):
    preview = open_page(NARROW, f"?opt.keepsChosenPost={keeps}", color_scheme=style)
    show_post(preview, 5)
    preview.resize(*TURNED)
    assert preview.pane(f"{detail}/pane").is_visible()
    assert preview.element("profile/post-5").get_attribute("data-selected") is not None
    preview.photograph(f"instagram-keeps-{keeps}-{style}")


def test_the_first_post_can_be_shown_at_launch(open_page):
    preview = open_page(TURNED, "?opt.selectsFirst=true")
    assert preview.element("detail/row-0").is_visible()
    assert preview.page.locator(".empty-detail").count() == 0


@pytest.mark.parametrize(
    ("mode", "is_beside", "is_over"),
    [
        ("automatic", False, False),
        ("secondaryOnly", False, False),
        ("oneOverSecondary", False, True),
        ("oneBesideSecondary", True, False),
    ],
)
def test_the_articles_four_modes(open_page, mode, is_beside, is_over):
    preview = open_page(UPRIGHT, f"?opt.preferredDisplayMode={mode}")
    assert preview.pane("profile/pane").is_visible() == (is_beside or is_over)
    assert preview.page.locator(".role-dimming").count() == is_over
    assert (preview.frame(preview.pane("empty/pane"))[0] > 0) == is_beside
    preview.photograph(f"instagram-mode-{mode}")


@pytest.mark.parametrize(("profile", "style", "size"), pairwise(["ios13", "ios26"], ["light", "dark"], [(1366, 1024), (768, 1024), (375, 812)]))
def test_every_screen_in_every_look(open_page, profile, style, size):
    preview = open_page(size, f"?profile={profile}", color_scheme=style)
    for name in TABS:
        tab = preview.page.get_by_role("tab").nth(TABS.index(name))
        preview.tap_and_wait(tab, HAS_PANE, f"{name}/pane")
        for edge in preview.page.get_by_role("tab").all():
            x, _, width, _ = preview.frame(edge)
            assert x >= 0 and x + width <= size[0]
        preview.photograph(f"instagram-{name}-{profile}-{style}-{size[0]}")
