"""A window without a device that is turned. It keeps its size in any room of the page, until the browser gets another size."""

import pytest

SIZE = "(scene, size) => String(scene.window.size) === String(size)"
#: The window as it fills the browser, and as it is turned.
FILLING, TURNED = [1366, 1024], [1024, 1366]


@pytest.fixture
def preview(open_page):
    return open_page((1366, 1024), "?scene=mail")


def turn(preview, size):
    preview.tool(".turn-button").click()
    preview.until(SIZE, size)


@pytest.mark.parametrize("key, part", [("i", "#tools"), ("t", ".timeline"), ("c", "#console"), ("u", ".ruler")])
def test_a_turned_window_keeps_its_size_beside_every_part_of_the_page(preview, key, part):
    turn(preview, TURNED)
    for state in ("visible", "hidden"):
        if key == "c":
            preview.tool(".console-opener").click()
        else:
            preview.page.keyboard.press(key)
        preview.page.locator(part).wait_for(state=state)
        preview.rest()
        assert preview.scene["window"]["size"] == TURNED
        preview.photograph(f"turned-{key}-{state}")


def test_the_address_tells_the_turned_size(preview):
    turn(preview, TURNED)
    preview.page.wait_for_function("() => location.search.includes('width=1024&height=1366')")
    preview.go(preview.page.url)
    preview.until(SIZE, TURNED)


def test_a_window_that_is_turned_back_fills_the_browser_again(preview):
    turn(preview, TURNED)
    turn(preview, FILLING)
    preview.resize(900, 700)
    preview.page.wait_for_function("() => !location.search.includes('width=')")


def test_a_turned_window_fills_a_browser_of_another_size(preview):
    turn(preview, TURNED)
    preview.resize(1200, 800)
    preview.page.wait_for_function("() => !location.search.includes('width=')")


def test_a_size_that_was_typed_stays_when_it_is_turned_back(open_page):
    preview = open_page((1366, 1024), "?scene=mail&width=800&height=600")
    turn(preview, [600, 800])
    turn(preview, [800, 600])
    preview.resize_viewport(1200, 800)
    preview.rest()
    assert preview.scene["window"]["size"] == [800, 600]
