// What a finger or a mouse meant. Pure.

/** A touch that moves farther than this is no tap, in points. UIKit's allowable movement. */
const slop = 10;

/** An edge swipe begins within this distance of the window's left or right edge, in points. */
export const edge = 24;

/** How far an edge swipe must go, in points. */
const reach = 40;

/** Whether the pointer is still where it went down. */
export function isTap(from, to) {
  return Math.hypot(to.x - from.x, to.y - from.y) <= slop;
}

/** The direction of a swipe that began at an edge of a window of this width, or null. */
export function edgeSwipe(from, to, width) {
  const dx = to.x - from.x;
  if (Math.abs(dx) < reach || Math.abs(dx) < 1.5 * Math.abs(to.y - from.y)) return null;
  if (from.x <= edge && dx > 0) return 'right';
  if (from.x >= width - edge && dx < 0) return 'left';
  return null;
}

/** A flick goes at least this far, in points, within this many milliseconds. */
const flickReach = 60;
const flickTime = 700;

/** The direction of a quick swipe to the side that began anywhere, or null. */
export function flick(from, to, milliseconds) {
  const dx = to.x - from.x;
  if (milliseconds > flickTime || Math.abs(dx) < flickReach || Math.abs(dx) < 2 * Math.abs(to.y - from.y)) return null;
  return dx > 0 ? 'right' : 'left';
}

/** How far a sheet is pulled down until it goes, in points. */
const pull = 80;

/** Whether a movement goes down rather than aside. */
export function isDownward(from, to) {
  const dy = to.y - from.y;
  return dy > slop && dy > Math.abs(to.x - from.x);
}

/** Whether a sheet that was pulled like this is to go. */
export function isPulledAway(from, to) {
  return isDownward(from, to) && to.y - from.y >= pull;
}
