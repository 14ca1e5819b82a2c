"""Presentations in the lab: what nobody can tap, a test says to the server itself."""

from browser import say

LAB = "?scene=lab&opt.style=unspecified&profile={}"
IS_PRESENTED = "(scene, id) => scene.panes.some(pane => pane.presentation && pane.controller === id)"
IS_GONE = "(scene, id) => !scene.panes.some(pane => pane.controller === id)"


def open_lab(open_page, size=(1024, 768), profile="ios13", query="", **options):
    return open_page(size, LAB.format(profile) + query, **options)


def present(preview, controller="P", target="split", **more):
    """Presents a controller and waits until it is drawn."""
    say(preview, type="perform", target=target, action="present", controller=controller, **more)
    preview.until(IS_PRESENTED, controller)


def dismiss(preview, controller="P", target="split"):
    say(preview, type="perform", target=target, action="dismiss")
    preview.until(IS_GONE, controller)
