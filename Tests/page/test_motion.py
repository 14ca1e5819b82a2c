"""The screen while a transition runs, and after the transition was cut short."""

from browser import AT_REST, HAS_MODE, browser_around, close, on_stage
from half_way import half_way
from overlay import open_overlay

HAS_DETAIL = "scene => scene.panes.some(pane => pane.id === 'detail/pane')"
NOTHING_RUNS = """
() => document.getAnimations().every(one => one.playState !== 'running' || !one.effect.target.closest('#window'))
"""


def open_post(open_page, size=(1024, 768), **options):
    preview = open_page(size, **options)
    preview.tap_and_wait(preview.element("profile/post-5"), HAS_DETAIL)
    preview.element("detail/row-5").wait_for()
    return preview


def test_an_overlay_is_swiped_in_and_tapped_away(open_page):
    preview = open_overlay(open_page)
    assert close(preview.frame(preview.pane("nav:A/pane")), [0, 0, 308, 1024])
    assert close(preview.frame(preview.pane("nav:B/pane")), [0, 0, 768, 1024])
    preview.photograph("768-overlay")
    preview.page.mouse.click(*on_stage(700, 500))
    preview.until(HAS_MODE, "secondaryOnly")
    assert not preview.pane("nav:A/pane").is_visible()
    assert preview.page.locator(".role-dimming").count() == 0


def test_a_dismissed_overlay_slides_out_above_the_dimming(open_page):
    preview = open_overlay(open_page)
    dimming, column = half_way(
        preview,
        lambda: preview.page.mouse.click(*on_stage(700, 500)),
        """() => ['.role-dimming', '[data-pane="nav:A/pane"]'].map(
          selector => Number(getComputedStyle(document.querySelector(selector)).zIndex))""",
    )
    assert dimming < column


def test_a_post_glides_and_the_separator_goes_with_its_column(open_page):
    preview = open_post(open_page)
    for _ in ("expand", "and back"):
        seen = half_way(
            preview,
            preview.expand_button.click,
            """box => ({
              column: box('[data-pane="nav:profile/pane"]').right,
              separators: [...document.querySelectorAll('.role-separator')].map(one => one.getBoundingClientRect().left),
              posts: [...document.querySelectorAll('.feed')].length,
              row: box('[data-id="detail/row-5"]').left,
              avatar: box('[data-id="detail/row-5"] .ring').left,
            })""",
        )
        assert 100 < seen["column"] < 220
        assert len(seen["separators"]) == 1 and abs(seen["separators"][0] - seen["column"]) <= 1
        assert seen["posts"] == 1
        assert abs(seen["avatar"] - seen["row"] - 20) <= 1
        assert 190 < seen["row"] < 230


def test_a_transition_ends_by_itself(open_page):
    preview = open_page((375, 812))
    preview.tap("profile/post-3")
    preview.page.wait_for_function(f"() => ({HAS_DETAIL})(splitPreview.scene) && ({AT_REST})()")
    assert preview.pane("detail/pane").is_visible()
    assert preview.page.locator(".is-leaving").count() == 0


def test_a_resize_ends_what_is_under_way(open_page):
    preview = open_page((375, 812))
    preview.tap("profile/post-3")
    # Slowed down, so that it is still under way when the answer to the resize comes.
    slowed = """() => document.querySelector('.is-leaving')
      && document.getAnimations().map(one => one.updatePlaybackRate(0.01)).length"""
    assert preview.page.wait_for_function(slowed).json_value() > 0
    preview.page.set_viewport_size(browser_around(390, 812))
    preview.page.wait_for_function("() => splitPreview.scene.window.size[0] === 390")
    assert preview.page.evaluate(NOTHING_RUNS)
    assert preview.page.locator(".is-leaving").count() == 0


def test_with_reduced_motion_nothing_moves(open_page):
    preview = open_post(open_page, reduced_motion="reduce")
    seen = half_way(
        preview,
        preview.expand_button.click,
        """box => ({
          pane: box('[data-pane="nav:detail-1/pane"]').left,
          copy: box('.pane-body.is-leaving').left,
          gliding: document.getAnimations().filter(one => ['left', 'top', 'width'].includes(one.transitionProperty)).length,
        })""",
    )
    # The old content fades where it was.
    assert seen == {"pane": 0, "copy": 320.5, "gliding": 0}


def drag(preview, box, *distances):
    """Drags from the middle of a box through these distances, holding still at the end, so that no flick follows."""
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    mouse = preview.page.mouse
    mouse.move(x, y)
    mouse.down()
    for distance in distances:
        mouse.move(x + distance, y, steps=3)
    preview.page.wait_for_timeout(100)
    mouse.move(x + distances[-1], y + 1)
    mouse.up()


def test_a_strip_that_was_dragged_snaps_again(open_page):
    preview = open_page((1024, 768))
    strip = preview.pane("profile/pane").locator(".strip")
    for distances in [(-60,), (-40, 0)]:
        drag(preview, strip.bounding_box(), *distances)
        preview.page.wait_for_function(
            "strip => strip.style.scrollSnapType === ''", arg=strip.element_handle()
        )


def test_a_dragged_carousel_is_at_a_page_at_once_with_reduced_motion(open_page):
    preview = open_post(open_page, reduced_motion="reduce")
    carousel = preview.element("detail/row-5").locator(".carousel")
    carousel.evaluate("""one => {
      window.seen = [];
      one.addEventListener('scroll', () => window.seen.push(one.scrollLeft / one.clientWidth));
    }""")
    box = carousel.bounding_box()
    drag(preview, {**box, "height": 400}, -400)
    preview.page.wait_for_function("() => seen.at(-1) === 1")
    # After the drag's own steps there is no way between: the page is there.
    assert all(at <= 0.6 for at in preview.page.evaluate("seen")[:-1])
