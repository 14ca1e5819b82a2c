// Where on the page which width is. Pure.
import { hasSide } from '../stage/placement.js';

/** The widths that are worth measuring in a browser that is narrower than most of them, in points. */
const usualMost = 1400;
const wideEnough = 1024;

const usualLeast = 320;

/** How far below a device the ruler stands, in points of the browser. */
const gap = 14;

/** How far above the stage's bottom the ruler stands: right below a device that ends higher. */
export function liftOf({ screen }, { room, screenAt }) {
  return screen ? Math.max(0, Math.round(room.height - screenAt.bottom - gap)) : 0;
}

/** What is swept: from the narrowest app that a system shows to the whole screen, or to what the browser has room for. */
export function rangeOf(window, room) {
  const [width] = window.size;
  const whole = window.screen?.[0] ?? (room.width >= wideEnough ? room.width : usualMost);
  return { from: Math.min(usualLeast, Math.floor(width)), to: Math.max(whole, Math.ceil(width)) };
}

/**
 * The ruler begins at the edge of the window that stays, and runs the way in which the window grows: on a device at its
 * scale, so that the window's other edge is at its width.
 */
export function axisOf(window, range, { room, screenAt, isRightToLeft }) {
  if (window.screen) {
    const isAtRight = hasSide(window.arrangement) && window.side === 'right';
    const start = screenAt.x + (isAtRight ? window.screen[0] * screenAt.scale : 0);
    return { start, way: isAtRight ? -1 : 1, scale: screenAt.scale };
  }
  const scale = Math.min(1, room.width / range.to);
  return { start: isRightToLeft ? room.width : 0, way: isRightToLeft ? -1 : 1, scale };
}

export const placeOf = ({ start, way, scale }, width) => start + way * width * scale;

/** The width at a place, on half points, within the range. */
export function widthAt({ start, way, scale }, x, { from, to }) {
  return Math.max(from, Math.min(to, Math.round(((x - start) * way) / scale * 2) / 2));
}
