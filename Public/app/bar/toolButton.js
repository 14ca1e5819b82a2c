// The buttons of the page's bar.
import { element, setText } from '../dom/element.js';
import { symbolElement } from '../dom/symbol.js';

/** A tool: a symbol in the bar, and a row with its name in the menu. */
export function toolButton({ symbol, label, class: name, ...attributes }, act) {
  const made = element('button', { type: 'button', class: `bench-tool ${name}`, 'aria-label': label, title: label, ...attributes },
    symbolElement(symbol), element('span', { class: 'tool-name', 'aria-hidden': 'true' }, label));
  made.addEventListener('click', act);
  return made;
}

/** Gives a tool another name. */
export function rename(button, label) {
  button.setAttribute('aria-label', label);
  button.title = label;
  setText(button.querySelector('.tool-name'), label);
}

/** A choice: a button with the present value, which opens a panel. */
export function choiceButton({ class: name, ...attributes }, act, ...children) {
  const made = element('button', {
    type: 'button', class: `bench-choice ${name}`, 'aria-haspopup': 'dialog', 'aria-expanded': 'false', ...attributes,
  }, ...children);
  made.addEventListener('click', act);
  return made;
}
