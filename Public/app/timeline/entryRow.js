// A row of the timeline's list: an input, and how much it caused.
import { element, setText } from '../dom/element.js';
import { filmFrame } from './filmFrame.js';
import { amountsOf, deedOf, detailOf, timeText } from './words.js';

/** The row for an entry, which can still grow. */
export class EntryRow {
  /** The moment that is drawn, or -1. */
  #drawn = -1;

  constructor(index) {
    this.time = element('span', { class: 'timeline-time' });
    this.deed = element('b');
    this.detail = element('span', { class: 'timeline-detail-text', dir: 'ltr' });
    this.news = element('span', { class: 'timeline-news' });
    this.film = element('span', { class: 'timeline-film', 'aria-hidden': 'true' });
    this.amounts = element('span', { class: 'timeline-amounts' });
    this.element = element('li', { class: 'timeline-row', role: 'option', id: `timeline-entry-${index}`, 'aria-selected': 'false', 'data-entry': index },
      this.film, this.time, element('span', { class: 'timeline-what' }, this.deed, ' ', this.detail), this.amounts, this.news);
  }

  update(entry) {
    setText(this.time, timeText(entry.at));
    setText(this.deed, deedOf(entry));
    setText(this.detail, detailOf(entry));
    setText(this.news, entry.news);
    setText(this.amounts, amountsOf(entry).join(' · '));
    this.element.classList.toggle('is-refused', entry.refusal !== null);
    this.element.classList.toggle('is-opening', entry.isOpening);
  }

  /** Draws the scene with which the entry ends, unless it is drawn. */
  draw(moment, sceneAt) {
    if (this.#drawn === moment) return;
    this.#drawn = moment;
    const scene = sceneAt(moment);
    this.film.replaceChildren(...(scene ? [filmFrame(scene)] : []));
  }

  select(isSelected) {
    this.element.setAttribute('aria-selected', String(isSelected));
  }
}
