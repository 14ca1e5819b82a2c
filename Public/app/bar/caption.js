// The caption in the page's bar: what to do, and later what has changed.
import { element, setHidden, setText } from '../dom/element.js';
import { fitting } from './fitting.js';
import { barOfWideCaption } from './folding.js';

/** The first sentences: for a window that fills the browser, for the same on a phone, for a window of another size, and for many windows. */
const firstWords = {
  board: 'One scene in many windows. Each input goes to all of them.', overview: 'Every size of the scene. Choose one.', filling: 'Resize this window, or drag its edge.', narrow: 'Turn or resize this window.', framed: 'Choose another size or device.',
};

/** The words that follow the sentence for a window that fills the browser, where there is room for it. */
const aim = ' The app adapts as it does on an iPad.';

/** The advice for a width that no longer follows the browser. */
const way = 'Double-click the edge to fill the window.';

/** Whether the browser has no room for the edge (--window-edge in bar.css). */
const isNarrow = matchMedia('(max-width: 560px)');

/** Whether the bar has room for the aim. */
const isWide = matchMedia(`(min-width: ${barOfWideCaption}px)`);

/** The space at both ends of the caption together, in points (bar.css). */
const inset = 12;

/** The time, in milliseconds, for which the width must stay before other words are chosen for it. */
const pause = 150;

/** The widths of words in the letters of the caption. Nothing is laid out for them. */
class Ruler {
  #widths = new Map();

  /** @param {Element} line */
  constructor(line) {
    this.context = document.createElement('canvas').getContext('2d');
    Object.assign(this.context, { font: getComputedStyle(line).font, textRendering: 'geometricPrecision' });
  }

  widthOf = word => {
    if (!this.#widths.has(word)) this.#widths.set(word, this.context.measureText(word).width);
    return this.#widths.get(word);
  };
}

/** A line that takes the room that the tools leave. The part `access` says to screen readers what changes. */
export class Caption {
  #isTouched = false;
  #isAdvice = true;
  #words = [''];
  #prompt = '';
  /** The address of the reasons of the news, and what shows them, or null. @type {?{href: string, show: () => void}} */
  #reasons = null;
  #isFixed = false;
  #room = 0;
  #timer = 0;
  /** @type {?Ruler} */
  #ruler = null;

  constructor() {
    this.link = element('a', { class: 'caption-link', tabindex: '-1', hidden: true });
    this.link.addEventListener('click', event => this.#followed(event));
    this.rest = element('span');
    this.line = element('p', { class: 'caption-line' }, this.link, this.rest);
    this.element = element('div', { class: 'caption' }, this.line);
  }

  /**
   * Says what to do, until the first news.
   *
   * @param {'filling' | 'framed' | 'board' | 'overview'} view what the page shows
   * @param {?string[]} facts what it says instead beside a panel, the longest first
   */
  introduce(view, facts) {
    if (this.#isTouched) return;
    this.#isAdvice = !facts;
    if (facts) return this.#say(facts);
    const isFilling = view === 'filling';
    const words = firstWords[isFilling && isNarrow.matches ? 'narrow' : view];
    this.#say(isFilling && isWide.matches ? [words + aim, words] : view === 'board' ? [words, 'Inputs go to all windows.'] : [words]);
  }

  /** Forgets the news, so that the next introduction says again what to do. */
  reset() {
    this.#isTouched = false;
  }

  /** Says what a message has changed, or the same in fewer words where there is less room. An empty text leaves the line as it is. */
  tell(news, ...shorter) {
    if (!news) return;
    this.#isTouched = true;
    this.#isAdvice = false;
    const words = [...new Set([news, ...shorter])];
    // The bar of a phone has one line for the news.
    this.#say(isNarrow.matches ? words.slice(-1) : words);
  }

  /**
   * Makes the news a link to its reasons.
   *
   * @param {{href: string, show: () => void}} reasons the address that shows them, and what shows them on this page
   */
  lead(reasons) {
    this.#reasons = reasons;
    this.#write();
  }

  /** Shows the reasons of the news. With a modifier key, the browser follows the link. */
  #followed(event) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    this.#reasons?.show();
  }

  /** Says what the page waits for, instead of everything else, until it waits for nothing (an empty text). */
  ask(prompt) {
    this.#prompt = prompt;
    this.#write();
  }

  /** Says after the news, while the width is the one to which the edge was dragged, how the window fills the browser again. */
  fix(isFixed) {
    if (this.#isFixed === isFixed) return;
    this.#isFixed = isFixed;
    this.#write();
  }

  /** Everything that the line says, and the same in fewer words. The news stays where there is no room for both. */
  get #texts() {
    if (this.#prompt) return [this.#prompt];
    if (!this.#isFixed || isNarrow.matches) return this.#words;
    return this.#isAdvice ? [way] : [`${this.#words[0].replace(/\.$/, '')}. ${way}`, ...this.#words];
  }

  #say(words) {
    this.#words = words;
    this.#reasons = null;
    this.#write();
  }

  /** Takes the width of the caption, which the bar learns from the browser after a layout. During a drag nothing is written, which would be another layout. */
  stand(width) {
    this.#room = width - inset;
    clearTimeout(this.#timer);
    if (this.#ruler) this.#timer = window.setTimeout(() => this.#write(), pause);
    else this.#begin();
  }

  #begin() {
    this.#ruler = new Ruler(this.line);
    this.#write();
  }

  /** Writes what has room. The title has all of it. */
  #write() {
    const texts = this.#texts;
    const { text, isTight } = this.#ruler ? fitting(texts, this.#room, this.#ruler.widthOf) : { text: texts[0], isTight: false };
    this.#show(text);
    if (this.line.title !== texts[0]) this.line.title = texts[0];
    if (isTight !== this.line.classList.contains('is-tight')) this.line.classList.toggle('is-tight', isTight);
  }

  /** Shows a text, in which the news is a link if its reasons are known. */
  #show(text) {
    const news = this.#reasons && !this.#prompt ? this.#words.find(words => text.startsWith(words.replace(/\.$/, ''))) ?? '' : '';
    setHidden(this.link, !news);
    if (news) this.link.href = this.#reasons.href;
    setText(this.link, news);
    setText(this.rest, text.slice(news.length));
  }
}
