// The scale in which all windows of a board are drawn. Pure.

/** The greatest and the least scale. */
const [most, least] = [0.75, 0.17];

/** The least width of a window with its caption, and the height of a caption, in the page's points. */
export const leastWidth = 156;
const captionHeight = 74;

/** The number of letters for which a caption has room in one line, and the height of a second line (board.css). */
const longestName = 22;
const secondLine = 18;

/** Whether one of the names takes two lines. All captions then have two, so that the windows beside one another are aligned. */
export const hasLongNames = names => names.some(name => name.length > longestName);

/** The space between two windows, and that around all of them, in a room of a width (board.css). */
const spacing = width => (width <= 640 ? { gap: 16, margin: 16 } : { gap: 20, margin: 24 });

/** The height that windows of these sizes take when they stand in lines, each with an edge of a width beside it. */
export function heightOf(sizes, scale, { width, gap, edge = 0, isLong = false }) {
  let [x, line, height] = [0, 0, 0];
  for (const [wide, high] of sizes) {
    const own = Math.max(leastWidth, wide * scale + edge);
    if (x > 0 && x + own > width) {
      height += line + gap;
      [x, line] = [0, 0];
    }
    x += own + gap;
    line = Math.max(line, high * scale + captionHeight + (isLong ? secondLine : 0));
  }
  return height + line;
}

/** The least scale at which most of the windows are as wide as their captions. */
function usefulScale(sizes) {
  const widths = sizes.map(([width]) => width).sort((a, b) => a - b);
  return Math.max(least, leastWidth / widths[Math.floor(widths.length / 2)]);
}

/**
 * The scale for windows of these sizes in a room: the greatest one in which all of them fit, unless that is too small. No
 * window is wider than the room.
 *
 * @param {number[][]} sizes
 * @param {{width: number, height: number}} room
 * @param {number} edge the width of the handle beside each window
 * @param {boolean} isLong whether the captions have two lines for the name
 */
export function scaleFor(sizes, room, edge = 0, isLong = false) {
  const { gap, margin } = spacing(room.width);
  const [width, height] = [room.width - 2 * margin, room.height - 2 * margin];
  const widest = Math.min(most, Math.max(0.05, (width - edge) / Math.max(...sizes.map(([wide]) => wide))));
  const fits = scale => heightOf(sizes, scale, { width, gap, edge, isLong }) <= height;
  let [low, high] = [Math.min(widest, usefulScale(sizes)), widest];
  if (fits(high)) return high;
  for (let step = 0; step < 12; step += 1) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}
