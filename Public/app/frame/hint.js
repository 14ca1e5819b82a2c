// What to try, said once: it goes with the first thing that is tried.
import { element, setText } from '../dom/element.js';

/** A sentence at the bottom of the page. It blocks nothing, and the badge has it again. */
export class Hint {
  constructor(stage) {
    this.text = element('p');
    this.element = element('div', { class: 'hint', role: 'note', 'aria-label': 'What to try' }, this.text);
    stage.append(this.element);
    for (const event of ['pointerdown', 'keydown', 'wheel']) addEventListener(event, () => this.hide(), { passive: true });
  }

  show(sentence) {
    setText(this.text, sentence ?? '');
    this.element.classList.toggle('is-shown', Boolean(sentence));
  }

  hide() {
    this.element.classList.remove('is-shown');
  }
}
