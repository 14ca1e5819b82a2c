"""The Home button sends the app to the background, and brings it back."""

import pytest

from browser import box

IS = "(scene, state) => scene.window.activationState === state"
IPAD = "?scene=lab&device=ipad-10"


def home(preview):
    return preview.tool(".home-button")


def cover(preview):
    return preview.page.get_by_role("button", name="In the background")


def is_inert(preview):
    return preview.page.evaluate("() => document.querySelector('.panes').inert")


def send_away(preview):
    home(preview).click()
    preview.until(IS, "background")
    preview.rest()


@pytest.mark.parametrize("query", ["?scene=mail", IPAD, "?scene=instagram&rtl=1", "?scene=mail-slide"])
def test_the_home_button_sends_the_app_away_and_brings_it_back(open_page, query):
    preview = open_page((1300, 900), query)
    assert home(preview).get_attribute("aria-pressed") == "false"
    panes = preview.scene["panes"]
    send_away(preview)
    assert home(preview).get_attribute("aria-pressed") == "true"
    assert is_inert(preview) and cover(preview).is_visible()
    home(preview).click()
    preview.until(IS, "foregroundActive")
    preview.rest()
    assert not is_inert(preview) and not cover(preview).is_visible()
    assert [pane["frame"] for pane in preview.scene["panes"]] == [pane["frame"] for pane in panes]


def test_a_tap_on_the_app_brings_it_back_and_reaches_nothing_else(open_page):
    preview = open_page((1300, 900), "?scene=mail")
    send_away(preview)
    preview.sent.clear()
    x, y, width, height = box(preview.page.locator("#window"))
    preview.page.mouse.click(x + width / 2, y + height / 3)
    preview.until(IS, "foregroundActive")
    assert [message["type"] for message in preview.sent] == ["foreground"]


def test_the_keyboard_does_the_same_and_reaches_nothing_behind_the_cover(open_page):
    preview = open_page((1300, 900), "?scene=mail")
    home(preview).focus()
    preview.page.keyboard.press("Enter")
    preview.until(IS, "background")
    preview.page.locator("body").evaluate("() => document.activeElement.blur()")
    reached = []
    for _ in range(12):
        preview.page.keyboard.press("Tab")
        reached.append(preview.page.evaluate("() => Boolean(document.activeElement.closest('.panes'))"))
    assert not any(reached)
    cover(preview).focus()
    preview.page.keyboard.press("Enter")
    preview.until(IS, "foregroundActive")


def test_a_narrow_browser_has_the_button_in_the_menu(open_page):
    preview = open_page((390, 780), "?scene=mail")
    assert not preview.page.locator(".home-button").is_visible()
    preview.tool(".home-button").click()
    preview.until(IS, "background")
    preview.rest()
    x, _, width, _ = box(preview.page.locator(".away-words"))
    assert x >= 0 and x + width <= 390


@pytest.mark.parametrize("query, button", [("?scene=adaptability", ".phone-home"), ("?scene=lab&device=ipad-9", ".device-home")])
def test_a_drawn_home_button_can_be_pressed(open_page, query, button):
    preview = open_page((1000, 900), query)
    preview.page.locator(button).click()
    preview.until(IS, "background")


@pytest.mark.parametrize("size", [(390, 780), (700, 500), (1300, 900)])
@pytest.mark.parametrize("color_scheme", ["light", "dark"])
def test_the_words_lie_in_the_window_below_the_app(open_page, size, color_scheme):
    preview = open_page(size, "?scene=instagram", color_scheme=color_scheme)
    preview.tool(".badge-button").click()
    preview.page.locator(".panel-action", has_text="Home").click()
    preview.until(IS, "background")
    preview.rest()
    window, words = box(preview.page.locator("#window")), box(preview.page.locator(".away-words"))
    assert window[0] <= words[0] and words[0] + words[2] <= window[0] + window[2]
    assert words[1] + words[3] <= window[1] + window[3]


def test_the_calls_say_to_which_snapshot_they_belong(open_page):
    preview = open_page((1300, 900), f"{IPAD}&panel=calls")
    send_away(preview)
    rows = preview.page.locator(".tools-call")
    preview.page.locator(".tools-call", has_text="sceneDidEnterBackground").wait_for()
    events = preview.scene["events"]
    shown = [row.inner_text().replace("\n", " ") for row in rows.all()[-len(events):]]
    assert any("snapshot" in event for event in events)
    for text, event in zip(shown, events, strict=True):
        assert (f"snapshot {event['snapshot']}" in text) if "snapshot" in event else ("snapshot" not in text)
    preview.page.locator(".tools-filter").fill("snapshot 2")
    visible = [row.inner_text() for row in rows.all() if row.is_visible()]
    assert visible and all("snapshot 2" in text for text in visible)
