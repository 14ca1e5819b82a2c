// The buttons of the page's bar that turn something on and off.
import { element, setText } from '../dom/element.js';
import { symbolElement } from '../dom/symbol.js';

/** A tool of the bar: a symbol in the bar, and a row with its name in the menu. */
export function toolButton({ symbol, label, ...attributes }, act) {
  const { class: name, ...rest } = attributes;
  const made = element('button', { type: 'button', class: `bench-tool ${name}`, 'aria-label': label, title: label, ...rest },
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

/** A button that is pressed while its part is shown. */
export class ToggleButton {
  /**
   * @param {{class: string, label: string, title: string, symbol: string}} looks
   * @param {() => void} toggle
   */
  constructor(looks, toggle) {
    this.element = toolButton({ ...looks, 'aria-pressed': 'false' }, toggle);
  }

  /** Shows whether the part is on. */
  turn(isOn) {
    this.element.setAttribute('aria-pressed', String(isOn));
  }
}
