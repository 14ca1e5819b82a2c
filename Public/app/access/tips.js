// The names of the bar's tools, with their keys, for people who use the keyboard. Browsers show a title to a mouse alone.
import { element, setText } from '../dom/element.js';

/** The space between a tool and its name, in points, and the least one beside the name. */
const [gap, margin] = [6, 8];

/** One line below the tool that the keyboard has reached. Screen readers say the same from the tool itself. */
export class Tips {
  /** @param {HTMLElement} bar */
  constructor(bar) {
    this.element = element('div', { class: 'bench-tip', 'aria-hidden': 'true', hidden: true });
    bar.append(this.element);
    bar.addEventListener('focusin', ({ target }) => this.#show(target));
    for (const name of ['focusout', 'pointerdown', 'click']) bar.addEventListener(name, () => { this.element.hidden = true; });
  }

  #show(target) {
    this.element.hidden = !target.title || !target.matches('.bench-items > *, .bench-items > * > button') || !target.matches(':focus-visible');
    if (this.element.hidden) return;
    setText(this.element, target.title);
    const box = target.getBoundingClientRect();
    const width = this.element.offsetWidth;
    const left = Math.max(margin, Math.min(box.left + (box.width - width) / 2, document.documentElement.clientWidth - width - margin));
    Object.assign(this.element.style, { left: `${left}px`, top: `${box.bottom + gap}px` });
  }
}
