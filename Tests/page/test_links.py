"""A link leads to what was on screen when it was copied, on another machine too."""

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from browser import HAS_OPENED, SETTLES
from conftest import new_context
from panel import Panel

#: The members of a scene that belong to its conversation, or tell how it came about.
ASIDE = {"type", "rev", "ack", "received", "session", "events", "eventsDropped", "transition", "place"}


def without_orders(value):
    """A part of a scene without orders to scroll and reasons, which tell how it came about."""
    if isinstance(value, list):
        return [without_orders(one) for one in value]
    if isinstance(value, dict):
        return {name: without_orders(one) for name, one in value.items() if name not in ("scrollTo", "because")}
    return value


def shown(scene):
    """The part of a scene that is on screen."""
    return {name: without_orders(value) for name, value in scene.items() if name not in ASIDE}


def link_of(preview):
    """The link that the page offers, once it has been tried out."""
    preview.rest()
    preview.tool(".share-button").click()
    status = preview.page.locator(".share-panel .link-status")
    expect(status).to_have_text(re.compile("^Whoever opens the link sees the same"), timeout=30000)
    link = preview.page.get_by_label("Link to this state").input_value()
    preview.page.keyboard.press("Escape")
    return link


@pytest.fixture
def elsewhere(browser):
    """Opens addresses in browsers that have never seen the page, and have another size and appearance."""
    contexts = []

    def open_address(url):
        context = new_context(browser, viewport={"width": 1000, "height": 700}, color_scheme="dark")
        contexts.append(context)
        page = context.new_page()
        page.goto(url, wait_until="commit")
        page.wait_for_function(f"() => ({HAS_OPENED})() && ({SETTLES})()")
        return page

    yield open_address
    for context in contexts:
        context.close()


#: Whether the page shows a scene, in whatever order the members of both are.
SHOWS = """
([scene, aside]) => {
  const without = new Set(['scrollTo', 'because']);
  const plain = (_, value) => (value === null || typeof value !== 'object' || Array.isArray(value) ? value
    : Object.fromEntries(Object.entries(value).filter(([name]) => !without.has(name)).sort(([one], [other]) => (one < other ? -1 : 1))));
  const own = Object.entries(splitPreview.scene).filter(([name]) => !aside.includes(name));
  return JSON.stringify(Object.fromEntries(own), plain) === JSON.stringify(scene, plain);
}
"""


def assert_leads_here(preview, page):
    """The inputs of a link go out one after another, and the app may scroll for a moment after the last one."""
    page.wait_for_function(SHOWS, arg=[shown(preview.scene), sorted(ASIDE)])


def tap(preview, name):
    preview.tap(name)
    preview.rest()


def post_and_narrow(preview):
    tap(preview, "profile/post-3")
    preview.resize(500, 800)
    preview.resize(900, 800)


def compose(preview):
    tap(preview, "message/compose")
    tap(preview, "compose/to-mei")
    field = preview.page.locator("#window textarea").last
    field.fill("It's 100 % (you & me), #1: done?")
    preview.until("scene => JSON.stringify(scene.viewModels).includes('done?')")


def scrolled(preview):
    preview.pane("profile/pane").locator(".scroller").evaluate("element => { element.scrollTop = 900 }")
    preview.until("scene => scene.panes.find(pane => pane.id === 'profile/pane').layout.offset[1] > 800")


def turned(preview):
    preview.tool(".turn-button").click()
    preview.until("scene => scene.window.orientation !== 'portrait'")


def background(preview):
    preview.tool(".home-button").click()
    preview.until("scene => scene.window.activationState === 'background'")


def hidden_columns(preview):
    tap(preview, "split/displayModeButtonItem")


@pytest.mark.parametrize(
    "query, act, words",
    [
        ("?scene=instagram", post_and_narrow, "tap(target:profile/post-3)"),
        ("?scene=instagram", scrolled, "do=scroll(target:profile/pane"),
        ("?scene=mail", compose, "do=tap(target:message/compose)"),
        ("?scene=mail", hidden_columns, "appearance=light"),
        ("?scene=mail&device=ipad-pro-11-m4&orientation=landscape&arrangement=split-1/2&side=right", background, "do=background()"),
        ("?scene=adaptability", turned, "do=rotate"),
        ("?scene=split-or-flip&rtl=1&profile=ios18", lambda preview: None, "rtl=1"),
        ("?scene=mail-slide", lambda preview: None, "width=1200"),
        ("?scene=lab&opt.style=tripleColumn&ruler=1&widthClass=compact", lambda preview: None, "opt.style=tripleColumn"),
    ],
)
def test_a_link_shows_the_same_elsewhere(open_page, elsewhere, query, act, words):
    preview = open_page((1200, 800), query)
    act(preview)
    link = link_of(preview)
    assert words in link
    assert_leads_here(preview, elsewhere(link))


