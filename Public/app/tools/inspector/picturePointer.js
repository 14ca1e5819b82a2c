// The pane at which the user points in the picture of the app, while the inspector is open.
import { Pointing } from '../../panels/pointing.js';
import { pushButton } from '../controls.js';

const paneAt = target => target.closest?.('[data-pane]')?.dataset.pane ?? null;

/** Reports the pane under the pointer, and the pane that the user picks. */
export class PicturePointer {
  #isListening = false;
  #pane = null;

  /**
   * @param {{stage: HTMLElement, outlinePane: (id: ?string) => void}} app
   * @param {{hover: (pane: ?string) => void, pick: (pane: string) => void}} tab
   */
  constructor({ stage, outlinePane }, tab) {
    this.tab = tab;
    this.button = pushButton(
      { class: 'tools-button tools-pick', 'aria-pressed': 'false', title: 'Click a part of the app to select it here' }, () => this.pointing.toggle(), 'Pick');
    this.pointing = new Pointing({ stage, outline: outlinePane, turn: isOn => this.button.setAttribute('aria-pressed', String(isOn)) }, event => this.#picked(event));
    stage.addEventListener('pointerover', ({ target }) => this.#isListening && this.#over(paneAt(target)));
    stage.addEventListener('pointerleave', () => this.#over(null));
  }

  /** Begins and ends to follow the pointer. */
  listen(isListening) {
    this.#isListening = isListening;
    if (isListening) return;
    this.#over(null);
    this.pointing.arm(false);
  }

  #over(pane) {
    if (this.#pane === pane) return;
    this.#pane = pane;
    this.tab.hover(pane);
  }

  #picked({ target }) {
    const pane = paneAt(target);
    if (pane !== null) this.tab.pick(pane);
  }
}
