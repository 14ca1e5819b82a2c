// The symbols beyond those of the page itself, as a part of the page.
import { draw, part } from '../dom/symbol.js';
import { library } from './library.js';

/** The drawing of a line: whether it is mirrored, its strokes, its fill and its hole. */
function drawing(line) {
  const [isMirrored, strokes, fill, hole] = line.split('|');
  return { strokes: strokes ? [strokes] : [], fill: fill || undefined, hole: hole || undefined, isDirectional: isMirrored === '1' };
}

/** Reads the library: a function that returns the drawing with a name, or that of the same name without “fill”, or undefined. Pure. */
export function symbolsOf(text) {
  const lines = text.trim().split('\n');
  const drawings = lines.filter(line => line.includes('|'));
  const names = new Map(lines.slice(drawings.length).map(line => line.split(' ')));
  const found = name => drawings[Number(names.get(name))];
  return name => {
    const line = found(name) ?? found(name.replaceAll('.fill', ''));
    return line && drawing(line);
  };
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

/** Makes the part: a function that draws the symbol with a name into its element, or a letter for an unknown one. */
export function make() {
  const find = symbolsOf(library);
  return (svg, name) => {
    const known = find(name);
    if (known) draw(svg, known);
    else drawLetter(svg, name);
  };
}