def test_a_long_link_stands_behind_the_hash_sign(open_page, elsewhere):
    preview = open_page((1200, 800), "?scene=mail")
    tap(preview, "message/compose")
    text = "A line that says something. " * 60
    preview.page.locator("#window textarea").last.fill(text)
    preview.until("scene => JSON.stringify(scene.viewModels).includes('A line that says')")
    link = link_of(preview)
    parts = urlsplit(link)
    assert len(parts.query) <= 1024 < len(parts.fragment)
    page = elsewhere(link)
    assert_leads_here(preview, page)
    assert page.evaluate("() => location.hash.length") > 1024


def test_the_address_tells_what_happened_until_something_else_does(open_page):
    preview = open_page((1200, 800), "?scene=mail&width=1200&height=800&do=tap(target:message/compose)")
    preview.until("scene => JSON.stringify(scene.hierarchy).includes('compose')")
    assert "do=tap" in preview.page.evaluate("() => location.search")
    preview.page.reload()
    preview.page.wait_for_function(HAS_OPENED)
    preview.until("scene => JSON.stringify(scene.hierarchy).includes('compose')")
    tap(preview, "compose/cancel")
    preview.page.wait_for_function("() => !location.search.includes('do=')")
    preview.until("scene => !JSON.stringify(scene.hierarchy).includes('compose')")


def test_a_link_says_what_it_cannot_repeat_and_repeats_the_rest(open_page):
    preview = open_page((1200, 800), "?scene=mail&do=tap(target:message/compose)&do=ping()&do=tap(target:compose/cancel)")
    preview.page.locator(".notice.is-shown").get_by_text("The page cannot read do=ping() in the address.").wait_for()
    preview.until("scene => JSON.stringify(scene.hierarchy).includes('compose')")


def test_a_link_can_leave_the_size_to_the_browser(open_page):
    preview = open_page((1200, 800), "?scene=mail")
    assert "width=1200&height=800" in link_of(preview)
    preview.tool(".share-button").click()
    preview.page.get_by_label("Keep the size, 1200 × 800").uncheck()
    expect(preview.page.get_by_label("Link to this state")).not_to_have_value(re.compile("width="))


def test_a_link_has_the_size_and_appearance_of_the_window_and_not_the_panel_of_the_browser(open_page, elsewhere):
    preview = open_page((1200, 800), "?scene=mail&panel=calls")
    link = link_of(preview)
    assert "appearance=light" in link and "panel=calls" in link
    assert_leads_here(preview, elsewhere(link))


@pytest.mark.parametrize(
    "query, words, mended",
    [
        ("?scene=photos", "There is no scene named photos; there are", "scene=instagram"),
        ("?scene=mial&rtl=1", "No scene is named mial; this is mail.", "scene=mail&rtl=1"),
        ("?scene=mail&board=text", "There is no board named text; there are textSizes,", "scene=mail"),
        ("?scene=instgram&foo=1&profile=ios27", "Instagram for iPad has no profile “ios27”; it has ios2", "scene=instagram"),
        ("?scene=mail&text=huge", "There is no text size named huge; there are large,", "scene=mail"),
        ("?scene=mail&device=ipad-pro-11", "There is no device named ipad-pro-11; there are ipad-pro-11-m5, ipad-pro-11-", "scene=mail"),
        ("?scene=mail&device=iphone-6-plus", "The device for iphone-6-plus is iPhone 5.5-inch, named iphone-5.5in.", "scene=mail&device=iphone-5.5in"),
        ("?scene=mail&do=tap(target:nope)", "There is no element named nope; the nearest are", "scene=mail"),
        ("?scene=mail&do=tap(target:messages/proofs)&do=tap(target:x)&do=back()", "There is no element named x; the nearest are", "scene=mail&do=tap(target:messages/proofs)"),
        ("?scene=mail&panel=foo", "There is no panel named foo; there are off, calls, audit, …", "scene=mail"),
        ("?scene=mail&rtl=7", "“rtl” can be 1 or 0, and not “7”.", "scene=mail"),
        ("?scene=mail&place=nowhere", "There is no place named nowhere; a place looks like (tab:profile).", "scene=mail"),
        ("?scene=mail&profile=ios27", "Mail has no profile “ios27”; it has ios2", "scene=mail"),
        ("?scene=mail&devcie=ipad-1", "The address has “devcie”, which means nothing; “device” does.", "scene=mail"),
    ],
)
def test_an_address_that_is_wrong_says_the_nearest_names_and_is_mended(open_page, query, words, mended):
    preview = open_page((1200, 800), query)
    preview.page.locator(".notice.is-shown").get_by_text(words).wait_for()
    preview.page.wait_for_function("search => location.search === search", arg=f"?{mended}")


