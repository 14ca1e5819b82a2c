// Fields in which the user types a size, or changes it by arrow keys.
import { element } from '../dom/element.js';
import { tenths } from '../text.js';

/** The distance by which an arrow key changes a length: without Shift, which the browser does itself, and with it. */
const stride = 10;

/** The least and the greatest length of a window, in points, which are the server's. */
const [least, most] = [1, 20000];

const lengthField = label => element('input', {
  type: 'number', class: 'picker-length', 'aria-label': label, min: least, max: most, step: 'any', inputmode: 'decimal', dir: 'ltr',
});

/** Fields for a width and a height, which take effect when the user leaves them. */
export class SizeFields {
  #size = ['', ''];

  /**
   * @param {(size: {width: number, height: number}) => void} choose
   * @param {(reason: string) => void} refuse says why a length is not taken
   */
  constructor(choose, refuse) {
    this.choose = choose;
    this.refuse = refuse;
    this.width = lengthField('Width');
    this.height = lengthField('Height');
    this.element = element('div', { class: 'picker-lengths' }, this.width, element('span', { 'aria-hidden': 'true' }, '×'), this.height,
      element('span', {}, 'points'));
    this.element.addEventListener('change', () => this.#changed());
    this.element.addEventListener('keydown', event => this.#pressed(event));
  }

  /** Shows a size. The field in which the user types keeps its text. */
  show(size) {
    this.#size = size.map(tenths);
    this.#fields.forEach((field, index) => {
      if (field !== document.activeElement) field.value = this.#size[index];
    });
  }

  get #fields() {
    return [this.width, this.height];
  }

  /** Changes a length by a stride. The browser itself takes an arrow key for one point. */
  #pressed(event) {
    const way = { ArrowUp: stride, ArrowDown: -stride }[event.key];
    if (!way || !event.shiftKey || !event.target.value) return;
    event.preventDefault();
    event.target.value = String(Math.max(1, event.target.valueAsNumber + way));
    this.#changed();
  }

  /** Gives the window the size. A length that no window can have is put back, and the user is told which ones there are. */
  #changed() {
    const refused = this.#fields.find(field => !field.value || !field.validity.valid);
    if (!refused) return this.choose({ width: this.width.valueAsNumber, height: this.height.valueAsNumber });
    this.#fields.forEach((field, index) => { field.value = this.#size[index]; });
    this.refuse(`The ${refused.ariaLabel?.toLowerCase()} of a window is ${least} to ${most.toLocaleString('en')} points.`);
  }
}
