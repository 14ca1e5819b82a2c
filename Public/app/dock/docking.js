// The place of the dock in the browser. Pure functions.
import { besideFrom } from '../tools/side.js';

/** The width of a panel beside the app, in points. Below the app it has a part of the browser's height, or the least one. */
const [usual, part, least] = [348, 0.45, 160];

const closed = { side: null, thickness: 0 };

/**
 * The place of a panel in the dock, which covers the developer's panel, and below the app the timeline as well: its side and its length
 * across, and the width or height that it takes beyond those, with the margin that keeps it free.
 *
 * @param {{width: number, height: number}} browser
 * @param {boolean} isOpen whether there is a panel, without which nothing is taken
 * @param {{side: ?string, thickness: number}} [inspector] where the developer's panel stands
 * @param {number} [timeline] the height of the timeline below that browser
 */
export function docking(browser, isOpen, inspector = closed, timeline = 0) {
  const isBelow = browser.width < besideFrom;
  const covered = inspector.thickness + (isBelow ? timeline : 0);
  const length = Math.max(covered, isBelow ? Math.max(least, Math.round((browser.height + timeline) * part)) : usual);
  const side = isBelow ? 'bottom' : inspector.side ?? 'right';
  const taken = isOpen ? length - covered : 0;
  const [width, height] = isBelow ? [0, taken] : [taken, 0];
  return { side, length, width, height, margin: side === 'left' ? `0 0 0 ${width}px` : `0 ${width}px ${height}px 0` };
}

/**
 * Whether the ruler stands in what is free below a picture that a panel at its side has made smaller.
 *
 * @param {{width: number, height: number}} room that of the app without the dock and the ruler
 * @param {{width: number, height: number}} left what the dock leaves of it
 * @param {number} ruler the height of the ruler
 */
export const hasRoomBelow = (room, left, ruler) => left.height - room.height * Math.min(1, left.width / room.width) >= ruler;
