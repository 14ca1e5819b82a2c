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
 * Creates an SF Symbol by name, as high as its box and as thick as regular text. A directional symbol is mirrored in
 * right-to-left.
 */
export function symbolElement(name) {
  if (otherImages.make && name.includes(':')) return otherImages.make(name);
  const known = symbolNamed(name);
  const { strokes = [], fill, rule = 'nonzero', isDirectional = false, width = 1.6 } = known ?? {};
  const svg = part(
    'svg',
    { viewBox: '0 0 24 24', class: isDirectional ? 'symbol is-directional' : 'symbol', 'aria-hidden': 'true', 'data-symbol': name },
  );
  if (fill) svg.append(part('path', { d: fill, fill: 'currentColor', 'fill-rule': rule }));
  for (const d of strokes) {
    svg.append(part(
      'path',
      { d, fill: 'none', stroke: 'currentColor', 'stroke-width': width, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
    ));
  }
  if (!known) writeName(svg, name);
  return svg;
}

/** Writes the name of a symbol that the page does not know into its place, and a little beyond it: a line for each word. */
function writeName(svg, name) {
  const words = name.split('.');
  const size = Math.min(10, 72 / Math.max(...words.map(word => word.length)), 34 / words.length);
  svg.setAttribute('overflow', 'visible');
  words.forEach((word, index) => {
    const text = part('text', { x: 12, y: 12 + size * (index - words.length / 2 + 0.8), 'font-size': size, 'text-anchor': 'middle', fill: 'currentColor' });
    text.textContent = word;
    svg.append(text);
  });
}

/** The label of a symbol for screen readers. */
export function symbolLabel(name) {
  return word(actionWords[name] ?? symbolWords[name] ?? name);
}
