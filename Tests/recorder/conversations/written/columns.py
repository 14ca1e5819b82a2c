"""Conversations about columns, in orders that are rare among random messages."""

import itertools

from conversations.vocabulary import COLUMNS, MODES
from conversations.written.messages import LAB, NARROW, WIDE, numbered, put


def columns():
    return {
        "written-column-names": _column_names(),
        "written-column-buttons": _column_buttons(),
        "written-empty-columns": _empty_columns(),
        "written-delegate-answers": _delegate_answers(),
        "written-column-answers": _column_answers(),
        "written-hidden-tab-bars": _hidden_tab_bars(),
        "written-inspector-sheets": _inspector_sheets(),
        "written-mail-tabs": _mail_tabs(),
        "written-ios5-screens": _ios5_screens(),
    }


def _column_names():
    """A second navigation controller around the same controller gets a number in its name."""
    contents = [("primary", None), ("primary", "D"), ("primary", "E"), ("secondary", None), ("secondary", "D")]
    lab = {**LAB, "options": {"style": "doubleColumn"}}
    return numbered([lab, *(put(column, name) for column, name in contents), NARROW])


def _column_buttons():
    """The buttons of a triple are tapped in each behaviour, in windows with room for fewer and fewer columns."""
    taps = [{"type": "tap", "target": f"split/{name}"} for name in ("secondaryOnlyButtonItem", "displayModeButtonItem")]
    messages = []
    for profile in ("ios26", "ios14"):
        for behavior in ("automatic", "tile", "overlay", "displace"):
            preferences = {"showsSecondaryOnlyButton": True, "preferredSplitBehavior": behavior}
            options = {"style": "tripleColumn", "properties": preferences}
            messages.append({**LAB, "profile": profile, "options": options, "updates": "changed"})
            for width in (1366, 1024, 800, 680):
                messages += [{"type": "resize", "width": width, "height": 900}, *taps, taps[0], *taps, taps[1], taps[1]]
    return numbered(messages)


def _delegate_answers():
    """A classic split view collapses and expands with all answers of its delegate. The controller X is a column too."""
    put_x = {"type": "perform", "target": "split", "action": "setViewControllers", "controllers": ["nav:A", "X"]}
    show_x = {"type": "perform", "target": "split", "action": "showDetail", "controller": "X"}
    names = {
        "primaryForCollapsing": [None, "X"],
        "primaryForExpanding": [None, "X", "Y"],
        "separateSecondary": [None, "X", "Y"],
    }
    messages = []
    for profile, merges, *answers in itertools.product(("ios26", "ios13", "ios8"), (True, False), *names.values()):
        options = {"style": "unspecified", "collapseSecondary": merges, **dict(zip(names, answers, strict=False)), "log": "all"}
        messages.append({**LAB, "profile": profile, "options": options, "updates": "changed"})
        messages += [put_x, NARROW, WIDE, put_x, NARROW, show_x, WIDE, NARROW, WIDE]
    return numbered(messages)


def _column_answers():
    """A split view with a style collapses and expands with all answers of its delegate."""
    messages = []
    styles = [("ios26", "tripleColumn"), ("ios14", "tripleColumn"), ("ios26", "doubleColumn")]
    for (profile, style), top in itertools.product(styles, ["proposed", *COLUMNS]):
        for mode in ["proposed", *MODES]:
            options = {"style": style, "topColumnForCollapsing": top, "displayModeForExpanding": mode, "log": "all"}
            messages.append({**LAB, "profile": profile, "options": options, "updates": "changed"})
            messages += [NARROW, WIDE, {"type": "resize", "width": 700, "height": 900}, NARROW, WIDE]
    return numbered(messages)


