"""The controls that the prototype's article leaves dead: each does what its app would do, by finger and by keyboard."""

import itertools
import re

import pytest

from browser import close, say
from combinations import pairwise
from instagram import HAS_NO_PANE, HAS_PANE, NARROW, TURNED, expand, open_tab, show_post

#: The drawn controls of the app: what can be pressed, typed into or focused, in front and on screen.
DRAWN = """
() => {
  const shown = element => {
    const box = element.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && getComputedStyle(element).visibility === 'visible'
      && !element.closest('[inert], .is-parked, .is-leaving, [aria-hidden="true"]');
  };
  const front = [...document.querySelectorAll('#window .pane.is-presented')].at(-1) ?? document.getElementById('window');
  return [...front.querySelectorAll('button, input, [role="button"], [data-id]:not([disabled])')]
    .filter(element => shown(element) && !element.disabled && element.getAttribute('aria-selected') !== 'true')
    .map(element => element.dataset.id ?? element.dataset.field ?? `no id: ${element.outerHTML.slice(0, 120)}`);
}
"""

#: Everything that an app says about itself, to see that a control has changed something. A control that gets the focus
#: scrolls into view, which changes offsets.
STATE = """
() => {
  const { rev, ack, events, session, ...facts } = splitPreview.scene;
  return JSON.stringify(facts, (key, value) => (key === 'offset' ? undefined : value));
}
"""

#: How one gets to a screen, from the tab that the page opens.
SCREENS = {
    "profile": [],
    "post": ["profile/post-5"],
    "comments": ["profile/post-5", "detail/comments-5"],
    "share": ["profile/post-5", "detail/share-5"],
    "actions": ["profile/post-5", "detail/more-5"],
    "likes": ["profile/post-5", "detail/likes-5"],
    "notifications-sheet": ["profile/post-5", "detail/activity"],
    "edit": ["profile/button"],
    "followers": ["profile/followers"],
    "story": ["profile/highlight-2", "stories/next"],
    "home": ["tabs/item-nav:home"],
    "search": ["tabs/item-nav:search"],
    "notifications": ["tabs/item-nav:notifications"],
    "visit": ["tabs/item-nav:notifications", "notifications/row-2"],
}


def kinds(names):
    """The first control of each kind, by its kind: the posts of a grid differ in their number alone."""
    found = {}
    for name in names:
        found.setdefault(re.sub(r"-\d+", "-#", name), name)
    return found


def control(preview, name):
    """The control with an id, in the pane in front."""
    return preview.page.locator(f'.pane:not(.is-leaving) :is([data-id="{name}"], [data-field="{name}"])').last


def go(preview, path):
    """Does what leads to a screen."""
    for name in path:
        before = preview.page.evaluate(STATE)
        control(preview, name).click()
        preview.page.wait_for_function(f"before => ({STATE})() !== before", arg=before)
        preview.rest()


#: The bar with the tabs is the same on every screen, so one of them is enough.
TABS_TRIED_ON = "profile"


@pytest.mark.parametrize(("screen", "size"), [(screen, NARROW) for screen in SCREENS] + [("profile", TURNED), ("post", TURNED)])
def test_no_drawn_control_is_dead(open_page, screen, size):
    """Each control is activated from the keyboard, and something must change."""
    preview = open_page(size)
    address = preview.page.url
    go(preview, SCREENS[screen])
    controls = kinds(preview.page.evaluate(DRAWN))
    names = {kind: name for kind, name in controls.items() if screen == TABS_TRIED_ON or not name.startswith("tabs/")}
    assert names
    for kind, first in names.items():
        assert not first.startswith("no id"), first
        # A screen that was left and entered again can show other rows at its edge.
        name = kinds(preview.page.evaluate(DRAWN)).get(kind, first)
        panes, before = panes_of(preview), preview.page.evaluate(STATE)
        target = control(preview, name)
        target.focus()
        preview.rest()
        if target.evaluate("one => one.tagName") != "INPUT":
            preview.page.keyboard.press("Enter")
        preview.page.wait_for_function(f"before => ({STATE})() !== before", arg=before)
        preview.rest()
        if panes_of(preview) != panes or preview.scene["window"]["keyboard"]:
            preview.go(address)
            go(preview, SCREENS[screen])


