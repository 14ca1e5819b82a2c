// The tip above the ruler. It shows the changes and the reasons of a flip, or the facts of a band.
import { element } from '../dom/element.js';
import { hundredths } from '../text.js';
import { changeParts, factParts, gridSentence } from './bands.js';

/** The least distance of the tip from the edges of the stage, in points. */
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

  /** Shows the changes of a flip. */
  showFlip(flip, x, room) {
    const grid = element('p', { class: 'ruler-grid' }, gridSentence(flip));
    this.#show(`${hundredths(flip.start)} pt`, [...flip.changes.map(changeLine), grid], x, room);
  }

  /** Shows the facts of a band. */
  showBand(band, x, room) {
    this.#show(`${band.label}, ${hundredths(band.start)} to ${hundredths(band.end)} pt`, factParts(band).map(factLine), x, room);
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
