// Recognizes gestures from the positions of a finger or a mouse. Pure functions.

/** The distance, in points, up to which a touch counts as a tap: UIKit's allowable movement. */
const slop = 10;

/** The distance from the window's left or right edge, in points, within which an edge swipe begins. */
export const edge = 24;

/** The least length of an edge swipe, in points. */
const reach = 40;

/** Whether a pointer has stayed where it went down. */
export function isTap(from, to) {
  return Math.hypot(to.x - from.x, to.y - from.y) <= slop;
}

/** The direction of an edge swipe in a window of the given width, or null if it is none. */
export function edgeSwipe(from, to, width) {
  const dx = to.x - from.x;
  if (Math.abs(dx) < reach || Math.abs(dx) < 1.5 * Math.abs(to.y - from.y)) return null;
  if (from.x <= edge && dx > 0) return 'right';
  if (from.x >= width - edge && dx < 0) return 'left';
  return null;
}

/** The least length of a flick, in points, and its longest duration, in milliseconds. */
const flickReach = 60;
const flickTime = 700;

/** The direction of a quick swipe to the side from any place, or null if it is none. */
export function flick(from, to, milliseconds) {
  const dx = to.x - from.x;
  if (milliseconds > flickTime || Math.abs(dx) < flickReach || Math.abs(dx) < 2 * Math.abs(to.y - from.y)) return null;
  return dx > 0 ? 'right' : 'left';
}

/** The greatest distance, in points, by which a finger must pull a sheet to move it to another detent, or to dismiss it. */
const pull = 80;

/** Whether a movement goes down rather than aside. */
export function isDownward(from, to) {
  const dy = to.y - from.y;
  return dy > slop && dy > Math.abs(to.x - from.x);
}

/** Whether a movement pulls a list down far enough to load it anew. */
export function isPull(from, to) {
  return isDownward(from, to) && to.y - from.y >= pull;
}

/** Whether a movement goes up rather than aside. */
export function isUpward(from, to) {
  return isDownward({ x: from.x, y: -from.y }, { x: to.x, y: -to.y });
}

/**
 * The direction in which a movement pulls a sheet far enough, or null. `smaller` and `larger` are the distances to the next
 * detents, or null: half of such a distance is enough. Without a smaller detent, a sheet is dismissed.
 */
export function sheetPull(from, to, { smaller = null, larger = null } = {}) {
  const reaches = (distance, detent) => distance >= (detent === null ? pull : Math.min(pull, detent / 2));
  if (isDownward(from, to)) return reaches(to.y - from.y, smaller) ? 'down' : null;
  if (larger === null || !isUpward(from, to)) return null;
  return reaches(from.y - to.y, larger) ? 'up' : null;
}
