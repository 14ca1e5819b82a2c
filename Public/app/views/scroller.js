// A scroll view: the browser scrolls, the server is told, and orders of the server are followed.
import { element, shift, unfreeze } from '../dom/element.js';
import { OffsetTalk } from '../layout/offset.js';

/** How long the indicator stays after the last scroll, in milliseconds. UIKit's, by eye. */
const indicatorRest = 900;

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

/** A vertical scroll container with its content and an indicator as on iOS. */
export class Scroller {
  #talk = new OffsetTalk();
  #lastScrollTo = '';
  #hide = null;
  #pending = null;

  /**
   * @param {string} paneId
   * @param {(paneId: string, x: number, y: number) => void} tell sends an offset to the server
   * @param {() => void} moved draws what has come into view
   */
  constructor(paneId, tell, moved) {
    this.content = element('div', { class: 'scroll-content' });
    this.element = element('div', { class: 'scroller' }, this.content);
    this.indicator = element('div', { class: 'scroll-indicator', 'aria-hidden': 'true' });
    this.top = 0;
    this.element.addEventListener('scroll', () => this.#scrolled(paneId, tell, moved), { passive: true });
  }

  /** Takes the size of the content and, where the server gives one, a new offset. `pane` has a `layout`. */
  layout(pane, { motion, isSameSize }) {
    const { contentSize, contentInset = [0, 0, 0, 0] } = pane.layout;
    this.viewport = pane.frame[3];
    this.inset = contentInset;
    this.length = contentSize[1] + contentInset[0] + contentInset[2];
    this.content.style.height = `${this.length}px`;
    this.#obey(pane.layout, motion, isSameSize);
  }

  /** Goes where the server said. Called once the content is in the page and has its height. */
  settle() {
    const order = this.#pending;
    this.#pending = null;
    if (!order) return;
    if (order.isAnimated) return this.element.scrollTo({ top: order.y, behavior: 'smooth' });
    this.element.scrollTop = order.y;
  }

  /** Puts the offset back that the browser forgets when an element moves in the document. */
  restore() {
    this.element.scrollTop = this.top;
  }

  #obey(layout, motion, isSameSize) {
    const key = JSON.stringify(layout.scrollTo ?? null);
    const isNew = key !== this.#lastScrollTo && layout.scrollTo;
    this.#lastScrollTo = key;
    const offset = this.#talk.hear(layout.offset) ?? (isNew ? layout.offset : null);
    if (!offset || Math.abs(offset[1] - this.top) < 0.5) return;
    const isAnimated = Boolean(layout.scrollTo?.animated) && isSameSize && !reducedMotion.matches;
    this.#pending = { y: offset[1], isAnimated };
    if (isAnimated) return;
    const top = Math.max(0, Math.min(offset[1], this.length - this.viewport));
    if (motion) this.#carry(top - this.top);
    this.top = top;
  }

  /**
   * Moves what is in the page along with a jump of the offset, so that it stays where it was on screen and glides
   * from there with the panes.
   */
  #carry(distance) {
    const parts = [...this.content.children];
    for (const part of parts) shift(part, distance);
    unfreeze(parts);
  }

  #scrolled(paneId, tell, moved) {
    this.top = this.element.scrollTop;
    this.#talk.tell([0, this.top]);
    tell(paneId, 0, this.top);
    moved();
    this.#showIndicator();
  }

  #showIndicator() {
    const [top, , bottom] = this.inset;
    const track = this.viewport - top - bottom - 6;
    if (this.length <= this.viewport + 1) return;
    const size = Math.max(36, (track * this.viewport) / this.length);
    const at = (this.top / (this.length - this.viewport)) * (track - size);
    this.indicator.style.height = `${size}px`;
    this.indicator.style.transform = `translateY(${top + 3 + Math.max(0, Math.min(track - size, at))}px)`;
    this.indicator.classList.add('is-shown');
    clearTimeout(this.#hide);
    this.#hide = setTimeout(() => this.indicator.classList.remove('is-shown'), indicatorRest);
  }
}
