// The positions at which the divider between two apps can rest. Pure.
import { middleOf, rowOf } from './placement.js';

/** The places of Split View's divider on a screen, from left to right, with the arrangement at each. */
export function stopsOf(device, { orientation, side, screen, divider: [, , gap] }) {
  return ['split-1/3', 'split-1/2', 'split-2/3']
    .map(arrangement => rowOf(device, arrangement, orientation))
    .filter(Boolean)
    .map(({ arrangement, size: [width] }) => ({ arrangement, x: side === 'left' ? width + gap / 2 : screen[0] - width - gap / 2 }))
    .sort((a, b) => a.x - b.x);
}

/** The distances, in points, by which a key moves the divider of two tiles: with Shift, and without. */
const [stride, step] = [60, 10];

const ways = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * The arrangement to which a key leads, or null. It is the next stop in Split View, or a short distance between tiles.
 */
export function arrangementByKey({ key, shiftKey }, window, device) {
  const { arrangement, side, divider } = window;
  const x = middleOf(divider);
  if (arrangement.startsWith('tile')) {
    return ways[key] ? { arrangement, side, dividerX: x + ways[key] * (shiftKey ? stride : step) } : null;
  }
  const stops = stopsOf(device, window);
  const goal = {
    ArrowLeft: stops.filter(stop => stop.x < x - 1).at(-1), ArrowRight: stops.find(stop => stop.x > x + 1),
    Home: stops[0], End: stops.at(-1),
  }[key];
  return goal && Math.abs(goal.x - x) > 1 ? { arrangement: goal.arrangement, side } : null;
}
