"""Links of strangers, whose inputs the page repeats only after the user has agreed."""

import json
from urllib.parse import unquote

import pytest
from playwright.sync_api import expect

from browser import HAS_OPENED
from server import Server
from strangers import site

TAP = "do=tap(target:message/compose)"
LINK = f"?scene=mail&{TAP}"
IS_COMPOSING = "() => JSON.stringify(splitPreview.scene.hierarchy).includes('compose')"

#: Keeps the types of all messages that the page sends.
KEEP_TYPES = """
  const Socket = window.WebSocket;
  window.typesSent = [];
  window.WebSocket = class extends Socket {
    send(text) {
      window.typesSent.push(JSON.parse(text).type);
      super.send(text);
    }
  };
"""

#: The ways in which a page of another origin leads to an address.
WAYS = {
    "link": '<a id="go" href="{url}">go</a>',
    "noreferrer": '<a id="go" rel="noreferrer" href="{url}">go</a>',
    "noopener": '<a id="go" rel="noopener" target="_blank" href="{url}">go</a>',
    "script": '<button id="go">go</button><script>go.onclick = () => location.replace({text})</script>',
    "window": '<button id="go">go</button><script>go.onclick = () => {{ window.preview = open({text}) }}</script>',
    "hash": '<button id="go">go</button><script>go.onclick = () => open({text}.replace("&do", "#do"))</script>',
    "form": '<form id="form"><input name="scene" value="mail"><input name="do" value="tap(target:message/compose)"><button id="go">go</button></form>'
    "<script>form.action = {text}</script>",
    "redirect": '<button id="go">go</button><script>go.onclick = () => {{ document.head.innerHTML = `<meta http-equiv=refresh content="0;url=${{{text}}}">` }}</script>',
}


def led_by(visitor, origin, pages, way, url):
    """The page to which a stranger has led a browser, and that of the stranger, which may be the same."""
    pages[0] = f'<!doctype html><meta charset="utf-8"><title>Docs</title>{WAYS[way].format(url=url, text=json.dumps(url))}'
    page = visitor()
    page.context.add_init_script(KEEP_TYPES)
    page.goto(origin)
    if way in ("window", "hash", "noopener"):
        with page.context.expect_page() as opened:
            page.click("#go")
        return opened.value, page
    page.click("#go")
    return page, page


def question(page):
    """The question, which has come."""
    card = page.get_by_role("alertdialog")
    card.wait_for()
    return card


def is_untouched(page):
    """Whether the page has sent no input. It sends other messages to show a scene, such as those of the ruler."""
    assert not page.evaluate(IS_COMPOSING)
    inputs = {"tap", "edit", "set", "perform", "swipe", "drag", "arrange", "rotate", "background", "foreground", "restart", "traits"}
    return not inputs & set(page.evaluate("() => typesSent"))


def say_yes(page):
    page.get_by_role("button", name="Do it").and_(page.locator(":not([aria-disabled])")).click()
    page.wait_for_function(IS_COMPOSING)


def goes_on_unasked(page):
    page.wait_for_function(HAS_OPENED)
    page.wait_for_function(IS_COMPOSING)
    assert page.get_by_role("alertdialog").count() == 0


@pytest.mark.parametrize(("way", "host"), [*((way, "localhost") for way in WAYS), ("link", "127.0.0.1"), ("noreferrer", "127.0.0.1"), ("window", "127.0.0.1")])
def test_a_link_of_another_origin_shows_the_scene_and_asks(visitor, server, way, host):
    pages = [""]
    with site(pages, host=host) as origin:
        page, _ = led_by(visitor, origin, pages, way, server.url + LINK)
        card = question(page)
        expect(card.get_by_role("heading")).to_have_text("This link wants to tap 1 thing")
        expect(card.get_by_role("listitem")).to_have_text(["Tap “New message” (message/compose)"])
        expect(page.get_by_role("button", name="Not now")).to_be_focused()
        assert page.evaluate("() => splitPreview.scene.scene") == "mail" and TAP in unquote(page.url)
        assert is_untouched(page)
        say_yes(page)
        expect(card).to_be_hidden()
        assert TAP in page.url
        # The address is the user's own now.
        page.reload()
        goes_on_unasked(page)


def test_a_long_question_has_all_inputs(visitor, server):
    pages = [""]
    with site(pages) as origin:
        inputs = "".join(f"&do=tap(target:messages/{index})" for index in range(9))
        page, _ = led_by(visitor, origin, pages, "link", f"{server.url}?scene=mail{inputs}")
        card = question(page)
        expect(card.get_by_role("heading")).to_have_text("This link wants to tap 9 things")
        expect(card.get_by_text("Tap messages/8")).to_be_hidden()
        card.get_by_text("and 5 more").click()
        expect(card.get_by_text("Tap messages/8")).to_be_visible()
        assert is_untouched(page)


