"""The prototype of seeds 0 and 2: its screens, and how one gets there."""

TABS = ["home", "search", "camera", "notifications", "profile"]

HAS_PANE = "(scene, id) => scene.panes.some(pane => pane.id === id)"
HAS_NO_PANE = "(scene, id) => !scene.panes.some(pane => pane.id === id)"
HAS_MODE = """
(scene, mode) => scene.hierarchy.children.find(({ id }) => id === 'split').displayMode === mode
"""

#: Sizes of the article's iPad, upright and turned, and of a window beside another app.
UPRIGHT, TURNED, NARROW = (1024, 1366), (1366, 1024), (375, 812)


def open_tab(open_page, tab, size=TURNED, query="", **options):
    return open_page(size, f"?opt.tab={tab}{query}", **options)


def show_post(preview, number):
    preview.tap_and_wait(preview.element(f"profile/post-{number}"), HAS_PANE, "detail/pane")


def expand(preview, mode="secondaryOnly"):
    """Presses the article's button, and waits for the mode that it leads to."""
    preview.tap_and_wait(preview.expand_button, HAS_MODE, mode)


def layout_of(preview, name):
    """The numbers of a screen's content."""
    return next(pane["layout"] for pane in preview.scene["panes"] if pane["id"] == f"{name}/pane")


def cells_of(preview, name):
    """The cells of a screen: their ids, and their places in units."""
    return preview.scene["viewModels"][name]["sections"][1]["items"]


def stories(preview):
    return preview.page.locator(".strip").first
