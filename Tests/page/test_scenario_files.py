"""Scenario files that are edited while their app is looked at."""

import pytest

from scenario_folder import APP, BAD, save, serving_app
from server import Server


@pytest.fixture
def serving(tmp_path):
    """A server of a folder with one app, and the app's file."""
    yield from serving_app(tmp_path)


def shows(title):
    return f"""scene => Object.values(scene.viewModels).some(model => model.title === {title!r})"""


def test_a_saved_file_shows_at_once_and_keeps_the_place(serving, open_page):
    server, file = serving
    preview = open_page(query="?scene=reader", at=server)
    preview.tap_and_wait(preview.element("books/1-1"), "scene => JSON.stringify(scene.place).includes('one')")
    save(file, APP.replace("title: Books", "title: All Books"))
    preview.until(shows("All Books"))
    assert "one" in preview.scene["place"]["contents"].values()


def test_a_scene_whose_file_comes_later_shows_when_it_is_there(serving, open_page):
    server, file = serving
    preview = open_page(query="?scene=second", at=server)
    save(file.with_name("second.yaml"), APP.replace("title: Books", "title: Second Books"))
    preview.until(shows("Second Books"))
    assert preview.scene["scene"] == "second"


def test_a_file_with_an_id_of_its_own_is_awaited_until_it_is_right(tmp_path, browser):
    named = APP.replace("title: Reader", "id: library\ntitle: Reader")
    file = tmp_path / "reader.yaml"
    file.write_text(named.replace("primary: books", "primary: boks"))
    server = Server(flags=["--scenarios", str(tmp_path)])
    page = browser.new_page()
    try:
        page.goto(f"{server.url}?scene=library")
        page.get_by_role("alert").get_by_text("There is no controller boks. Did you mean books?").wait_for()
        assert page.evaluate("() => splitPreview.scene") is None
        save(file, named)
        page.wait_for_function("() => splitPreview.scene?.scene === 'library'")
    finally:
        page.close()
        server.close()


def test_a_presented_sheet_stays_when_the_file_is_saved(serving, open_page):
    server, file = serving
    app = APP.replace("title: Books\n", "title: Books\n      trailing: [{id: new, title: New, tap: {present: {controller: editor}}}]\n")
    app += "  editor: {navigation: {stack: [{screen: {id: form, title: Editor, content: {form: {sections: [{rows: [{id: name, title: Name, text: ''}]}]}}}}]}}\n"
    save(file, app)
    preview = open_page(query="?scene=reader", at=server)
    preview.tap_and_wait(preview.element("books/new"), "scene => JSON.stringify(scene.hierarchy).includes('form')")
    save(file, app.replace("title: Editor", "title: A Book"))
    preview.until(shows("A Book"))


def test_a_fault_is_shown_with_its_line_over_the_last_good_picture(serving, open_page):
    server, file = serving
    preview = open_page(query="?scene=reader", at=server)
    save(file, BAD)
    card = preview.page.get_by_role("alert")
    card.get_by_text("There is no controller boks. Did you mean books?").wait_for()
    assert card.get_by_role("heading").inner_text() == "reader.yaml has a fault: line 3, column 36"
    assert card.locator("code").inner_text() == BAD.splitlines()[2]
    assert card.bounding_box()["height"] < 48
    card.get_by_role("button", name="More").click()
    assert card.get_by_text("line 3, column 36").count() == 1
    preview.until(shows("Books"))
    save(file, APP)
    card.wait_for(state="hidden")


def test_a_narrow_line_names_the_whole_file_and_opens_the_rest(serving, browser):
    server, file = serving
    save(file, BAD)
    page = browser.new_page(viewport={"width": 390, "height": 844})
    try:
        page.goto(f"{server.url}?scene=lab")
        page.wait_for_function("() => splitPreview.scene")
        heading = page.get_by_role("alert").get_by_role("heading")
        heading.wait_for()
        assert heading.evaluate("element => element.scrollWidth <= element.clientWidth")
        page.get_by_role("alert").get_by_role("button", name="More").click()
        message = page.get_by_text("There is no controller boks. Did you mean books?")
        assert message.bounding_box()["width"] > 200
    finally:
        page.close()


def test_the_card_can_be_hidden_and_comes_back_with_the_next_fault(serving, open_page):
    server, file = serving
    preview = open_page(query="?scene=reader", at=server)
    save(file, BAD)
    card = preview.page.get_by_role("alert")
    card.get_by_role("button", name="Hide").click()
    card.wait_for(state="hidden")
    save(file, BAD.replace("boks", "bocks"))
    card.get_by_text("There is no controller bocks. Did you mean books?").wait_for()


def test_a_page_that_is_opened_later_shows_the_fault_as_well(serving, open_page):
    server, file = serving
    save(file, APP.replace("title: Reader", "titel: Reader"))
    preview = open_page(at=server)
    preview.page.get_by_role("alert").get_by_text("A scenario has no titel. Did you mean title?").wait_for()