def panes_of(preview):
    """The panes, which tell one screen from another."""
    return [pane["id"] for pane in preview.scene["panes"]]


# A post


def test_a_heart_is_pressed_and_its_count_follows(open_page):
    preview = open_page(TURNED)
    show_post(preview, 5)
    row = preview.element("detail/row-5")
    heart = row.get_by_role("button", name="Like", exact=True)
    assert heart.get_attribute("aria-pressed") == "false"
    assert row.get_by_role("button", name="229 likes").is_visible()
    heart.click()
    row.get_by_role("button", name="230 likes").wait_for()
    assert heart.get_attribute("aria-pressed") == "true"
    assert heart.locator('[data-symbol="suit.heart.fill"]').count() == 1
    preview.rest()
    preview.photograph("instagram-liked")
    heart.press("Enter")
    row.get_by_role("button", name="229 likes").wait_for()
    assert heart.evaluate("one => one === document.activeElement"), "the button has lost the focus"
    save = row.get_by_role("button", name="Save")
    save.press("Space")
    preview.page.wait_for_function("() => document.querySelector('[data-id=\"detail/save-5\"]').ariaPressed === 'true'")


def test_a_double_tap_on_a_picture_likes_and_never_takes_back(open_page):
    preview = open_page(NARROW)
    show_post(preview, 5)
    row = preview.element("detail/row-5")
    for _ in range(2):
        row.locator(".carousel").dblclick()
        row.get_by_role("button", name="230 likes").wait_for()
        preview.rest()
    taps = [message["target"] for message in preview.sent if message["type"] == "tap"]
    assert taps.count("detail/like-5") == 1
    assert "detail/row-5" not in taps


@pytest.mark.parametrize("direction", ["", "?rtl=1"])
def test_the_arrow_keys_turn_the_pictures_which_differ(open_page, direction):
    preview = open_page(NARROW, direction)
    show_post(preview, 5)
    row = preview.element("detail/row-5")
    sources = row.locator(".carousel img").evaluate_all("all => all.map(one => one.src)")
    assert len(set(sources)) == 4
    row.focus()
    on, back = ("ArrowLeft", "ArrowRight") if direction else ("ArrowRight", "ArrowLeft")
    current = "page => document.querySelectorAll('[data-id=\"detail/row-5\"] .dots i')[page].matches('.is-current')"
    for key, page in [(on, 1), (on, 2), (back, 1)]:
        preview.page.keyboard.press(key)
        preview.page.wait_for_function(current, arg=page)
    preview.element("detail/like-5").click()
    row.get_by_role("button", name="230 likes").wait_for()
    assert preview.page.evaluate(current, 1), "a like has turned the pictures back"


@pytest.mark.parametrize("direction", ["", "?rtl=1"])
@pytest.mark.parametrize("size", [TURNED, NARROW])
def test_the_server_finds_the_parts_where_the_page_draws_them(open_page, size, direction):
    """A tap inside of what is drawn, also near its corners, does what a tap on the element does."""
    preview = open_page(size, direction)
    opened = {
        "profile/own-story": "stories", "profile/followers": "people", "profile/following": "people",
        "profile/button": "edit-profile",
    }
    closing = {"stories": "stories/close", "people": "people/done", "edit-profile": "edit-profile/cancel"}
    corners = [(0.03, 0.05), (0.97, 0.95)]
    for (name, screen), corner in itertools.product(opened.items(), corners):
        tap_at(preview, name, corner)
        preview.until(HAS_PANE, f"{screen}/pane")
        tap_at(preview, closing[screen], corner) if screen == "stories" else preview.tap(closing[screen])
        preview.until(HAS_NO_PANE, f"{screen}/pane")
    show_post(preview, 5)
    tap_at(preview, "detail/more-5")
    preview.until(HAS_PANE, "actions/pane")
    preview.tap_and_wait(preview.element("actions/done"), HAS_NO_PANE, "actions/pane")
    preview.element("detail/comments-5").scroll_into_view_if_needed()
    preview.page.wait_for_function(KNOWS_THE_OFFSET)
    for name in ("like", "save"):
        tap_at(preview, f"detail/{name}-5")
        preview.page.wait_for_function(
            "id => document.querySelector(`[data-id=\"${id}\"]`).ariaPressed === 'true'", arg=f"detail/{name}-5"
        )
    for name, screen in [("share", "share"), ("likes", "people")]:
        tap_at(preview, f"detail/{name}-5")
        preview.until(HAS_PANE, f"{screen}/pane")
        preview.tap_and_wait(preview.element(f"{screen}/done"), HAS_NO_PANE, f"{screen}/pane")
    tap_at(preview, "detail/comment-5")
    preview.until(HAS_PANE, "comments/pane")
    preview.page.locator(".comment-field").fill("How calm")
    preview.until("scene => scene.viewModels.comments.post.isEnabled")
    tap_at(preview, "comments/post")
    preview.page.get_by_text("How calm").wait_for()


