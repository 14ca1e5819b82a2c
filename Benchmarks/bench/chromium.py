"""A browser with a page: its frames, its layouts, and its traffic over the network."""

import contextlib
import subprocess
from urllib.parse import urljoin

from places import ROOT
from processes import Failure

#: Milliseconds after which a page that does not answer has failed.
PATIENCE = 20_000

#: Notes for every message of a socket when the frame after it has been painted. A message that is posted in a frame's own
#: callback arrives after the frame. The listener is the first of the socket, so its time is that of the message's arrival.
WATCH = """
(() => {
  window.painted = [];
  window.longTasks = 0;
  new PerformanceObserver(list => { window.longTasks += list.getEntries().length; }).observe({ type: 'longtask' });
  const channel = new MessageChannel();
  const waiting = [];
  channel.port1.onmessage = () => {
    const now = performance.now();
    for (const start of waiting.splice(0)) window.painted.push(now - start);
  };
  const Socket = window.WebSocket;
  window.WebSocket = class extends Socket {
    constructor(...rest) {
      super(...rest);
      window.watchedSocket = this;
      this.addEventListener('message', () => {
        const start = performance.now();
        requestAnimationFrame(() => { waiting.push(start); channel.port2.postMessage(null); });
      });
    }
  };
})();
"""

#: The time at which the first scene was drawn: its look is there, and a frame has passed.
WATCH_THE_SCENE = """
(() => {
  const look = () => {
    const app = document.getElementById('window');
    const isDrawn = window.splitPreview?.scene && app && !app.matches('.is-undressed');
    if (isDrawn) setTimeout(() => { window.sceneTime = performance.now(); });
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})();
"""

#: Makes an empty page of a document of the server. The page opens the same scene and resizes it with the window, but draws
#: nothing. Only a page of the server itself may open a socket there.
EMPTY = """
() => {
  document.body.replaceChildren();
  const socket = new WebSocket(`ws://${location.host}/ws`, 'preview.v1');
  let id = 1;
  const size = () => ({ width: document.documentElement.clientWidth, height: document.documentElement.clientHeight });
  const say = message => socket.send(JSON.stringify({ id: id += 1, ...message }));
  socket.addEventListener('open', () => say({ type: 'open', scene: 'instagram', updates: 'moved', window: size() }));
  addEventListener('resize', () => say({ type: 'resize', ...size() }));
}
"""

HEIGHT = 820


def find_browser():
    """The path of the headless Chromium that the set-up has installed."""
    found = subprocess.run([ROOT / "scripts/browser"], capture_output=True, text=True)
    if found.returncode:
        raise Failure(found.stderr.strip())
    return found.stdout.strip()


@contextlib.contextmanager
def open_browser():
    """The headless Chromium that the set-up has found."""
    # Only the parts with a browser need Playwright, which is in the environment of the tests.
    from playwright.sync_api import sync_playwright

    path = find_browser()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        try:
            yield browser
        finally:
            browser.close()


def _open(browser, url, is_empty):
    context = browser.new_context(viewport={"width": 1200, "height": HEIGHT})
    context.set_default_timeout(PATIENCE)
    context.add_init_script(WATCH)
    page = context.new_page()
    if is_empty:
        page.goto(urljoin(url, "/health"))
        page.evaluate(EMPTY)
    else:
        page.goto(url)
        page.wait_for_function("() => window.splitPreview?.scene")
    page.wait_for_function("() => window.painted.length > 0")
    page.wait_for_timeout(500)
    return context, page


def resizes(browser, url, count, is_empty):
    """Resizes the browser so many times, and waits for each answer to be painted."""
    context, page = _open(browser, url, is_empty)
    try:
        session = context.new_cdp_session(page)
        session.send("Performance.enable")
        page.evaluate("() => { window.painted = []; window.longTasks = 0; }")
        before = _metrics(session)
        for index in range(count):
            # The widths go up and down, and stay within one size class.
            page.set_viewport_size({"width": 1201 + abs(index % 40 - 20), "height": HEIGHT})
            page.wait_for_function("count => window.painted.length >= count", arg=index + 1)
        after = _metrics(session)
        painted, long_tasks = page.evaluate("() => [window.painted, window.longTasks]")
        grown = {name: (after[name] - before[name]) / count for name in ("LayoutCount", "RecalcStyleCount", "TaskDuration")}
        return {
            "painted": painted, "layouts": grown["LayoutCount"], "styles": grown["RecalcStyleCount"],
            "busy": grown["TaskDuration"] * 1e3, "long_tasks": long_tasks / count,
        }  # fmt: skip
    finally:
        context.close()


