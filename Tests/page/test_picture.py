"""The picture that the server draws has the rectangles of the page: of panes, bars, their items, rows and sheets."""

import itertools

import pytest

from browser import say
from combinations import IS_WHOLE
from picture import PARTS, compare, compare_parts, compare_texts, svg_of
from scenes import SCENES

SIZES = [(1366, 1024), (744, 1133), (600, 800), (402, 874)]
PAIRS = [(scene, profile) for scene, profiles in SCENES.items() for profile in profiles]


def resize(preview, width, height):
    """Gives the app a size. A phone keeps its own in any browser, so it is told."""
    if preview.scene["scene"] != "adaptability":
        return preview.resize(width, height)
    say(preview, type="resize", width=width, height=height)
    return preview.until("(scene, size) => String(scene.window.size) === String(size)", [width, height])


#: Each profile of each scene, and from right to left each scene in its own profile: the mirroring is the same in all of them.
MIRRORED = [(*pair, is_mirrored) for is_mirrored, pair in itertools.product([False, True], PAIRS) if IS_WHOLE or not is_mirrored or pair[1] == SCENES[pair[0]][0]]


@pytest.mark.parametrize(("scene", "profile", "is_mirrored"), MIRRORED)
def test_every_scene_has_the_same_rectangles_in_the_picture(open_page, scene, profile, is_mirrored):
    query = f"?scene={scene}&profile={profile}{'&rtl=1' if is_mirrored else ''}"
    preview = open_page(size=SIZES[0], query=query, device_scale_factor=2)
    for size in SIZES:
        resize(preview, *size)
        differences, count = compare(preview)
        assert (size, differences) == (size, [])
        assert count > 1
        assert (size, compare_parts(preview)) == (size, [])
    differences, count = compare_texts(preview)
    assert differences == []
    assert count > 1
    assert preview.scene["profile"] == profile


def test_the_scenes_are_all_that_there_are(open_page):
    preview = open_page()
    scenes = preview.page.evaluate("() => fetch('meta.json').then(answer => answer.json())")["scenes"]
    assert {scene["id"]: set(scene["profiles"]) for scene in scenes} == {name: set(all) for name, all in SCENES.items()}


#: The environments of a user, as the address has them, and a state of each scene in which texts grow.
ENVIRONMENTS = [
    "text=extraSmall",
    "text=extraExtraExtraLarge",
    "text=accessibilityMedium",
    "text=accessibilityExtraExtraExtraLarge",
    "contrast=high",
    "contrast=high&appearance=dark",
    "appearance=dark",
]
GROWING = [
    "scene=instagram&profile=ios18&opt.selectsFirst=true", "scene=split-or-flip&profile=ios26", "scene=split-or-flip&profile=ios14&opt.use=files",
    "scene=adaptability", "scene=mail&profile=ios26", "scene=mail&profile=ios14", "scene=lab&profile=ios26",
]  # fmt: skip


@pytest.mark.parametrize("environment", ENVIRONMENTS)
@pytest.mark.parametrize("state", GROWING)
def test_texts_have_the_sizes_and_the_colours_of_the_page(open_page, state, environment):
    preview = open_page(size=(1180, 820), query=f"?{state}&{environment}", device_scale_factor=2)
    assert compare(preview)[0] == []
    differences, count = compare_texts(preview)
    assert differences == []
    assert count > 1


#: The words in the names of mailboxes and of sections that stand in more than one line.
BROKEN = """() => [...document.querySelectorAll('.is-mailbox-row .row-title, .section-title')].flatMap(title => {
  const walker = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
  const text = walker.nextNode();
  return [...text.data.matchAll(/\\S+/g)].filter(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
  }).map(([word]) => word);
})"""


@pytest.mark.parametrize("direction", ["", "&rtl=1"])
@pytest.mark.parametrize("size", ["accessibilityMedium", "accessibilityExtraExtraExtraLarge"])
@pytest.mark.parametrize(("profile", "widths"), [("ios26", [955, 1000]), ("ios18", [1366])])
def test_no_word_of_a_narrow_sidebar_is_broken(open_page, profile, widths, size, direction):
    preview = open_page(size=(widths[0], 1100), query=f"?scene=mail&profile={profile}&text={size}{direction}", device_scale_factor=2)
    for width in widths:
        preview.resize(width, 1100)
        assert preview.page.evaluate(BROKEN) == []
        row, title = (preview.page.locator(f".is-mailbox-row {part}").first.bounding_box() for part in (".symbol:first-child", ".row-title"))
        assert row["y"] + row["height"] <= title["y"] + title["height"] / 2
        assert compare(preview)[0] == []
        assert compare_texts(preview)[0] == []


