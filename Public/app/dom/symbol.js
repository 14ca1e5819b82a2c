// Symbols as SVG elements.
import { symbols } from '../art/symbols.js';
import { actionWords, symbolWords } from '../art/symbolWords.js';
import { word } from '../views/words.js';

const namespace = 'http://www.w3.org/2000/svg';

/** The drawing of a symbol, or of its outline for a filled one that is not drawn; undefined for an unknown name. */
export const symbolNamed = name => symbols[name] ?? symbols[name.replace(/\.fill$/, '')];

/** Makes the images that are no symbols: those whose names have a colon. An app with images of its own sets `make`. */
export const otherImages = { make: null };

/** Creates an element of SVG. */
export function part(name, attributes) {
  const made = document.createElementNS(namespace, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

/**
 * The symbols beyond those of the page itself, which are loaded when one is first drawn. The page sets `load`, and `draw` once they are
 * loaded, which draws any name.
 *
 * @type {{load: ?() => Promise<(svg: any, name: string) => void>, draw: ?(svg: any, name: string) => void}}
 */
export const library = { load: null, draw: null };

/** Draws a symbol into its element. */
export function draw(svg, { strokes = [], fill, rule = 'nonzero', hole, isDirectional = false, width = 1.6 }) {
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

/**
 * Creates an SF Symbol by name, as high as its box and as thick as regular text. A directional symbol is mirrored in
 * right-to-left. A symbol that is not loaded yet is drawn once it is, and is a frame without the library.
 */
export function symbolElement(name) {
  if (otherImages.make && name.includes(':')) return otherImages.make(name);
  const svg = part('svg', { viewBox: '0 0 24 24', class: 'symbol', 'aria-hidden': 'true', 'data-symbol': name });
  const known = symbolNamed(name);
  if (known) draw(svg, known);
  else if (library.draw) library.draw(svg, name);
  else library.load?.().then(drawn => drawn(svg, name), () => draw(svg, { fill: '', hole: '', strokes: ['M4 4h16v16H4z'] }));
  return svg;
}

/** The label of a symbol for screen readers. */
export function symbolLabel(name) {
  return word(actionWords[name] ?? symbolWords[name] ?? name);
}
