// A card with the faults of scenario files. The app behind it keeps its last good picture.
import { element, setHidden } from '../dom/element.js';
import { fileNameOf, headingOf, placeOf } from './words.js';

/** A fault: where it is and what would be right. */
const row = fault => element(
  'li', {},
  element('b', {}, [fileNameOf(fault.file), placeOf(fault)].filter(Boolean).join(', ')),
  element('p', {}, fault.message),
);

export class FaultCard {
  #heading = element('h2');
  #list = element('ul');

  /** @param {HTMLElement} stage */
  constructor(stage) {
    this.close = element('button', { type: 'button', class: 'fault-close' }, 'Hide');
    this.close.addEventListener('click', () => setHidden(this.element, true));
    this.element = element(
      'section', { class: 'fault-card', role: 'alert', hidden: true },
      element('header', {}, this.#heading, this.close),
      this.#list,
      element('p', { class: 'fault-foot' }, 'The page shows the last version without a fault. Save the file to try again.'),
    );
    stage.append(this.element);
  }

  /** Shows faults, or nothing if there are none. */
  show(faults) {
    this.#heading.textContent = faults.length > 0 ? headingOf(faults) : '';
    this.#list.replaceChildren(...faults.map(row));
    setHidden(this.element, faults.length === 0);
  }
}
