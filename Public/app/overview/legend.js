// The legend of the overview: what the sizes show, and how many there are of each kind. A press shows those alone.
import { element, focusIn } from '../dom/element.js';
import { descriptionOfCell, legendOf } from './words.js';

/** The kinds of layouts, each a button that hides all sizes of the other kinds. */
export class Legend {
  /** The kind that alone is shown, or null for all. */
  #chosen = null;

  /** @param {() => void} changed is called when other sizes are to be shown */
  constructor(changed) {
    this.element = element('ul', { class: 'overview-legend', 'aria-label': 'What the sizes show' });
    this.element.addEventListener('click', event => {
      const label = event.target.closest('button')?.dataset.label;
      if (!label) return;
      this.#chosen = this.#chosen === label ? null : label;
      changed();
    });
  }

  /** Whether a size is shown. One that waits for its answer is of no kind. */
  isWanted = cell => this.#chosen === null || descriptionOfCell(cell)?.label === this.#chosen;

  /** Shows the kinds of all sizes. A choice that no size is of any more ends. */
  show(cells) {
    const kinds = legendOf(cells);
    if (!kinds.some(({ label }) => label === this.#chosen)) this.#chosen = null;
    const focused = focusIn(this.element)?.dataset.label;
    this.element.replaceChildren(...kinds.map(kind => element('li', {}, this.#button(kind))));
    if (focused) [...this.element.querySelectorAll('button')].find(({ dataset }) => dataset.label === focused)?.focus();
  }

  #button({ kind, label, count }) {
    const isChosen = label === this.#chosen;
    return element('button', {
      type: 'button', class: `is-${kind}`, 'data-label': label, 'aria-pressed': String(isChosen), title: isChosen ? 'Show all sizes' : `Show these sizes alone: ${label}`,
    }, element('i'), `${label} `, element('b', {}, count));
  }
}
