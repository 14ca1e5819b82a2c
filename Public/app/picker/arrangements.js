// The ways in which a window can stand on a device, as a person chooses among them. Pure.
import { rowOf, screenOf } from '../stage/placement.js';

const names = {
  full: ['Full screen', 'Full'],
  'split-1/3': ['Split View, one third', '1/3'],
  'split-1/2': ['Split View, half', '1/2'],
  'split-2/3': ['Split View, two thirds', '2/3'],
  'slide-over': ['Slide Over', 'Slide Over'],
  'tile-1/2': ['Tile, half', 'Tile 1/2'],
  'tile-1/3': ['Tile, one third', 'Tile 1/3'],
  'cover-full': ['Outer display', 'Cover'],
  free: ['Free window', 'Free'],
};

export const longName = arrangement => names[arrangement]?.[0] ?? arrangement;
export const shortName = arrangement => names[arrangement]?.[1] ?? arrangement;

/** The part of the screen that a free window takes in a small picture. */
const freePart = 0.62;

/** The frame of a window on the screen, for a small picture of an arrangement. A panel is a gap away from its side. */
export function frameOf(arrangement, [width, height], [w, h], side, gap) {
  if (arrangement === 'free') {
    const [own, high] = [width * freePart, height * freePart];
    return [(width - own) / 2, (height - high) / 2, own, high];
  }
  const inset = arrangement === 'slide-over' ? gap : 0;
  return [side === 'right' ? width - w - inset : inset, (height - h) / 2, w, h];
}

/**
 * The arrangements that a device offers as it is held, each with its name, its size and its size classes. The size and
 * the classes of a free window are null.
 */
export function choicesOf(device, orientation, side, gap) {
  const offered = Object.keys(names).filter(name => rowOf(device, name, orientation));
  if (device.idiom === 'pad') offered.push('free');
  return offered.map(arrangement => {
    const row = rowOf(device, arrangement, orientation);
    // The outer display of a phone that folds is a screen of its own.
    const screen = arrangement === 'cover-full' ? row.size : screenOf(device, orientation);
    const size = row?.size ?? screen;
    const [title, label] = names[arrangement];
    return { arrangement, title, label, screen, size: row?.size ?? null, classes: row?.classes ?? null, frame: frameOf(arrangement, screen, size, side, gap) };
  });
}
