// The hint that says what to try. It disappears with the user's first action.
import { element, setText } from '../dom/element.js';

/** A sentence at the bottom of the page. It blocks nothing, and the badge repeats it. */
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
