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
 * The left edge and the width of a pane, inside of its frame. On a screen with a pixel for each point, a pane that begins or ends in
 * the middle of a pixel would cover all of it, and with it a hairline there.
 *
 * @param {{role?: string, frame: number[]}} pane
 * @param {number} scale pixels to a point
 */
export function insidePixels({ role, frame: [x, , width] }, scale) {
  const left = Math.ceil(x);
  return scale >= 2 || role === 'separator' ? [x, width] : [left, Math.floor(x + width) - left];
}
