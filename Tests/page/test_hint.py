"""Every scene opens with a sentence on what to try, which goes with the first thing that is tried."""

import pytest

from browser import box

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


def overlaps(a, b):
    return all(a[axis] < b[axis] + b[axis + 2] and b[axis] < a[axis] + a[axis + 2] for axis in (0, 1))


@pytest.mark.parametrize("width", [500, 820, 1280])
@pytest.mark.parametrize("scene", SCENES)
def test_the_sentence_fits_the_stage_in_two_lines(open_page, scene, width):
    preview = open_page((width, 820), f"?scene={scene}")
    preview.page.wait_for_function("() => document.querySelector('.hint.is-shown')")
    preview.rest()
    stage, note = box(preview.page.locator("#stage")), box(hint(preview))
    assert note[0] >= stage[0] + 16 and note[0] + note[2] <= stage[0] + stage[2] - 16
    line = preview.page.evaluate("() => parseFloat(getComputedStyle(document.querySelector('.hint p')).lineHeight)")
    assert box(hint(preview).locator("p"))[3] <= (3 if scene == "adaptability" else 2) * line + 1
    for control in preview.page.locator(".tab-bar, .phone-rotate").all():
        assert not (control.is_visible() and overlaps(note, box(control)))


def test_the_sentence_leaves_the_screen_of_a_phone_free(open_page):
    preview = open_page((500, 820), "?scene=adaptability")
    preview.page.wait_for_function("() => document.querySelector('.hint.is-shown')")
    preview.rest()
    assert not overlaps(box(hint(preview)), box(preview.page.locator("#window")))


#: The style sheet that gives the bars their size can come after the sentence.
STANDS_ABOVE_THE_BARS = """
() => {
  const bars = [...document.querySelectorAll('.tab-list, .toolbar')].filter(bar => bar.checkVisibility({ visibilityProperty: true }));
  const hint = document.querySelector('.hint.is-shown')?.getBoundingClientRect();
  return hint && bars.length > 0 && bars.map(bar => bar.getBoundingClientRect()).every(bar => (
    bar.bottom <= hint.top || bar.top >= hint.bottom || bar.right <= hint.left || bar.left >= hint.right));
}
"""
BARS = "&opt.embedding=tab&opt.tabContent=navigation&opt.navigationToolbar=true"
PHONE = "&device=iphone-6.3in"


@pytest.mark.parametrize(
    ("query", "size"),
    [
        ("?scene=lab&profile=ios26" + BARS, (400, 820)),
        ("?scene=lab&profile=ios18" + BARS, (400, 820)),
        ("?scene=lab&profile=ios26" + BARS, (1000, 600)),
        ("?scene=lab&profile=ios26" + BARS + PHONE, (600, 950)),
        ("?scene=lab&profile=ios14" + BARS + PHONE + "&orientation=landscape", (1000, 560)),
        ("?scene=instagram" + PHONE, (600, 950)),
    ],
)
def test_the_sentence_covers_no_bar(open_page, query, size):
    preview = open_page(size, query)
    preview.rest()
    preview.page.wait_for_function(STANDS_ABOVE_THE_BARS)


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
