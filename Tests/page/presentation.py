"""Presentations in the lab: what nobody can tap, a test says to the server itself."""

from browser import keep_the_socket, say

LAB = "?scene=lab&opt.style=unspecified&profile={}"
IS_PRESENTED = "(scene, id) => scene.panes.some(pane => pane.presentation && pane.controller === id)"
IS_GONE = "(scene, id) => !scene.panes.some(pane => pane.controller === id)"


def open_lab(open_page, size=(1024, 768), profile="ios13", query="", **options):
    return open_page(
        size,
        LAB.format(profile) + query,
        prepare=keep_the_socket,
        **options,
    )


def present(preview, controller="P", target="split", **more):
    """Presents a controller and waits until it is drawn."""
    say(preview, type="perform", target=target, action="present", controller=controller, **more)
    preview.until(IS_PRESENTED, controller)


def dismiss(preview, controller="P", target="split"):
    say(preview, type="perform", target=target, action="dismiss")
    preview.until(IS_GONE, controller)


#: Stops what comes or goes half-way, and answers with what LOOK, a function, sees there and then.
HALF_WAY = """
() => {
  if (!document.querySelector('.is-exchanging')) return null;
  for (const one of document.getAnimations()) {
    one.pause();
    one.currentTime = one.effect.getTiming().duration / 2;
  }
  return (LOOK)();
}
"""


def half_of_exchange(preview, look):
    seen = preview.page.wait_for_function(HALF_WAY.replace("LOOK", look)).json_value()
    preview.page.evaluate("() => document.getAnimations().forEach(one => one.play())")
    return seen
