// Presented panes: sheets, popovers and full screens. Pure functions.
import { isLarge } from './detents.js';

/** The styles that dim the panes below. */
const sheets = new Set(['pageSheet', 'formSheet']);

/** The styles that cover the view of one controller. */
const contexts = new Set(['currentContext', 'overCurrentContext']);

/**
 * Whether a pane lies over all earlier panes, whatever contains it: a presentation, or the dimming under one. A presentation in a
 * container covers the view of that container alone.
 */
export function isOverAll(pane) {
  return Boolean(pane.presentation && !pane.presentation.isInContainer) || (pane.role === 'dimming' && pane.controller !== pane.container);
}

/** Whether a tap on a dimming has an effect. The dimming beside a sheet only catches it. */
export function isDismissing(dimming, scene) {
  const presented = isOverAll(dimming) && scene.panes.find(pane => pane.presentation && pane.controller === dimming.controller);
  return !presented || !sheets.has(presented.presentation.style);
}

/** Whether a presented pane keeps touches from everything below: unless it is a sheet at a detent that dims nothing, or is in a container. */
export function isModal({ presentation: { style, isInContainer }, controller }, scene) {
  if (isInContainer) return false;
  return !sheets.has(style) || scene.panes.some(pane => pane.role === 'dimming' && isOverAll(pane) && pane.controller === controller);
}

const isCard = ({ frame }, scene) => frame[2] >= scene.window.size[0];

/** The class names for the corners of a presentation over a sheet or a popover in its context, which are those of what it covers. */
function cornersBelow({ container, presentation: { isInContainer } }, scene) {
  const covered = isInContainer ? null : scene.panes?.find(({ id, presentation }) => presentation && id === `${container}/pane`);
  if (!covered) return [];
  const { style } = covered.presentation;
  if (contexts.has(style)) return cornersBelow(covered, scene);
  return [`is-over-${style}`, ...(sheets.has(style) && isCard(covered, scene) ? ['is-over-card'] : [])];
}

/** The class names of a presented pane. A card is a sheet as wide as the window, at its bottom. */
export function presentationClasses(pane, scene) {
  const { presentation } = pane;
  if (!presentation) return [];
  const { style } = presentation;
  const names = ['is-presented', `is-${style}`];
  if (contexts.has(style)) return [...names, ...cornersBelow(pane, scene)];
  if (!sheets.has(style)) return names;
  names.push('is-sheet');
  if (presentation.scale) names.push('is-floating-sheet');
  else if (isCard(pane, scene)) names.push('is-card');
  if (scene.look.swipeDismisses.includes(style)) names.push('is-swiped-away');
  return names;
}

/**
 * The number of hindmost panes that a large card on a phone pushes back, the scale at which they are drawn, and the distance by
 * which they move down. It is null if nothing is pushed back.
 */
export function recession({ panes, look: { cardMargin }, window: { size, safeArea, traits } }) {
  const isCard = pane => pane.presentation?.style === 'pageSheet' && pane.frame[2] >= size[0] && isLarge(pane.presentation);
  const count = panes.findIndex(pane => isOverAll(pane));
  if (traits?.userInterfaceIdiom !== 'phone' || cardMargin === undefined || !panes.some(isCard)) return null;
  return { count, scale: 1 - (2 * cardMargin) / size[0], top: safeArea[0] };
}

/**
 * The distance by which a pane is below its place before it is presented and after it is dismissed, which is just
 * outside the window.
 */
export function travel(pane, { size }) {
  return size[1] - pane.frame[1];
}

/**
 * The position of the arrow's tip along its edge: the middle of the source, or the nearest place between the corners. It is the
 * middle of an edge that has no room between its corners.
 */
function tipAlong(start, length, sourceStart, sourceLength, { cornerRadii, popover }) {
  const reach = Math.min(cornerRadii.popover + popover.arrow[0] / 2, length / 2);
  return Math.max(reach, Math.min(length - reach, sourceStart + sourceLength / 2 - start));
}

/** The tip of a popover's arrow in the popover's coordinates, and its side, or null without an arrow. */
export function arrowTip({ frame: [x, y, width, height], presentation: { arrow, source } }, look) {
  if (!arrow || !source) return null;
  const across = tipAlong(x, width, source[0], source[2], look);
  const down = tipAlong(y, height, source[1], source[3], look);
  const [, arrowHeight] = look.popover.arrow;
  return {
    up: [across, -arrowHeight],
    down: [across, height + arrowHeight],
    left: [-arrowHeight, down],
    right: [width + arrowHeight, down],
  }[arrow];
}

/** A curve up to the tip and down again, along an edge whose direction is (dx, dy). */
function arrowPath([x, y], [arrowBase, arrowHeight], [dx, dy], [outX, outY]) {
  const arrowHalf = arrowBase / 2;
  const at = (along, out) => `${x + dx * along + outX * (out - arrowHeight)} ${y + dy * along + outY * (out - arrowHeight)}`;
  return `L${at(-arrowHalf, 0)}C${at(-10, 0)} ${at(-5, arrowHeight)} ${at(0, arrowHeight)}`
    + `C${at(5, arrowHeight)} ${at(10, 0)} ${at(arrowHalf, 0)}`;
}

/** The outline of a popover with its arrow, as an SVG path in its own coordinates, clockwise from the top left corner. */
export function popoverOutline(pane, look) {
  const [, , width, height] = pane.frame;
  const { arrow } = pane.presentation;
  const radius = look.cornerRadii.popover;
  const tip = arrowTip(pane, look);
  const edge = (side, along, out) => (tip && arrow === side ? arrowPath(tip, look.popover.arrow, along, out) : '');
  const corner = (x, y) => `A${radius} ${radius} 0 0 1 ${x} ${y}`;
  return [
    `M${radius} 0`,
    edge('up', [1, 0], [0, -1]),
    `L${width - radius} 0`, corner(width, radius),
    edge('right', [0, 1], [1, 0]),
    `L${width} ${height - radius}`, corner(width - radius, height),
    edge('down', [-1, 0], [0, 1]),
    `L${radius} ${height}`, corner(0, height - radius),
    edge('left', [0, -1], [-1, 0]),
    `L0 ${radius}`, corner(radius, 0), 'Z',
  ].join('');
}

/** The pane with the frame that the look puts around a popover's content. */
export function framed(pane, { popover: { frame: width } }) {
  const [x, y, w, h] = pane.frame;
  return { ...pane, frame: [x - width, y - width, w + 2 * width, h + 2 * width] };
}
