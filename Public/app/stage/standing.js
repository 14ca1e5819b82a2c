// The place of a device's screen in the browser, and of the window on it. Pure functions.
import { fit } from '../layout/fit.js';

const own = { isDetached: true, isBusy: false };

/** The scale and the origin of a screen with something around it. */
export function screenStanding([width, height], room, around) {
  return fit({ width, height }, room, own, around);
}

/** The scale and the origin of a window at its frame on that screen. */
export function windowStanding([x, y], at) {
  return { ...at, x: at.x + x * at.scale, y: at.y + y * at.scale };
}

/**
 * The place of a window that is measured: at the browser's edge, where the ruler begins.
 *
 * @param {number} mostScale the greatest scale, which is that of the ruler
 */
export function edgeStanding(app, room, isRightToLeft, mostScale = 1) {
  const scale = Math.max(0.05, Math.min(mostScale, room.width / app.width, room.height / app.height));
  return { scale, x: isRightToLeft ? room.width - app.width * scale : 0, y: 0, isFramed: true };
}
