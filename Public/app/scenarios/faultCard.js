// The faults of scenario files: a line below the rest of the page while the app has its last good picture, and a card in an empty stage.
import { element, setHidden } from '../dom/element.js';
import { headingOf, hintOf } from './cardWords.js';
import { fileNameOf, placeOf } from './words.js';

/** A fault: where it is, which the heading says of an only one, what the line says, and what would be right. */
const row = (fault, isOnly) => element(
  'li', {},
  isOnly ? null : element('b', {}, [fileNameOf(fault.file), placeOf(fault)].filter(Boolean).join(', ')),
  fault.text?.trim() ? element('code', { dir: 'ltr' }, fault.text.trim()) : null,
  element('p', {}, fault.message),
);

export class FaultCard {
  #heading = element('h2');
  #foot = element('p', { class: 'fault-foot' });
  #list = element('ul');

  /** @param {HTMLElement} page the element with the parts of the page */
  constructor(page) {
    /** The button that opens the whole text of the faults, and closes it again. */
    this.more = element('button', { type: 'button', class: 'fault-close' }, 'More');
    this.more.addEventListener('click', () => this.#open(this.element.classList.contains('is-line')));
    this.close = element('button', { type: 'button', class: 'fault-close' }, 'Hide');
    this.close.addEventListener('click', () => setHidden(this.element, true));
    this.element = element(
      'section', { class: 'fault-card', role: 'alert', 'data-region': '', hidden: true },
      element('header', {}, this.#heading, this.more, this.close),
      this.#list,
      this.#foot,
    );
    page.append(this.element);
  }

  /** The height that the card needs below the rest of the page, in points. In an empty stage it needs none. */
  get height() {
    return this.element.classList.contains('is-alone') ? 0 : this.element.offsetHeight;
  }

  /** Shows faults, or nothing if there are none: in one line below an app, and in full without one. */
  show(faults, hasApp) {
    this.#heading.textContent = faults.length > 0 ? headingOf(faults) : '';
    this.#list.replaceChildren(...faults.map(fault => row(fault, faults.length === 1)));
    this.#foot.textContent = hintOf(hasApp, faults);
    this.element.classList.toggle('is-alone', !hasApp);
    for (const button of [this.more, this.close]) setHidden(button, !hasApp);
    this.#open(!hasApp);
    setHidden(this.element, faults.length === 0);
  }

  /** Shows the whole text, or one line of it. */
  #open(isOpen) {
    this.element.classList.toggle('is-line', !isOpen);
    this.more.textContent = isOpen ? 'Less' : 'More';
    this.more.setAttribute('aria-expanded', String(isOpen));
  }
}
