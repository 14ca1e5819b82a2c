// Presented panes: sheets, popovers and full screens. Pure functions.

/** The styles that dim the panes below and that a swipe dismisses since iOS 13. */
const sheets = new Set(['pageSheet', 'formSheet']);

/** The versions in which only code dismisses a sheet. */
const heldSheets = new Set(['ios5', 'ios8']);

/** Whether a pane lies over all earlier panes, whatever contains it: a presentation, or the dimming under one. */
export function isOverAll(pane) {
  return Boolean(pane.presentation) || (pane.role === 'dimming' && pane.controller !== pane.container);
}

/** Whether a tap on a dimming has an effect. The dimming beside a sheet only catches it. */
export function isDismissing(dimming, scene) {
  const presented = isOverAll(dimming) && scene.panes.find(pane => pane.presentation && pane.controller === dimming.controller);
  return !presented || !sheets.has(presented.presentation.style);
}

/** The class names of a presented pane. A card is a sheet as wide as the window, at its bottom. */
export function presentationClasses({ frame, presentation }, scene) {
  if (!presentation) return [];
  const { style } = presentation;
  const names = ['is-presented', `is-${style}`];
  if (!sheets.has(style)) return names;
  names.push('is-sheet');
  if (frame[2] >= scene.window.size[0]) names.push('is-card');
  if (!heldSheets.has(scene.profile)) names.push('is-swiped-away');
  return names;
}

/**
 * The width of the window's part, in points, that is visible at each side of panes that a card has pushed back. It is
 * estimated by eye from iOS 13.
 */
const recessionMargin = 16;

/**
 * The recession of the panes that a card on a phone pushes back: their scale, their distance from the top, and the
 * number of hindmost panes that it concerns. The result is null if no pane is pushed back.
 */
export function recession({ panes, profile, window: { size, safeArea, traits } }) {
  const isCard = pane => pane.presentation?.style === 'pageSheet' && pane.frame[2] >= size[0];
  const count = panes.findIndex(pane => isOverAll(pane));
  if (traits?.userInterfaceIdiom !== 'phone' || heldSheets.has(profile) || !panes.some(isCard)) return null;
  return { count, scale: 1 - (2 * recessionMargin) / size[0], top: safeArea[0] };
}

/**
 * The distance by which a pane is below its place before it is presented and after it is dismissed, which is just
 * outside the window.
 */
export function travel(pane, { size }) {
  return size[1] - pane.frame[1];
}

const arrowHeight = 13;
const arrowHalf = 18;

/** The position of the arrow's tip along its edge: the middle of the source, as far as the corners permit. */
function tipAlong(start, length, sourceStart, sourceLength, radius) {
  const reach = radius + arrowHalf;
  return Math.max(reach, Math.min(length - reach, sourceStart + sourceLength / 2 - start));
}

/** The tip of a popover's arrow in the popover's coordinates, and its side, or null without an arrow. */
export function arrowTip({ frame: [x, y, width, height], presentation: { arrow, source } }, radius) {
  if (!arrow || !source) return null;
  const across = tipAlong(x, width, source[0], source[2], radius);
  const down = tipAlong(y, height, source[1], source[3], radius);
  return {
    up: [across, -arrowHeight],
    down: [across, height + arrowHeight],
    left: [-arrowHeight, down],
    right: [width + arrowHeight, down],
  }[arrow];
}

/** A curve up to the tip and down again, along an edge whose direction is (dx, dy). */
function arrowPath([x, y], [dx, dy], [outX, outY]) {
  const at = (along, out) => `${x + dx * along + outX * (out - arrowHeight)} ${y + dy * along + outY * (out - arrowHeight)}`;
  return `L${at(-arrowHalf, 0)}C${at(-10, 0)} ${at(-5, arrowHeight)} ${at(0, arrowHeight)}`
    + `C${at(5, arrowHeight)} ${at(10, 0)} ${at(arrowHalf, 0)}`;
}

/** The outline of a popover with its arrow, as an SVG path in its own coordinates, clockwise from the top left corner. */
export function popoverOutline(pane, radius) {
  const [, , width, height] = pane.frame;
  const { arrow } = pane.presentation;
  const tip = arrowTip(pane, radius);
  const edge = (side, along, out) => (tip && arrow === side ? arrowPath(tip, along, out) : '');
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

/** The radius of a popover's corners, estimated by eye from the versions. */
export function popoverRadius(profile) {
  return { ios5: 11, ios26: 24 }[profile] ?? 13;
}

/**
 * The width of a popover's frame around its content, in points. Only versions before iOS 7 have one, estimated by eye.
 */
export function popoverFrame(profile) {
  return profile === 'ios5' ? 7 : 0;
}

/** The pane with its frame around it. */
export function framed(pane, profile) {
  const width = popoverFrame(profile);
  const [x, y, w, h] = pane.frame;
  return { ...pane, frame: [x - width, y - width, w + 2 * width, h + 2 * width] };
}
