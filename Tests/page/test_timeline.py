"""The timeline: what each input caused, the app as it was, and going on from there."""

import json
import subprocess

import pytest
from playwright.sync_api import expect

from browser import box
from server import BINARY

MAIL = "?scene=mail"
WIDE = (1366, 1024)
HAS_SIZE = "(scene, size) => String(scene.window.size) === String(size)"
SELECTED = "message => splitPreview.scene.viewModels.message.message === message"

#: Gives the app's window sizes as a drag of its edge does, each in a frame of its own.
DRAG = """
async ([from, to, step]) => {
  const field = document.querySelector('.bench .picker-length');
  for (let width = from; step > 0 ? width <= to : width >= to; width += step) {
    field.value = width;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    await new Promise(requestAnimationFrame);
  }
}
"""


class Timeline:
    """The timeline of a preview."""

    def __init__(self, preview):
        self.preview = preview
        self.page = preview.page
        self.strip = self.page.locator(".timeline")
        self.rows = self.page.locator(".timeline-row")
        self.past = self.page.locator(".timeline-past")
        self.picture = self.page.locator(".timeline-picture .app-window")

    def open(self):
        self.page.keyboard.press("t")
        self.strip.wait_for()
        return self

    def inputs(self):
        return self.rows.evaluate_all("all => all.map(row => row.querySelector('.timeline-what').textContent.trim())")

    def until_inputs(self, *inputs):
        self.page.wait_for_function(
            "inputs => String([...document.querySelectorAll('.timeline-what')].map(one => one.textContent.trim())) === String(inputs)",
            arg=list(inputs),
        )

    def choose(self, index):
        self.rows.nth(index).click()

    @property
    def where(self):
        return self.page.locator(".timeline-where").inner_text()

    def until_where(self, text):
        self.page.wait_for_function("text => document.querySelector('.timeline-where').textContent.startsWith(text)", arg=text)

    def go_on(self):
        self.strip.get_by_role("button", name="Go on from here").click()
        self.past.wait_for(state="hidden")
        self.preview.rest()


def inputs_of(preview):
    """The messages of the page, without the pings of a slow machine."""
    return [message for message in preview.sent if message["type"] != "ping"]


@pytest.fixture
def mail(open_page):
    """The mail app with its timeline, after the choice of a message and a resize across a flip."""
    preview = open_page(WIDE, MAIL)
    timeline = Timeline(preview).open()
    preview.tap("messages/proofs")
    preview.page.wait_for_function(SELECTED, arg="proofs")
    preview.page.evaluate(DRAG, [600, 600, 1])
    preview.until(HAS_SIZE, [600, 1024])
    timeline.until_inputs("Open mail ios26", "Tap messages/proofs", "Resize 600 × 1024")
    return timeline


def test_the_timeline_takes_room_below_the_app_and_changes_no_size(open_page):
    preview = open_page(WIDE, MAIL)
    timeline = Timeline(preview).open()
    assert preview.scene["window"]["size"] == [1366, 1024]
    assert not [message for message in preview.sent if message["type"] == "resize"]
    app, strip = box(preview.page.locator("#window")), box(timeline.strip)
    assert app[1] + app[3] <= strip[1]
    assert "drawn at" in timeline.where
    preview.page.wait_for_function("() => location.search.includes('timeline=1')")
    preview.page.keyboard.press("t")
    timeline.strip.wait_for(state="hidden")
    preview.rest()
    assert preview.scene["window"]["size"] == [1366, 1024]
    assert box(preview.page.locator("#window"))[2:] == [1366, 1024]
    assert not [message for message in preview.sent if message["type"] == "resize"]


def test_the_address_opens_it_and_its_button_closes_it(open_page):
    preview = open_page(WIDE, f"{MAIL}&timeline=1")
    timeline = Timeline(preview)
    timeline.strip.wait_for()
    app, strip = box(preview.page.locator("#window")), box(timeline.strip)
    assert app[1] + app[3] == strip[1], "the app fills what the timeline leaves"
    button = preview.tool(".timeline-button")
    assert button.get_attribute("aria-pressed") == "true"
    button.click()
    timeline.strip.wait_for(state="hidden")
    preview.page.wait_for_function("() => !location.search.includes('timeline')")


