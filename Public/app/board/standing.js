// Where the windows of a board stand: the sizes of their boxes. Pure.
import { openingSize } from '../stage/placement.js';

/** @returns {[number, number]} */
const sizeOf = ({ width, height }) => [width, height];

/**
 * Whether a window has the size of the browser, which a drag can change, and neither a device's nor a phone's.
 *
 * @param {?import('../wire/messages').WindowState} window
 * @param {import('./kinds.js').Row} row
 * @param {{first: import('../wire/messages').WindowState, isAlone: boolean}} page
 */
export const isResizable = (window, { device }, { first, isAlone }) => !device && !isAlone && !(window ?? first).device;

/**
 * The size of the box of a window, in points of the app. A window in the browser can be dragged as wide as the room, so its
 * box has that width from the start, and no window moves under the finger.
 *
 * @param {?import('../wire/messages').WindowState} window null before there is a scene
 * @param {import('./kinds.js').Row} row
 * @param {{first: import('../wire/messages').WindowState, room: {width: number, height: number}, isAlone: boolean}} page the
 * page's own window, its room, and whether it keeps a phone's size
 */
export function boxOf(window, { device, change }, { first, room, isAlone }) {
  const [width, height] = window?.size ?? (device && sizeOf(openingSize(change, device))) ?? first.size;
  if (!isResizable(window, { device, change }, { first, isAlone })) return [width, height];
  return [Math.max(width, room.width), Math.max(height, room.height)];
}
