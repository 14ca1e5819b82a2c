// Fields in which the user types a size, or changes it by arrow keys.
import { element } from '../dom/element.js';

/** The distance by which an arrow key changes a length: without Shift, which the browser does itself, and with it. */
const stride = 10;

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
    this.element.addEventListener('keydown', event => this.#pressed(event));
  }

  /** Shows a size. The field in which the user types keeps its text. */
  show([width, height]) {
    for (const [field, value] of [[this.width, width], [this.height, height]]) {
      if (field !== document.activeElement) field.value = String(Math.round(value * 10) / 10);
    }
  }

  /** Changes a length by a stride. The browser itself takes an arrow key for one point. */
  #pressed(event) {
    const way = { ArrowUp: stride, ArrowDown: -stride }[event.key];
    if (!way || !event.shiftKey || !event.target.value) return;
    event.preventDefault();
    event.target.value = String(Math.max(1, event.target.valueAsNumber + way));
    this.#changed();
  }

  #changed() {
    const [width, height] = [this.width, this.height].map(field => field.valueAsNumber);
    if (this.width.validity.valid && this.height.validity.valid && width && height) this.choose({ width, height });
  }
}
