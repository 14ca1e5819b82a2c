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
    for (let pane = element.closest('[data-pane], .scroller'); pane; pane = pane.parentElement.closest('[data-pane], .scroller')) {
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
    const parts = name === 'data-id' ? ':is(.bar-button, .tab, .sidebar-tab, .list-row, .cell, .row, .file, .block-cell, .ui-node, .ui-half, .ui-segment, .ui-detail)' : '';
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


#: The looks of texts: their sizes, weights and colours, in the page and in the picture, by the text. A text counts if it is in view
#: in the page and the picture has it whole.
TEXTS = """
async () => {
  const app = document.getElementById('window');
  const numbers = color => {
    const [red, green, blue, alpha = 1] = color.match(/[0-9.]+/g).map(Number);
    // A mixed colour has channels from 0 to 1.
    const most = color.startsWith('color(') ? 255 : 1;
    return [red * most, green * most, blue * most, alpha];
  };
  const opacityOf = element => {
    let opacity = 1;
    for (let at = element; at !== app; at = at.parentElement) opacity *= Number(getComputedStyle(at).opacity);
    return opacity;
  };
  const looks = new Map();
  const note = (text, element, style = getComputedStyle(element)) => {
    const [red, green, blue, alpha] = numbers(style.color);
    const look = [parseFloat(style.fontSize), Number(style.fontWeight), red, green, blue, alpha * opacityOf(element)];
    looks.set(text, [...(looks.get(text) ?? []), look]);
  };
  const walker = document.createTreeWalker(app, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.data.trim();
    const element = node.parentElement;
    if (!text || element.closest('.city, .away, .is-leaving, .is-parked, svg')) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    for (const whole of new Set([text, element.textContent.trim()])) note(whole, element);
  }
  for (const field of app.querySelectorAll('input:not([type=range])')) {
    if (field.value) note(field.value, field);
    else note(field.placeholder, field, getComputedStyle(field, '::placeholder'));
  }
  return [...looks];
}
"""

DRAWN_TEXTS = """
svg => {
  const picture = new DOMParser().parseFromString(svg, 'image/svg+xml');
  return [...picture.querySelectorAll('text')].map(text => {
    const color = text.getAttribute('fill');
    const channels = [1, 3, 5].map(at => parseInt(color.slice(at, at + 2), 16));
    const number = (name, usual) => Number(text.getAttribute(name) ?? usual);
    let opacity = number('fill-opacity', 1);
    for (let at = text.parentElement; at; at = at.parentElement) opacity *= Number(at.getAttribute('opacity') ?? 1);
    return [text.textContent.trim(), [number('font-size'), number('font-weight', 400), ...channels, opacity]];
  });
}
"""

#: The greatest differences between looks: of the sizes in points, the weights, the channels of a colour, and the opacities.
LIKENESS = [0.26, 100, 2, 2, 2, 0.03]


def compare_texts(preview):
    """The differences between the texts of the picture and those of the page, and the number of texts that were compared."""
    preview.rest()
    drawn = preview.page.evaluate(DRAWN_TEXTS, preview.page.evaluate(COMPARE, TOLERANCE)["svg"])
    shown = dict(preview.page.evaluate(TEXTS))
    # A line of a text that is broken can be equal to another text.
    looks = {text: [look for whole, some in shown.items() if text in whole for look in some] for text, _ in drawn if text in shown}
    known = [(text, look) for text, look in drawn if text in looks]

    def is_alike(one, other):
        return all(abs(a - b) <= most for a, b, most in zip(one, other, LIKENESS, strict=True))

    differences = [
        f"{text}: {look} in the picture, {looks[text]} in the page"
        for text, look in known
        if not any(is_alike(look, other) for other in looks[text])
    ]
    return differences, len(known)


#: The parts that the system draws: the words of the status bar with their middles, the dots of a window's controls with their frames,
#: and the words above the keyboard, in the picture and in the page.
PARTS = """
svg => {
  const picture = document.importNode(new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement, true);
  const beyond = document.body.appendChild(document.createElement('div'));
  beyond.attachShadow({ mode: 'open' }).append(picture);
  const app = document.getElementById('window');
  const partsIn = (root, width, names) => {
    const origin = root.getBoundingClientRect();
    const scale = origin.width / width;
    const frame = element => {
      const box = element.getBoundingClientRect();
      return [box.x - origin.x, box.y - origin.y, box.width, box.height].map(n => n / scale);
    };
    const all = name => [...root.querySelectorAll(names[name])].filter(element => element.checkVisibility());
    const isBar = element => !element.closest('.status-bar') || frame(element.closest('.status-bar'))[3] > 0;
    return {
      status: all('status').filter(element => isBar(element) && !element.children.length && element.textContent)
        .map(element => [element.textContent, frame(element)[0] + frame(element)[2] / 2]).sort((a, b) => a[1] - b[1]),
      controls: all('controls').map(frame),
      suggestions: all('suggestions').map(element => element.textContent),
    };
  };
  const drawn = partsIn(picture, Number(picture.getAttribute('width')), {
    status: '[data-part=status]', controls: '[data-part="window control"]', suggestions: '[data-part=suggestion]',
  });
  const shown = partsIn(app, app.offsetWidth, {
    status: '.status-bar span', controls: '.window-controls i', suggestions: '.key-suggestions span',
  });
  beyond.remove();
  return { drawn, shown };
}
"""


def svg_of(preview):
    """The picture of what is on screen."""
    preview.rest()
    return preview.page.evaluate(COMPARE, TOLERANCE)["svg"]


def compare_parts(preview):
    """The differences between the parts that the system draws in the picture and those in the page."""
    found = preview.page.evaluate(PARTS, svg_of(preview))
    drawn, shown = found["drawn"], found["shown"]
    differences = []
    for name in ("controls", "suggestions", "status"):
        words = [[one[0] if name == "status" else None for one in parts[name]] for parts in (drawn, shown)]
        if len(drawn[name]) != len(shown[name]) or words[0] != words[1]:
            differences.append(f"{name}: {drawn[name]} in the picture, {shown[name]} in the page")
    if drawn["suggestions"] != shown["suggestions"]:
        differences.append(f"suggestions: {drawn['suggestions']} in the picture, {shown['suggestions']} in the page")
    for one, other in zip(drawn["controls"], shown["controls"], strict=False):
        if max(abs(a - b) for a, b in zip(one, other, strict=True)) > TOLERANCE:
            differences.append(f"control: {one} in the picture, {other} in the page")
    # The words are as wide as the font of the browser makes them, so only those in the middle and at the leading edge have places.
    for (word, one), (_, other) in zip(drawn["status"], shown["status"], strict=False):
        if abs(one - other) > 12:
            differences.append(f"{word} of the status bar: at {one} in the picture, at {other} in the page")
    return differences
