// The place of the app's window in the browser's. Pure functions.

/** The margin, in points, around a window that does not fill the browser. */
const margin = 24;

/**
 * The difference up to which sizes count as equal, because browsers round, and the server keeps its window on the pixel
 * grid.
 */
const tolerance = 1;

function differ(a, b) {
  return Math.abs(a.width - b.width) >= tolerance || Math.abs(a.height - b.height) >= tolerance;
}

const nothing = { top: 0, right: 0, bottom: 0, left: 0 };

/** The room in which the window is drawn at its own scale: that of the browser, or more, which the stage then scrolls. */
export const roomForWhole = ({ width, height }, browser, around = nothing) => ({
  width: Math.max(browser.width, width + around.left + around.right + 2 * margin),
  height: Math.max(browser.height, height + around.top + around.bottom + 2 * margin),
});

/**
 * The scale and the origin of the window in the browser. `around` is the space for what is drawn beside it, in the
 * window's points, such as a phone's body or a column that is off screen.
 *
 * During a resize, the server is a few milliseconds behind, and the window is drawn unscaled at the origin. The window
 * is framed only if its size differs deliberately (`isDetached`: turned by the rotate button, or fixed by the address),
 * or still differs when all messages are answered.
 */
export function fit(app, browser, { isDetached, isBusy }, around = nothing) {
  const isAlone = around === nothing && !differ(app, browser);
  if (isAlone || (!isDetached && isBusy)) return { scale: 1, x: 0, y: 0, isFramed: false };
  const width = app.width + around.left + around.right;
  const height = app.height + around.top + around.bottom;
  const scale = Math.max(0.05, Math.min(1, (browser.width - 2 * margin) / width, (browser.height - 2 * margin) / height));
  return {
    scale,
    x: Math.round((browser.width - width * scale) / 2 + around.left * scale),
    y: Math.round((browser.height - height * scale) / 2 + around.top * scale),
    isFramed: true,
  };
}
