// The cover of an app that is in the background. The app behind it stands as a card, as in an app switcher.
import { element, setHidden } from '../dom/element.js';

/** The events that the app's window would take for touches of the app. */
const touches = ['pointerdown', 'pointermove', 'pointerup', 'click', 'keydown'];

/** A button over the app's window, which brings the app back. */
export class Away {
  #isAway = false;

  /**
   * @param {HTMLElement} panes the panes, which take neither pointer nor focus while the app is away
   * @param {() => void} comeBack
   */
  constructor(panes, comeBack) {
    this.panes = panes;
    this.element = element('button', { type: 'button', class: 'away', hidden: true },
      element('span', { class: 'away-words' },
        element('b', {}, 'In the background'),
        element('span', {}, 'Tap here, or press Home, to come back.')));
    for (const name of touches) this.element.addEventListener(name, event => event.stopPropagation());
    this.element.addEventListener('click', comeBack);
  }

  /** Shows whether the app is away. */
  show({ activationState }) {
    const isAway = activationState === 'background';
    if (isAway === this.#isAway) return;
    this.#isAway = isAway;
    this.panes.inert = isAway;
    setHidden(this.element, !isAway);
    this.panes.parentElement?.classList.toggle('is-away', isAway);
  }
}
