"""The example in a browser, at the address that it prints."""

import subprocess

import pytest
from playwright.sync_api import expect, sync_playwright

from conftest import PATIENCE, ROOT


@pytest.fixture
def page(url):
    found = subprocess.run([ROOT / "scripts/browser"], capture_output=True, text=True)
    assert found.returncode == 0, found.stderr
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found.stdout.strip(), args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1180, "height": 820})
        page.set_default_timeout(PATIENCE * 1000)
        page.complaints = []
        page.on("console", lambda message: page.complaints.append(message.text) if message.type in ("error", "warning") else None)
        page.goto(url)
        yield page
        browser.close()


def test_a_recipe_is_chosen_and_gone_through_by_tapping(page):
    expect(page.locator(".labels-text")).to_have_text("Choose a recipe.")
    page.locator('[data-id="list/recipe-1"]').click()
    expect(page.locator(".recipe-text")).to_have_text("Roast the tomatoes.")
    page.locator('[data-id="card/next"]').click()
    expect(page.locator(".recipe-text")).to_have_text("Simmer them in stock.")
    assert page.evaluate("splitPreview.scene.scene") == "recipes"


def test_the_card_is_drawn_by_the_view_and_the_style_sheet_of_the_app(page):
    page.locator('[data-id="list/recipe-2"]').click()
    expect(page.locator(".recipe-number")).to_have_text("Step 1 of 3")
    expect(page.locator(".recipe-dots i")).to_have_count(3)
    expect(page.locator(".recipe-dots .is-done")).to_have_css("background-color", "rgb(210, 105, 30)")
    assert page.complaints == []
