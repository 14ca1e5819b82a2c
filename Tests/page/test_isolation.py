"""Titles and names that would turn the page's own words around: they are isolated wherever a sentence has them."""

import json

import pytest

from browser import on_stage
from scenario_folder import APP, save, serving_app

#: Letters that are read from right to left, and a character that turns all that follows.
TITLE, BOOKS, PAGE, ROW, FILE = "قارئ\u202e", "كتب\u202e", "صفحة \u202e", "سطر\u202e", "قراءة\u202e.yaml"

TURNING = "id: reader\n" + (
    APP.replace("title: Reader", f"title: {json.dumps(TITLE)}").replace("title: Books", f"title: {json.dumps(BOOKS)}")
    .replace("title: Page", f"title: {json.dumps(PAGE)}").replace("title: Walden", f"title: {json.dumps(ROW)}")
)  # fmt: skip

#: The texts around the app, and the labels for screen readers, in which something turns the rest. A text that stands alone in an
#: element of its own turns nothing else.
TURNED = r"""
alone => {
  const turns = text => /[\u0590-\u08ff\u202a-\u202e\u2066-\u2069]/.test(text.replace(/\u2068[^\u2066-\u2069]*\u2069/g, ''));
  const isOwn = (text, element) => element.childNodes.length === 1 && alone.includes(text.trim())
    && (!getComputedStyle(element).display.startsWith('inline') || /isolate|plaintext/.test(getComputedStyle(element).unicodeBidi));
  const found = turns(document.title) ? [document.title] : [];
  for (const element of document.querySelectorAll('body *')) {
    for (const name of ['aria-label', 'title', 'aria-valuetext', 'alt']) {
      const text = element.getAttribute(name);
      if (text && turns(text) && !alone.includes(text)) found.push(`${name}: ${text}`);
    }
    if (element.closest('#window') || element.matches('option, input, textarea')) continue;
    for (const { nodeType, data } of element.childNodes) {
      if (nodeType === Node.TEXT_NODE && turns(data) && !isOwn(data, element)) found.push(`${element.tagName}.${element.className}: ${data}`);
    }
  }
  return found;
}
"""

#: Whether the page's words in an element stand from left to right, behind the title before them.
STANDS = """
(element, words) => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const at = node.data.indexOf(words);
    if (at < 0) continue;
    const x = index => {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      return range.getBoundingClientRect().x;
    };
    const places = [...words].map((letter, index) => [letter, index]).filter(([letter]) => letter !== ' ').map(([, index]) => x(at + index));
    return places.every((place, index) => index === 0 || place > places[index - 1]) && places[0] > element.getBoundingClientRect().x;
  }
  return null;
}
"""


@pytest.fixture
def serving(tmp_path):
    yield from serving_app(tmp_path, TURNING, FILE)


def expect_isolated(preview):
    preview.rest()
    assert preview.page.evaluate(TURNED, [TITLE, BOOKS, PAGE, ROW]) == []


def expect_to_stand(locator, words):
    locator.wait_for()
    assert locator.evaluate(STANDS, words) is True, (words, locator.inner_text())


def test_the_page_around_an_app_with_titles_that_turn(serving, open_page):
    server, _ = serving
    preview = open_page((1366, 900), "?scene=reader&timeline=1", at=server)
    preview.tap_and_wait(preview.element("books/1-1"), "scene => JSON.stringify(scene.place).includes('one')")
    preview.resize_browser(500, 664)
    preview.page.wait_for_function("() => document.title.includes('Split Preview')")
    expect_isolated(preview)
    assert preview.page.title() == f"\u2068{TITLE}\u2069 · Split Preview"
    preview.photograph("isolation-timeline")


def test_the_news_and_the_labels_of_the_columns(serving, open_page):
    server, _ = serving
    preview = open_page((390, 756), "?scene=reader&timeline=1", at=server)
    assert preview.back_button.get_attribute("aria-label") == f"Back to \u2068{BOOKS}\u2069"
    preview.tap_and_wait(preview.back_button, "scene => JSON.stringify(scene.viewModels).includes('Middlemarch')")
    expect_to_stand(preview.page.locator(".timeline-news").last, "shown")
    expect_isolated(preview)


def test_the_gallery_and_the_line_about_a_fault(serving, open_page):
    server, file = serving
    preview = open_page((1366, 900), "?scene=reader", at=server)
    save(file, TURNING.replace("primary: books", "primary: boks"))
    card = preview.page.locator(".fault-card.is-line")
    expect_to_stand(card.get_by_role("heading"), "has a fault")
    preview.page.locator(".scene-button").click()
    expect_to_stand(preview.page.locator(".gallery-fault"), "has a fault")
    preview.photograph("isolation-gallery")
    preview.page.keyboard.press("Escape")
    card.get_by_role("button", name="More").click()
    expect_to_stand(preview.page.locator(".fault-card h2"), "line 4")
    expect_isolated(preview)


def test_the_answers_and_the_inspector(serving, open_page):
    server, _ = serving
    preview = open_page((1366, 900), "?scene=reader&panel=hierarchy", at=server)
    preview.tap_and_wait(preview.element("books/1-1"), "scene => JSON.stringify(scene.place).includes('one')")
    preview.page.locator('[data-node="books"]').click()
    preview.page.locator(".fact-why:visible").first.click()
    preview.page.locator(".answer-list li").first.wait_for()
    expect_isolated(preview)
    preview.photograph("isolation-inspector")
    preview.tool(".why-button").click()
    preview.page.locator("#stage.is-asking").wait_for()
    preview.page.mouse.click(*on_stage(150, 300))
    preview.page.locator(".explanation-list li").first.wait_for()
    expect_isolated(preview)
    preview.photograph("isolation-why")


def test_the_audit_quotes_a_row(serving, open_page):
    server, _ = serving
    preview = open_page((1366, 900), "?scene=reader&panel=audit", at=server)
    page = preview.page
    page.get_by_role("tab", name="Audit").click()
    page.get_by_role("button", name="Look at every width").click()
    page.locator(".audit-state").get_by_text("widths from").wait_for()
    expect_isolated(preview)


@pytest.mark.parametrize("part", [".overview", ".board"])
def test_the_headings_of_the_overview_and_the_board(serving, open_page, part):
    server, _ = serving
    query = {".overview": "&overview=1", ".board": "&board=arrangements"}[part]
    preview = open_page((1366, 900), f"?scene=reader{query}", at=server)
    preview.page.locator(f"{part} h2").wait_for()
    preview.page.wait_for_function("([part, title]) => document.querySelector(`${part} h2`).textContent.includes(title)", arg=[part, TITLE])
    expect_isolated(preview)
