// The caption in the page's bar: what to do, and later what has changed.
import { element, setText } from '../dom/element.js';

/** The first sentences: for a window that fills the browser, for the same on a phone, and for a window of another size. */
const firstWords = {
  filling: 'Resize this window, or drag its edge.', narrow: 'Turn or resize this window.', framed: 'Choose another size or device.',
};

/** Whether the browser has no room for the edge (--window-edge in bar.css). */
const isNarrow = matchMedia('(max-width: 560px)');

/** A line that takes the room that the tools leave. The part `access` says to screen readers what changes. */
export class Caption {
  #isTouched = false;

  constructor() {
    this.line = element('p', { class: 'caption-line' });
    this.element = element('div', { class: 'caption' }, this.line);
    // The caption becomes narrower before a tool goes into the menu.
    this.element.dataset.leastWidth = '120';
  }

  /** Says what to do, until the first news. */
  introduce(isFilling) {
    if (this.#isTouched) return;
    this.#say(firstWords[isFilling ? (isNarrow.matches ? 'narrow' : 'filling') : 'framed']);
  }

  /** Forgets the news, so that the next introduction says again what to do. */
  reset() {
    this.#isTouched = false;
  }

  /** Says what a message has changed. An empty text leaves the line as it is. */
  tell(news) {
    if (!news) return;
    this.#isTouched = true;
    this.#say(news);
  }

  #say(text) {
    if (this.line.title === text) return;
    setText(this.line, text);
    this.line.title = text;
  }
}