#: States of the apps whose contents nothing else shows, as inputs in the address.
CONTENTS = {
    "comments": "scene=instagram&profile=ios18&do=tap(target:profile/post-5)&do=tap(target:detail/comments-5)",
    "story": "scene=instagram&profile=ios26&do=tap(target:profile/own-story)",
    "form": "scene=instagram&profile=ios18&do=tap(target:profile/button)",
    "people": "scene=instagram&profile=ios14&do=tap(target:profile/followers)",
    "details": "scene=mail&profile=ios26&do=perform(target:split,action:showColumn,column:inspector)",
    "compose": "scene=mail&profile=ios18&do=tap(target:message/compose)",
}


@pytest.mark.parametrize("environment", ["text=large", "text=accessibilityLarge&appearance=dark", "contrast=high&rtl=1"])
@pytest.mark.parametrize("content", CONTENTS)
def test_contents_of_other_screens_have_the_texts_of_the_page(open_page, content, environment):
    preview = open_page(size=(1000, 760), query=f"?{CONTENTS[content]}&{environment}", device_scale_factor=2)
    assert compare(preview)[0] == []
    differences, count = compare_texts(preview)
    assert differences == []
    assert count > 2


#: Windows with another status bar, or with the system's controls, and the parts of the system that each has.
SYSTEM_PARTS = {
    "pad with the time in the middle": ("?scene=lab&profile=ios8", ["iPad", "9:41 AM", "100%"], 0),
    "pad with the time first": ("?scene=lab&profile=ios14", ["9:41 AM", "Mon Jun 9", "100%"], 0),
    "phone with a carrier": ("?scene=adaptability", ["Harbour", "9:41 AM", "100%"], 0),
    "phone beside a cutout": ("?scene=mail&profile=ios26&device=iphone-6.1in", ["9:41"], 0),
    "phone with a home button": ("?scene=lab&profile=ios13&device=iphone-4.7in", ["Harbour", "9:41 AM", "100%"], 0),
    "free window": ("?scene=mail&profile=ios26&device=ipad-pro-11-m4&arrangement=free&width=700&height=800", [], 3),
    "tile": ("?scene=mail&profile=ios26&device=ipad-pro-11-m4&orientation=landscape&arrangement=tile-1/2", [], 3),
    "panel": ("?scene=lab&profile=ios18&device=ipad-pro-11-m4&arrangement=slide-over", [], 0),
}


@pytest.mark.parametrize("case", SYSTEM_PARTS)
def test_the_picture_has_the_status_bar_of_its_time_and_the_controls_of_windows(open_page, case):
    query, words, controls = SYSTEM_PARTS[case]
    preview = open_page(size=(1366, 1024), query=query, device_scale_factor=2)
    assert compare_parts(preview) == []
    parts = preview.page.evaluate(PARTS, svg_of(preview))["drawn"]
    assert [text for text, _ in parts["status"]] == words
    assert len(parts["controls"]) == controls


@pytest.mark.parametrize("query", ["?scene=mail&profile=ios18", "?scene=mail&profile=ios26&lang=ar"])
def test_the_keyboard_has_the_words_of_the_page(open_page, query):
    preview = open_page(size=(1180, 820), query=query, device_scale_factor=2)
    preview.page.locator('[data-id="message/compose"]').click()
    subject = preview.page.get_by_label("Subject")
    subject.fill("")
    preview.until("scene => scene.window.keyboard > 0 && !JSON.stringify(scene.viewModels).includes('Boat house on')")
    assert compare_parts(preview) == []
    assert preview.page.evaluate(PARTS, svg_of(preview))["drawn"]["suggestions"] == ["I", "The", "I’m"]
    # Letters become words once they are typed.
    subject.press_sequentially("Tom")
    preview.until("""scene => JSON.stringify(scene.viewModels).includes('"Tom"')""")
    assert compare_parts(preview) == []
    assert preview.page.evaluate(PARTS, svg_of(preview))["drawn"]["suggestions"] == ["“Tom”", "Tomorrow", "and"]


