"""An app's own page module, by which it draws what the page does not know."""

import json

import pytest

MODULE = """
import { registerView } from '../../app/views/views.js';

class OwnView {
  constructor() {
    this.element = document.createElement('output');
    this.element.className = 'own';
  }
  update({ title }) { this.element.value = `Own ${title}`; }
  layout(pane) { this.element.dataset.width = pane.frame[2]; }
}

registerView('plain', OwnView);
"""


def name_a_module(page, path):
    """Has the server's description of the lab name a page module."""

    def answer(route):
        meta = route.fetch().json()
        next(scene for scene in meta["scenes"] if scene["id"] == "lab")["page"] = path
        route.fulfill(body=json.dumps(meta), content_type="application/json")

    page.route("**/meta/first.json", answer)


@pytest.mark.parametrize("form", ["bundle", "sources"])
def test_a_kind_is_drawn_by_the_view_that_the_app_registers(open_page, form, request):
    at = request.getfixturevalue("sources") if form == "sources" else None

    def prepare(page):
        name_a_module(page, "apps/own/page.js")
        page.route("**/apps/own/page.js", lambda route: route.fulfill(body=MODULE, content_type="text/javascript"))

    preview = open_page((1180, 820), "?scene=lab", at=at, prepare=prepare)
    titles = preview.page.eval_on_selector_all(".own", "all => all.map(one => one.value)")
    assert {"Own A", "Own B"} <= set(titles)
    assert preview.page.locator(".pane-body .plain").count() == 0
    width = preview.page.locator('[data-pane="B/pane"] .own').get_attribute("data-width")
    assert float(width) == next(pane for pane in preview.scene["panes"] if pane["id"] == "B/pane")["frame"][2]


def test_a_module_that_cannot_be_loaded_is_reported_and_the_app_is_drawn_plainly(open_page):
    def prepare(page):
        name_a_module(page, "apps/none/page.js")

    preview = open_page((1180, 820), "?scene=mail", prepare=prepare)
    preview.expects = lambda line: "apps/none/page.js" in line or "404" in line or "TypeError" in line
    assert preview.page.locator(".is-message-row").count() > 0
    preview.go(preview.page.url.replace("scene=mail", "scene=lab"))
    preview.page.get_by_text("its page module apps/none/page.js could not be loaded").wait_for()
    assert preview.page.locator(".pane-body .plain").count() > 0
