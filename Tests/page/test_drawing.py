"""Scenes that no server of ours sends, to see that the page takes them."""

import json

PANE = {
    "container": "root",
    "controller": "A",
    "safeArea": [24, 0, 20, 0],
    "isVisible": True,
    "isInHierarchy": True,
    "isDimmed": False,
    "isInteractive": True,
}
TRAITS = {
    "userInterfaceIdiom": "pad",
    "horizontalSizeClass": "regular",
    "verticalSizeClass": "regular",
    "layoutDirection": "leftToRight",
    "userInterfaceStyle": "light",
}

LOOK = {
    "name": "ios13",
    "floats": [],
    "bars": {"searchRow": 52},
    "cornerRadii": {"floating": 0, "pageSheet": 10, "formSheet": 10, "card": 10, "popover": 13},
    "popover": {"frame": 0, "arrow": [36, 13]},
    "swipeDismisses": [],
    "screen": {"insets": "safeArea", "hasTiles": False, "gap": 10, "leastTileWidth": 320},
}


def scene(panes, models, transition=None, **members):
    return {
        "type": "scene",
        "rev": 1,
        "session": "s",
        "scene": "odd",
        "profile": "ios13",
        "look": LOOK,
        "window": {"size": [800, 600], "scale": 2, "safeArea": [24, 0, 20, 0], "traits": TRAITS},
        "hierarchy": {
            "id": "root",
            "type": "ViewController",
            "children": [
                {"id": "A", "type": "ViewController"},
                {"id": "B", "type": "ViewController"},
            ],
        },
        "panes": [{**PANE, **pane} for pane in panes],
        "viewModels": models,
        "events": [],
        "transition": transition,
        "place": {},
        **members,
    }


def converse(open_page, answers):
    """Opens a page with a server of one's own that answers each message with the next of `answers`.

    Returns the page and the messages that it sent.
    """
    heard = []

    def serve(socket):
        waiting = iter(answers)

        def answer(text):
            message = json.loads(text)
            heard.append(message)
            reply = next(waiting, None)
            if reply:
                socket.send(json.dumps({**reply, "ack": message["id"]}))

        socket.on_message(answer)
        socket.send(
            json.dumps(
                {
                    "type": "hello",
                    "protocol": 1,
                    "session": "s",
                    "epoch": "e",
                    "server": {},
                    "resumeFor": 1,
                }
            )
        )

    preview = open_page((800, 600), prepare=lambda page: page.route_web_socket("**/ws", serve))
    return preview.page, heard


def test_unknown_kinds_and_roles_are_labelled_surfaces(open_page):
    panes = [
        {"id": "A/pane", "role": "content", "frame": [0, 0, 800, 600], "viewModel": "odd"},
        {"id": "x", "role": "hologram", "frame": [20, 40, 200, 100]},
        {"id": "y", "role": "content", "frame": [20, 200, 200, 100], "viewModel": "grid"},
    ]
    # A grid without its numbers cannot be laid out.
    page, _ = converse(
        open_page,
        [
            scene(
                panes,
                {
                    "odd": {"kind": "kaleidoscope", "title": "Odd"},
                    "grid": {"kind": "grid", "sections": []},
                },
            )
        ],
    )
    assert page.locator('[data-pane="A/pane"] .plain-label').inner_text() == "Odd"
    assert page.locator('[data-pane="x"]').locator(".plain-label").inner_text() == "hologram"
    assert page.locator('[data-pane="y"]').locator(".plain-label").inner_text() == "grid"


def test_rows_of_an_unknown_kind_are_labelled_and_the_others_are_drawn(open_page):
    rows = [
        {"id": "first", "kind": "item", "title": "First"},
        {"id": "odd", "kind": "kaleidoscope", "title": "Odd"},
        {"id": "bare", "kind": "hologram"},
        {"id": "last", "kind": "item", "title": "Last"},
    ]
    layout = {
        "contentInset": [0, 0, 0, 0],
        "contentSize": [800, 176],
        "rowHeight": 44,
        "headerHeights": [0],
    }
    pane = {"id": "A/pane", "role": "content", "frame": [0, 0, 800, 600], "viewModel": "list", "layout": layout}
    page, _ = converse(open_page, [scene([pane], {"list": {"kind": "list", "sections": [{"rows": rows}]}})])
    texts = page.locator(".list-row").all_inner_texts()
    assert texts == ["First", "Odd", "hologram", "Last"]


def test_a_push_leaves_nothing_behind(open_page):
    models = {"a": {"kind": "plain", "title": "First"}, "b": {"kind": "plain", "title": "Second"}}
    first = [
        {"id": "A/pane", "role": "content", "frame": [0, 0, 800, 600], "viewModel": "a"},
        {"id": "root/tap", "role": "dimming", "frame": [0, 0, 800, 600], "opacity": 0.1},
    ]
    second = [
        {
            "id": "B/pane",
            "controller": "B",
            "role": "content",
            "frame": [0, 0, 800, 600],
            "viewModel": "b",
        }
    ]
    push = {
        "duration": 0.2,
        "curve": "easeInOut",
        "changes": [{"target": "B", "kind": "push", "from": "A"}],
    }
    page, heard = converse(open_page, [scene(first, models), scene(second, {}, push, rev=2)])
    page.locator('[data-id="root/tap"]').click()
    page.locator('[data-pane="B/pane"]').get_by_text("Second").wait_for()
    page.wait_for_function("() => document.querySelectorAll('.pane').length === 1")
    assert heard[1]["type"] == "tap" and heard[1]["target"] == "root/tap"


def test_a_dropped_view_model_is_forgotten_and_what_is_left_out_stays(open_page):
    panes = [{"id": "A/pane", "role": "dimming", "frame": [0, 0, 800, 600], "viewModel": "a"}]
    second = scene(panes, {"b": None}, rev=2)
    for name in ("window", "hierarchy", "place"):
        del second[name]
    page, _ = converse(
        open_page,
        [scene(panes, {"a": {"kind": "plain", "title": "A"}, "b": {"kind": "plain"}}), second],
    )
    page.locator('[data-pane="A/pane"]').click()
    page.wait_for_function("() => splitPreview.scene.rev === 2")
    assert page.evaluate("() => Object.keys(splitPreview.scene.viewModels)") == ["a"]
    assert page.evaluate("() => splitPreview.scene.window.size") == [800, 600]