def decline(page):
    page.get_by_role("button", name="Not now").click()


@pytest.mark.parametrize("no", [decline, lambda page: page.keyboard.press("Escape")])
def test_a_no_takes_the_inputs_out_of_the_address(visitor, server, no):
    pages = [""]
    with site(pages) as origin:
        page, _ = led_by(visitor, origin, pages, "link", server.url + LINK)
        card = question(page)
        no(page)
        expect(card).to_be_hidden()
        assert "do=" not in page.url and is_untouched(page)
        page.reload()
        page.wait_for_function(HAS_OPENED)
        assert page.get_by_role("alertdialog").count() == 0 and is_untouched(page)


def test_a_user_who_goes_on_with_the_app_has_said_no(visitor, server):
    pages = [""]
    with site(pages) as origin:
        page, _ = led_by(visitor, origin, pages, "link", server.url + LINK)
        card = question(page)
        page.locator('[data-id="messages/proofs"]').click()
        expect(card).to_be_hidden()
        page.wait_for_function("() => !location.href.includes('compose')")
        assert not page.evaluate(IS_COMPOSING)
        # An input that the user makes afterwards is the user's own.
        page.locator('[data-id="message/compose"]').click()
        page.wait_for_function("() => location.href.includes('do=tap')")
        page.reload()
        goes_on_unasked(page)


@pytest.mark.parametrize("again", ["reload", "back", "address"])
def test_a_link_without_an_answer_asks_again(visitor, server, again):
    pages = [""]
    with site(pages) as origin:
        page, _ = led_by(visitor, origin, pages, "link", server.url + LINK)
        question(page)
        # The address that the page writes in the meantime is still the stranger's.
        page.locator(".ruler-button").click()
        page.wait_for_function("() => location.search.includes('ruler=1')")
        if again == "back":
            page.goto(origin)
            page.go_back()
        else:
            page.reload() if again == "reload" else page.evaluate("() => { location.href = location.href.replace('scene', '&scene'); }")
        if again == "address":
            # A script of the page itself, or the user, has opened this one.
            return goes_on_unasked(page)
        question(page)
        assert is_untouched(page)


def test_the_tab_remembers_a_yes_to_exactly_the_same_inputs(visitor, server):
    pages = [""]
    with site(pages) as origin:
        page, _ = led_by(visitor, origin, pages, "link", server.url + LINK)
        question(page)
        say_yes(page)
        page.goto(origin)
        page.click("#go")
        goes_on_unasked(page)
        for other in (f"{LINK}&do=tap(target:compose/cancel)", f"?scene=mail&opt.style=doubleColumn&{TAP}"):
            pages[0] = f'<!doctype html><a id="go" href="{server.url}{other}">go</a>'
            page.goto(origin)
            page.click("#go")
            question(page)
            assert is_untouched(page)


@pytest.mark.parametrize("change", ["window.preview.location = url", "window.preview.location.replace(url)"])
def test_an_opener_that_changes_the_address_behind_its_hash_asks(visitor, server, change):
    pages = [""]
    with site(pages) as origin:
        page, stranger = led_by(visitor, origin, pages, "window", f"{server.url}?scene=mail")
        page.wait_for_function(HAS_OPENED)
        stranger.evaluate(f"url => {{ {change} }}", f"{page.url}#{TAP}")
        question(page)
        assert is_untouched(page)
        page.reload()
        question(page)
        assert is_untouched(page)
        page.get_by_role("button", name="Not now").click()
        # With the same inputs once more, the page asks once more.
        stranger.evaluate(f"url => {{ {change} }}", f"{page.url}#{TAP}")
        question(page)
        say_yes(page)


def test_a_question_about_one_link_does_not_answer_another(visitor, server):
    pages = [""]
    with site(pages) as origin:
        page, _ = led_by(visitor, origin, pages, "link", server.url + LINK)
        card = question(page)
        page.evaluate("() => { location.hash = 'do=tap(target:messages/proofs)&do=tap(target:message/flag)'; }")
        expect(card.get_by_role("listitem")).to_have_count(3)
        expect(card.get_by_role("heading")).to_have_text("This link wants to tap 3 things")
        assert is_untouched(page)