def test_a_moment_of_the_past_shows_in_the_bar_and_in_the_inspector_too(mail):
    page, preview = mail.page, mail.preview
    page.keyboard.press("i")
    inspector = page.locator(".tools")
    inspector.locator('[data-node="split"]').click()
    width = page.get_by_label("Width", exact=True).first
    badge = page.locator(".badge-class")
    settings = inspector.locator(".setting")
    expect(settings.first).to_be_visible()
    expect(width).to_have_value("600")
    expect(badge).to_have_text("compact")
    mail.choose(1)
    expect(width).to_have_value("1366")
    expect(badge).to_have_text("regular")
    expect(page.locator(".caption-line")).to_have_text("The app as it was at 2 of 3.")
    expect(inspector.get_by_text("To change settings, go on from here.")).to_be_visible()
    expect(settings).to_have_count(0)
    assert inspector.locator(".fact-why:visible").count() == 0
    page.locator(".tools-row", has_text="Messages").first.hover()
    expect(page.locator(".timeline-picture .outline")).to_be_visible()
    page.keyboard.press("w")
    expect(page.locator(".explanation-lead")).to_contain_text("as it is now")
    page.keyboard.press("Escape")
    assert preview.scene["window"]["size"] == [600, 1024], "the app itself stays where it is"
    mail.strip.get_by_role("button", name="Now").click()
    expect(width).to_have_value("600")
    expect(page.locator(".caption-line")).to_have_text("Collapsed to one column at 667")
    expect(badge).to_have_text("compact")
    expect(settings.first).to_be_visible()


def test_each_input_is_listed_with_what_it_caused(mail):
    strip = mail.strip
    assert mail.rows.nth(2).locator(".timeline-news").inner_text() == "Collapsed to one column at 667"
    changes = strip.locator(".timeline-changes")
    changes.get_by_text("Split view: collapsed").wait_for()
    text = changes.inner_text()
    assert "Regular → Compact" in text and "iPad: 600 is not above 667" in text
    assert "Secondary column" in text and "nav:" not in text.split("Contents")[0]
    calls = strip.locator(".timeline-calls")
    assert "topColumnForCollapsingToProposedTopColumn" in calls.inner_text().replace("\u200b", "")
    assert calls.locator(".tools-call-state").first.inner_text().startswith("expanded")
    mail.choose(1)
    changes.get_by_text("Contents").wait_for()
    contents = changes.inner_text().split("Contents")[1].splitlines()
    assert [line for line in contents if line] == ["Navigation bar: Secondary column", "Proofs are in", "Inbox", "Mailboxes"]


def test_calls_break_at_punctuation_alone(open_page):
    preview = open_page((1024, 768), MAIL)
    timeline = Timeline(preview).open()
    preview.page.evaluate(DRAG, [700, 700, 1])
    preview.until(HAS_SIZE, [700, 768])
    parts = timeline.strip.locator(".tools-call-part", has_text="willChangeTo:")
    parts.first.wait_for()
    heights = timeline.strip.locator(".tools-selector .tools-call-part").evaluate_all("all => all.map(one => one.getBoundingClientRect().height)")
    assert max(heights) < 20, "no name is on two lines"
    preview.photograph("timeline-calls")


def test_the_past_is_drawn_inert_and_says_so(mail):
    page, preview = mail.page, mail.preview
    mail.choose(1)
    mail.past.wait_for()
    assert mail.where.startswith("2 of 3 · in the past, takes no input")
    assert mail.picture.locator('[data-pane="nav:mailboxes/pane"]').is_visible(), "it shows the three columns of then"
    assert preview.scene["window"]["size"] == [600, 1024], "the app is as it was"
    before = len(inputs_of(preview))
    assert page.evaluate("() => document.getElementById('window').closest('[inert]') !== null || document.getElementById('window').inert")
    assert mail.picture.evaluate("one => one.closest('[inert]') !== null")
    page.keyboard.press("Escape")
    mail.past.wait_for(state="hidden")
    assert mail.where.startswith("3 of 3 · now")
    assert len(inputs_of(preview)) == before
    assert page.evaluate("() => document.querySelectorAll('#stage [inert]').length") == page.evaluate(
        "() => document.querySelectorAll('.timeline-picture, #stage .panes [inert]').length"
    )


def test_it_steps_by_buttons_and_arrow_keys(mail):
    strip = mail.strip
    strip.get_by_role("button", name="Step back").click()
    mail.until_where("2 of 3 · in the past")
    mail.page.keyboard.press("ArrowLeft")
    mail.until_where("1 of 3 · in the past")
    assert strip.get_by_role("button", name="Step back").get_attribute("aria-disabled") == "true"
    mail.page.keyboard.press("ArrowRight")
    mail.until_where("2 of 3 · in the past")
    slider = strip.locator(".timeline-slider")
    slider.focus()
    mail.page.keyboard.press("End")
    mail.until_where("3 of 3 · now")
    mail.past.wait_for(state="hidden")
    strip.locator(".timeline-list").focus()
    mail.page.keyboard.press("ArrowUp")
    mail.until_where("2 of 3 · in the past")
    assert mail.rows.nth(1).get_attribute("aria-selected") == "true"


