// The size of the browser's window. It is read only when it changes, because reading it makes the browser lay out
// everything that the page has written since.

/** A length of the page's own furniture, which the style sheet has as a custom property. */
const furniture = name => Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue(name)) || 0;

function read() {
  const { clientWidth, clientHeight } = document.documentElement;
  return { width: clientWidth - furniture('--window-edge'), height: clientHeight - furniture('--bench') };
}

let size = null;

/** The size of the part that is left to the app and the developer's panel, below the page's bar, in points. */
export function browserSize() {
  size ??= read();
  return size;
}

/** Reads the size anew, after the browser has changed it. */
export function measureBrowser() {
  size = read();
}
