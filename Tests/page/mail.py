"""The mail app: where it is, and what its screens are called."""

MAIL = "?scene=mail"
IS_SHOWN = "(scene, id) => scene.panes.some(pane => pane.id === id && pane.isVisible)"
IS_GONE = "(scene, id) => !scene.panes.some(pane => pane.id === id && pane.isVisible)"
HAS_MODE = "(scene, mode) => scene.hierarchy.displayMode === mode"
MESSAGE_IS = "(scene, id) => scene.viewModels.message.message === id"

LANDSCAPE, PORTRAIT, PHONE = (1180, 820), (820, 1180), (390, 844)


def open_mail(open_page, size=LANDSCAPE, query="", **options):
    return open_page(size, MAIL + query, **options)


def rows(preview, pane="messages/pane"):
    return preview.pane(pane).locator(".list-row")