def saved(timeline):
    with timeline.page.expect_download() as download:
        timeline.strip.get_by_role("button", name="Save transcript").click()
    return download.value


@pytest.fixture
def spaced(mail, tmp_path):
    """Opens the session so far as a transcript whose messages are so many milliseconds apart, however slow this machine is."""

    def open_spaced(gap):
        download = saved(mail)
        file = tmp_path / "spaced.jsonl"
        download.save_as(file)
        head, *lines = file.read_text().splitlines()
        timed = [json.dumps({**json.loads(line), "at": index * gap}) for index, line in enumerate(lines)]
        file.write_text("\n".join([head, *timed]))
        mail.page.locator(".timeline input[type=file]").set_input_files(file)
        mail.page.wait_for_function("() => document.querySelector('.timeline-where').textContent.includes('spaced.jsonl')")

    return open_spaced


def test_a_drag_of_many_sizes_is_scrubbed_inside(mail, spaced):
    preview = mail.preview
    preview.page.evaluate(DRAG, [601, 760, 1])
    preview.until(HAS_SIZE, [760, 1024])
    spaced(16)
    mail.until_inputs("Open mail ios26", "Tap messages/proofs", "Resize 760 × 1024")
    inside = mail.strip.locator(".timeline-inside")
    assert mail.picture.evaluate("one => one.offsetWidth") == 760
    inside.fill("0")
    assert mail.picture.evaluate("one => one.offsetWidth") == 600
    assert mail.strip.locator(".timeline-head h2").inner_text() == "Resize 600 × 1024"
    assert mail.strip.locator(".timeline-place").inner_text().startswith("1 of ")
    inside.fill(str(int(inside.get_attribute("max")) - 1))
    assert 667 < mail.picture.evaluate("one => one.offsetWidth") <= 760


def test_panes_before_and_after_are_ghosts_over_the_picture(mail, spaced):
    spaced(2000)
    mail.choose(2)
    ghosts = mail.page.locator(".timeline-ghost")
    labels = ghosts.evaluate_all("all => all.map(one => one.textContent)")
    assert "secondary before" in labels and "primary after" in labels
    after = mail.page.locator(".timeline-ghost.is-after").first
    assert after.evaluate("one => [one.offsetLeft, one.offsetTop, one.offsetWidth, one.offsetHeight]") == [0, 0, 600, 1024]


def test_it_goes_on_from_an_earlier_point_in_a_fresh_opening(mail):
    preview = mail.preview
    # The page does not repeat the inputs of the address after those up to the moment.
    preview.page.wait_for_function("() => location.href.includes('do=tap')")
    before = len(inputs_of(preview))
    mail.choose(1)
    mail.go_on()
    preview.page.wait_for_function(SELECTED, arg="proofs")
    assert preview.scene["window"]["size"] == [1366, 1024]
    said = inputs_of(preview)[before:]
    assert [message["type"] for message in said] == ["open", "tap"]
    first = next(message for message in preview.sent if message["type"] == "open")
    assert {**said[0], "id": 0} == {**first, "id": 0}, "it is opened as it was"
    assert preview.page.locator(".notice").inner_text() == "1 input was replayed into a fresh opening. The app goes on from here."
    mail.until_inputs("Open mail ios26", "Tap messages/proofs", "Resize 600 × 1024", "Open mail ios26", "Tap messages/proofs")
    preview.tap("messages/tide-tables")
    preview.page.wait_for_function(SELECTED, arg="tide-tables")


def test_a_tap_on_the_picture_goes_on_too(mail):
    mail.choose(0)
    mail.past.wait_for()
    mail.page.locator(".timeline-cover").click(position={"x": 300, "y": 300})
    mail.past.wait_for(state="hidden")
    mail.preview.until(HAS_SIZE, [1366, 1024])
    assert mail.page.locator(".notice").inner_text() == "The scene was opened again as it was. It goes on from here."


def test_hundreds_of_inputs_are_replayed_in_order(mail):
    preview = mail.preview
    preview.page.evaluate(DRAG, [601, 900, 1])
    preview.until(HAS_SIZE, [900, 1024])
    preview.page.keyboard.press("d")
    preview.page.wait_for_function("() => splitPreview.scene.window.device")
    mail.page.wait_for_function("() => document.querySelectorAll('.timeline-row.is-opening').length === 2")
    index = next(n for n, text in enumerate(mail.inputs()) if n > 0 and text.startswith("Open")) - 1
    expected = [message["width"] for message in preview.sent if message["type"] == "resize"]
    before = len(preview.sent)
    mail.choose(index)
    mail.go_on()
    preview.until(HAS_SIZE, [900, 1024])
    repeated = [message["width"] for message in preview.sent[before:] if message["type"] == "resize"]
    assert repeated == expected
    assert not [message for kind, message in preview.frames if kind == "received" and message.get("code") == "tooFast"]


