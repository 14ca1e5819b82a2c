// The size of the browser's window. It is read only when it changes, because reading it makes the browser lay out
// everything that the page has written since.

/** The size that the page's own furniture leaves. The style sheet has the lengths of the furniture as custom properties. */
function read() {
  const page = document.documentElement;
  const style = getComputedStyle(page);
  const furniture = name => Number.parseFloat(style.getPropertyValue(name)) || 0;
  return { width: page.clientWidth - furniture('--window-edge'), height: page.clientHeight - furniture('--bench') - furniture('--timeline') };
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
