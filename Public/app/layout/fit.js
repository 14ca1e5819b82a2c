// Where the app's window stands in the browser's. Pure.

/** Points kept free around a window that does not fill the browser. */
const margin = 24;

/** Sizes closer than this are the same: browsers round, and the server keeps its window on the pixel grid. */
const tolerance = 1;

function differ(a, b) {
  return Math.abs(a.width - b.width) >= tolerance || Math.abs(a.height - b.height) >= tolerance;
}

const nothing = { top: 0, right: 0, bottom: 0, left: 0 };

/**
 * The window's scale and origin in the browser. `around` is what is drawn beside it, in its own points: a phone's body, a
 * column that is off screen.
 *
 * While a resize is under way the server is a few milliseconds behind: then the window is drawn unscaled at the origin,
 * and only a difference that is meant (`isDetached`: turned by the rotate button, or fixed by the address) or that
 * stays once all is answered makes it a framed one.
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
