"""The names of display modes on the page, which are those of the version on screen."""

import pytest

from browser import HAS_MODE, HAS_OPENED
from panel import Panel

SIZE = (1600, 900)
HIDDEN = {"ios13": "primaryHidden", "ios8": "primaryHidden", "ios26": "secondaryOnly"}
#: The words for the three modes of a split view with two controllers.
WORDS = {
    "ios13": ["Primary hidden", "Primary overlay", "All visible (default)"],
    "ios26": ["Secondary only", "One over secondary", "One beside secondary (default)"],
}


@pytest.mark.parametrize("profile", HIDDEN)
def test_calls_have_the_names_of_the_version(open_page, profile):
    preview = open_page(SIZE, f"?profile={profile}&opt.selectsFirst=true&panel=calls")
    preview.tap_and_wait(preview.element("split/displayModeButtonItem"), "scene => JSON.stringify(scene).includes('secondaryOnly')", None)
    call = preview.page.locator(".tools-call", has_text="willChangeTo").last
    assert call.locator(".tools-arguments").text_content() == HIDDEN[profile]
    preview.photograph(f"mode-names-{profile}")


@pytest.mark.parametrize("profile", WORDS)
def test_the_menu_and_the_address_have_the_names_of_the_version(open_page, profile):
    preview = open_page(SIZE, f"?profile={profile}&opt.selectsFirst=true&panel=scene")
    menu = preview.page.get_by_label("Preferred display mode")
    menu.wait_for()
    labels = menu.locator("option").all_text_contents()
    assert [label for label in labels if label != "Automatic"] == WORDS[profile]
    menu.select_option(label=WORDS[profile][0])
    preview.page.wait_for_function("name => location.search.includes(`opt.preferredDisplayMode=${name}`)", arg=HIDDEN[profile])
    preview.page.get_by_role("group", name="Scene").get_by_label("Version").select_option("ios14")
    preview.page.wait_for_function("() => location.search.includes('opt.preferredDisplayMode=secondaryOnly')")


@pytest.mark.parametrize("name", ["primaryHidden", "secondaryOnly"])
@pytest.mark.parametrize("profile", WORDS)
def test_an_address_is_read_with_either_name(open_page, profile, name):
    preview = open_page(SIZE, f"?profile={profile}&opt.preferredDisplayMode={name}&panel=scene")
    preview.page.wait_for_function(HAS_OPENED)
    menu = preview.page.get_by_label("Preferred display mode")
    menu.wait_for()
    assert menu.locator("option:checked").text_content() == WORDS[profile][0]
    assert preview.page.get_by_text("has no option").count() == 0


def test_the_inspector_has_the_words_of_the_version(open_page):
    preview = open_page((1600, 900), "?scene=lab&profile=ios13&opt.style=unspecified&panel=hierarchy")
    panel = Panel(preview)
    panel.select("split")
    panel.setting("preferredDisplayMode").get_by_role("combobox").select_option(label="Primary hidden")
    preview.until(HAS_MODE, "secondaryOnly")
    assert panel.state("split", "displayMode") == "Primary hidden"
