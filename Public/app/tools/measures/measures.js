// The measures on the picture of the app: safe areas, margins and widths, as shapes in the window's points. Pure.
import { hundredths } from '../../text.js';
import { columnsShown } from '../../panels/columns.js';

/**
 * A shape. A `band` is the part of a view that an inset takes, a `line` is an edge of the margins, and a `width` is a
 * dimension line. The frame of a line or of a dimension line has no height or no width.
 *
 * @typedef {object} Shape
 * @property {string} key
 * @property {'band' | 'line' | 'width'} kind
 * @property {[x: number, y: number, width: number, height: number]} frame
 * @property {string} label
 * @property {boolean} [isLate] whether the label stands before the line, because there is no room after it
 */

/** The distance of a dimension line from the one below it, and from the bottom inset, in points. */
const spacing = 26;

/** The bands of insets in a frame. A side that has none has no band. @returns {Shape[]} */
export function bandsOf(id, [x, y, width, height], [top, left, bottom, right]) {
  const middle = Math.max(0, height - top - bottom);
  const all = [
    ['top', top, [x, y, width, top]], ['left', left, [x, y + top, left, middle]],
    ['bottom', bottom, [x, y + height - bottom, width, bottom]], ['right', right, [x + width - right, y + top, right, middle]],
  ];
  return all.filter(([, length]) => length > 0).map(([edge, length, frame]) => ({ key: `${id} ${edge}`, kind: 'band', frame, label: hundredths(length) }));
}

/** The views whose safe areas are drawn: the columns on screen and what is presented, or else the window. */
function insetViews({ window, panes }) {
  const presented = panes.filter(({ role, isVisible }) => (role === 'modal' || role === 'popover') && isVisible !== false);
  const shown = presented.length > 0 ? presented : columnsShown(panes).map(({ pane }) => pane);
  if (shown.length > 0) return shown.map(({ id, frame, safeArea }) => ({ id, frame, safeArea }));
  return [{ id: 'window', frame: [0, 0, ...window.size], safeArea: window.safeArea }];
}

/**
 * The lines at the margins of the window's root view, and at its readable width.
 *
 * @param {import('../../wire/messages').Scene} scene
 * @returns {Shape[]}
 */
function marginLines({ window: { size: [width, height], layoutMargins, readableWidth = 0 } }) {
  if (!layoutMargins) return [];
  const [top, left, bottom, right] = layoutMargins;
  const readable = (width - readableWidth) / 2;
  const limits = readableWidth < width - left - right ? [['readable-left', readable], ['readable-right', width - readable]] : [];
  /** @returns {Shape} */
  const at = (key, x, label) => ({ key, kind: 'line', frame: [x, top, 0, height - top - bottom], label, isLate: x > width / 2 });
  return [
    at('margin-left', left, `margin ${hundredths(left)}`), at('margin-right', width - right, `margin ${hundredths(right)}`),
    ...limits.map(([key, x]) => at(key, x, `readable ${hundredths(readableWidth)}`)),
  ];
}

/** The dimension lines: one for each column, and one for the window below them. @returns {Shape[]} */
function widthLines({ window: { size: [width, height], safeArea }, panes }) {
  const bottom = height - safeArea[2] - spacing / 2;
  const columns = columnsShown(panes).filter(({ width: own }) => own > 0 && own < width);
  /** @returns {Shape} */
  const line = (key, x, y, length) => ({ key: `width ${key}`, kind: 'width', frame: [x, y, length, 0], label: hundredths(length) });
  return [...columns.map(({ pane, x, width: own }) => line(pane.id, x, bottom - spacing, own)), line('window', 0, bottom, width)];
}

/**
 * All shapes that are switched on.
 *
 * @param {import('../../wire/messages').Scene} scene
 * @param {{safeAreas?: boolean, margins?: boolean, widths?: boolean}} wanted
 * @returns {Shape[]}
 */
export function shapesOf(scene, { safeAreas = false, margins = false, widths = false }) {
  return [
    ...(safeAreas ? insetViews(scene).flatMap(({ id, frame, safeArea }) => bandsOf(id, frame, safeArea)) : []),
    ...(margins ? marginLines(scene) : []),
    ...(widths ? widthLines(scene) : []),
  ];
}

/** Whether a label has room inside its band. It is left out of a smaller one, where the neighbour's would cover it. */
export const hasRoom = ({ kind, frame: [, , width, height] }, scale) => kind !== 'band' || (width * scale >= 26 && height * scale >= 14);
