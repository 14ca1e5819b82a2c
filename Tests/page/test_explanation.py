"""The answers to "Why?": two clicks, in sentences, with their sources and the way to the nearest flip."""

import re

import pytest
from playwright.sync_api import expect

from browser import on_stage

PANEL = ".explanation-panel"


def ask(preview, x, y):
    preview.tool(".why-button").click()
    expect(preview.page.locator("#stage.is-asking")).to_be_visible()
    preview.page.mouse.click(*on_stage(x, y))
    expect(preview.page.locator(PANEL)).to_be_visible()
    return preview.page.locator(PANEL)


def taps(preview):
    return [message for message in preview.sent if message["type"] in ("tap", "swipe")]


def test_a_pane_says_why_it_is_there_and_where_that_changes(open_page):
    preview = open_page((1180, 800), "?scene=mail")
    panel = ask(preview, 900, 400)
    expect(panel.locator(".explanation-lead")).to_contain_text("because")
    assert panel.locator("li").count() >= 3
    for sentence in panel.locator("li span").all_inner_texts():
        assert sentence[0].isupper() and sentence.endswith(".")
    source = panel.locator("li small").first
    assert re.match("(Documented|Observed): [a-zA-Z]", source.inner_text())
    assert re.match(r"Statement [\w.-]+: .*\nSources in docs/sources.md: ", source.get_attribute("title"))
    assert "safe area" not in panel.inner_text(), "the insets have a question of their own"
    assert taps(preview) == []
    expect(preview.page.locator("#stage.is-asking")).to_have_count(0)
    preview.photograph("explanation")
    panel.locator(".explanation-flip").first.click()
    preview.until("scene => scene.window.size[0] === 954")


def test_an_answer_about_a_visible_list_begins_with_it_and_names_the_hidden_detail(open_page):
    preview = open_page((500, 800), "?scene=mail")
    panel = ask(preview, 250, 500)
    expect(panel.locator(".explanation-lead")).to_have_text(re.compile("^The controller “Mailboxes” is visible, because the split view is collapsed"))
    tops = [panel.locator(name).bounding_box()["y"] for name in (".explanation-lead", ".explanation-flip", ".explanation-list")]
    assert tops == sorted(tops)
    hidden = panel.locator("li").filter(has_text="The secondary column of the split view is hidden")
    expect(hidden).to_contain_text("because the split view is collapsed")
    expect(panel.locator(".explanation-flip")).to_contain_text("Wider: changes at 667")


def test_an_answer_about_a_collapsed_split_view_begins_with_the_hidden_detail(open_page):
    preview = open_page((1000, 800), "?scene=mail")
    preview.resize(500, 800)
    preview.page.locator(".caption-link").click()
    lead = re.compile("^The secondary column of the split view is hidden, because the split view is collapsed.* 500 is not above 667\\.$")
    expect(preview.page.locator(".explanation-panel .explanation-lead")).to_have_text(lead)


def test_escape_ends_the_question_and_the_app_gets_the_next_press(open_page):
    preview = open_page((1180, 800), "?scene=mail")
    preview.page.keyboard.press("w")
    expect(preview.page.locator(".why-button")).to_have_attribute("aria-pressed", "true")
    preview.page.keyboard.press("Escape")
    expect(preview.page.locator(".why-button")).to_have_attribute("aria-pressed", "false")
    preview.tap_and_wait(preview.element("messages/proofs"), "scene => scene.viewModels.message.message === 'proofs'")
    assert len(taps(preview)) == 1


def test_the_keyboard_asks_about_the_pane_with_the_focus(open_page):
    preview = open_page((1180, 800), "?scene=mail")
    preview.element("messages/proofs").focus()
    preview.page.keyboard.press("w")
    expect(preview.page.locator(PANEL)).to_be_visible()
    asked = [message for message in preview.sent if message["type"] == "explain"]
    assert [message["target"] for message in asked] == ["messages/pane"]
    preview.page.keyboard.press("Escape")
    expect(preview.page.locator(PANEL)).to_be_hidden()


def test_on_a_device_the_point_is_that_of_the_app(open_page):
    preview = open_page((900, 700), "?scene=mail&device=ipad-pro-11-m4&orientation=landscape")
    left, top, width, height = preview.page.locator("#window").evaluate(
        "one => { const box = one.getBoundingClientRect(); return [box.x, box.y, box.width, box.height]; }"
    )
    preview.tool(".why-button").click()
    expect(preview.page.locator("#stage.is-asking")).to_be_visible()
    preview.page.mouse.click(left + width * 0.75, top + height / 2)
    expect(preview.page.locator(PANEL)).to_be_visible()
    question = next(message for message in preview.sent if message["type"] == "explain")
    size = preview.scene["window"]["size"]
    assert abs(question["x"] - size[0] * 0.75) <= 2 and abs(question["y"] - size[1] / 2) <= 2


def test_a_point_outside_the_app_is_said_and_another_one_is_asked_for(open_page):
    preview = open_page((1180, 800), "?scene=mail&width=700&height=500")
    panel = ask(preview, 1150, 700)
    expect(panel.locator(".explanation-lead")).to_have_text("This point is outside the app. Press a column in the app, or the place where one was.")
    expect(preview.page.locator(".said[role=status]")).to_have_text("Why: This point is outside the app. Press a column in the app, or the place where one was.")
    expect(preview.page.locator("#stage.is-asking")).to_be_visible()
    box = preview.page.locator("#window").bounding_box()
    preview.page.mouse.click(box["x"] + 30, box["y"] + box["height"] - 40)
    expect(panel.locator(".explanation-lead")).to_contain_text("because")
    expect(preview.page.locator("#stage.is-asking")).to_have_count(0)


@pytest.mark.parametrize("query", ["?scene=instagram", "?scene=mail", "?scene=split-or-flip", "?scene=mail-slide"])
def test_no_sentence_has_an_identifier_that_the_page_knows(open_page, query):
    preview = open_page((1180, 800), query)
    panel = ask(preview, 900, 400)
    expect(panel.locator(".explanation-lead")).to_contain_text("because")
    said = " ".join(panel.locator(".explanation-lead, li span, .explanation-flip").all_inner_texts())
    assert not re.search(r"nav:|[a-z]+(Beside|Over|Displace)|displayMode|sideBySide|secondaryOnly|leftColumnWidth", said), said
