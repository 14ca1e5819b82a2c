// The text size of the app's window.

/** @type {WeakMap<HTMLElement, string[]>} The properties that each window has for its text size. */
const given = new WeakMap();

/**
 * Gives a window the font sizes and the line heights of UIKit's text styles, which its style sheets use. At the size
 * `large` the server names none, and those of the style sheet apply.
 *
 * @param {HTMLElement} target
 * @param {import('../wire/messages').WindowState} window
 */
export function dressInText(target, { textStyles = {}, traits }) {
  for (const name of given.get(target) ?? []) target.style.removeProperty(name);
  const names = [];
  const give = (name, length) => {
    target.style.setProperty(name, `${length}px`);
    names.push(name);
  };
  for (const [style, [size, line]] of Object.entries(textStyles)) {
    give(`--${style}`, size);
    give(`--${style}-line`, line);
  }
  given.set(target, names);
  target.dataset.textSize = names.length > 0 ? traits.preferredContentSizeCategory : 'large';
}
