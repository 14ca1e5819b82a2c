"""The names that /meta.json does not list, with values for them: messages, properties, traits, actions, sizes.

The documents docs/properties.md and docs/protocol.md have them too, and a test compares.
"""

MESSAGE_TYPES = [
    "open", "close", "restart", "resize", "rotate", "arrange", "tap", "swipe", "drag", "scroll", "edit", "focus", "traits", "set", "perform",
    "background", "foreground", "sync", "sweep", "overview", "explain", "audit", "picture", "export",
    "properties", "find", "ping",
]  # fmt: skip
ERROR_CODES = [
    "malformed", "unknownType", "missing", "invalid", "unknownScene", "unknownDevice", "unknownProfile", "unknownPolicy",
    "unknownTarget", "unknownAction", "unknownProperty", "unknownOption", "tooLarge", "stale", "notHittable", "unsupported", "notOpen",
    "crashed", "binary", "expired", "tooFast",
]  # fmt: skip
MODES = [
    "automatic", "secondaryOnly", "oneBesideSecondary", "oneOverSecondary", "twoBesideSecondary", "twoOverSecondary",
    "twoDisplaceSecondary",
]  # fmt: skip
COLUMNS = ["primary", "supplementary", "secondary", "compact", "inspector"]
STYLES = ["automatic", "fullScreen", "overFullScreen", "currentContext", "overCurrentContext", "pageSheet", "formSheet", "popover"]
ORIENTATIONS = ["portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight"]
ARRANGEMENTS = [
    "full", "split-1/3", "split-1/2", "split-2/3", "slide-over", "tile-1/2", "tile-1/3", "cover-full", "free",
]  # fmt: skip
DIRECTIONS = ["left", "right", "up", "down"]
PHASES = ["began", "changed", "ended", "cancelled"]

_LENGTHS = [None, 0, 100, 200.25, 260, 280.3, 320, 350, 400, 500, 640, 20000]
_FRACTIONS = [None, 0, 0.2, 0.25, 0.333, 0.5, 0.75, 1]

#: The kinds of split views that have a property.
EVERYWHERE, STYLED, TRIPLE, SINCE_26 = "all", "with a style", "triples", "with a style on ios26"


def _widths(column, where):
    return [
        (f"preferred{column}ColumnWidth", where, _LENGTHS),
        (f"preferred{column}ColumnWidthFraction", where, _FRACTIONS),
        (f"minimum{column}ColumnWidth", where, _LENGTHS),
        (f"maximum{column}ColumnWidth", where, _LENGTHS),
    ]


#: The properties of a split view: the name, the split views that have it, and values.
SPLIT_PROPERTIES = [
    ("preferredDisplayMode", EVERYWHERE, [*MODES, None]),
    ("presentsWithGesture", EVERYWHERE, [True, False, None]),
    ("primaryEdge", EVERYWHERE, ["leading", "trailing", None]),
    *_widths("Primary", EVERYWHERE),
    ("preferredSplitBehavior", STYLED, ["automatic", "tile", "overlay", "displace", None]),
    ("primaryBackgroundStyle", STYLED, ["none", "sidebar", None]),
    ("showsSecondaryOnlyButton", STYLED, [True, False, None]),
    ("displayModeButtonVisibility", STYLED, ["automatic", "never", "always", None]),
    *_widths("Supplementary", TRIPLE),
    *[width for width in _widths("Secondary", SINCE_26) if not width[0].startswith("maximum")],
    *_widths("Inspector", SINCE_26),
]

