"""The overlay of the lab: the first column over the second."""

LAB = "?scene=lab&profile=ios13"
HAS_MODE = "(scene, mode) => scene.hierarchy.displayMode === mode"


def open_overlay(open_page, **options):
    """The lab in portrait, and the first column swiped in from the edge."""
    preview = open_page((768, 1024), LAB, **options)
    mouse = preview.page.mouse
    mouse.move(3, 500)
    mouse.down()
    mouse.move(200, 505, steps=5)
    mouse.up()
    preview.until(HAS_MODE, "oneOverSecondary")
    return preview
