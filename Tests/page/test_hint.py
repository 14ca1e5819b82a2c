"""Every scene opens with a sentence on what to try, which goes with the first thing that is tried."""

import pytest

SCENES = ["instagram", "split-or-flip", "adaptability", "mail-slide", "mail", "lab"]
IS_GONE = "() => getComputedStyle(document.querySelector('.hint')).visibility === 'hidden'"


def hint(preview):
    return preview.page.locator(".hint")


@pytest.mark.parametrize("scene", SCENES)
def test_a_scene_says_what_to_try(open_page, scene):
    preview = open_page(query=f"?scene={scene}")
    preview.page.wait_for_function("() => document.querySelector('.hint.is-shown')")
    sentence = hint(preview).inner_text()
    assert len(sentence) > 20 and sentence.endswith(".")
    box, width = hint(preview).bounding_box(), preview.page.viewport_size["width"]
    assert box["x"] >= 0 and box["x"] + box["width"] <= width
    preview.page.keyboard.press("Shift")
    preview.page.wait_for_function(IS_GONE)


def test_the_sentence_lets_touches_through_and_goes_with_the_first(open_page):
    preview = open_page(query="?scene=instagram")
    preview.page.wait_for_function("() => document.querySelector('.hint.is-shown')")
    preview.photograph("1366-hint")
    box = hint(preview).bounding_box()
    under = preview.page.evaluate(
        "([x, y]) => document.elementFromPoint(x, y).closest('.hint')", [box["x"] + 5, box["y"] + 5]
    )
    assert under is None
    preview.page.mouse.click(box["x"] + 5, box["y"] + 5)
    preview.page.wait_for_function(IS_GONE)


def test_who_comes_back_is_not_told_again(open_page):
    preview = open_page(query="?scene=instagram")
    preview.page.wait_for_function("() => document.querySelector('.hint.is-shown')")
    preview.page.reload()
    preview.page.wait_for_function("() => window.splitPreview?.scene && document.title.endsWith('Split Preview')")
    assert preview.page.locator(".hint.is-shown").count() == 0


def test_where_the_menu_has_the_sentence_it_is_not_said_twice(open_page):
    preview = open_page(query="?scene=instagram&panel=scene")
    preview.page.wait_for_function("() => document.querySelector('.tools-summary')")
    assert preview.page.locator(".hint.is-shown").count() == 0
