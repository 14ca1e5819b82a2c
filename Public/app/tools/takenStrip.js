// The room that the panel takes from an app that fills the browser, with the choice to keep the app's size.
import { element, setHidden, setText } from '../dom/element.js';
import { pushButton } from './controls.js';
import { takenWords } from './taken.js';

/** A line at the top of the panel. It is there only while the panel determines the size of the app. */
export class TakenStrip {
  #size = null;

  /** @param {(size: {width: number, height: number}) => void} keep gives the app a size of its own */
  constructor(keep) {
    this.text = element('p', { role: 'status' });
    this.keep = pushButton({ class: 'tools-button', title: 'The app keeps this size, and its picture is scaled to fit.' }, () => keep(this.#size));
    this.element = element('div', { class: 'tools-taken', hidden: true }, this.text, this.keep);
  }

  /**
   * @param {ReturnType<import('./side.js').standing>} standing
   * @param {{width: number, height: number}} browser
   * @param {boolean} isFilling whether the app fills the room that the panel leaves
   */
  show(standing, browser, isFilling) {
    setHidden(this.element, !standing.side || !isFilling);
    if (this.element.hidden) return;
    const { sentence, keep } = takenWords(standing, browser);
    this.#size = browser;
    setText(this.text, sentence);
    setText(this.keep, keep);
  }
}