#: States that no scene opens in: what is asked for in the address, and what is said then.
STATES = {
    "sheet": ("?scene=lab&profile=ios26", [{"type": "perform", "target": "A", "action": "present", "controller": "S1", "style": "formSheet"}]),
    "page sheet": ("?scene=lab&profile=ios18", [{"type": "perform", "target": "A", "action": "present", "controller": "S1", "style": "pageSheet"}]),
    "popover": ("?scene=lab&profile=ios18", [{"type": "perform", "target": "A", "action": "present", "controller": "S1", "style": "popover", "source": [300, 200, 40, 40]}]),
    "popover of ios5": ("?scene=mail-slide&opt.presentation=popover", [{"type": "resize", "width": 768, "height": 1004}, {"type": "tap", "target": "split/popoverButton"}]),
    "overlay": ("?scene=mail&profile=ios14", [{"type": "resize", "width": 820, "height": 1180}, {"type": "perform", "target": "split", "action": "toggleDisplayMode"}]),
    "floating overlay": ("?scene=mail&profile=ios26", [{"type": "resize", "width": 820, "height": 1180}, {"type": "perform", "target": "split", "action": "toggleDisplayMode"}]),
    "large titles": ("?scene=lab&profile=ios26&opt.largeTitles=true", []),
    "large titles before": ("?scene=lab&profile=ios14&opt.largeTitles=true", []),
    "toolbars": ("?scene=lab&profile=ios26&opt.navigationToolbar=true", []),
    "toolbars before": ("?scene=lab&profile=ios13&opt.navigationToolbar=true", []),
    "tabs at the top": ("?scene=lab&profile=ios18&opt.embedding=tab", []),
    "tabs of glass at the top": ("?scene=lab&profile=ios26&opt.embedding=tab", []),
    "sidebar": ("?scene=lab&profile=ios18&opt.embedding=tab&opt.tabs=true", [{"type": "set", "target": "tabs", "properties": {"mode": "tabSidebar", "isSidebarHidden": False}}]),
    "sidebar of glass": ("?scene=lab&profile=ios26&opt.embedding=tab&opt.tabs=true", [{"type": "set", "target": "tabs", "properties": {"mode": "tabSidebar", "isSidebarHidden": False}}]),
    "inspector": ("?scene=mail&profile=ios26", [{"type": "perform", "target": "split", "action": "showColumn", "column": "inspector"}]),
    "compose": ("?scene=mail&profile=ios26", [{"type": "tap", "target": "message/compose"}]),
    "files": ("?scene=split-or-flip&opt.use=files", []),
    "phone": ("?scene=mail&profile=ios26&device=iphone-6.1in", []),
    "phone on its side": ("?scene=lab&profile=ios26&device=iphone-6.1in&orientation=landscape&opt.embedding=tab", []),
}  # fmt: skip


#: The states in which something stands at one side. The others are mirrored as the scenes are.
ONE_SIDED = {"popover", "floating overlay", "sidebar of glass", "inspector", "tabs at the top", "phone on its side"}

MIRRORED_STATES = [(state, False) for state in STATES] + [(state, True) for state in STATES if IS_WHOLE or state in ONE_SIDED]


@pytest.mark.parametrize(("state", "is_mirrored"), MIRRORED_STATES)
def test_sheets_and_other_states_have_the_same_rectangles_in_the_picture(open_page, state, is_mirrored):
    query, messages = STATES[state]
    preview = open_page(size=(1180, 820), query=query + ("&rtl=1" if is_mirrored else ""), device_scale_factor=2)
    for message in messages:
        before = preview.page.evaluate("() => splitPreview.scene.rev")
        if message["type"] == "resize":
            preview.resize(message["width"], message["height"])
        else:
            say(preview, **message)
            preview.until("(scene, rev) => scene.rev > rev", before)
    assert compare(preview)[0] == []


def test_content_that_is_scrolled_is_scrolled_in_the_picture(open_page):
    preview = open_page(size=(1180, 820), query="?scene=mail&profile=ios18", device_scale_factor=2)
    page = preview.page
    page.locator('[data-pane="messages/pane"] .scroller').evaluate("list => { list.scrollTop = 133; }")
    preview.until("scene => scene.panes.some(pane => pane.layout?.offset?.[1] > 100)")
    differences, count = compare(preview)
    assert differences == []
    assert count > 10
