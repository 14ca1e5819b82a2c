// Sketches of scenes: their columns on a small screen, with the kind of content in each.

const namespace = 'http://www.w3.org/2000/svg';

/** The size of a sketch, in its own units. */
const [width, height] = [96, 66];

/**
 * The columns of each scene: the width of each in units, and its content. A scene that is not known here is two lists.
 *
 * @type {Record<string, [number, string][]>}
 */
const columnsOf = {
  instagram: [[50, 'grid'], [46, 'post']],
  'split-or-flip': [[34, 'list'], [62, 'map']],
  adaptability: [[34, 'people'], [62, 'bubbles']],
  'mail-slide': [[38, 'raised'], [58, 'text']],
  mail: [[24, 'list'], [30, 'rows'], [42, 'text']],
  lab: [[36, 'letter A'], [60, 'letter B']],
};

/** @type {[number, string][]} */
const usual = [[34, 'list'], [62, 'text']];

function shape(name, attributes, text) {
  const made = document.createElementNS(namespace, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  if (text) made.textContent = text;
  return made;
}

const box = (x, y, w, h, kind, rx = 1.5) => shape('rect', { x, y, width: w, height: h, rx, class: `sketch-${kind}` });

const lines = (x, w, tops, kind = 'line') => tops.map((y, index) => box(x + 4, y, (w - 8) * (index % 3 === 2 ? 0.62 : 1), 2.4, kind));

/** The contents, drawn from a column's leading edge over its width. */
const contents = {
  list: (x, w) => [box(x + 4, 9, w * 0.5, 4, 'title'), ...[18, 27, 36, 45, 54].map((y, index) => box(x + 3, y, w - 6, 6.5, index === 1 ? 'chosen' : 'row', 2))],
  rows: (x, w) => [box(x + 4, 9, w * 0.5, 4, 'title'), ...[18, 31, 44].flatMap(y => [box(x + 4, y, w - 12, 2.6, 'dark'), ...lines(x, w, [y + 4.4, y + 8])])],
  people: (x, w) => [18, 30, 42, 54].flatMap((y, index) => [
    shape('circle', { cx: x + 8, cy: y, r: 3.6, class: index === 0 ? 'sketch-chosen' : 'sketch-dark' }), box(x + 14, y - 1.2, w - 19, 2.4, 'line')]),
  bubbles: (x, w) => [[16, 0], [28, 1], [38, 1], [50, 0]].map(([y, own], index) => (
    box(own ? x + w * 0.42 : x + 5, y, w * 0.48 - (index % 2) * 6, 7, own ? 'chosen' : 'row', 3.5))),
  text: (x, w) => [box(x + 4, 9, w * 0.55, 4, 'title'), ...lines(x, w, [20, 25, 30, 39, 44, 49])],
  grid: (x, w) => [0, 1, 2, 3].flatMap(row => [0, 1, 2].map(column => (
    box(x + 2 + column * (w - 2) / 3, 12 + row * 14, (w - 8) / 3, 12.6, ['picture', 'dark', 'chosen'][(row + column) % 3], 1)))),
  post: (x, w) => [shape('circle', { cx: x + 8, cy: 15, r: 3.4, class: 'sketch-dark' }), box(x + 14, 13.8, w - 24, 2.4, 'line'), box(x, 21, w, 29, 'picture', 0), ...lines(x, w, [54, 59])],
  map: (x, w) => [box(x, 7, w, 59, 'land', 0), shape('path', { d: `M${x} 44c16-9 26 9 62-8v30H${x}Z`, class: 'sketch-water' }),
    ...[[18, 26], [36, 20], [46, 40]].map(([dx, y]) => shape('circle', { cx: x + dx, cy: y, r: 3, class: 'sketch-pin' }))],
  raised: (x, w) => [box(x, 7, w + 4, 59, 'raised', 0), ...contents.list(x, w)],
  letter: (x, w, name) => [shape('text', { x: x + w / 2, y: 43, 'text-anchor': 'middle', class: 'sketch-letter' }, name)],
};

function column(x, w, content) {
  const [name, text] = content.split(' ');
  return [...(x > 0 ? [box(x, 7, 0.6, 59, 'edge', 0)] : []), ...contents[name](x, w, text)];
}

/** A drawing of a scene's columns. */
export function sketch(scene) {
  const drawing = shape('svg', { viewBox: `0 0 ${width} ${height}`, class: 'sketch', 'aria-hidden': 'true' });
  drawing.append(box(0, 0, width, height, 'ground', 0));
  /** @type {[number, string][]} */
  const columns = columnsOf[scene] ?? usual;
  let x = 0;
  for (const [w, content] of columns) {
    drawing.append(...column(x, w, content));
    x += w;
  }
  return drawing;
}
