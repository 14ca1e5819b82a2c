// The software keyboard: drawn, for the browser types. Only the key that puts it away does something.
import { element, place, setLength } from '../dom/element.js';
import { symbolElement } from '../dom/symbol.js';
import { isWide, keyRows } from '../layout/keys.js';
import { keyboardFrame } from '../scene/keyboard.js';

/** What is suggested above the keys. */
const suggestions = ['I', 'The', 'I’m'];

function keyElement({ title, image, width = 1, isSpecial, isSpace, isGap, isDismiss }) {
  const flags = { key: !isGap, 'key-gap': isGap, 'is-special': isSpecial, 'is-space': isSpace, 'is-dismiss': isDismiss };
  const classes = Object.keys(flags).filter(name => flags[name]).join(' ');
  const made = element('span', { class: classes }, image ? symbolElement(image) : title);
  made.style.flexGrow = width;
  return made;
}

const rowElement = keys => element('div', { class: 'key-row' }, ...keys.map(keyElement));

/** Those who do not see it have no use for it: they type, and Escape lets go. */
export class Keyboard {
  #rows = null;

  /** @param {{letGo: () => void}} app */
  constructor({ letGo }) {
    this.suggestions = element('div', { class: 'key-suggestions' }, ...suggestions.map(text => element('span', {}, text)));
    this.keys = element('div', { class: 'key-rows' });
    this.element = element('div', { class: 'keyboard', 'aria-hidden': 'true', dir: 'ltr', hidden: true }, this.suggestions, this.keys);
    // A press keeps the focus in the field, and is no press on what lies below.
    this.element.addEventListener('pointerdown', event => this.#hold(event));
    this.element.addEventListener('click', event => event.target.closest('.is-dismiss') && letGo());
  }

  #hold(event) {
    event.preventDefault();
    event.stopPropagation();
  }

  /** Stands in the window or, on a device, along its screen's bottom. */
  show({ window, look }, parent) {
    if (this.element.parentNode !== parent) parent.append(this.element);
    this.element.hidden = !(window.keyboard > 0);
    if (this.element.hidden) return;
    const frame = keyboardFrame(window);
    const { userInterfaceIdiom: idiom, userInterfaceStyle: style } = window.traits;
    place(this.element, ...frame);
    Object.assign(this.element.dataset, { design: look.name, style, size: isWide(frame[2], idiom) ? 'wide' : 'narrow' });
    ['right', 'bottom', 'left'].forEach((side, index) => setLength(this.element, `--${side}`, window.safeArea[index + 1]));
    this.#showRows(keyRows(frame[2], idiom));
  }

  #showRows(rows) {
    const key = JSON.stringify(rows);
    if (this.#rows === key) return;
    this.#rows = key;
    this.keys.replaceChildren(...rows.map(rowElement));
  }
}
