// The list of the inputs.
import { element } from '../dom/element.js';
import { EntryRow } from './entryRow.js';

/** A list of which one entry is selected. It is one stop of the keyboard. */
export class EntryList {
  /** @type {EntryRow[]} */
  #rows = [];
  #selected = -1;

  /** @param {(index: number) => void} choose */
  constructor(choose) {
    this.element = element('ol', { class: 'timeline-list', role: 'listbox', tabindex: '0', 'aria-label': 'Inputs' });
    this.element.addEventListener('click', event => {
      const row = event.target instanceof Element && event.target.closest('[data-entry]');
      if (row) choose(Number(row.getAttribute('data-entry')));
    });
  }

  /** Brings the rows up to date. Only the newest entry of the rows that are there can have grown. */
  fill(entries) {
    if (entries.length < this.#rows.length) this.clear();
    if (this.#rows.length > 0) this.#rows.at(-1).update(entries[this.#rows.length - 1]);
    const added = entries.slice(this.#rows.length).map((entry, index) => {
      const row = new EntryRow(this.#rows.length + index);
      row.update(entry);
      return row;
    });
    this.#rows.push(...added);
    this.element.append(...added.map(row => row.element));
  }

  /**
   * Draws the small pictures of the entries in sight, once each, and again for one that has grown.
   *
   * @param {any[]} entries
   * @param {(moment: number) => any} sceneAt returns the scene of a moment, or null
   */
  draw(entries, sceneAt) {
    const { scrollTop, clientHeight } = this.element;
    this.#rows.forEach((row, index) => {
      const { offsetTop, offsetHeight } = row.element;
      const isInSight = offsetTop + offsetHeight > scrollTop - clientHeight && offsetTop < scrollTop + 2 * clientHeight;
      if (isInSight && entries[index]) row.draw(entries[index].last, sceneAt);
    });
  }

  /** Selects an entry. @param {boolean} isNear whether the list is scrolled to it */
  select(index, isNear = true) {
    if (index === this.#selected) return;
    this.#rows[this.#selected]?.select(false);
    this.#selected = index;
    const row = this.#rows[index];
    row?.select(true);
    if (row) this.element.setAttribute('aria-activedescendant', row.element.id);
    if (isNear) row?.element.scrollIntoView({ block: 'nearest' });
  }

  clear() {
    for (const { element: row } of this.#rows) row.remove();
    [this.#rows, this.#selected] = [[], -1];
  }
}
