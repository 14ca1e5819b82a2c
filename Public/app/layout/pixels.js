// Frames on the screen's pixels. Pure.

/**
 * The frame with its edges on pixels, so that neighbours share an edge and leave no seam.
 *
 * @param {{x: number, y: number, width: number, height: number}} frame
 * @param {number} scale pixels to a point
 */
export function onPixels({ x, y, width, height }, scale) {
  const snap = value => Math.round(value * scale) / scale;
  const [left, top] = [snap(x), snap(y)];
  return { x: left, y: top, width: snap(x + width) - left, height: snap(y + height) - top };
}

/**
 * The left edge and the width of a pane that leave the pixels of hairlines beside it free. On a screen with a pixel for each point, a
 * pane that begins or ends in the middle of a pixel covers all of it.
 *
 * @param {{frame: number[]}} pane
 * @param {{role?: string, frame: number[]}[]} panes all panes, the hairlines among them
 * @param {number} scale pixels to a point
 */
export function besideHairlines({ frame: [x, , width] }, panes, scale) {
  const right = x + width;
  const meets = (edge, side) => panes.some(({ role, frame }) => role === 'separator' && frame[0] + side * frame[2] === edge);
  const left = meets(x, 1) ? Math.ceil(x * scale) / scale : x;
  return [left, (meets(right, 0) ? Math.floor(right * scale) / scale : right) - left];
}
