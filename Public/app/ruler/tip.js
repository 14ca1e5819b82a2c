// The tip above the ruler. It shows the changes and the reasons of a flip, or the facts of a band.
import { element } from '../dom/element.js';
import { hundredths } from '../text.js';
import { changeParts, factParts, gridSentence } from './bands.js';

/** The least distance of the tip from the edges of the stage, in points. */
const margin = 8;

const subject = what => element('span', {}, what);

function changeLine(change, onlySplit) {
  const [what, from, to, why] = changeParts(change, onlySplit);
  return element('p', { title: [change.target, change.name].join('.') }, subject(what), ' ', element('s', {}, from), ' → ', element('strong', {}, to), why ? element('small', {}, why) : null);
}

const factLine = ([what, value]) => element('p', {}, subject(what), ' ', element('strong', {}, value));

export class Tip {
  constructor() {
    this.element = element('div', { class: 'ruler-tip', id: 'ruler-tip', role: 'tooltip', hidden: true });
  }

  /** Shows the changes of a flip. */
  showFlip(flip, x, room) {
    const grid = element('p', { class: 'ruler-grid' }, gridSentence(flip));
    this.#show(`${hundredths(flip.start)} pt`, [...flip.changes.map(change => changeLine(change, flip.onlySplit)), grid], x, room);
  }

  /** Shows the facts of a band. */
  showBand(band, x, room) {
    this.#show(`${band.label}, ${hundredths(band.start)} to ${hundredths(band.end)} pt`, factParts(band).map(factLine), x, room);
  }

  /** Shows what a warning is about. */
  showWarning(warning, x, room) {
    this.#show(warning.title, warning.lines.map(factLine), x, room);
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
