// The hint that says what to try. It disappears with the user's first action.
import { element, setText } from '../dom/element.js';

/** The bars of the app that can be at the bottom of the page. */
const bars = '.tab-bar:not(.is-top), .toolbar.is-bottom';

/** The distance between a bar and the sentence above it. */
const distance = 10;

/** A sentence at the bottom of the page, above the app's bars. It blocks nothing, and the badge repeats it. */
export class Hint {
  constructor(stage) {
    this.stage = stage;
    this.text = element('p');
    this.element = element('div', { class: 'hint', role: 'note', 'aria-label': 'What to try' }, this.text);
    stage.append(this.element);
    // The bars have their size when the style sheet of the look has come.
    document.addEventListener('load', () => requestAnimationFrame(() => this.stand()), true);
    for (const event of ['pointerdown', 'keydown', 'wheel']) addEventListener(event, () => this.hide(), { passive: true });
  }

  show(sentence) {
    setText(this.text, sentence ?? '');
    this.element.classList.toggle('is-shown', Boolean(sentence));
    this.stand();
  }

  /** Finds the place above the bars, which a scene can have moved. */
  stand() {
    const { element, stage } = this;
    if (!element.classList.contains('is-shown')) return;
    element.style.bottom = '';
    const floor = stage.getBoundingClientRect().bottom;
    const [left, right] = [element.offsetLeft, element.offsetLeft + element.offsetWidth];
    const usual = floor - parseFloat(getComputedStyle(element).bottom);
    const isInTheWay = (bar, bottom) => bar.top < bottom + distance && bar.bottom > bottom - element.offsetHeight
      && bar.left < right && bar.right > left;
    const bottom = [...stage.querySelectorAll(bars)].filter(bar => bar.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map(bar => bar.getBoundingClientRect()).sort((one, other) => other.top - one.top)
      .reduce((lowest, bar) => (isInTheWay(bar, lowest) ? bar.top - distance : lowest), usual);
    if (bottom < usual) element.style.bottom = `${floor - bottom}px`;
  }

  hide() {
    this.element.classList.remove('is-shown');
  }
}
