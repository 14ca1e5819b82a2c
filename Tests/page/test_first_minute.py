"""The first minute of a stranger: the version and the state in which the page opens a scene, and the news."""

import json
import subprocess
import urllib.request

import pytest
from playwright.sync_api import expect

from browser import DEADLINE
from server import BINARY

#: The scenes with the version in which the page opens each of them.
SHOWN = {"instagram": "ios26", "split-or-flip": "ios26", "mail": "ios26", "lab": "ios26", "adaptability": "ios8", "mail-slide": "ios5"}


@pytest.mark.parametrize(("scene", "profile"), SHOWN.items())
def test_the_page_opens_a_scene_in_the_newest_version_that_was_measured(open_page, scene, profile):
    preview = open_page((1000, 700), f"/?scene={scene}")
    assert preview.scene["profile"] == profile
    opened = next(message for message in preview.sent if message["type"] == "open")
    assert opened["profile"] == profile, "the server itself would open the scene in its own version"
    assert preview.page.locator(".bench-select").input_value() == profile
    assert "profile" not in preview.page.evaluate("() => location.search")


def test_the_bare_address_opens_the_documented_defaults(open_page):
    preview = open_page((1000, 700), None)
    assert (preview.scene["scene"], preview.scene["profile"]) == ("instagram", "ios26")
    assert not any(pane["controller"] == "detail" and pane["isVisible"] for pane in preview.scene["panes"]), "no option asks for a post"
    assert "options" not in next(message for message in preview.sent if message["type"] == "open")


def test_a_narrow_window_begins_with_the_list(open_page):
    preview = open_page((390, 700), "/?scene=instagram")
    assert preview.split["isCollapsed"]
    shown = [pane["controller"] for pane in preview.scene["panes"] if pane["isVisible"] and pane["role"] == "content"]
    assert not {"detail", "empty"} & set(shown), shown


def test_a_client_that_names_no_version_gets_the_scenes_own(server):
    with urllib.request.urlopen(server.url + "meta.json") as answer:
        scenes = {scene["id"]: scene for scene in json.load(answer)["scenes"]}
    assert {name: scene["shownProfile"] for name, scene in scenes.items()} == SHOWN
    assert scenes["instagram"]["profile"] == "ios13"


def test_the_command_shows_the_same_version_as_the_page():
    command = [BINARY, "scene", "instagram", "--width", "1000", "--height", "700"]
    scene = json.loads(subprocess.run(command, capture_output=True, text=True, timeout=DEADLINE, check=True).stdout)
    assert scene["profile"] == "ios26"
    command = [BINARY, "scene", "--link", "http://127.0.0.1/?scene=split-or-flip&width=900&height=700"]
    scene = json.loads(subprocess.run(command, capture_output=True, text=True, timeout=DEADLINE, check=True).stdout)
    assert scene["profile"] == "ios26"


def test_the_year_of_the_article_is_a_choice_of_the_gallery(open_page):
    preview = open_page((1000, 700), "/?scene=mail")
    preview.page.locator(".scene-button").click()
    choices = preview.page.locator(".gallery-article")
    expect(choices).to_have_text(["As in the article: iOS 13"] * 2)
    preview.page.locator('.gallery-article[data-scene="instagram"]').click()
    preview.until("scene => scene.scene === 'instagram' && scene.profile === 'ios13'")
    preview.page.wait_for_function("() => location.search.includes('profile=ios13')")
    expect(preview.page.locator(".bench-select")).to_have_value("ios13")


def test_the_caption_leads_to_the_reasons_of_its_news(open_page):
    preview = open_page((1000, 700), "/?scene=instagram")
    edge = preview.page.locator(".window-edge")
    edge.focus()
    preview.resize(660, 700)
    link = preview.page.locator(".caption-link")
    expect(link).to_have_text("Collapsed to one column at 667")
    assert link.get_attribute("href").startswith("?scene=instagram") and "dock=why" in link.get_attribute("href")
    link.click()
    panel = preview.page.get_by_role("dialog", name="Why?")
    expect(panel).to_be_visible()
    expect(panel).to_contain_text("667")
    preview.page.wait_for_function("() => location.search.includes('dock=why:split')")


def test_the_link_of_the_caption_is_a_tool_of_the_bar_for_the_keyboard(open_page):
    preview = open_page((1000, 700), "/?scene=instagram")
    preview.resize(660, 700)
    link = preview.page.locator(".caption-link")
    expect(link).to_be_visible()
    preview.page.locator(".scene-button").focus()
    for _ in range(24):
        preview.page.keyboard.press("ArrowRight")
        if link.evaluate("link => link === document.activeElement"):
            break
    expect(link).to_be_focused()
    preview.page.keyboard.press("Enter")
    expect(preview.page.get_by_role("dialog", name="Why?")).to_be_visible()