def _empty_columns():
    """A split view loses all its columns and gets them back, in wide and narrow windows."""
    messages = []
    for profile, style in [("ios26", "tripleColumn"), ("ios26", "doubleColumn"), ("ios14", "tripleColumn")]:
        for first, second in [(WIDE, NARROW), (NARROW, WIDE)]:
            for contents in (None, "D"):
                messages += [{**LAB, "profile": profile, "options": {"style": style}}, first]
                messages += [put(column, None) for column in ("secondary", "supplementary", "primary")]
                messages += [second, first, put("secondary", contents), second, put("primary", "E"), first]
    return numbered(messages)


def _hidden_tab_bars():
    """A controller that hides the tab bar is in a column that a collapse or a mode shows or hides."""
    messages = []
    styles = [("ios26", "unspecified"), ("ios13", "unspecified"), ("ios26", "doubleColumn"), ("ios14", "tripleColumn")]
    for (profile, style), stack, mode in itertools.product(styles, ["nav:A", "nav:B"], ["automatic", "secondaryOnly"]):
        options = {"style": style, "embedding": "tab", "collapseSecondary": True}
        options["properties"] = {"preferredDisplayMode": mode}
        messages.append({**LAB, "profile": profile, "options": options, "updates": "changed"})
        messages += [
            {"type": "perform", "target": stack, "action": "push", "controller": "D"},
            {"type": "perform", "target": stack, "action": "pop"},
            {"type": "set", "target": "D", "properties": {"hidesBottomBarWhenPushed": True}},
            {"type": "perform", "target": stack, "action": "push", "controller": "D"},
            NARROW,
            WIDE,
            {"type": "perform", "target": "split", "action": "toggleDisplayMode"},
            NARROW,
            {"type": "perform", "target": "tabs", "action": "select", "index": 1},
            WIDE,
            {"type": "perform", "target": "tabs", "action": "select", "index": 0},
            {"type": "perform", "target": stack, "action": "pop"},
            NARROW,
        ]
    return numbered(messages)


def _inspector_sheets():
    """A window widens while its inspector is a sheet, with and without another presentation over it."""
    options = {"style": "doubleColumn", "inspectorColumn": True}
    show = {"type": "perform", "target": "split", "action": "showColumn", "column": "inspector"}
    over = {"type": "perform", "target": "I", "action": "present", "controller": "D"}
    hide = {**show, "action": "hideColumn"}
    low = {"type": "traits", "verticalSizeClass": "compact"}
    messages = []
    for way in ([], [over], [low], [low, over], [hide], [low, hide]):
        messages += [{**LAB, "options": options}, NARROW, show, *way, WIDE, NARROW, hide]
    return numbered(messages)


def _mail_tabs():
    """The tab bar of the compact column is set for each of the other columns, of which one can have it."""
    columns = [
        ("compact", None),
        ("primary", "tabs"),
        ("supplementary", "tabs"),
        ("secondary", "tabs"),
        ("compact", "tabs"),
    ]
    tabs = [put(column, name) for column, name in columns]
    back = [put("secondary", None), put("compact", "tabs")]
    messages = []
    for profile in ("ios26", "ios14"):
        messages.append({"type": "open", "scene": "mail", "profile": profile, "options": {"compactTabBar": True}})
        messages += [*tabs, NARROW, WIDE, *back, NARROW, *tabs]
    return numbered(messages)


def _ios5_screens():
    """The screens of that time, with and without the status bar, and a popover whose button goes away."""
    messages = []
    for presentation in ("slide", "popover", "always"):
        for width, height in [(768, 1004), (1024, 748), (768, 1024), (1024, 768)]:
            opening = {"type": "open", "scene": "mail-slide", "options": {"presentation": presentation}}
            messages.append({**opening, "window": {"width": width, "height": height}})
            messages += [{"type": "tap", "target": "detail/master"}, {"type": "tap", "x": 400, "y": 30}]
            messages += [
                {"type": "perform", "target": "split", "action": "setViewControllers", "controllers": ["master", "D"]}
            ]
            messages += [{"type": "rotate"}, {"type": "rotate"}]
    return numbered(messages)
