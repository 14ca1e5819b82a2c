// The list of the single keys, with a switch that turns all of them off.
import { element } from '../dom/element.js';
import { keysAreOn, shortcuts, turnKeys } from '../bar/shortcut.js';
import { Switch, keyCap } from './controls.js';
import { groupsOf } from './keyGroups.js';

/** The names of keys whose sign is no word. */
const spoken = { Esc: 'Escape', '+': 'plus', '-': 'minus', '?': 'question mark' };

/** A dialog of the browser, which takes the focus and gives it back. */
export class KeySheet {
  constructor() {
    this.list = element('div', { class: 'key-groups' });
    this.all = new Switch({ label: 'Single keys' }, () => this.#turn());
    const close = element('button', { type: 'button', class: 'key-close' }, 'Close');
    close.addEventListener('click', () => this.element.close());
    this.element = element('dialog', { class: 'key-sheet', 'aria-labelledby': 'key-title' },
      element('header', {}, element('h2', { id: 'key-title' }, 'Keys'), close),
      this.all.element,
      element('p', { class: 'console-note' }, 'A key works alone, and never while you type in a field.'),
      this.list);
    // A press beside the sheet closes it.
    this.element.addEventListener('click', event => event.target === this.element && this.element.close());
    document.body.append(this.element);
  }

  toggle() {
    if (this.element.open) return this.element.close();
    this.#fill();
    this.element.showModal();
  }

  #fill() {
    this.all.show(keysAreOn());
    this.element.classList.toggle('is-off', !keysAreOn());
    this.list.replaceChildren(...groupsOf(shortcuts).map(({ name, keys }) => element('section', {},
      element('h3', {}, name),
      element('dl', {}, ...keys.map(({ key, words }) => element('div', {}, element('dt', { 'aria-label': spoken[key] }, keyCap(key)), element('dd', {}, words)))))));
  }

  #turn() {
    turnKeys(!keysAreOn());
    this.#fill();
  }
}
