// A scroll view. The browser scrolls, the page reports offsets to the server, and follows the server's orders.
import { element, shift, unfreeze } from '../dom/element.js';
import { prefersReducedMotion } from '../motion/preference.js';

/** The time, in milliseconds, for which the indicator stays after the last scroll. It is UIKit's, estimated by eye. */
const indicatorRest = 900;

/**
 * The difference, in points, up to which an offset counts as reached, because the browser rounds offsets to its pixels.
 */
const tolerance = 1;

/** The events with which the user takes over the content, which ends an order that is under way. */
const touches = ['wheel', 'touchmove', 'keydown'];

/** The keys that scroll to an edge, with the edges. */
const edges = { Home: 'start', End: 'end' };

/** A vertical scroll container with its content and an indicator like that of iOS. */
export class Scroller {
  #talk;
  #moved;
  #hide = null;
  #pending = null;
  #goal = null;
  /** The corrections of the offset that the content has had, or null before its first layout. */
  #correction = null;
  /** Whether the user has moved the content, and it has not come to rest since. */
  #isHandled = false;
  /** The edge to which a key has scrolled, until it is reached. It moves while rows turn out to have other heights. */
  #edge = null;

  /**
   * @param {string} paneId
   * @param {import('../wire/offsets.js').Offsets} offsets the exchange of offsets with the server
   * @param {() => void} moved called to draw content that has become visible
   */
  constructor(paneId, offsets, moved) {
    this.content = element('div', { class: 'scroll-content' });
    this.element = element('div', { class: 'scroller' }, this.content);
    this.indicator = element('div', { class: 'scroll-indicator', 'aria-hidden': 'true' });
    this.paneId = paneId;
    this.top = 0;
    /** The offset at which the content rests when the user has let it go at another one. */
    this.restingOffset = y => y;
    this.#talk = offsets.begin(paneId);
    this.#moved = moved;
    this.element.addEventListener('scroll', () => this.#scrolled(), { passive: true });
    for (const name of touches) this.element.addEventListener(name, () => this.#takenOver(), { passive: true });
    this.element.addEventListener('keydown', event => this.#scrollToEdge(event));
    this.element.addEventListener('scrollend', () => this.#letGo());
  }

  /** Takes the size of the content and, if the server sets one, a new offset. `pane` has a `layout`. */
  layout(pane, { motion, isSameSize, restingOffset = y => y }) {
    this.restingOffset = restingOffset;
    const { contentSize, contentInset = [0, 0, 0, 0] } = pane.layout;
    this.viewport = pane.frame[3];
    this.inset = contentInset;
    this.length = contentSize[1] + contentInset[0] + contentInset[2];
    this.content.style.height = `${this.length}px`;
    this.#obey(pane.layout, motion, isSameSize);
    this.#stayAtEdge();
  }

  /**
   * Scrolls to the offset that the server has ordered. It is called once the content is in the page and has its height.
   * The content of that offset has been drawn, unless the browser moves there step by step and reports each step.
   */
  settle() {
    const order = this.#pending;
    this.#pending = null;
    if (!order) return;
    this.element.scrollTo({ top: order.y, behavior: order.isAnimated ? 'smooth' : 'instant' });
  }

  /**
   * Restores the offset that the browser forgets when an element moves in the document. A scroll that is under way
   * jumps to its goal.
   */
  restore() {
    if (this.#goal !== null && !this.#pending) {
      this.top = this.#goal;
      this.#goal = null;
      this.#moved();
    }
    this.element.scrollTop = this.top;
  }

  /** Scrolls to an offset at once, as far as the content allows. Returns whether that is another one than the present one. */
  reach(y) {
    const top = this.#clamped(y);
    this.#takenOver();
    this.element.scrollTo({ top, behavior: 'instant' });
    return Math.abs(top - this.top) > tolerance;
  }

  #takenOver() {
    this.#edge = null;
    this.#goal = null;
    this.#isHandled = true;
  }

  /** Scrolls to an edge at once. The way there of the browser would end at the first row with another height than was expected. */
  #scrollToEdge(event) {
    const edge = edges[event.key];
    if (!edge || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.target.matches('input, textarea, select, [contenteditable]')) return;
    event.preventDefault();
    this.#edge = edge;
    this.element.scrollTo({ top: this.#offsetOfEdge(), behavior: 'instant' });
  }

  #offsetOfEdge() {
    return this.#edge === 'end' ? this.#clamped(Infinity) : 0;
  }

  /** Keeps content at the edge to which a key has scrolled it, while the server makes the rows there. */
  #stayAtEdge() {
    if (!this.#edge) return;
    const y = this.#offsetOfEdge();
    if (Math.abs(y - this.top) < 0.5) {
      // The rows there are known now. Later ones scroll nothing.
      this.#edge = null;
      return;
    }
    this.#pending = { y, isAnimated: false };
    this.top = y;
    this.#talk.scrolled(0, y);
  }

  /** Moves content that the user has let go to its place of rest, and reports that place exactly. */
  #letGo() {
    if (!this.#isHandled) return;
    const y = this.element.scrollTop;
    const rest = this.#clamped(this.restingOffset(y));
    if (Math.abs(rest - y) > tolerance) {
      this.element.scrollTo({ top: rest, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
      return;
    }
    this.#isHandled = false;
    if (this.top === y) return;
    this.top = y;
    this.#talk.scrolled(0, this.#clamped(y));
    this.#moved();
  }

  #obey(layout, motion, isSameSize) {
    const shift = this.#shift(layout);
    const order = this.#talk.hear(layout.offset ?? [0, 0], Boolean(layout.scrollTo), shift);
    if (!order) return;
    // The user can have gone on since the offset that the server has corrected.
    const y = this.#clamped(order.isCorrection ? this.top + shift : order.y);
    if (order.isCorrection && Math.abs(y - order.y) >= 0.5) this.#talk.scrolled(0, y);
    if (Math.abs(y - (this.#goal ?? this.top)) < 0.5) return;
    if (!order.isCorrection) this.#edge = null;
    const isAnimated = Boolean(layout.scrollTo?.animated) && isSameSize && !prefersReducedMotion();
    this.#pending = { y, isAnimated };
    this.#goal = isAnimated ? y : null;
    if (isAnimated) return;
    if (motion) this.#carry(y - this.top);
    this.top = y;
  }

  /**
   * The distance by which a layout moves what is on screen, because rows above it have other heights than were expected. The
   * server counts them together, so that a layout which is read twice moves nothing twice.
   */
  #shift({ correction = 0 }) {
    const shift = correction - (this.#correction ?? correction);
    this.#correction = correction;
    return shift;
  }

  /** The nearest offset at which the content fills the view. During a bounce, the browser goes beyond. */
  #clamped(y) {
    return Math.max(0, Math.min(y, this.length - this.viewport));
  }

  /**
   * Moves the elements of the content together with a jump of the offset, so that they stay in place on screen and
   * glide from there with the panes.
   */
  #carry(distance) {
    const parts = [...this.content.children];
    for (const part of parts) shift(part, distance);
    unfreeze(parts);
  }

  /**
   * Reports an offset. A scroll that the server ordered is not reported, because the server may have a new layout by
   * then and would apply the old layout's offset to it.
   */
  #scrolled() {
    const y = this.element.scrollTop;
    if (this.#goal === null && Math.abs(y - this.top) <= tolerance) return;
    const isOrdered = this.#isOnItsWay(y);
    if (this.#edge && Math.abs(y - this.#offsetOfEdge()) > tolerance) this.#edge = null;
    this.top = y;
    if (!isOrdered) this.#talk.scrolled(0, this.#clamped(y));
    this.#moved();
    this.#showIndicator();
  }

  /** Whether the content approaches the ordered offset. When it arrives or moves away, the order has ended. */
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