#: The server knows how far the page has scrolled the feed.
KNOWS_THE_OFFSET = """
() => {
  const { layout } = splitPreview.scene.panes.find(({ id }) => id === 'detail/pane');
  return Math.abs(layout.offset[1] - document.querySelector('[data-pane="detail/pane"] .scroller').scrollTop) <= 1;
}
"""


def tap_at(preview, name, place=(0.5, 0.5)):
    """Taps a point of an element, by default its middle, as a client without a page would."""
    preview.rest()
    x, y, width, height = preview.frame(control(preview, name))
    say(preview, type="tap", id=0, x=x + width * place[0], y=y + height * place[1])


# Comments


def test_a_comment_is_written_and_posted_with_the_keyboard(open_page):
    preview = open_page(NARROW)
    show_post(preview, 5)
    preview.element("detail/comment-5").press("Enter")
    preview.until(HAS_PANE, "comments/pane")
    comments = preview.pane("comments/pane").locator(".comment")
    count = comments.count()
    post = preview.element("comments/post")
    assert count >= 3 and post.is_disabled()
    preview.page.get_by_role("textbox", name="Add a comment").focus()
    preview.page.keyboard.type("How calm")
    preview.page.keyboard.press("Enter")
    comments.nth(count).wait_for()
    assert "How calm" in comments.nth(count).inner_text()
    preview.page.wait_for_function("() => document.querySelector('.comment-field').value === ''")
    assert preview.page.get_by_role("textbox", name="Add a comment").evaluate("one => one === document.activeElement")
    preview.photograph("instagram-commented")


# Stories


def test_a_story_goes_on_and_back_with_the_arrow_keys_and_ends_on_escape(open_page):
    preview = open_tab(open_page, "home", NARROW)
    card = preview.page.get_by_role("button", name="Story of Bruno")
    card.press("Enter")
    preview.until(HAS_PANE, "stories/pane")
    picture = preview.page.locator(".story-picture")
    assert picture.get_attribute("alt") == "Bruno, picture 1 of 4"
    assert preview.page.locator(".story-progress i.is-done").count() == 1
    for key, number in [("ArrowRight", 2), ("ArrowRight", 3), ("ArrowLeft", 2)]:
        preview.page.keyboard.press(key)
        preview.page.wait_for_function(
            "number => document.querySelectorAll('.story-progress i.is-done').length === number", arg=number
        )
    preview.photograph("instagram-story")
    preview.page.keyboard.press("Escape")
    preview.until(HAS_NO_PANE, "stories/pane")
    assert card.evaluate("one => one === document.activeElement")


@pytest.mark.parametrize("direction", ["", "?rtl=1"])
def test_the_last_picture_of_a_story_leads_out_of_it(open_page, direction):
    preview = open_page(TURNED, direction)
    preview.tap_and_wait(preview.element("profile/highlight-0"), HAS_PANE, "stories/pane")
    previous, on = preview.element("stories/previous"), preview.element("stories/next")
    assert previous.is_disabled()
    assert (preview.frame(previous)[0] > preview.frame(on)[0]) == bool(direction)
    on.click()
    preview.page.wait_for_function("() => !document.querySelector('[data-id=\"stories/previous\"]').disabled")
    previous.press("Enter")
    preview.page.wait_for_function("() => document.activeElement.dataset.id === 'stories/next'")
    preview.page.keyboard.press("ArrowLeft" if direction else "ArrowRight")
    preview.page.wait_for_function("() => !document.querySelector('[data-id=\"stories/previous\"]').disabled")
    on.click()
    preview.until(HAS_NO_PANE, "stories/pane")


