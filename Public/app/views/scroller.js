// A scroll view: the browser scrolls, the server is told, and orders of the server are followed.
import { element, shift, unfreeze } from '../dom/element.js';
import { prefersReducedMotion } from '../motion/preference.js';

/** How long the indicator stays after the last scroll, in milliseconds. UIKit's, by eye. */
const indicatorRest = 900;

/** The browser keeps offsets on its pixels: this close, in points, it is where it was sent. */
const tolerance = 1;

/** With these a person takes the content in hand; an order that is still under way is over then. */
const touches = ['wheel', 'touchmove', 'keydown'];

/** A vertical scroll container with its content and an indicator as on iOS. */
export class Scroller {
  #talk;
  #moved;
  #hide = null;
  #pending = null;
  #goal = null;

  /**
   * @param {string} paneId
   * @param {import('../wire/offsets.js').Offsets} offsets where the user's scrolling is told and orders are heard
   * @param {() => void} moved draws what has come into view
   */
  constructor(paneId, offsets, moved) {
    this.content = element('div', { class: 'scroll-content' });
    this.element = element('div', { class: 'scroller' }, this.content);
    this.indicator = element('div', { class: 'scroll-indicator', 'aria-hidden': 'true' });
    this.top = 0;
    this.#talk = offsets.begin(paneId);
    this.#moved = moved;
    this.element.addEventListener('scroll', () => this.#scrolled(), { passive: true });
    for (const name of touches) this.element.addEventListener(name, () => { this.#goal = null; }, { passive: true });
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
    this.element.scrollTo({ top: order.y, behavior: order.isAnimated ? 'smooth' : 'instant' });
  }

  /**
   * Puts the offset back that the browser forgets when an element moves in the document. A scroll that was under way
   * ends with that, at its goal.
   */
  restore() {
    if (this.#goal !== null && !this.#pending) {
      this.top = this.#goal;
      this.#goal = null;
    }
    this.element.scrollTop = this.top;
  }

  #obey(layout, motion, isSameSize) {
    const order = this.#talk.hear(layout.offset ?? [0, 0], Boolean(layout.scrollTo));
    if (!order) return;
    const y = this.#clamped(order.y);
    if (Math.abs(y - (this.#goal ?? this.top)) < 0.5) return;
    const isAnimated = Boolean(layout.scrollTo?.animated) && isSameSize && !prefersReducedMotion();
    this.#pending = { y, isAnimated };
    this.#goal = isAnimated ? y : null;
    if (isAnimated) return;
    if (motion) this.#carry(y - this.top);
    this.top = y;
  }

  /** An offset at which content fills the view; while it bounces, the browser goes beyond. */
  #clamped(y) {
    return Math.max(0, Math.min(y, this.length - this.viewport));
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

  /**
   * What came to pass on the server's word is not told: by then the server may lay out anew, and would read the old
   * layout's offset in the new one.
   */
  #scrolled() {
    const y = this.element.scrollTop;
    if (this.#goal === null && Math.abs(y - this.top) <= tolerance) return;
    const isOrdered = this.#isOnItsWay(y);
    this.top = y;
    if (!isOrdered) this.#talk.scrolled(0, this.#clamped(y));
    this.#moved();
    this.#showIndicator();
  }

  /** Whether the content comes nearer to where it is sent; once it has come, or turns away, the order is over. */
  #isOnItsWay(y) {
    if (this.#goal === null) return false;
    const distance = Math.abs(y - this.#goal);
    const isNearer = distance <= Math.abs(this.top - this.#goal);
    if (!isNearer || distance <= tolerance) this.#goal = null;
    return isNearer;
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
