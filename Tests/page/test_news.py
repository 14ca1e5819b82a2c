"""The caption of the bar says what has changed, and what the page shows now."""

import pytest
from playwright.sync_api import expect


@pytest.fixture
def open_mail(open_page):
    """Opens mail on a page whose single keys are there."""

    def make(size, query="?scene=mail"):
        preview = open_page(size, query)
        preview.page.wait_for_selector(".key-sheet", state="attached")
        return preview

    return make


def test_a_flip_has_one_number_however_it_is_crossed(open_page):
    preview = open_page((620, 700), "?scene=mail")
    caption = preview.page.locator(".caption-line")
    preview.resize(1440, 700)
    expect(caption).to_have_text("Expanded at 667, three columns at 954")
    preview.resize(700, 700)
    expect(caption).to_have_text("Primary hidden at 954")
    preview.resize(954, 700)
    preview.resize(955, 700)
    expect(caption).to_have_text("Primary shown at 954")
    preview.resize(700, 700)
    preview.resize(1417, 700)
    expect(caption).to_have_text("Primary shown at 954")


def test_the_line_follows_every_key_of_the_environment(open_mail):
    preview = open_mail((1200, 800), "?scene=mail&device=ipad-pro-11-m4&orientation=landscapeLeft")
    caption = preview.page.locator(".caption-line")
    for key, words in {
        "r": "Turned to portrait. Primary hidden",
        "x": "The layout runs from right to left",
        "a": "Dark appearance",
        "+": "Text size: Extra Large",
        "o": "High contrast",
        "h": "The app is in the background",
    }.items():
        preview.page.keyboard.press(key)
        expect(caption).to_have_text(words)
        expect(preview.page.locator(".said[role=status]")).to_have_text(words)
    preview.page.keyboard.press("h")
    expect(caption).to_have_text("The app is in the foreground again")


def test_another_view_ends_the_news_of_the_one_before(open_mail):
    preview = open_mail((1000, 700))
    caption = preview.page.locator(".caption-line")
    preview.resize(640, 700)
    expect(caption).to_have_text("Collapsed to one column at 667")
    preview.page.keyboard.press("b")
    expect(caption).to_contain_text("One scene in many windows")
    preview.page.keyboard.press("b")
    expect(caption).to_contain_text("Resize this window")


def test_the_caption_says_that_the_connection_is_cut_and_back(open_mail):
    preview = open_mail((1200, 800))
    caption = preview.page.locator(".caption-line")
    preview.tool(".connection-button").click()
    panel = preview.page.locator(".connection-panel")
    panel.get_by_role("button", name="Cut", exact=True).click()
    expect(caption).to_have_text("The connection is cut.")
    panel.get_by_role("button", name="Connect again").click()
    expect(caption).to_have_text("Connected again.")
