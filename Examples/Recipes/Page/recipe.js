// The card of a recipe.
import { element, place, setText } from '../../app/dom/element.js';

/** One step of a recipe, with its number and a dot for each step. */
export class RecipeView {
  constructor() {
    this.number = element('p', { class: 'recipe-number' });
    this.text = element('p', { class: 'recipe-text', 'aria-live': 'polite' });
    this.dots = element('p', { class: 'recipe-dots', 'aria-hidden': 'true' });
    this.card = element('div', { class: 'recipe-card' }, this.number, this.text, this.dots);
    this.element = element('div', { class: 'recipe' }, this.card);
  }

  update({ text, step, count, id }) {
    this.element.dataset.id = id;
    setText(this.number, `Step ${step} of ${count}`);
    setText(this.text, text);
    const dot = (_, index) => element('i', { class: index < step ? 'is-done' : null });
    this.dots.replaceChildren(...Array.from({ length: count }, dot));
  }

  layout({ frame, safeArea: [top, left, bottom, right] }) {
    place(this.card, left, top, frame[2] - left - right, frame[3] - top - bottom);
  }
}
