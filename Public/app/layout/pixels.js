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