def test_the_title_of_a_device_is_a_name_for_it(open_page):
    preview = open_page((1200, 800), "?scene=mail&device=iPhone%20Air")
    preview.page.wait_for_function("search => location.search === search", arg="?scene=mail&device=iphone-air")
    assert preview.scene["window"]["device"] == "iphone-air"
    assert not preview.page.locator(".notice.is-shown").count()


@pytest.mark.parametrize(
    ("query", "has_post"),
    [("/?scene=instagram", False), ("/?scene=instgram", False), ("/?scene=instagram&profile=ios14", False), ("/?scene=instagram&opt.selectsFirst=true", True)],
)
def test_instagram_opens_with_a_post_only_if_the_address_says_so(open_page, query, has_post):
    preview = open_page((1200, 800), query)
    assert any(pane["id"].startswith("detail") for pane in preview.scene["panes"]) == has_post
    if "instgram" in query:
        preview.page.wait_for_function("() => location.search === '?scene=instagram'")


def test_an_address_names_no_option_that_nobody_has_set(open_page):
    preview = open_page((1200, 800), None)
    preview.page.keyboard.press("i")
    preview.page.locator(".tools").wait_for()
    preview.page.wait_for_function("() => location.search.includes('panel=')")
    preview.page.keyboard.press("i")
    preview.page.wait_for_function("() => location.search === '?scene=instagram'")
    preview.tap("profile/post-5")
    preview.page.wait_for_function("() => location.search.startsWith('?scene=instagram&') && !location.search.includes('opt.')")


def test_a_printed_page_is_the_picture_with_its_caption(open_page):
    preview = open_page((1200, 800), "?scene=mail&panel=scene&ruler=1")
    preview.page.emulate_media(media="print")
    preview.page.evaluate("() => dispatchEvent(new Event('beforeprint'))")
    for tool in (".bench", ".tools", ".window-edge", ".notice"):
        expect(preview.page.locator(tool).first).to_be_hidden()
    expect(preview.page.locator("#window")).to_be_visible()
    expect(preview.page.locator(".print-caption")).to_have_text(re.compile(r"^Mail · .+ · \d+ × \d+ · Regular width$"))
    preview.page.emulate_media(media="screen")
    expect(preview.page.locator(".print-caption")).to_be_hidden()


@pytest.mark.parametrize("is_announced", [True, False])
def test_a_printed_page_has_no_strip_beside_the_app(open_page, is_announced):
    preview = open_page((1200, 800), "?scene=mail")
    if is_announced:
        preview.page.evaluate("() => dispatchEvent(new Event('beforeprint'))")
    preview.page.emulate_media(media="print")
    window, stage = (preview.page.locator(part).bounding_box() for part in ("#window", "#stage"))
    assert abs(stage["x"] + stage["width"] - window["x"] - window["width"]) <= 0.5
    preview.page.emulate_media(media="screen")


def test_a_page_in_print_that_nobody_announced_is_the_picture_too(open_page):
    preview = open_page((1200, 800), "?scene=mail")
    preview.page.emulate_media(media="print")
    expect(preview.page.locator(".bench")).to_be_hidden()
    expect(preview.page.locator("#window")).to_be_visible()
    assert preview.page.locator("#stage").bounding_box()["height"] >= 700
    preview.photograph("print-unannounced")
    preview.page.emulate_media(media="screen")


