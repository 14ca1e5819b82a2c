"""The requests and bytes until a browser has drawn the first scene."""

from dataclasses import dataclass

#: Notes when the scene stands in the document, and the moment of the first frame that shows it. The app is invisible until the
#: style sheet of its look has come. A busy browser can fetch what comes later before it draws the frame, so the bytes are divided
#: at the first of the two.
NOTE_THE_FIRST_SCENE = """
(() => {
  const isDrawn = () => window.splitPreview?.scene && document.querySelector('#window:not(.is-undressed)');
  const observer = new MutationObserver(() => {
    if (!isDrawn()) return;
    observer.disconnect();
    window.sceneStandsAt = performance.now();
    requestAnimationFrame(() => { window.firstSceneAt = performance.now(); });
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true });
})();
"""

#: 40 ms from the browser to the server and back, and 10 Mbit a second.
SLOW = {"offline": False, "latency": 40, "downloadThroughput": 1_250_000, "uploadThroughput": 1_250_000}


@dataclass
class FirstView:
    #: The requests, by path, and the bytes that arrived, with the heads of the answers, before the first scene was drawn.
    requests: list
    length: int
    #: The same for everything that the page fetches while nobody uses it.
    later: list
    later_length: int
    #: The milliseconds from the start of the navigation to the first scene.
    time: float


class Listener:
    """Listens to the network of a page. The moments are seconds of the browser's steady clock, which nobody sets."""

    def __init__(self, page, network=None):
        self._requests = {}
        self._arrivals = []
        self._ended = set()
        self._session = session = page.context.new_cdp_session(page)
        session.on("Network.requestWillBeSent", self._request)
        session.on("Network.webSocketCreated", self._socket)
        session.on("Network.loadingFinished", self._finished)
        session.on("Network.loadingFailed", lambda event: self._ended.add(event["requestId"]))
        session.on("Network.webSocketFrameReceived", self._frame)
        session.send("Network.enable")
        session.send("Performance.enable")
        if network:
            session.send("Network.emulateNetworkConditions", network)
        page.add_init_script(NOTE_THE_FIRST_SCENE)

    def _request(self, event):
        if not event["request"]["url"].startswith("data:"):
            self._requests[event["requestId"]] = (event["timestamp"], event["request"]["url"])

    def _socket(self, event):
        # The event has no time. A socket that counts opens before the first scene.
        self._ended.add(event["requestId"])
        self._requests[event["requestId"]] = (0, event["url"])

    def _finished(self, event):
        self._ended.add(event["requestId"])
        if event["requestId"] in self._requests:
            self._arrivals.append((event["timestamp"], event["encodedDataLength"]))

    def _frame(self, event):
        self._arrivals.append((event["timestamp"], len(event["response"]["payloadData"].encode())))

    def _wait_for_silence(self, page):
        """Waits until no request is under way, and none has begun for half a second."""
        silent, known = 0, -1
        while silent < 5:
            page.wait_for_timeout(100)
            is_silent = known == len(self._requests) and self._requests.keys() <= self._ended
            silent, known = silent + 1 if is_silent else 0, len(self._requests)

    def _start(self):
        """The moment from which the page's `performance.now()` counts."""
        metrics = self._session.send("Performance.getMetrics")["metrics"]
        return next(metric["value"] for metric in metrics if metric["name"] == "NavigationStart")

    def result(self, page):
        page.wait_for_function("() => window.firstSceneAt")
        # The page loads more once it has nothing to do, which may take longer than the network has been silent before.
        page.evaluate("() => new Promise(done => requestIdleCallback(() => done()))")
        self._wait_for_silence(page)
        stands, drawn = page.evaluate("() => [window.sceneStandsAt, window.firstSceneAt]")
        end = self._start() + stands / 1000
        before, after = [], []
        for moment, url in self._requests.values():
            (before if moment <= end else after).append(url)
        length = sum(size for moment, size in self._arrivals if moment <= end)
        whole = sum(size for _, size in self._arrivals)
        return FirstView(before, length, after, whole - length, drawn)


def first_view(page, url, network=None):
    """Opens the page in a browser that has nothing of it."""
    listener = Listener(page, network)
    page.goto(url, wait_until="commit")
    return listener.result(page)
