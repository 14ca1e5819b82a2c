// Symbols as SVG elements.
import { symbols } from '../art/symbols.js';
import { actionWords, symbolWords } from '../art/symbolWords.js';
import { word } from '../views/words.js';

const namespace = 'http://www.w3.org/2000/svg';

/** The drawing of a symbol, or of its outline for a filled one that is not drawn; undefined for an unknown name. */
export const symbolNamed = name => symbols[name] ?? symbols[name.replace(/\.fill$/, '')];

/** Makes the images that are no symbols: those whose names have a colon. An app with images of its own sets `make`. */
export const otherImages = { make: null };

function part(name, attributes) {
  const made = document.createElementNS(namespace, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

/**
 * The symbols beyond those of the page itself, which are loaded when one is first drawn. The page sets `load`.
 *
 * @type {{load: ?() => Promise<(name: string) => any>, find: ?(name: string) => any}}
 */
export const library = { load: null, find: null };

/** Draws a symbol into its element. */
function draw(svg, { strokes = [], fill, rule = 'nonzero', hole, isDirectional = false, width = 1.6 }) {
  svg.classList.toggle('is-directional', isDirectional);
  const pen = { fill: 'none', stroke: 'currentColor', 'stroke-width': width, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  const parts = strokes.map(d => part('path', { ...pen, d }));
  if (fill) parts.unshift(part('path', { d: fill, fill: 'currentColor', 'fill-rule': rule }));
  svg.replaceChildren(...parts);
  if (hole) cutOut(svg, { ...pen, d: hole, stroke: '#000' });
}

/** The number of masks so far, by which each has an id of its own. */
let masks = 0;

/** Cuts a stroke out of what is drawn. */
function cutOut(svg, stroke) {
  const id = `symbol-mask-${masks += 1}`;
  const mask = part('mask', { id });
  mask.append(part('path', { d: 'M0 0h24v24h-24z', fill: '#fff' }), part('path', stroke));
  for (const shape of svg.children) shape.setAttribute('mask', `url(#${id})`);
  svg.prepend(mask);
}

/** Draws a symbol that has no drawing: a frame with the first letter of its name. The tooltip shows the whole name. */
function drawLetter(svg, name) {
  const frame = { d: 'M7.4 3.7h9.2a3.7 3.7 0 0 1 3.7 3.7v9.2a3.7 3.7 0 0 1-3.7 3.7h-9.2a3.7 3.7 0 0 1-3.7-3.7v-9.2a3.7 3.7 0 0 1 3.7-3.7Z' };
  const letter = part('text', { x: 12, y: 15.8, 'font-size': 10.5, 'font-weight': 600, 'text-anchor': 'middle', fill: 'currentColor' });
  letter.textContent = (/[\p{L}\p{N}]/u.exec(name)?.[0] ?? '?').toUpperCase();
  const title = part('title', {});
  title.textContent = name;
  svg.replaceChildren(title, part('path', { ...frame, fill: 'none', stroke: 'currentColor', 'stroke-width': 1.4 }), letter);
}

/**
 * Creates an SF Symbol by name, as high as its box and as thick as regular text. A directional symbol is mirrored in
 * right-to-left. A symbol that is not loaded yet is drawn once it is.
 */
export function symbolElement(name) {
  if (otherImages.make && name.includes(':')) return otherImages.make(name);
  const svg = part('svg', { viewBox: '0 0 24 24', class: 'symbol', 'aria-hidden': 'true', 'data-symbol': name });
  const known = symbolNamed(name) ?? library.find?.(name);
  if (known) {
    draw(svg, known);
    return svg;
  }
  drawLetter(svg, name);
  if (library.load && !library.find) {
    library.load().then(find => {
      const later = find(name);
      if (later) draw(svg, later);
    }).catch(() => {});
  }
  return svg;
}

/** The label of a symbol for screen readers. */
export function symbolLabel(name) {
  return word(actionWords[name] ?? symbolWords[name] ?? name);
}