def test_an_input_while_the_past_is_shown_leads_back_to_now(mail):
    mail.choose(0)
    mail.past.wait_for()
    mail.preview.tool(".direction-button").click()
    mail.past.wait_for(state="hidden")
    mail.page.wait_for_function("() => document.querySelector('.timeline-where').textContent.includes('now')")


def test_a_transcript_is_saved_and_opened(mail, tmp_path):
    download = saved(mail)
    assert download.suggested_filename == "mail.jsonl"
    file = tmp_path / "mail.jsonl"
    download.save_as(file)
    lines = [json.loads(line) for line in file.read_text().splitlines()]
    assert lines[0]["transcript"] == 1 and lines[0]["version"]
    said = [line["send"] for line in lines[1:] if "send" in line]
    assert [message["type"] for message in said] == ["open", "tap", "resize"]
    assert [line["receive"]["type"] for line in lines[1:] if "receive" in line] == ["hello", "scene", "scene", "scene"]
    result = subprocess.run([BINARY, "replay", file], capture_output=True, text=True)
    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout == "3 messages sent. All 4 answers are as recorded.\n"

    mail.page.locator(".timeline input[type=file]").set_input_files(file)
    mail.until_where("3 of 3 · mail.jsonl, takes no input")
    mail.choose(1)
    assert mail.picture.locator('[data-pane="nav:mailboxes/pane"]').is_visible()
    mail.go_on()
    mail.preview.page.wait_for_function(SELECTED, arg="proofs")
    mail.preview.until("scene => String(scene.window.size) === '1366,1024'")


def test_a_transcript_of_another_scene_is_drawn_with_its_own_views(mail, open_page, tmp_path):
    file = tmp_path / "mail.jsonl"
    saved(mail).save_as(file)
    other = open_page(WIDE, "?scene=lab&profile=ios14")
    timeline = Timeline(other).open()
    other.page.locator(".timeline input[type=file]").set_input_files(file)
    timeline.until_where("3 of 3 · mail.jsonl")
    timeline.choose(1)
    timeline.picture.get_by_text("Proofs are in").first.wait_for()
    timeline.strip.get_by_role("button", name="Now").click()
    timeline.past.wait_for(state="hidden")
    assert other.scene["scene"] == "lab"


@pytest.mark.parametrize(
    "text, sentence",
    [
        ("no", "Line 1: This is no JSON."),
        ('{"transcript":1,"version":"1"}\n{"at":1}', "Line 2: It must have either send or receive."),
        ('{"transcript":1,"version":"1"}', "The file has no scene."),
    ],
)
def test_a_file_that_is_no_transcript_is_explained(open_page, tmp_path, text, sentence):
    preview = open_page(WIDE, MAIL)
    timeline = Timeline(preview).open()
    file = tmp_path / "bad.jsonl"
    file.write_text(text)
    preview.page.locator(".timeline input[type=file]").set_input_files(file)
    preview.page.wait_for_function("text => document.querySelector('.notice > span').textContent.endsWith(text)", arg=sentence)
    assert timeline.where.startswith("1 of 1 · now")


@pytest.mark.parametrize("size", [(375, 720), (800, 900), WIDE])
def test_everything_has_a_name_and_fits(open_page, size):
    preview = open_page(size, MAIL)
    timeline = Timeline(preview).open()
    preview.page.evaluate("() => document.querySelector('#window [data-id]').click()")
    preview.page.wait_for_function("() => document.querySelectorAll('.timeline-row').length > 1")
    timeline.choose(0)
    timeline.past.wait_for()
    preview.photograph(f"timeline-{size[0]}")
    beyond = timeline.strip.evaluate(
        "strip => [...strip.querySelectorAll('button')].filter(one => one.offsetParent && one.getBoundingClientRect().right > innerWidth)"
        ".map(one => one.textContent)"
    )
    assert beyond == []


def test_a_closed_timeline_costs_no_layout(open_page):
    """The record is written at every message, and touches no element."""
    preview = open_page(WIDE, MAIL)
    preview.page.evaluate(
        """() => {
          window.changes = 0;
          new MutationObserver(all => { window.changes += all.filter(({ target }) => target.closest?.('.timeline')).length; })
            .observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
        }"""
    )
    timeline = Timeline(preview).open()
    preview.page.keyboard.press("t")
    timeline.strip.wait_for(state="hidden")
    preview.page.evaluate("() => { window.changes = 0; }")
    preview.page.evaluate(DRAG, [700, 760, 1])
    preview.until(HAS_SIZE, [760, 1024])
    assert preview.page.evaluate("() => window.changes") == 0