#: The address once it tells what the user did last.
TELLS = "words => location.search.includes(words)"


def open_rail(preview):
    """Opens Northline Rail from the list of mailboxes, as a user does."""
    tap(preview, "mailboxes/inbox")
    tap(preview, "messages/rail")
    preview.page.wait_for_function(TELLS, arg="do=tap(target:messages/rail)")


def test_the_address_tells_what_the_user_did_and_a_reload_shows_it(open_page, elsewhere):
    preview = open_page((1200, 800), "?scene=mail&width=600&height=800")
    open_rail(preview)
    scene = shown(preview.scene)
    assert_leads_here(preview, elsewhere(preview.page.evaluate("() => location.href") + "&appearance=light"))
    preview.page.reload()
    preview.page.wait_for_function(f"() => ({HAS_OPENED})() && ({SETTLES})()")
    preview.page.wait_for_function(SHOWS, arg=[scene, sorted(ASIDE)])


def test_the_address_tells_a_setting_of_the_inspector_and_leaves_the_window_free(open_page):
    preview = open_page((1200, 800), "?scene=mail&panel=hierarchy")
    panel = Panel(preview)
    panel.select("split")
    panel.setting("preferredDisplayMode").get_by_role("combobox").select_option(label="Secondary only")
    preview.page.wait_for_function(TELLS, arg="secondaryOnly")
    assert "width=" not in preview.page.url
    preview.page.reload()
    preview.page.wait_for_function(HAS_OPENED)
    preview.until("scene => scene.hierarchy.displayMode === 'secondaryOnly'")
    # The window still fills the browser.
    width = preview.scene["window"]["size"][0]
    preview.page.set_viewport_size({"width": 1400, "height": 900})
    preview.until("(scene, width) => scene.window.size[0] > width", width)


def test_the_address_of_a_page_that_was_only_resized_stays_fresh(open_page):
    preview = open_page((1200, 800), None)
    for width in (700, 500, 1100):
        preview.resize(width, 800)
        preview.rest()
    preview.page.wait_for_timeout(1200)
    assert preview.page.evaluate("() => location.search + location.hash") == ""


def test_the_browsers_back_button_leads_to_what_was_there(open_page):
    preview = open_page((1200, 800), "?scene=mail&width=600&height=800")
    open_rail(preview)
    entry = preview.page.evaluate("() => navigation.currentEntry.key")
    scene = shown(preview.scene)
    preview.page.keyboard.press("Escape")
    preview.tool(".stage-button").click()
    preview.until("scene => Boolean(scene.window.device)")
    # The place goes along, and the new address tells it too.
    preview.page.wait_for_function(TELLS, arg="place=")
    # One entry follows. The length of the history would not tell, because a browser keeps only the last 50 entries of a tab.
    assert preview.page.evaluate("() => navigation.entries().at(-2).key") == entry
    preview.page.go_back()
    preview.page.wait_for_function(SHOWS, arg=[scene, sorted(ASIDE)])


def test_a_device_keeps_what_a_link_tells(open_page):
    preview = open_page((1200, 800), "?scene=mail&do=tap(target:messages/proofs)")
    preview.page.keyboard.press("d")
    preview.until("scene => Boolean(scene.window.device)")
    preview.page.wait_for_function(TELLS, arg="message:proofs")


def test_the_keyboard_suggests_for_the_text_of_a_link(open_page):
    preview = open_page((1200, 800), "?scene=mail")
    suggestions = preview.page.locator(".key-suggestions span")
    tap(preview, "message/reply")
    body = preview.page.locator("#window textarea").last
    body.fill("hi the")
    expect(suggestions).to_have_text(["“the”", "there", "them"])
    # The address tells the text, and nobody types it.
    preview.page.wait_for_function(TELLS, arg="hi+the")
    preview.page.reload()
    preview.page.wait_for_function(HAS_OPENED)
    expect(suggestions).to_have_text(["“the”", "there", "them"])


def test_an_address_names_an_element_by_the_last_part_of_its_id(open_page):
    preview = open_page((1200, 800), "?scene=mail&do=tap(target:compose)")
    preview.until("scene => scene.window.focus === 'compose/subject'")
    assert "Not used" not in preview.page.locator(".notice").inner_text()