#: The properties of any controller.
PROPERTIES = {
    "title": [None, "", "Title", "A title that is much too long for any bar that there is, on a phone or on an iPad"],
    "backButtonTitle": [None, "", "There", "Back to where one was before"],
    "definesPresentationContext": [True, False, None],
    "leftItemsSupplementBackButton": [True, False, None],
    "hidesBackButton": [True, False, None],
    "hidesBottomBarWhenPushed": [True, False, None],
    "isModalInPresentation": [True, False, None],
    "modalPresentationStyle": [*STYLES, None],
    "preferredContentSize": [None, [0, 0], [300, 400], [320, 0], [500.5, 620.25], [20000, 20000]],
    "largeTitleDisplayMode": ["automatic", "always", "never", "inline", None],
    "toolbarItems": [None, [], ["One"], ["One", "Two", "Three"], ["", "A title that is too long for any bar"]],
    "detents": [None, ["medium", "large"], ["large"], ["medium"], [100, 343.5, "large"], [{"identifier": "low", "value": 200}]],
    "selectedDetentIdentifier": [None, "medium", "large", "low"],
    "largestUndimmedDetentIdentifier": [None, "medium", "large", "low"],
    "prefersGrabberVisible": [True, False, None],
}

TAB_PROPERTIES = {
    "selectedIndex": [0, 1, 2, 4],
    "mode": ["automatic", "tabBar", "tabSidebar", None],
    "isSidebarHidden": [True, False, None],
    "sidebarLayout": ["automatic", "overlap", "tile", None],
}

STACK_PROPERTIES = {"isToolbarHidden": [True, False, None], "prefersLargeTitles": [True, False, None]}

#: The steps of a snapshot pass; None is the pass of the profile.
SNAPSHOTS = [
    None, None, None, [], [{"width": 320}], [{"width": 320, "height": 480}, {"userInterfaceStyle": "dark"}],
    [{"width": 1024, "height": 600}] * 8, [{}], [{"width": 0}], [{"userInterfaceStyle": "grey"}] * 9, 7,
]  # fmt: skip

TRAITS = {
    "userInterfaceIdiom": ["pad", "phone", None],
    "horizontalSizeClass": ["compact", "regular", None],
    "verticalSizeClass": ["compact", "regular", None],
    "layoutDirection": ["leftToRight", "rightToLeft", None],
    "userInterfaceStyle": ["light", "dark", None],
    "preferredContentSizeCategory": [
        "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge", "extraExtraExtraLarge",
        "accessibilityMedium", "accessibilityLarge", "accessibilityExtraLarge", "accessibilityExtraExtraLarge",
        "accessibilityExtraExtraExtraLarge", None,
    ],
    "accessibilityContrast": ["normal", "high", None],
}  # fmt: skip

#: The actions of `perform`, by the types of the controllers that have them.
ACTIONS = {
    "any": ["present", "dismiss", "show", "showDetail"],
    "window": ["setRootViewController"],
    "SplitViewController": [
        "setViewControllers", "toggleDisplayMode", "showColumn", "hideColumn", "setViewController",
    ],
    "NavigationController": ["push", "pop", "popTo", "popToRoot"],
    "TabBarController": ["select"],
    "SplitOrFlipViewController": ["flip", "setFocus", "setPrimary", "setViewController"],
}  # fmt: skip

#: Widths at which a layout may flip, by the rules and by the devices.
WIDTHS = [
    320, 375, 393, 414, 438, 480, 507, 599.75, 639, 640, 667, 667.25, 667.5, 668, 678, 694, 736, 768, 820, 834, 880,
    881, 895, 896, 954.249, 954.25, 1023, 1024, 1112, 1180, 1194, 1210, 1365.5, 1366,
]  # fmt: skip

INSETS = [
    [0, 0, 0, 0], [20, 0, 0, 0], [24, 0, 20, 0], [32, 0, 25, 0], [47, 0, 34, 0], [0, 59, 21, 59], [0, 44, 21, 0],
]  # fmt: skip


def split_properties(style, profile):
    """The properties that a split view of a style has in a profile, with their values."""
    has = {
        EVERYWHERE: True,
        STYLED: style != "unspecified",
        TRIPLE: style == "tripleColumn",
        SINCE_26: style != "unspecified" and profile == "ios26",
    }
    return [(name, values) for name, where, values in SPLIT_PROPERTIES if has[where]]
