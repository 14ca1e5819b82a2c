// The line of the panel about an app that is drawn smaller beside it, with the choice to give the app the width that is left.
import { element, setHidden, setText } from '../dom/element.js';
import { pushButton } from './controls.js';
import { takenWords } from './taken.js';

/** A line at the top of the panel. It is there only while the panel makes the picture of an app smaller. */
export class TakenStrip {
  #room = 0;

  /** @param {(width: number) => void} fit gives the app a width */
  constructor(fit) {
    this.text = element('p', { role: 'status' });
    this.fit = pushButton({ class: 'tools-button', title: 'The app gets the width beside the panel, and is drawn at its own size.' }, () => fit(this.#room));
    this.element = element('div', { class: 'tools-taken', hidden: true }, this.text, this.fit);
  }

  /**
   * @param {?{scale: number, size: {width: number, height: number}}} drawn the app as it is drawn beside the panel, or null if it is drawn at its own size
   * @param {ReturnType<import('./side.js').standing>} standing
   */
  show(drawn, { side, room }) {
    setHidden(this.element, !drawn);
    if (!drawn) return;
    this.#room = room.width;
    const { sentence, fit } = takenWords(drawn.scale, drawn.size, room.width);
    setText(this.text, sentence);
    setText(this.fit, fit);
    // Below the app, the panel leaves the whole width.
    setHidden(this.fit, side === 'bottom');
  }
}
