// Texts whose letters shrink until no word is broken or cut, where a style sheet says so.
import { element, setText } from '../dom/element.js';
import { lettersInLine } from '../layout/letters.js';

/**
 * Says how many letters a line of an element's text needs if it takes so many lines, and if smaller letters leave room for one or two
 * more.
 */
export function fit(target, text, lines) {
  ['--letters', '--letters-more', '--letters-most'].forEach((name, more) => {
    target.style.setProperty(name, String(lettersInLine(text, lines + more)));
  });
}

/** An element with a text, in the text's own direction, and with the letters that a line of it needs. */
export function fittedText(name, className, text, lines) {
  const made = element(name, { class: `${className} fitted`, dir: 'auto' }, text);
  fit(made, text, lines);
  return made;
}

/** Gives an element that was made like that another text. */
export function refit(target, text, lines) {
  setText(target, text);
  fit(target, text, lines);
}
