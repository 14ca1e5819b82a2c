// One input for all windows of a board: the messages that carry it. Pure functions.
//
// Slot 0 is the last one of its message, because then the answer of the page's own window is the last of all, and the next
// size of a drag waits until every window has the one before.

/** The width, in points, of the edges of a window at which a point keeps its distance to the edge. */
const edge = 44;

const rounded = value => Math.round(value * 2) / 2;

/**
 * The length in one window that corresponds to a length in another one. Near the edges the distance to the edge is the same,
 * and between them it grows with the window.
 */
function carriedLength(at, from, to) {
  if (at <= edge) return Math.min(at, to);
  if (at >= from - edge) return Math.max(0, to - (from - at));
  return edge + ((at - edge) / (from - 2 * edge)) * (to - 2 * edge);
}

/** @typedef {{slot: number, size: number[], isRightToLeft: boolean, isInBrowser: boolean}} BoardWindow */

/** The point of a window that corresponds to a point of another one. From right to left, it is mirrored. */
export function carriedPoint({ x, y }, from, to) {
  const across = carriedLength(x, from.size[0], to.size[0]);
  const isMirrored = from.isRightToLeft !== to.isRightToLeft;
  return { x: rounded(isMirrored ? to.size[0] - across : across), y: rounded(carriedLength(y, from.size[1], to.size[1])) };
}

const opposite = { left: 'right', right: 'left' };

/** The place of a finger that drags a column's edge. It keeps its distance to the side of the window at which the column is. */
function carriedEdge({ target, x }, from, to) {
  const isAtStart = !target.endsWith('/inspector/edge');
  const isFromLeft = window => isAtStart !== window.isRightToLeft;
  const distance = isFromLeft(from) ? x : from.size[0] - x;
  return rounded(isFromLeft(to) ? distance : to.size[0] - distance);
}

const asIs = message => message;
const pointed = (message, from, to) => (message.x === undefined ? message : { ...message, ...carriedPoint(message, from, to) });

/**
 * The message that a window gets for a message of another one, or null if it is not for that window.
 *
 * @type {Record<string, (message: any, from: BoardWindow, to: BoardWindow) => ?object>}
 */
const carried = {
  tap: pointed,
  swipe: (message, from, to) => {
    const isMirrored = from.isRightToLeft !== to.isRightToLeft;
    return { ...pointed(message, from, to), direction: (isMirrored && opposite[message.direction]) || message.direction };
  },
  drag: (message, from, to) => (message.x === undefined ? message : { ...message, x: carriedEdge(message, from, to) }),
  resize: (message, _, to) => (to.isInBrowser ? message : null),
  arrange: () => null,
  scroll: asIs, edit: asIs, focus: asIs, rotate: asIs, background: asIs, foreground: asIs, set: asIs, perform: asIs,
};

/** A message about traits for a window that keeps a trait of its own. */
function traitsFor(message, { varies, other }) {
  if (!varies || !(varies in message)) return message;
  const { [varies]: value, ...rest } = message;
  if (other && value in other) return { ...rest, [varies]: other[value] };
  return Object.keys(rest).length > 1 ? rest : null;
}

/** The message for one window. */
function messageFor(message, from, to, kind) {
  if (to.slot === from.slot) return message;
  if (message.type === 'traits') return to.slot === 0 ? message : traitsFor(message, kind);
  return carried[message.type]?.(message, from, to) ?? null;
}

/** A message as the page's own window would have got it, for one that the user has made in another window. */
export const asOfFirst = (message, from, first) => carried[message.type]?.(message, from, first) ?? message;

/**
 * The messages to send for a message of the first window: one for all windows that get the same, and that of the first window
 * last.
 *
 * @param {any} message
 * @param {BoardWindow[]} windows the first one is that of slot 0
 * @param {{varies?: string, other?: Record<string, string>}} kind the trait that the windows differ in, if it is one
 */
export function spread(message, windows, kind) {
  const [first, ...others] = windows;
  const groups = new Map([[JSON.stringify(message), { message, slots: [] }]]);
  for (const window of others) {
    const own = messageFor(message, first, window, kind);
    if (!own) continue;
    const key = JSON.stringify(own);
    if (!groups.has(key)) groups.set(key, { message: own, slots: [] });
    groups.get(key).slots.push(window.slot);
  }
  const [{ slots }, ...rest] = groups.values();
  const own = slots.length > 0 ? { ...message, slots: [...slots, 0] } : message;
  return [...rest.map(group => ({ ...group.message, slots: group.slots })), own];
}
