// The pictures of a post, which scroll sideways without the server and stop at each of them.
import { element } from '../../app/dom/element.js';
import { symbolElement } from '../../app/dom/symbol.js';
import { Thumbnail } from '../../app/dom/thumbnail.js';
import { prefersReducedMotion } from '../../app/motion/preference.js';
import { pageAt } from './feedLayout.js';

/** A carousel with its dots, which show the page in front. */
export class Carousel {
  #isSettled = true;

  /** @param {() => void} doubleTapped is called when the user taps a picture twice */
  constructor(images, doubleTapped) {
    this.pictures = images.map(image => new Thumbnail(image));
    this.element = element(
      'div',
      { class: 'carousel moves', role: 'group', 'aria-roledescription': 'carousel', 'aria-label': 'Photos', tabindex: images.length > 1 ? 0 : null },
      ...this.pictures.map(picture => picture.element),
    );
    this.dots = element('div', { class: 'dots moves', 'aria-hidden': 'true' }, ...images.map(() => element('i')));
    this.element.addEventListener('scroll', () => this.#showPage(), { passive: true });
    this.element.addEventListener('dblclick', doubleTapped);
    this.#mark(0);
  }

  layout(side) {
    this.side = side;
    this.#isSettled = false;
    this.#fit();
  }

  settle() {
    if (this.#isSettled) return;
    this.#isSettled = true;
    if (this.page > 0) this.element.scrollLeft = this.#offset(this.page);
  }

  /** Moves to the next or the previous picture with the arrow keys, as a finger would. */
  press(event) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    const page = this.page + (this.#isRightToLeft ? -step : step);
    if (page < 0 || page >= this.pictures.length) return;
    event.preventDefault();
    this.element.scrollTo({ left: this.#offset(page), behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  }

  /** Shows a heart for a moment. */
  burst() {
    if (prefersReducedMotion()) return;
    const heart = element('div', { class: 'burst', 'aria-hidden': 'true' }, symbolElement('suit.heart.fill'));
    heart.addEventListener('animationend', () => heart.remove());
    this.dots.before(heart);
  }

  get #isRightToLeft() {
    return this.element.matches(':dir(rtl)');
  }

  /** The scroll distance of a page, which is negative in right-to-left. */
  #offset(page) {
    return page * this.#pageWidth * (this.#isRightToLeft ? -1 : 1);
  }

  /** The present width of a page. It differs from the side while a transition runs. */
  get #pageWidth() {
    return this.element.clientWidth;
  }

  /** Notes the page to which the user has scrolled. While a transition runs, the browser keeps the page. */
  #showPage() {
    if (Math.abs(this.#pageWidth - this.side) > 1) return;
    const page = pageAt(this.element.scrollLeft, this.#pageWidth, this.pictures.length);
    if (page !== this.page) this.#mark(page);
  }

  #mark(page) {
    this.page = page;
    [...this.dots.children].forEach((dot, i) => dot.classList.toggle('is-current', i === page));
    this.#fit();
  }

  /** Requests pixels for the picture in front and the next one, which are all that can be seen soon. */
  #fit() {
    if (!this.side) return;
    for (const picture of this.pictures.slice(this.page, this.page + 2)) picture.fit(this.side);
  }
}
