// The software keyboard. It is only drawn, because the user types with the browser's. Only the key that dismisses it
// works.
import { element, place, setHidden, setLength, setText } from '../dom/element.js';
import { symbolElement } from '../dom/symbol.js';
import { isWide, keyRows } from '../layout/keys.js';
import { suggestionsFor } from '../layout/suggestions.js';
import { keyboardFrame } from '../scene/keyboard.js';
import { word } from '../views/words.js';

function keyElement({ title, image, width = 1, isSpecial, isSpace, isGap, isDismiss }) {
  const flags = { key: !isGap, 'key-gap': isGap, 'is-special': isSpecial, 'is-space': isSpace, 'is-dismiss': isDismiss };
  const classes = Object.keys(flags).filter(name => flags[name]).join(' ');
  const made = element('span', { class: classes }, image ? symbolElement(image) : title && word(title));
  made.style.flexGrow = width;
  return made;
}

const rowElement = keys => element('div', { class: 'key-row' }, ...keys.map(keyElement));

/** The keyboard of the device. It is hidden from screen readers, whose users type and leave the field with Escape. */
export class Keyboard {
  #rows = null;

  /** @param {{letGo: () => void, fieldOf: (id: string) => any}} fields the fields of the app */
  constructor({ letGo, fieldOf }) {
    this.fieldOf = fieldOf;
    this.suggestions = element('div', { class: 'key-suggestions' }, ...suggestionsFor('').map(text => element('span', {}, text)));
    for (const type of ['input', 'focusin']) document.addEventListener(type, event => this.#suggest(event.target));
    this.keys = element('div', { class: 'key-rows' });
    this.element = element('div', { class: 'keyboard', 'aria-hidden': 'true', dir: 'ltr', hidden: true }, this.suggestions, this.keys);
    // A press on the keyboard keeps the focus in the field and does not reach the elements below.
    this.element.addEventListener('pointerdown', event => this.#hold(event));
    this.element.addEventListener('click', event => event.target.closest('.is-dismiss') && letGo());
  }

  /** Suggests words for what the user types, or for a text that came from somewhere else. */
  #suggest(field) {
    if (!field?.dataset?.field) return;
    const words = suggestionsFor(field.value.slice(0, field.selectionEnd ?? field.value.length));
    words.forEach((word, index) => setText(this.suggestions.children[index], word));
  }

  #hold(event) {
    event.preventDefault();
    event.stopPropagation();
  }

  /** Draws the keyboard in the window or, on a device, at the bottom of its screen. */
  show({ window, look }, parent) {
    if (this.element.parentNode !== parent) parent.append(this.element);
    setHidden(this.element, !(window.keyboard > 0));
    if (this.element.hidden) return;
    this.#suggest(window.focus ? this.fieldOf(window.focus) : null);
    const frame = keyboardFrame(window);
    const { userInterfaceIdiom: idiom, userInterfaceStyle: style } = window.traits;
    place(this.element, ...frame);
    Object.assign(this.element.dataset, { design: look.name, style, size: isWide(frame[2], idiom) ? 'wide' : 'narrow' });
    ['right', 'bottom', 'left'].forEach((side, index) => setLength(this.element, `--${side}`, window.safeArea[index + 1]));
    this.#showRows(keyRows(frame[2], idiom), look.language);
  }

  #showRows(rows, language) {
    const key = JSON.stringify([rows, language]);
    if (this.#rows === key) return;
    this.#rows = key;
    this.keys.replaceChildren(...rows.map(rowElement));
  }
}
