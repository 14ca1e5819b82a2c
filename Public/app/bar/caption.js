// The caption in the page's bar: what to do, and later what has changed.
import { element, setText } from '../dom/element.js';
import { barOfWideCaption } from './folding.js';

/** The first sentences: for a window that fills the browser, for the same on a phone, and for a window of another size. */
const firstWords = {
  filling: 'Resize this window, or drag its edge.', narrow: 'Turn or resize this window.', framed: 'Choose another size or device.',
};

/** The words that follow the sentence for a window that fills the browser, where there is room for it. */
const aim = ' The app adapts as it does on an iPad.';

/** Whether the browser has no room for the edge (--window-edge in bar.css). */
const isNarrow = matchMedia('(max-width: 560px)');

/** Whether the bar has room for the aim. */
const isWide = matchMedia(`(min-width: ${barOfWideCaption}px)`);

/** A line that takes the room that the tools leave. The part `access` says to screen readers what changes. */
export class Caption {
  #isTouched = false;
  #words = '';
  #prompt = '';

  constructor() {
    this.line = element('p', { class: 'caption-line' });
    this.element = element('div', { class: 'caption' }, this.line);
  }

  /** Says what to do, until the first news. */
  introduce(isFilling) {
    if (this.#isTouched) return;
    const words = firstWords[isFilling ? (isNarrow.matches ? 'narrow' : 'filling') : 'framed'];
    this.#say(isFilling && isWide.matches ? words + aim : words);
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

  /** Says what the page waits for, instead of everything else, until it is told that it waits for nothing (an empty text). */
  ask(prompt) {
    this.#prompt = prompt;
    this.#say(this.#words);
  }

  #say(words) {
    this.#words = words;
    const text = this.#prompt || words;
    if (this.line.title === text) return;
    setText(this.line, text);
    this.line.title = text;
  }
}
