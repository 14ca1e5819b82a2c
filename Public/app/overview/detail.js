// The line at the bottom of the overview, about the size under the pointer or with the focus.
import { element } from '../dom/element.js';
import { detailOf } from './words.js';

const usual = 'Point at a size to see why it looks so. A click opens it.';

const reason = ({ label, value, because, source }, index) => [
  index === 0 ? '' : ' · ', element('span', { title: source }, `${label} `, element('b', {}, value), ` because ${because}`),
];

/** The line repeats for the eyes what the name of an option says, with the reasons. */
export class Detail {
  constructor() {
    this.element = element('footer', { class: 'overview-detail', id: 'overview-detail' });
    this.clear();
  }

  show(cell, title) {
    const { place, size, reasons, devices } = detailOf(cell, title);
    const names = devices.length > 1 ? element('p', { class: 'detail-devices' }, devices.join(' · ')) : null;
    this.element.replaceChildren(element('p', {}, element('b', {}, place), ` ${size}`), element('p', {}, ...reasons.flatMap(reason)), names ?? '');
  }

  clear() {
    this.element.replaceChildren(element('p', {}, usual));
  }
}
