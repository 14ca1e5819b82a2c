// Where the app's window stands in the browser's. Pure.

/** Points kept free around a window that does not fill the browser. */
const margin = 24;

/** Sizes closer than this are the same: browsers round, and the server keeps its window on the pixel grid. */
const tolerance = 1;

function differ(a, b) {
  return Math.abs(a.width - b.width) >= tolerance || Math.abs(a.height - b.height) >= tolerance;
}

/**
 * The window's scale and origin in the browser.
 *
 * While a resize is under way the server is a few milliseconds behind: then the window is drawn unscaled at the origin,
 * and only a difference that is meant (`isDetached`: turned by the rotate button, or fixed by the address) or that
 * stays once all is answered makes it a framed one.
 */
export function fit(app, browser, { isDetached, isBusy }) {
  if (!differ(app, browser) || (!isDetached && isBusy)) return { scale: 1, x: 0, y: 0, isFramed: false };
  const scale = Math.min(1, (browser.width - 2 * margin) / app.width, (browser.height - 2 * margin) / app.height);
  return {
    scale,
    x: Math.round((browser.width - app.width * scale) / 2),
    y: Math.round((browser.height - app.height * scale) / 2),
    isFramed: true,
  };
}
