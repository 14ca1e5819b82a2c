"""The page as the tests see it and use it."""

import json
import os
import pathlib

#: Seconds after which something hangs. No test passes or fails by being faster or slower than that.
DEADLINE = 30

#: Where pictures of the states go, to be looked at. Without a folder, the tests take none.
SCREENSHOTS = os.environ.get("SPLIT_PREVIEW_SCREENSHOTS")

WATCH_THE_POLICY = """
addEventListener('securitypolicyviolation', event =>
  console.error('policy: ' + event.violatedDirective + ' ' + event.blockedURI))
"""

#: Frames of elements in the app's window, in its own points, whatever its scale on the page.
FRAME = """
element => {
  const app = document.getElementById('window');
  const scale = app.getBoundingClientRect().width / app.offsetWidth;
  const origin = app.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  return [box.x - origin.x, box.y - origin.y, box.width, box.height].map((n, i) => n / scale);
}
"""

#: The server has answered what the page said, and nothing moves any more: what the server ordered is drawn.
AT_REST = """
() => !(window.socketOfThePage?.isWaiting)
   && !document.querySelector('.is-moving, .is-exchanging, .is-leaving')
   && document.getAnimations().every(animation => animation.playState !== 'running')
"""

#: Moves everything to the end of its animation, so that no test waits for one, and tells whether it has come to rest.
SETTLES = f"""
() => {{
  for (const animation of document.getAnimations()) {{
    const ends = Number.isFinite(animation.effect.getComputedTiming().endTime);
    if (ends && animation.playState === 'running') animation.finish();
  }}
  return ({AT_REST})();
}}
"""

#: The page has loaded, has drawn its first scene and has chosen its font. The app is invisible until the style sheet of its
#: look has come.
HAS_OPENED = """
() => document.readyState === 'complete' && window.splitPreview?.scene
   && !document.querySelector('#window').matches('.is-undressed') && document.documentElement.dataset.font
"""

#: The socket that the page opens, kept where `say` can write into it. It knows whether an answer is on its way.
KEEP_THE_SOCKET = """
  const Socket = window.WebSocket;
  window.WebSocket = class extends Socket {
    #said = 0;
    #answered = 0;
    constructor(...rest) {
      super(...rest);
      // A trial of a link is no part of the conversation.
      if (!this.url.endsWith('?trial')) window.socketOfThePage = this;
      this.addEventListener('message', ({ data }) => { this.#answered = JSON.parse(data).ack ?? this.#answered; });
    }
    send(text) {
      super.send(text);
      this.#said = JSON.parse(text).id ?? this.#said;
    }
    get isWaiting() { return this.readyState === WebSocket.OPEN && this.#answered < this.#said; }
  };
"""

#: Imports a module of the page, which is another one under another path than the page's own.
IMPORT_MODULES = """
  window.moduleOfThePage = path => import(new URL('../' + path, document.querySelector('head > script').src));
"""

#: Gives the events of a pointer times that are 16 milliseconds apart.
QUICKEN = """
() => {
  const times = new WeakMap();
  let now = performance.now();
  Object.defineProperty(PointerEvent.prototype, 'timeStamp', {
    configurable: true,
    get() {
      if (!times.has(this)) times.set(this, now += 16);
      return times.get(this);
    },
  });
}
"""

#: The page's own furniture, in points: the bar above the app, and the edge beside it, which a narrow browser does not have.
BENCH, EDGE, NARROW = 44, 12, 560

#: The first sign of a user, without which the page demonstrates a resize.
TOUCH = """
  addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('wheel')));
"""

#: The browser has a width, and has told the page so: the event of a resize precedes the callbacks of its frame. The width alone
#: changes earlier.
HAS_TOLD_WIDTH = """
async width => document.documentElement.clientWidth === width && await new Promise(done => requestAnimationFrame(() => done(true)))
"""

# Functions of a scene, for `until`.
HAS_MODE = "(scene, mode) => scene.hierarchy.displayMode === mode"
IS_SHOWN = "(scene, id) => scene.panes.some(pane => pane.id === id && pane.isVisible)"
IS_GONE = "(scene, id) => !scene.panes.some(pane => pane.id === id && pane.isVisible)"

#: Whatever can be pressed or chosen and says no name to those who do not see it.
NAMELESS = """
() => [...document.querySelectorAll('button, [role=button], [role=separator], input, select')]
  .filter(one => !one.getAttribute('aria-label') && !one.getAttribute('aria-labelledby')
    && !one.textContent.trim() && !one.labels?.length)
  .map(one => one.outerHTML)
"""

#: The app's window is as large as the stage on which it stands is without the developer's panel, which takes nothing from the app.
FILLS_ITS_ROOM = """
scene => {
  const { clientWidth, clientHeight } = document.getElementById('stage');
  const edge = document.querySelector('.window-edge').offsetWidth;
  const [left, right, bottom] = ['left', 'right', 'bottom'].map(side => parseFloat(document.documentElement.style.getPropertyValue(`--tools-${side}`)) || 0);
  return String(scene.window.size) === String([clientWidth + left + right - edge, clientHeight + bottom]);
}
"""


def is_about_the_cut(line):
    """The browser itself reports every attempt that finds no server; no page can keep it from that."""
    return "WebSocket connection to" in line or "Failed to load resource" in line


