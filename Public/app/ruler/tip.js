// Above the ruler: what changes at a flip, and why, or what is shown in a band.
import { element } from '../dom/element.js';
import { changeParts, factParts, rounded } from './bands.js';

/** How near the tip comes to the edges of the stage, in points. */
const margin = 8;

const subject = what => element('span', {}, what);

function changeLine(change) {
  const [what, from, to, why] = changeParts(change);
  return element('p', {}, subject(what), ' ', element('s', {}, from), ' → ', element('strong', {}, to), why ? element('small', {}, why) : null);
}

const factLine = ([what, value]) => element('p', {}, subject(what), ' ', element('strong', {}, value));

export class Tip {
  constructor() {
    this.element = element('div', { class: 'ruler-tip', id: 'ruler-tip', role: 'tooltip', hidden: true });
  }

  /** Says what a flip changes. */
  showFlip(flip, x, room) {
    this.#show(`${rounded(flip.from)} pt`, flip.changes.map(changeLine), x, room);
  }

  /** Says what holds in a band. */
  showBand(band, x, room) {
    this.#show(`${band.label}, ${rounded(band.from)} to ${rounded(band.to)} pt`, factParts(band).map(factLine), x, room);
  }

  hide() {
    this.element.hidden = true;
  }

  #show(title, lines, x, room) {
    this.element.hidden = false;
    this.element.replaceChildren(element('b', {}, title), ...lines);
    const half = this.element.offsetWidth / 2;
    this.element.style.left = `${Math.max(margin + half, Math.min(room.width - margin - half, x))}px`;
  }
}