# The profile


def test_the_profile_is_edited(open_page):
    preview = open_page(TURNED)
    button = preview.page.get_by_role("button", name="Edit Profile")
    button.press("Enter")
    preview.until(HAS_PANE, "edit-profile/pane")
    name = preview.page.get_by_role("textbox", name="Name")
    name.fill("Sasha P.")
    preview.page.get_by_role("textbox", name="Bio").fill("Light, mostly.")
    preview.photograph("instagram-edit-profile")
    preview.tap_and_wait(preview.element("edit-profile/save"), HAS_NO_PANE, "edit-profile/pane")
    about = preview.page.locator(".about")
    assert "Sasha P." in about.inner_text() and "Light, mostly." in about.inner_text()
    preview.photograph("instagram-edited")


def test_a_person_is_followed_and_the_button_keeps_the_focus(open_page):
    preview = open_tab(open_page, "notifications", NARROW)
    preview.element("notifications/row-2").press("Enter")
    preview.until(HAS_PANE, "profile-1/pane")
    button = preview.element("profile-1/button")
    assert (button.inner_text(), button.get_attribute("aria-pressed")) == ("Follow", "false")
    button.press("Enter")
    preview.page.wait_for_function("() => document.querySelector('[data-id=\"profile-1/button\"]').ariaPressed === 'true'")
    assert button.inner_text() == "Following"
    assert button.evaluate("one => one === document.activeElement")


def test_a_like_leaves_the_highlights_where_they_were_scrolled(open_page):
    preview = open_page(TURNED)
    show_post(preview, 5)
    expand(preview)
    strip = preview.pane("detail/pane").locator(".strip")
    strip.evaluate("strip => { strip.scrollLeft = 200 }")
    preview.element("detail/like-5").click()
    preview.element("detail/row-5").get_by_role("button", name="230 likes").wait_for()
    assert close([strip.evaluate("strip => strip.scrollLeft")], [200])


# Search


def test_a_search_finds_people_or_says_that_there_is_nobody(open_page):
    preview = open_tab(open_page, "search", NARROW)
    field = preview.page.get_by_role("searchbox", name="Search")
    field.fill("zz")
    preview.page.get_by_text("No Results").wait_for()
    field.fill("am")
    row = preview.page.get_by_role("button", name="Amara")
    row.wait_for()
    row.click()
    preview.until(HAS_PANE, "profile-1/pane")


@pytest.mark.parametrize(("query", "style", "size"), pairwise(["", "?rtl=1", "?profile=ios26", "?profile=ios8"], ["light", "dark"], [TURNED, NARROW]))
def test_every_covering_screen_in_every_look(open_page, query, style, size):
    preview = open_page(size, query, color_scheme=style)
    name = f"{re.sub(r'[^a-z0-9]', '', query)}-{style}-{size[0]}"
    for target, screen, end in [("button", "edit-profile", "cancel"), ("followers", "people", "done"), ("own-story", "stories", "close")]:
        preview.tap_and_wait(preview.element(f"profile/{target}"), HAS_PANE, f"{screen}/pane")
        preview.photograph(f"instagram-{screen}-{name}")
        preview.tap_and_wait(preview.element(f"{screen}/{end}"), HAS_NO_PANE, f"{screen}/pane")
    show_post(preview, 5)
    for target, screen in [("share-5", "share"), ("more-5", "actions")]:
        preview.tap_and_wait(preview.element(f"detail/{target}"), HAS_PANE, f"{screen}/pane")
        preview.photograph(f"instagram-{screen}-{name}")
        preview.tap_and_wait(preview.element(f"{screen}/done"), HAS_NO_PANE, f"{screen}/pane")
    preview.tap_and_wait(preview.element("detail/comment-5"), HAS_PANE, "comments/pane")
    preview.photograph(f"instagram-comments-{name}")
