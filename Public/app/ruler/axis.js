// The positions of widths on the page. Pure functions.
import { hasSide } from '../stage/placement.js';
import { wideEnough } from './height.js';

/** The greatest width that the ruler covers in a room narrower than `wideEnough`, in points. */
const usualMost = 1400;

const usualLeast = 320;

/** The distance of the ruler from a device above it, in the browser's points. */
const gap = 14;

/** The distance of the ruler from the stage's bottom: the ruler stands right below a device that ends higher. */
export function liftOf({ screen }, { room, screenAt }) {
  return screen ? Math.max(0, Math.round(room.height - screenAt.bottom - gap)) : 0;
}

/**
 * The range of the sweep, from the narrowest app that a system shows to the whole screen, or to the room in the
 * browser. The room has more of the app's points where the app is drawn smaller.
 */
export function rangeOf(window, { room, scale = 1 }) {
  const [width] = window.size;
  const has = Math.round(room.width / scale * 2) / 2;
  const whole = window.screen?.[0] ?? (has >= wideEnough ? has : usualMost);
  return { from: Math.min(usualLeast, Math.floor(width)), to: Math.max(whole, Math.ceil(width)) };
}

/**
 * The axis of the ruler. It begins at the window's fixed edge and runs in the direction in which the window grows. On a
 * device it has the device's scale, so the window's other edge is at the window's width. In the browser it has the scale of the
 * picture, unless the room is too narrow for the usual range.
 */
export function axisOf(window, range, { room, screenAt, isRightToLeft }) {
  if (window.screen) {
    const isAtRight = hasSide(window.arrangement) && window.side === 'right';
    const edge = isAtRight ? window.screen[0] : window.arrangement === 'free' ? window.frame[0] : 0;
    const start = screenAt.x + edge * screenAt.scale;
    return { start, way: isAtRight ? -1 : 1, scale: screenAt.scale };
  }
  const scale = Math.min(1, room.width / range.to);
  return { start: isRightToLeft ? room.width : 0, way: isRightToLeft ? -1 : 1, scale };
}

export const placeOf = ({ start, way, scale }, width) => start + way * width * scale;

/** The width at a position, rounded to half points and within the range. */
export function widthAt({ start, way, scale }, x, { from, to }) {
  return Math.max(from, Math.min(to, Math.round(((x - start) * way) / scale * 2) / 2));
}
