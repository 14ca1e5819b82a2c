"""A link to an app that goes on by itself leads to what it shows some time after an input."""

import pathlib
import re

import pytest
from playwright.sync_api import expect

from server import BINARY, Server

#: The app with a row for everything that an app should not do, and for what it does by itself (Tests/TrialApp).
TRIAL_APP = pathlib.Path(BINARY).parent / "trial-app"


@pytest.fixture(scope="module")
def trials():
    server = Server(command=[BINARY, "app", "--binary", str(TRIAL_APP), "--title", "Trials", "--port", "0", "--no-open"])
    yield server
    assert server.process.poll() is None, "the server has died"
    server.close()


def tap(preview, trial, text):
    """Taps a row, and waits for what the app shows some time later."""
    preview.tap(f"Trials/{trial}")
    preview.until(f"scene => JSON.stringify(scene.viewModels).includes('\"text\":\"{text}\"')")


def text_of(preview):
    return preview.page.evaluate("Object.values(splitPreview.scene.viewModels).find(({ text }) => text).text")


@pytest.mark.parametrize("trial", ["later", "task", "timer", "queue"])
def test_what_comes_by_itself_can_be_repeated(open_page, trials, trial):
    preview = open_page((1180, 820), at=trials)
    tap(preview, trial, "loaded, on the main thread: true" if trial == "task" else trial)
    preview.tool(".share-button").click()
    status = preview.page.locator(".share-panel .link-status")
    expect(status).to_have_text(re.compile("^Whoever opens the link sees the same"), timeout=30000)


def test_an_input_waits_for_its_target(open_page, trials):
    """The row of the second tap comes after the answer to the first one."""
    preview = open_page((1180, 820), at=trials)
    tap(preview, "grow", "grow")
    preview.until("scene => JSON.stringify(scene.viewModels).includes('Trials/grown')")
    tap(preview, "grown", "grown")
    preview.tool(".share-button").click()
    expect(preview.page.locator(".share-panel .link-status")).to_have_text(re.compile("^Whoever opens"), timeout=30000)
    link = preview.page.get_by_label("Link to this state").input_value()
    other = open_page((1180, 820), re.sub(r"^[^?]*", "", link), at=trials)
    other.until("scene => JSON.stringify(scene.viewModels).includes('\"text\":\"grown\"')")
    assert other.page.locator(".notice.is-shown").count() == 0


def test_an_input_whose_target_never_comes_is_told(open_page, trials):
    preview = open_page((1180, 820), "?do=tap(target:Trials/nowhere)", at=trials)
    expect(preview.page.locator(".notice.is-shown")).to_be_visible(timeout=10000)
    assert text_of(preview) == "nothing"


def test_an_exception_of_uikit_has_a_notice_and_the_app_goes_on(open_page, trials):
    preview = open_page((1180, 820), at=trials)
    tap(preview, "exception", "after the exception")
    expect(preview.page.locator(".notice.is-shown")).to_contain_text("UIKit raises an exception here, which ends the app on a device: ")