class Preview:
    """One preview in one browser page."""

    def __init__(self, page):
        self.page = page
        self.complaints = []
        #: Whether a line in the console is what the test means to bring about.
        self.expects = lambda line: False
        self._sent = []
        self.frames = []
        self._listeners = {"pageerror": self._note_error, "console": self._hear, "websocket": self._listen}
        for event, listener in self._listeners.items():
            page.on(event, listener)

    def stop_listening(self):
        """Leaves the page to the next preview."""
        for event, listener in self._listeners.items():
            self.page.remove_listener(event, listener)

    def _note_error(self, error):
        self.complaints.append(f"pageerror: {error}")

    def _hear(self, message):
        if message.type in ("error", "warning") and not self.expects(message.text):
            self.complaints.append(f"{message.type}: {message.text}")

    def _listen(self, socket):
        if socket.url.endswith("?trial"):
            return
        socket.on("framesent", lambda text: self._note("sent", text))
        socket.on("framereceived", lambda text: self._note("received", text))

    def _note(self, direction, text):
        message = json.loads(text)
        self.frames.append((direction, message))
        if direction == "sent":
            self._sent.append(message)

    @property
    def sent(self):
        """The messages that the page has sent. The browser reports them after the input that they come from, so this asks the page
        for something first: its answer follows every report before it."""
        if not self.page.is_closed():
            self.page.evaluate("0")
        return self._sent

    def go(self, url):
        self.page.goto(url, wait_until="commit")
        self.page.wait_for_function(f"() => ({HAS_OPENED})() && ({SETTLES})()")

    @property
    def scene(self):
        """The scene on screen."""
        return self.page.evaluate("() => splitPreview.scene")

    @property
    def split(self):
        """The node of the prototype's split view controller."""
        tabs = self.scene["hierarchy"]["children"]
        return next(node for node in tabs if node["id"] == "split")

    def rest(self):
        """Ends what moves, and waits until nothing does."""
        self.page.wait_for_function(SETTLES)

    def until(self, condition, argument=None):
        """Waits until a function of the scene is true, and what it ordered is drawn."""
        self.page.wait_for_function(
            f"argument => ({condition})(splitPreview.scene, argument) && ({SETTLES})()", arg=argument
        )

    def resize(self, width, height):
        self.page.set_viewport_size(browser_around(width, height))
        self.until("(scene, size) => String(scene.window.size) === String(size)", [width, height])

    def resize_browser(self, width, height):
        """Resizes the browser, and waits for the app to fill it."""
        self.resize_viewport(width, height)
        self.until(FILLS_ITS_ROOM)

    def resize_viewport(self, width, height):
        """Resizes the browser to an app and its furniture, and waits until the page has heard of it."""
        size = browser_around(width, height)
        self.page.set_viewport_size(size)
        self.page.wait_for_function(HAS_TOLD_WIDTH, arg=size["width"])

    def element(self, name):
        """The element of an id."""
        return self.page.locator(f'[data-id="{name}"]')

    def pane(self, name):
        return self.page.locator(f'[data-pane="{name}"]')

    def tool(self, selector):
        """A tool of the page's bar, or of the menu that has it while the bar is too narrow."""
        tool = self.page.locator(selector)
        self.page.locator(".bench.is-folded").wait_for(state="attached")
        self.page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        if not tool.is_visible():
            self.page.locator(".more-button").click()
        return tool

    def tap(self, name):
        self.element(name).click()

    def swipe(self, start, end):
        """A quick finger from one point of the stage to another, however slow this machine is."""
        self.page.evaluate(QUICKEN)
        mouse = self.page.mouse
        mouse.move(*on_stage(*start))
        mouse.down()
        mouse.move(*on_stage(*end), steps=5)
        mouse.up()
        self.page.evaluate("() => { delete PointerEvent.prototype.timeStamp; }")

    def tap_and_wait(self, target, condition, argument=None):
        """Taps a locator and waits for what must come of it."""
        target.click()
        self.until(condition, argument)

    def frame(self, locator):
        """The frame of an element in the app's window, in points."""
        return locator.evaluate(FRAME)

    @property
    def back_button(self):
        return self.page.locator(".navigation-bar .bar-button.is-back")

    @property
    def expand_button(self):
        return self.page.locator('.navigation-bar .bar-button:has([data-symbol^="arrow."])')

    def photograph(self, name):
        """Takes a picture if there is a folder for it."""
        if SCREENSHOTS:
            self.page.screenshot(path=pathlib.Path(SCREENSHOTS) / f"{name}.png")


def browser_around(width, height):
    """The size of a browser that leaves this room to the app."""
    return {"width": width if width <= NARROW else width + EDGE, "height": height + BENCH}


def on_stage(x, y):
    """A point of the stage, in the browser."""
    return (x, y + BENCH)


def instrument(context, is_touched=True):
    """Prepares the pages of a browser context for the tests."""
    for script in (WATCH_THE_POLICY, KEEP_THE_SOCKET, IMPORT_MODULES, *([TOUCH] if is_touched else [])):
        context.add_init_script(f"(() => {{ {script} }})()")


def say(preview, **message):
    """Says what nobody can tap."""
    preview.page.evaluate("text => socketOfThePage.send(text)", json.dumps(message))


def box(locator):
    """The frame of an element in the browser."""
    return locator.evaluate(
        "one => { const box = one.getBoundingClientRect(); return [box.x, box.y, box.width, box.height]; }"
    )


def close(a, b):
    """Whether two frames agree to a pixel of a screen of scale 1."""
    return all(abs(x - y) <= 1 for x, y in zip(a, b, strict=True))
