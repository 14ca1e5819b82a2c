"""The mail app: where it is, and what its screens are called."""

MAIL = "?scene=mail"
MESSAGE_IS = "(scene, id) => scene.viewModels.message.message === id"

LANDSCAPE, PORTRAIT, PHONE = (1180, 820), (820, 1180), (390, 844)


def open_mail(open_page, size=LANDSCAPE, query="", **options):
    return open_page(size, MAIL + query, **options)


def rows(preview, pane="messages/pane"):
    return preview.pane(pane).locator(".list-row")
