// What changes at a flip, and why, above the ruler.
import { element } from '../dom/element.js';
import { changeParts } from './bands.js';

/** How near the tip comes to the edges of the stage, in points. */
const margin = 8;

export class Tip {
  constructor() {
    this.element = element('div', { class: 'ruler-tip', id: 'ruler-tip', role: 'tooltip', hidden: true });
  }

  /** Says what a flip changes; null says nothing. */
  show(flip, x, room) {
    this.element.hidden = !flip;
    if (!flip) return;
    this.element.replaceChildren(element('b', {}, `${flip.from} pt`), ...flip.changes.map(change => this.#line(change)));
    const half = this.element.offsetWidth / 2;
    this.element.style.left = `${Math.max(margin + half, Math.min(room.width - margin - half, x))}px`;
  }

  #line(change) {
    const [what, from, to, why] = changeParts(change);
    return element('p', {}, element('span', {}, what), ' ', element('s', {}, from), ' → ', element('strong', {}, to), why ? element('small', {}, why) : null);
  }
}
