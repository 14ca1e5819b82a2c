"""The server's picture of the scene on screen, and the differences between its rectangles and those of the page."""

#: Asks for the picture, shows it in the page, and compares. Frames are in points of the window. An element of the page counts if
#: it is visible and a part of it is in its pane.
COMPARE = """
async tolerance => {
  const answer = await new Promise(done => {
    const hear = ({ data }) => {
      const message = JSON.parse(data);
      if (message.ack !== 'picture of the test') return;
      socketOfThePage.removeEventListener('message', hear);
      done(message);
    };
    socketOfThePage.addEventListener('message', hear);
    // The page does not wait for an answer that it has not asked for.
    Object.getPrototypeOf(WebSocket).prototype.send.call(socketOfThePage, JSON.stringify({ type: 'picture', id: 'picture of the test' }));
  });
  const picture = document.importNode(new DOMParser().parseFromString(answer.svg, 'image/svg+xml').documentElement, true);
  const beyond = document.body.appendChild(document.createElement('div'));
  beyond.attachShadow({ mode: 'open' }).append(picture);
  const app = document.getElementById('window');

  const framesIn = (root, width) => {
    const origin = root.getBoundingClientRect();
    const scale = origin.width / width;
    return element => {
      const box = element.getBoundingClientRect();
      return [box.x - origin.x, box.y - origin.y, box.width, box.height].map((n, i) => n / scale);
    };
  };
  const inPicture = framesIn(picture, answer.size[0]);
  const inPage = framesIn(app, app.offsetWidth);
  const isNear = (a, b) => a.every((n, i) => Math.abs(n - b[i]) <= tolerance);
  const meet = (a, b) => a[0] < b[0] + b[2] - tolerance && b[0] < a[0] + a[2] - tolerance
    && a[1] < b[1] + b[3] - tolerance && b[1] < a[1] + a[3] - tolerance;
  const isShown = element => element.checkVisibility({ visibilityProperty: true }) && !element.closest('.is-parked, .is-leaving');
  const isInView = element => {
    const frame = inPage(element);
    for (let pane = element.closest('[data-pane]'); pane; pane = pane.parentElement.closest('[data-pane]')) {
      if (!meet(frame, inPage(pane))) return false;
    }
    return meet(frame, [0, 0, ...answer.size]);
  };
  const say = frame => frame.map(n => Math.round(n * 100) / 100).join(' ');

  const differences = [];
  let count = 0;
  for (const name of ['data-pane', 'data-bar', 'data-id']) {
    const drawn = new Map();
    for (const element of picture.querySelectorAll(`[${name}]`)) {
      const id = element.getAttribute(name);
      drawn.set(id, [...(drawn.get(id) ?? []), inPicture(element)]);
    }
    const shown = new Map();
    for (const element of app.querySelectorAll(`[${name}]`)) {
      if (!isShown(element)) continue;
      const id = element.getAttribute(name);
      shown.set(id, [...(shown.get(id) ?? []), inPage(element)]);
    }
    for (const [id, frames] of drawn) for (const frame of frames) {
      const others = shown.get(id) ?? [];
      count += 1;
      if (!others.some(other => isNear(frame, other))) {
        differences.push(`${name} ${id}: ${say(frame)} in the picture, ${others.map(say).join(' or ') || 'nothing'} in the page`);
      }
    }
    const parts = name === 'data-id' ? ':is(.bar-button, .tab, .sidebar-tab, .list-row, .cell, .row, .file)' : '';
    for (const element of app.querySelectorAll(`${parts}[${name}]`)) {
      const id = element.getAttribute(name);
      if (isShown(element) && isInView(element) && !drawn.has(id)) differences.push(`${name} ${id}: nothing in the picture, ${say(inPage(element))} in the page`);
    }
  }
  beyond.remove();
  return { differences, count, svg: answer.svg };
}
"""

#: The greatest distance between an edge in the picture and the same one in the page, in points.
TOLERANCE = 0.5


def compare(preview):
    """The differences of the server's picture from the page, and the number of rectangles that were compared."""
    preview.rest()
    found = preview.page.evaluate(COMPARE, TOLERANCE)
    return found["differences"], found["count"]
