"""The board in headless Chromium: what a frame takes while one drag resizes all its windows."""

import json

import servers
from chromium import board_drag, open_browser
from figures import percentile
from places import DEVICES
from tables import Table

NEEDS = {"ours"}

#: The boards: all text sizes, whose windows have the size of the browser, and all iPads, whose windows
#: scroll together. The devices of the file make them sixteen, which is the most that a board has.
BOARDS = {
    "12 windows of mail, resized": ("?scene=mail&board=textSizes", "resize"),
    "16 windows of mail, scrolled": ("?scene=mail&board=ipads&device=ipad-pro-13-m4&orientation=landscape", "scroll"),
    "1 window of mail, resized": ("?scene=mail", "resize"),
}

#: Steps of a frame on the main thread, by the names that Chromium gives them in a trace.
STEPS = {
    "scripts": {"FireAnimationFrame", "FunctionCall", "EventDispatch"},
    "styles": {"UpdateLayoutTree"},
    "layout": {"Layout"},
    "paint": {"PrePaint", "Paint"},
    "layers": {"Layerize", "UpdateLayerTree", "Commit"},
}
STEP_OF = {name: step for step, names in STEPS.items() for name in names}


def run(options):
    with servers.start("ours", "--devices", DEVICES) as server, open_browser() as browser:
        url = f"http://127.0.0.1:{server.port}/"
        boards = {name: _board(browser, url + query, act, options.extent(5, 1)) for name, (query, act) in BOARDS.items()}
        return {"browser": browser.version, "boards": boards}


def _board(browser, url, act, seconds):
    trace, intervals = board_drag(browser, url, act, seconds)
    return {"frames": frames_of(json.loads(trace)["traceEvents"]), "intervals": intervals}


def frames_of(events):
    """The milliseconds of processor time of each step, for each frame of the trace that changes what is on screen."""
    ours = [event for event in events if event.get("ph") == "X" and event["name"] in STEP_OF]
    threads = [(event["pid"], event["tid"]) for event in ours if event["name"] == "FireAnimationFrame"]
    thread = max(set(threads), key=threads.count)
    frames, end = [], 0
    for event in sorted((one for one in ours if (one["pid"], one["tid"]) == thread), key=lambda one: one["ts"]):
        # A step inside another one, such as a layout that a script asks for, belongs to that.
        if event["ts"] < end:
            continue
        end = event["ts"] + event.get("dur", 0)
        # A frame begins with its callbacks, of which it can have several.
        if event["name"] == "FireAnimationFrame" and (not frames or _is_drawn(frames[-1])):
            frames.append(dict.fromkeys(STEPS, 0.0))
        if frames:
            frames[-1][STEP_OF[event["name"]]] += event.get("tdur", 0) / 1e3
    return [frame for frame in frames if _is_drawn(frame)]


def _is_drawn(frame):
    return frame["layout"] + frame["paint"] > 0


def tables(results):
    columns = ("board", "frames", *(f"{step}, p50 ms" for step in STEPS), "all, p50 ms", "all, p95 ms", "all, worst ms", "between frames, p50 ms", "p95 ms", "worst ms")
    rows = [_row(name, **figures) for name, figures in results["boards"].items()]
    note = (
        f"Chromium {results['browser']}. One input a frame, for all windows. The steps are processor time of the page's main thread; the "
        "time between frames also has what the other threads and programs of the machine take."
    )
    return [Table("The board in the browser", columns, rows, note)]


def _row(name, frames, intervals):
    wholes = [sum(frame.values()) for frame in frames]
    steps = [percentile([frame[step] for frame in frames], 0.5) for step in STEPS]
    return name, len(frames), *steps, *_spread(wholes), *_spread(intervals)


def _spread(values):
    return percentile(values, 0.5), percentile(values, 0.95), max(values)