def _metrics(session):
    return {metric["name"]: metric["value"] for metric in session.send("Performance.getMetrics")["metrics"]}


#: Sends an input in each frame, and returns the milliseconds from one frame to the next. The size of the window goes to and fro
#: within one size class; the list scrolls to and fro.
DRAG_THE_BOARD = """
async ([act, frames]) => {
  const field = document.querySelector('.picker-length');
  const width = Number(field.value);
  const list = document.querySelector('.app-window [data-pane="messages/pane"] .scroller');
  const intervals = [];
  let before = 0;
  for (let index = 0; index <= frames; index += 1) {
    const time = await new Promise(requestAnimationFrame);
    if (before) intervals.push(time - before);
    before = time;
    const step = Math.abs(index % 60 - 30);
    if (act === 'scroll') {
      list.scrollTop = 8 * step;
    } else {
      field.value = width - 2 * step;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }
  return intervals;
}
"""

#: Every window of the board, or the one of the page, shows a scene, and none moves.
IS_DRAWN = """
() => window.splitPreview?.scene && !document.querySelector('.board-window.is-waiting, .is-undressed, .is-moving')
  && (!location.search.includes('board=') || document.querySelectorAll('.board-window').length > 1)
"""


def board_drag(browser, url, act, seconds):
    """Drives a board with an input a frame. Returns the trace of the page, and the milliseconds between its frames."""
    context = browser.new_context(viewport={"width": 1600, "height": 1000})
    context.set_default_timeout(PATIENCE)
    try:
        page = context.new_page()
        page.goto(url)
        page.wait_for_function(IS_DRAWN)
        page.wait_for_timeout(1500)
        page.evaluate(DRAG_THE_BOARD, [act, 60])
        browser.start_tracing(page=page, categories=["devtools.timeline"])
        intervals = page.evaluate(DRAG_THE_BOARD, [act, round(60 * seconds)])
        return browser.stop_tracing(), intervals
    finally:
        context.close()


class Traffic:
    """The requests of a page, without its fonts and sockets."""

    def __init__(self, session):
        self.types = {}
        self.finished = []
        session.on("Network.requestWillBeSent", self._note_request)
        session.on("Network.loadingFinished", self._note_end)
        session.send("Network.enable")
        session.send("Network.setCacheDisabled", {"cacheDisabled": True})

    def _note_request(self, event):
        # A picture within a style sheet also counts as a request there, but does not travel.
        if not event["request"]["url"].startswith("data:"):
            self.types[event["requestId"]] = (event["type"], event["timestamp"])

    def _note_end(self, event):
        self.finished.append((event["requestId"], event["encodedDataLength"]))

    def until(self, seconds=None):
        """The number of requests that began within so many seconds of the first, and their bytes with all headers."""
        start = min(time for _, time in self.types.values())
        counted = {name for name, (kind, time) in self.types.items() if kind != "Font" and (seconds is None or time - start <= seconds)}
        return len(counted), sum(size for name, size in self.finished if name in counted)


def first_view(browser, url, latency=0, megabits=None):
    """Opens the page as for the first time."""
    context = browser.new_context(viewport={"width": 1366, "height": 1024})
    context.set_default_timeout(PATIENCE)
    context.add_init_script(WATCH_THE_SCENE)
    try:
        page = context.new_page()
        session = context.new_cdp_session(page)
        traffic = Traffic(session)
        if megabits:
            speed = megabits * 1e6 / 8
            conditions = {"offline": False, "latency": latency, "downloadThroughput": speed, "uploadThroughput": speed}
            session.send("Network.emulateNetworkConditions", conditions)
        page.goto(url)
        page.wait_for_function("() => window.sceneTime")
        scene = page.evaluate("() => window.sceneTime")
        # Whatever the page loads later by itself belongs to the first view, except the font.
        page.wait_for_timeout(1500)
        requests, size = traffic.until()
        before, size_before = traffic.until(scene / 1e3)
        return {"scene": scene, "requests": requests, "bytes": size, "requests_before_scene": before, "bytes_before_scene": size_before}
    finally:
        context.close()
