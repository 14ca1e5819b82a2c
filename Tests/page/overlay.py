"""The overlay of the lab: the first column over the second."""

from browser import HAS_MODE

LAB = "?scene=lab&opt.style=unspecified&profile=ios13"


def open_overlay(open_page, **options):
    """The lab in portrait, and the first column swiped in from the edge."""
    preview = open_page((768, 1024), LAB, **options)
    preview.swipe((3, 500), (200, 505))
    preview.until(HAS_MODE, "oneOverSecondary")
    return preview
