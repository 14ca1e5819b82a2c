// The letters of bars, with which the server has measured the buttons.

/** A space between letters, which is for the page's own font alone. */
export const spacedBy = (spacing = 0) => (spacing ? `calc(var(--spaced, 0) * ${spacing}em)` : '0');

/** The letters that follow the text size. A bar has its own ones while the size is not the usual one. */
const following = ['item', 'mainItem', 'title'];

/** Shows letters in an element: those of a look in the window, or those of a text size in a bar. A transcript of an older server has none. */
export function showLetters({ style }, letters = {}) {
  for (const [name, { size, weight, spacing = 0 }] of Object.entries(letters)) {
    style.setProperty(`--bar-${name}-size`, `${size}px`);
    style.setProperty(`--bar-${name}-weight`, weight);
    style.setProperty(`--bar-${name}-spacing`, spacedBy(spacing));
  }
}

/** Shows the letters of a bar's own text size, or those of the window again. */
export function followLetters(bar, letters) {
  if (letters) return showLetters(bar, letters);
  for (const name of following) for (const part of ['size', 'weight', 'spacing']) bar.style.removeProperty(`--bar-${name}-${part}`);
}
