"""The user's own scenes come first: at the bare address, and in the gallery."""

import pytest
from playwright.sync_api import expect

from scenario_folder import APP, BAD, save, serving_app

#: Whether a picture of the gallery has been decoded, with a drawing of the server in it.
IS_DRAWN = "img => img.complete && img.naturalWidth > 0 && decodeURIComponent(img.src).includes('<svg')"


@pytest.fixture
def serving(tmp_path):
    """A server of a folder with one app, and the app's file."""
    yield from serving_app(tmp_path)


def offers(preview, count):
    preview.page.wait_for_function(
        "async count => (await (await fetch('meta/first.json')).json()).scenes.filter(({ page }) => page?.includes('/scenario/')).length === count", arg=count
    )


def test_the_bare_address_opens_the_only_file_of_the_user(serving, open_page):
    server, _ = serving
    preview = open_page(query=None, at=server)
    assert preview.scene["scene"] == "reader"
    expect(preview.page.locator(".gallery-panel")).to_have_count(0)


def test_the_bare_address_awaits_the_only_file_if_it_has_a_fault(tmp_path, open_page, browser):
    for server, _ in serving_app(tmp_path, BAD):
        page = browser.new_page()
        page.goto(server.url)
        page.get_by_role("alert").get_by_text("There is no controller boks. Did you mean books?").wait_for()
        assert page.evaluate("() => splitPreview.scene") is None
        page.close()


def test_the_bare_address_offers_several_files_of_the_user(serving, open_page):
    server, file = serving
    save(file.with_name("second.yaml"), APP.replace("title: Reader", "title: Second App"))
    first = open_page(query="?scene=reader", at=server)
    offers(first, 2)
    preview = open_page(query=None, at=server)
    panel = preview.page.locator(".gallery-panel")
    expect(panel).to_be_visible()
    names = panel.locator(".gallery-card").evaluate_all("cards => cards.map(card => card.dataset.scene)")
    assert names[:2] == ["reader", "second"] and "mail" in names[2:]
    own, samples = panel.locator(".gallery-group").nth(0), panel.locator(".gallery-group").nth(1)
    assert own.get_by_role("heading").inner_text() == "Your own" and samples.get_by_role("heading").inner_text() == "Samples"
    assert samples.evaluate("one => getComputedStyle(one).borderTopWidth") == "1px"
    expect(panel.get_by_role("searchbox")).to_be_visible()
    preview.photograph("gallery-own")
    panel.locator('[data-scene="second"]').click()
    preview.until("scene => scene.scene === 'second'")


def test_a_named_scene_opens_no_gallery(serving, open_page):
    server, file = serving
    save(file.with_name("second.yaml"), APP.replace("title: Reader", "title: Second App"))
    offers(open_page(query="?scene=reader", at=server), 2)
    preview = open_page(query="?scene=mail", at=server)
    expect(preview.page.locator(".gallery-panel")).to_have_count(0)


def test_the_gallery_draws_what_is_in_sight_and_finds_one_of_a_hundred(serving, open_page):
    server, file = serving
    for number in range(99):
        file.with_name(f"app-{number:02}.yaml").write_text(APP.replace("title: Reader", f"title: Notebook {number:02}"))
    first = open_page(query="?scene=reader", at=server)
    offers(first, 100)
    preview = open_page((1100, 800), None, at=server)
    panel = preview.page.locator(".gallery-panel")
    expect(panel).to_be_visible()
    picture = panel.locator(".gallery-card img").first
    picture.wait_for()
    assert picture.evaluate(IS_DRAWN)
    panel.get_by_role("searchbox").fill("notebook 42")
    expect(panel.locator(".gallery-card:visible")).to_have_count(1)
    expect(panel.get_by_role("status")).to_have_text("1 of 106")
    found = panel.locator('[data-scene="app-42"] img')
    found.wait_for()
    assert panel.locator("img").count() < 60, "the server draws only what has been in sight"
    preview.photograph("gallery-search")
    panel.get_by_role("searchbox").fill("nothing like that")
    expect(panel.get_by_role("status")).to_have_text("No scene has these words.")


def test_a_few_samples_need_no_search(open_page):
    preview = open_page((1000, 700), "?scene=mail")
    preview.page.locator(".scene-button").click()
    panel = preview.page.locator(".gallery-panel")
    expect(panel.get_by_role("searchbox")).to_be_hidden()
    expect(panel.get_by_role("heading", name="Samples")).to_be_hidden()
    panel.locator('[data-scene="instagram"] img').wait_for()
    assert panel.locator('[data-scene="instagram"] img').evaluate(IS_DRAWN)
