// The buttons of a post. Each keeps its element, so that it keeps the focus when its post changes.
import { element, setText } from '../../app/dom/element.js';
import { symbolElement } from '../../app/dom/symbol.js';

/** A button with a symbol. */
export class ActionButton {
  constructor(symbol) {
    this.element = element('button', { class: 'icon', type: 'button' }, symbolElement(symbol));
  }

  update({ id, accessibilityLabel }) {
    this.element.dataset.id = id;
    this.element.setAttribute('aria-label', accessibilityLabel);
  }
}

/** A button that is on or off, with a symbol for each. Its name stays the same, because its state is said with it. */
export class Toggle {
  #off;
  #on;

  constructor(off, on, name) {
    [this.#off, this.#on] = [off, on];
    this.element = element('button', { class: `icon ${name}`, type: 'button' });
  }

  update({ id, accessibilityLabel, isOn }) {
    this.element.dataset.id = id;
    this.element.setAttribute('aria-label', accessibilityLabel);
    if (this.isOn === isOn) return;
    const wasOff = this.isOn === false;
    this.isOn = isOn;
    this.element.setAttribute('aria-pressed', String(isOn));
    this.element.classList.toggle('is-new', isOn && wasOff);
    this.element.replaceChildren(symbolElement(isOn ? this.#on : this.#off));
  }
}

/** A button with words. It is hidden while the post has none for it. */
export class TextButton {
  constructor(name) {
    this.element = element('button', { class: name, type: 'button' });
  }

  update(model) {
    this.element.hidden = !model;
    if (!model) return;
    this.element.dataset.id = model.id;
    setText(this.element, model.title);
  }
}
