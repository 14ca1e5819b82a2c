// The number of the flip at which a layout changed between two scenes. It is null if nobody knows it exactly. Pure functions.
import { flipNumber } from '../text.js';

/** A width that a reason compares with the window's, or that columns side by side do not fit into: the layout changes above it. */
const above = / (?:(?:is|is not) above|fits? .*, which needs? more than) ([\d.]+)/;

/** The least width of columns side by side: the layout changes from it on. */
const taken = / fits? .*, which needs? ([\d.]+)/;

/** A bound that a reason compares with the window's width: the layout changes from it on. */
const bound = / is (?:at least|less than) ([\d.]+)/;

const numberIn = (pattern, reason) => {
  const found = pattern.exec(reason ?? '');
  return found ? Number(found[1]) : null;
};

/** The size of the screen, or of a window that stands alone. */
const screenOf = ({ screen, size }) => screen ?? size;

/** Whether the device was turned between two scenes. A window that is merely resized is not turned. */
export const isTurned = ({ window }, { window: before }) => (
  window.orientation !== before.orientation && String(screenOf(window)) === String([...screenOf(before)].reverse())
);

/** The widths before and after in order, or null for a window that kept its width or was turned, which passes no width between them. */
function spanOf(scene, before) {
  const [width, old] = [scene.window.size[0], before.window.size[0]];
  if (width === old || isTurned(scene, before)) return null;
  return { narrower: Math.min(width, old), wider: Math.max(width, old), pixel: 1 / (scene.window.scale ?? 2) };
}

/** The numbers that reasons name for flips inside a span. */
function namedIn(reasons, { narrower, wider, pixel }) {
  const ends = reasons.map(reason => numberIn(above, reason)).filter(end => end !== null && end >= narrower && end < wider);
  const starts = reasons.map(reason => numberIn(taken, reason)).filter(start => start !== null && start > narrower && start <= wider);
  return [...ends, ...starts.map(start => flipNumber(start - pixel, start))];
}

/** The number of a flip between widths that are at most a point apart. A bound that a reason names is the wider one of two whole numbers. */
const numberBetween = ({ narrower, wider }, reasons) => (
  reasons.some(reason => numberIn(bound, reason) === wider) ? wider : flipNumber(narrower, wider)
);

/**
 * The number of the flip at which something changed: that of a sweep, or the one that the reasons name, or the one between two
 * neighbouring widths. It is null if several flips come into question, or none.
 *
 * @param {import('../wire/messages').Scene} scene
 * @param {import('../wire/messages').Scene} before
 * @param {(string | undefined)[]} reasons of what changed, in both scenes
 * @param {{before: number, from: number, start: number}[]} flips the flips of a sweep at which the same changes
 * @returns {?number}
 */
export function numberOfChange(scene, before, reasons, flips = []) {
  const span = spanOf(scene, before);
  if (!span) return null;
  const swept = flips.filter(flip => flip.before >= span.narrower && flip.from <= span.wider).map(({ start }) => start);
  const found = new Set(swept.length > 0 ? swept : namedIn(reasons, span));
  if (found.size > 0) return found.size === 1 ? [...found][0] : null;
  return span.wider - span.narrower <= 1 ? numberBetween(span, reasons) : null;
}

/** The number of the flip at which the size class changed, or null if it did not, or at an unknown width. */
export function numberOfClass(scene, before, flips = []) {
  const [now, then] = [scene.window, before.window];
  if (now.traits.horizontalSizeClass === then.traits.horizontalSizeClass) return null;
  const ofClass = flips.filter(({ changes }) => changes.some(({ target, name }) => target === 'window' && name === 'horizontalSizeClass'));
  return numberOfChange(scene, before, [now.because?.horizontalSizeClass, then.because?.horizontalSizeClass], ofClass);
}

/** Whether the columns of a split view had room as soon as the width was regular. A reason says it of two columns, or names the width. */
export function hadRoomAt(number, { because }) {
  const displayMode = because?.displayMode ?? '';
  if (/ fits two columns, but not three,/.test(displayMode)) return true;
  const least = numberIn(taken, displayMode) ?? numberIn(above, displayMode);
  return least !== null && least <= number;
}
