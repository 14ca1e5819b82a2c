// A place on the map: a balloon on its point with its name below it, and a callout over the selected one.
import { element, markSelected } from '../../dom/element.js';
import { symbolElement } from '../../dom/symbol.js';

export class PinView {
  constructor({ id, title, image, category, point }) {
    this.point = point;
    const balloon = element('span', { class: 'pin-balloon' }, symbolElement(image));
    this.element = element(
      'button',
      { class: `pin is-${category}`, type: 'button', 'data-id': id, 'aria-label': title },
      balloon,
      element('span', { class: 'pin-name', 'aria-hidden': 'true' }, title),
    );
  }

  /** @param order the pins farther south are in front, and the selected one is in front of all */
  update(unit, isSelected, order) {
    const { style } = this.element;
    style.left = `${this.point[0] * unit}px`;
    style.top = `${this.point[1] * unit}px`;
    style.zIndex = isSelected ? 1000 : order;
    markSelected(this.element, isSelected);
  }
}

/** The callout about the selected place. A tap on it shows more. */
export class CalloutView {
  constructor({ id, title, subtitle }) {
    this.element = element(
      'button',
      { class: 'callout', type: 'button', 'data-id': id, 'aria-label': `${title}, ${subtitle}, details` },
      element('span', { class: 'callout-text' }, element('strong', {}, title), element('span', {}, subtitle)),
      symbolElement('info.circle'),
    );
  }
}
