"""A client of WebDriver BiDi, which drives the Firefox that the system has. Playwright drives only a build of its own."""

import contextlib
import itertools
import json
import time

from websockets.sync.client import connect

#: Seconds after which something hangs. No test passes or fails by being faster or slower than that.
DEADLINE = 60

#: How Firefox reports that it has left a page before a file of it came, or while a socket was open or just being opened.
LEFT = ("status=2152398850", "was interrupted while the page was loading", "establish a connection to the server at ws:")


class BiDiError(Exception):
    """A command that the browser refused, with the browser's words."""


@contextlib.contextmanager
def session_at(address):
    """A session with the browser at an address."""
    with connect(f"{address}/session", max_size=None, open_timeout=DEADLINE) as socket:
        yield Session(socket)


class Session:
    """A session with one tab, over an open socket."""

    def __init__(self, socket):
        self._socket = socket
        self._ids = itertools.count(1)
        #: The errors and warnings of the pages, in words.
        self.complaints = []
        self.command("session.new", capabilities={})
        self.command("session.subscribe", events=["log.entryAdded"])
        self.tab = self.command("browsingContext.getTree")["contexts"][0]["context"]

    def command(self, method, **parameters):
        """Sends a command and returns its result. Events that arrive before it are noted."""
        number = next(self._ids)
        self._socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self._socket.recv(timeout=DEADLINE))
            if answer.get("id") == number:
                break
            self._note(answer)
        if answer["type"] == "error":
            raise BiDiError(f"{method}: {answer['message']}")
        return answer["result"]

    def _note(self, event):
        if event.get("method") != "log.entryAdded" or event["params"]["level"] not in ("error", "warn"):
            return
        if not any(text in event["params"]["text"] for text in LEFT):
            self.complaints.append(event["params"]["text"])

    def go(self, url):
        self.command("browsingContext.navigate", context=self.tab, url=url, wait="complete")

    def reload(self):
        self.command("browsingContext.reload", context=self.tab, wait="complete")

    def travel(self, delta):
        """Goes back in the history of the tab, or forward."""
        self.command("browsingContext.traverseHistory", context=self.tab, delta=delta)

    def resize(self, width, height):
        self.command("browsingContext.setViewport", context=self.tab, viewport={"width": width, "height": height})

    def evaluate(self, expression):
        """The value of an expression, which can be a promise, as JSON carries it."""
        code = f"(async () => JSON.stringify((await ({expression})) ?? null))()"
        result = self.command("script.evaluate", expression=code, target={"context": self.tab}, awaitPromise=True)
        if result["type"] == "exception":
            raise BiDiError(result["exceptionDetails"]["text"])
        return json.loads(result["result"]["value"])

    def until(self, condition):
        """Waits in the page until an expression is true."""
        looks = f"new Promise(done => {{ const look = () => ({condition}) ? done(true) : requestAnimationFrame(look); look(); }})"
        limit = f"new Promise(done => setTimeout(() => done(false), {DEADLINE * 1000 // 2}))"
        assert self.evaluate(f"Promise.race([{looks}, {limit}])"), f"it never became true: {condition}"

    def arrive(self, condition):
        """Waits until an expression is true in whatever document the tab has by then. A document that is left answers nothing."""
        end = time.monotonic() + DEADLINE
        while time.monotonic() < end:
            with contextlib.suppress(BiDiError):
                if self.evaluate(f"Boolean({condition})"):
                    return
            time.sleep(0.05)
        raise AssertionError(f"it never became true: {condition}")

    def click(self, selector):
        """Presses the middle of an element as a mouse does."""
        self.until(f"document.querySelector({selector!r})?.getBoundingClientRect().width > 0")
        x, y = self.evaluate(f"""
            (() => {{
              const box = document.querySelector({selector!r}).getBoundingClientRect();
              return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
            }})()""")
        self.press(x, y)

    def press(self, x, y):
        actions = [
            {"type": "pointerMove", "x": x, "y": y}, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0},
        ]  # fmt: skip
        self._perform({"type": "pointer", "id": "mouse", "actions": actions})

    def drag(self, start, end):
        """Moves the mouse from one point to another with its button down."""
        actions = [
            {"type": "pointerMove", "x": start[0], "y": start[1]}, {"type": "pointerDown", "button": 0},
            {"type": "pointerMove", "x": end[0], "y": end[1], "duration": 200}, {"type": "pointerUp", "button": 0},
        ]  # fmt: skip
        self._perform({"type": "pointer", "id": "mouse", "actions": actions})

    def key(self, key):
        self._perform({"type": "key", "id": "keys", "actions": [{"type": "keyDown", "value": key}, {"type": "keyUp", "value": key}]})

    def _perform(self, source):
        self.command("input.performActions", context=self.tab, actions=[source])
