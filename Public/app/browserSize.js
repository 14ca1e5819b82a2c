// The size of the browser's window. It is read only when it changes, because reading it makes the browser lay out
// everything that the page has written since.

const read = () => ({ width: document.documentElement.clientWidth, height: document.documentElement.clientHeight });

let size = read();

/** The size of the part that the page fills, in points. */
export const browserSize = () => size;

/** Reads the size anew, after the browser has changed it. */
export function measureBrowser() {
  size = read();
}
