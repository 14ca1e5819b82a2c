// Fields in which the user types a size.
import { element } from '../dom/element.js';

const lengthField = label => element('input', {
  type: 'number', class: 'picker-length', 'aria-label': label, min: 1, max: 20000, step: 'any', inputmode: 'decimal', dir: 'ltr',
});

/** Fields for a width and a height, which take effect when the user leaves them. */
export class SizeFields {
  /** @param {(size: {width: number, height: number}) => void} choose */
  constructor(choose) {
    this.choose = choose;
    this.width = lengthField('Width');
    this.height = lengthField('Height');
    this.element = element('div', { class: 'picker-lengths' }, this.width, element('span', { 'aria-hidden': 'true' }, '×'), this.height,
      element('span', {}, 'points'));
    this.element.addEventListener('change', () => this.#changed());
  }

  /** Shows a size. The field in which the user types keeps its text. */
  show([width, height]) {
    for (const [field, value] of [[this.width, width], [this.height, height]]) {
      if (field !== document.activeElement) field.value = String(Math.round(value * 10) / 10);
    }
  }

  #changed() {
    const [width, height] = [this.width, this.height].map(field => field.valueAsNumber);
    if (this.width.validity.valid && this.height.validity.valid && width && height) this.choose({ width, height });
  }
}