@pytest.mark.parametrize("opened", [lambda page, url: page.goto(url), lambda page, url: page.evaluate("url => { location.href = url; }", url)])
def test_an_address_of_the_user_or_of_a_page_of_the_server_goes_on(visitor, server, opened):
    page = visitor()
    page.goto(f"{server.url}?scene=adaptability")
    page.wait_for_function(HAS_OPENED)
    opened(page, server.url + LINK)
    goes_on_unasked(page)
    page.reload()
    goes_on_unasked(page)
    page.go_back()
    page.wait_for_function("() => window.splitPreview?.scene?.scene === 'adaptability'")
    page.go_forward()
    goes_on_unasked(page)


def test_the_page_goes_back_to_its_own_entries_unasked(visitor, server):
    page = visitor()
    page.goto(f"{server.url}?scene=mail")
    page.wait_for_function(HAS_OPENED)
    page.locator('[data-id="message/compose"]').click()
    page.wait_for_function("() => location.href.includes('do=tap')")
    # The subject of the new letter has the focus, and would take the key.
    page.evaluate("() => document.activeElement.blur()")
    page.keyboard.press("d")
    page.wait_for_function("() => location.search.includes('device=')")
    page.go_back()
    page.wait_for_function("() => !location.search.includes('device=') && splitPreview.scene.window.device === null")
    page.wait_for_function(IS_COMPOSING)
    assert page.get_by_role("alertdialog").count() == 0


def test_what_the_user_has_opened_is_no_yes_to_a_stranger(visitor, server):
    pages = [""]
    with site(pages) as origin:
        page = visitor()
        page.goto(server.url + LINK)
        goes_on_unasked(page)
        # The browser's cache has the page of the same address.
        pages[0] = f'<!doctype html><a id="go" href="{server.url}{LINK}">go</a>'
        page.goto(origin)
        page.click("#go")
        question(page)
        assert not page.evaluate(IS_COMPOSING)


def test_a_place_is_shown_unasked(visitor, server):
    pages = [""]
    with site(pages) as origin:
        page, _ = led_by(visitor, origin, pages, "link", f"{server.url}?scene=instagram&place=(tab:search)")
        page.wait_for_function(HAS_OPENED)
        assert page.evaluate("() => splitPreview.scene.place.tab") == "search"
        assert page.get_by_role("alertdialog").count() == 0 and "place=" in page.url


@pytest.mark.parametrize("is_embedded", [True, False])
def test_a_frame_of_another_site_repeats_no_inputs_unasked(visitor, is_embedded):
    pages = [""]
    with site(pages) as origin:
        server = Server(flags=["--allow-embed", origin])
        try:
            embed = "&embed=1" if is_embedded else ""
            pages[0] = f'<!doctype html><iframe width="1000" height="700" src="{server.url}{LINK}{embed}"></iframe>'
            page = visitor()
            page.context.add_init_script(KEEP_TYPES)
            page.goto(origin)
            page.frame_locator("iframe").locator("#window .pane").first.wait_for()
            frame = next(frame for frame in page.frames if frame is not page.main_frame)
            frame.wait_for_function(HAS_OPENED)
            if is_embedded:
                frame.wait_for_function("() => !location.href.includes('do=')")
                assert frame.get_by_role("alertdialog").count() == 0
            else:
                question(frame)
            assert is_untouched(frame)
        finally:
            server.close()


def test_an_embedded_page_that_the_user_opens_repeats_its_inputs(open_page):
    preview = open_page((1200, 800), f"{LINK}&embed=1")
    preview.page.wait_for_function(IS_COMPOSING)


def test_a_press_that_was_meant_for_another_page_is_no_yes(visitor, server):
    pages = [""]
    with site(pages) as origin:
        page = visitor()
        page.add_init_script("""
          new MutationObserver(() => {
            const yes = document.querySelector('.consent-card:not([hidden]) .consent-yes');
            if (!yes || window.pressed) return;
            window.pressed = true;
            yes.click();
          }).observe(document, { childList: true, subtree: true, attributes: true });
        """)
        page.add_init_script(KEEP_TYPES)
        pages[0] = f'<!doctype html><a id="go" href="{server.url}{LINK}">go</a>'
        page.goto(origin)
        page.click("#go")
        page.wait_for_function("() => window.pressed")
        card = question(page)
        assert is_untouched(page)
        page.locator(".consent-yes:not([aria-disabled])").wait_for()
        page.evaluate("() => { dispatchEvent(new Event('focus')); document.querySelector('.consent-yes').click(); }")
        expect(card).to_be_visible()
        assert is_untouched(page)
