// The size of the browser's window. It is read only when it changes, because reading it makes the browser lay out
// everything that the page has written since.

/** The length of a part of the page's own furniture, for which the style sheet has a custom property. */
const lengthIn = (style, name) => Number.parseFloat(style.getPropertyValue(name)) || 0;

/** The size that the page's own furniture leaves. */
function read() {
  const page = document.documentElement;
  const style = getComputedStyle(page);
  const furniture = name => lengthIn(style, name);
  timeline = furniture('--timeline');
  return { width: page.clientWidth - furniture('--window-edge'), height: page.clientHeight - furniture('--bench') - timeline };
}

let size = null;
let timeline = 0;

/** The size of the part that is left to the app and the developer's panel, below the page's bar, in points. */
export function browserSize() {
  size ??= read();
  return size;
}

/** Reads the size anew, after the browser has changed it. */
export function measureBrowser() {
  size = read();
}

/** The height that the timeline takes, in points. */
export const timelineHeight = () => timeline;
