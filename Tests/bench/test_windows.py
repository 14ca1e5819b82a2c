"""The frames in a trace of the board."""

from parts.windows import frames_of


def event(name, at, milliseconds, thread=1):
    return {"ph": "X", "name": name, "pid": 1, "tid": thread, "ts": at * 1000, "dur": milliseconds * 1000, "tdur": milliseconds * 1000}


def test_a_frame_has_its_callbacks_and_the_steps_after_them():
    trace = [
        event("Layout", 0, 9), event("FireAnimationFrame", 10, 2), event("FireAnimationFrame", 12, 1), event("UpdateLayoutTree", 13, 1),
        event("Layout", 14, 3), event("Paint", 17, 2), event("Layerize", 19, 1), event("FireAnimationFrame", 26, 4), event("Paint", 30, 1),
    ]  # fmt: skip
    assert frames_of(trace) == [
        {"scripts": 3, "styles": 1, "layout": 3, "paint": 2, "layers": 1}, {"scripts": 4, "styles": 0, "layout": 0, "paint": 1, "layers": 0},
    ]  # fmt: skip


def test_a_layout_that_a_script_asks_for_counts_once_and_other_threads_do_not():
    trace = [event("FireAnimationFrame", 0, 8), event("Layout", 2, 3), event("Paint", 9, 1), event("Paint", 4, 50, thread=2)]
    assert frames_of(trace) == [{"scripts": 8, "styles": 0, "layout": 0, "paint": 1, "layers": 0}]


def test_a_frame_in_which_nothing_is_drawn_is_none():
    assert frames_of([event("FireAnimationFrame", 0, 1), event("FireAnimationFrame", 16, 1), event("UpdateLayoutTree", 17, 1)]) == []
