// The controls of the environment.
import { element, setHidden, setText } from '../dom/element.js';
import { Segments } from '../picker/segments.js';
import { placeOf, textSizes } from './textSizes.js';

/** The key of a control, for people who look at it. */
export const keyCap = key => element('kbd', { class: 'key-cap' }, key);

/** A line of the panel: a label, a control, and the key that does the same. */
export const line = (label, control, key) => (
  element('div', { class: 'console-line' }, element('span', { class: 'console-label', 'aria-hidden': 'true' }, label), control, key && keyCap(key)));

/** A choice between a few values with words. */
export class WordChoice {
  /** @type {[value: string, words: string, lang?: string][]} */
  values;

  /**
   * @param {{label: string, key?: string}} looks
   * @param {[value: string, words: string, lang?: string][]} values
   * @param {(value: string) => void} choose
   */
  constructor({ label, key }, values, choose) {
    this.values = values;
    this.segments = new Segments(label, choose);
    this.element = line(label, this.segments.element, key);
  }

  /** Shows a value, or that there is no such choice for null. */
  show(value) {
    this.element.classList.toggle('is-missing', value === null);
    this.segments.element.inert = value === null;
    this.segments.show(this.values.map(([name, words, lang]) => ({ value: name, title: words, content: [element('span', { lang }, words)] })), value);
  }
}

/** The text size: a slider with a stop for each category. */
export class TextSizeSlider {
  /** @param {(category: string) => void} choose */
  constructor(choose) {
    this.slider = element('input', { type: 'range', class: 'text-slider', min: 0, max: textSizes.length - 1, step: 1, 'aria-label': 'Text size', list: 'text-stops' });
    this.slider.addEventListener('input', () => choose(textSizes[Number(this.slider.value)].name));
    const stops = element('datalist', { id: 'text-stops' }, ...textSizes.map((_, value) => element('option', { value })));
    this.words = element('output', { class: 'text-words' });
    this.note = element('p', { class: 'console-note', hidden: true }, 'This system draws every text in its own size.');
    this.element = element('div', { class: 'text-size' },
      element('div', { class: 'text-line' },
        element('span', { class: 'text-small', 'aria-hidden': 'true' }, 'A'), this.slider, element('span', { class: 'text-large', 'aria-hidden': 'true' }, 'A')),
      stops,
      element('div', { class: 'text-legend' }, this.words, keyCap('-'), keyCap('+'), keyCap('0')),
      this.note);
  }

  show({ text, hasTextSizes }) {
    const { title, body } = textSizes[placeOf(text)];
    const words = `${title}, body ${body} points`;
    if (this.slider.value !== String(placeOf(text))) this.slider.value = String(placeOf(text));
    this.slider.setAttribute('aria-valuetext', words);
    setText(this.words, words);
    setHidden(this.note, hasTextSizes);
  }
}

/** A switch that turns something on and off. */
export class Switch {
  /**
   * @param {{label: string, key?: string}} looks
   * @param {() => void} toggle
   */
  constructor({ label, key }, toggle) {
    this.element = element('button', { type: 'button', class: 'console-switch', role: 'switch', 'aria-checked': 'false', 'aria-label': label },
      element('span', { class: 'console-label' }, label), element('i', { class: 'console-knob', 'aria-hidden': 'true' }), key && keyCap(key));
    this.element.addEventListener('click', toggle);
  }

  show(isOn) {
    this.element.setAttribute('aria-checked', String(isOn));
  }
}
