// The symbols beyond those of the page itself, as a part of the page.
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

/** Makes the part. */
export const make = () => symbolsOf(library);
