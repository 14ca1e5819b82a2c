// The way of the arrow keys through the sizes. Pure functions.

const middle = ({ left, width }) => left + width / 2;

/** The least distance, in points, by which boxes of another line are apart. */
const apart = 8;

/**
 * The index of the box in the nearest line above or below, at the place that is closest, or the same index if there is
 * none. Boxes in a line end at the same bottom.
 *
 * @param {{left: number, width: number, bottom: number}[]} boxes
 * @param {number} index
 * @param {number} way 1 for down, -1 for up
 */
function across(boxes, index, way) {
  const from = boxes[index];
  const beyond = boxes.map((box, at) => ({ at, box, distance: (box.bottom - from.bottom) * way })).filter(({ distance }) => distance > apart);
  if (beyond.length === 0) return index;
  const nearest = Math.min(...beyond.map(({ distance }) => distance));
  const line = beyond.filter(({ distance }) => distance <= nearest + apart);
  const off = ({ box }) => Math.abs(middle(box) - middle(from));
  return line.reduce((best, one) => (off(one) < off(best) ? one : best)).at;
}

/** The index to which a key leads, or null for any other key. */
export function goalOf(key, boxes, index) {
  const last = boxes.length - 1;
  switch (key) {
    case 'ArrowLeft': return Math.max(0, index - 1);
    case 'ArrowRight': return Math.min(last, index + 1);
    case 'ArrowUp': return across(boxes, index, -1);
    case 'ArrowDown': return across(boxes, index, 1);
    case 'Home': return 0;
    case 'End': return last;
    default: return null;
  }
}