def test_a_new_file_is_in_the_gallery(serving, open_page):
    server, file = serving
    preview = open_page(query="?scene=reader", at=server)
    save(file.with_name("second.yaml"), APP.replace("title: Reader", "title: Second App"))
    preview.page.wait_for_function("async () => (await (await fetch('meta/first.json')).json()).scenes.some(({ id }) => id === 'second')")
    preview.page.get_by_role("button", name="Reader").first.click()
    preview.page.get_by_text("Second App").first.wait_for()


def test_a_file_with_a_fault_from_the_start_waits_in_an_empty_stage_until_it_is_right(tmp_path, browser):
    file = tmp_path / "reader.yaml"
    file.write_text(BAD)
    server = Server(flags=["--scenarios", str(tmp_path)])
    page = browser.new_page()
    try:
        page.goto(f"{server.url}?scene=reader")
        card = page.get_by_role("alert")
        card.get_by_text("There is no controller boks. Did you mean books?").wait_for()
        assert card.get_by_text("line 3, column 36").is_visible()
        assert page.evaluate("() => splitPreview.scene") is None
        # The card says it, and no notice repeats it.
        page.wait_for_selector(".notice:not(.is-shown)", state="attached")
        page.evaluate("async () => { await fetch('meta.json'); }")
        assert page.locator(".notice.is-shown").count() == 0
        save(file, APP)
        page.wait_for_function("() => JSON.stringify(splitPreview.scene?.viewModels ?? '').includes('Middlemarch')")
        card.wait_for(state="hidden")
        assert "scene=reader" in page.url
    finally:
        page.close()
        server.close()


def test_a_fault_of_another_file_is_one_line_below_the_app(serving, open_page, tmp_path):
    server, _ = serving
    (tmp_path / "other.yaml").write_text(BAD.replace("Reader", "Other"))
    preview = open_page(query="?scene=reader", at=server)
    preview.until(shows("Books"))
    card = preview.page.get_by_role("alert")
    card.get_by_text("other.yaml has a fault").wait_for()
    preview.page.wait_for_function("() => document.querySelector('.fault-card').classList.contains('is-line')")


def test_another_scene_can_be_chosen_while_the_page_waits(tmp_path, browser):
    (tmp_path / "reader.yaml").write_text(BAD)
    server = Server(flags=["--scenarios", str(tmp_path)])
    page = browser.new_page()
    try:
        page.goto(f"{server.url}?scene=reader")
        page.locator(".fault-card.is-alone").wait_for()
        page.get_by_role("button", name="reader").first.click()
        page.get_by_role("button", name="Mail").first.click()
        page.wait_for_function("() => splitPreview.scene?.panes.length > 0")
        page.locator(".fault-card.is-line").wait_for()
    finally:
        page.close()
        server.close()


def test_the_refusal_of_a_file_with_a_fault_is_shown_until_the_card_says_it(tmp_path, browser):
    """The server refuses the scene, and the part of the page with the card is late."""
    (tmp_path / "reader.yaml").write_text(BAD)
    server = Server(flags=["--scenarios", str(tmp_path)])
    page = browser.new_page()
    held = []
    page.route("**/app/scenarios/part.js", lambda route: held.append(route))  # noqa: PLW0108 (playwright inspects it)
    try:
        page.goto(f"{server.url}?scene=reader")
        notice = page.locator(".notice.is-shown")
        notice.get_by_text("The file of the scene reader has a fault").wait_for()
        assert "There is no controller boks. Did you mean books?" in notice.inner_text()
        assert page.evaluate("() => splitPreview.scene") is None
        held[0].continue_()
        page.locator(".fault-card.is-alone").get_by_text("There is no controller boks. Did you mean books?").wait_for()
        notice.wait_for(state="hidden")
    finally:
        page.close()
        server.close()


def gallery_faults(page):
    page.locator(".scene-button").click()
    page.locator(".gallery-card").first.wait_for()
    return page.locator(".gallery-fault")


def test_the_gallery_names_files_with_faults(serving, open_page):
    server, file = serving
    preview = open_page(query="?scene=reader", at=server)
    faults = gallery_faults(preview.page)
    assert faults.count() == 0
    # A fault that comes while the gallery is open, one of a file without a scene, and their end.
    save(file, BAD)
    faults.get_by_text("reader.yaml has a fault").wait_for()
    assert faults.get_by_text("line 3, column 36").is_visible()
    assert preview.page.locator('.gallery-card[data-scene="reader"]').is_visible()
    save(file.with_name("other.yaml"), BAD)
    faults.get_by_text("other.yaml has a fault").wait_for()
    assert preview.page.locator('.gallery-card[data-scene="other"]').count() == 0
    save(file, APP)
    faults.get_by_text("reader.yaml has a fault").wait_for(state="detached")
    assert faults.count() == 1
