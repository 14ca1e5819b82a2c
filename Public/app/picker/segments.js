// A choice among a few values, all of which are visible.
import { element } from '../dom/element.js';

/** A row of segments, which are radio buttons for the keyboard and for screen readers. */
export class Segments {
  /**
   * @param {string} label
   * @param {(value: string) => void} choose
   * @param {(reason: string) => void} [refuse] says why a value cannot be chosen
   */
  constructor(label, choose, className = 'segments', refuse = () => {}) {
    this.choose = choose;
    this.refuse = refuse;
    this.element = element('div', { class: className, role: 'radiogroup', 'aria-label': label });
    this.element.addEventListener('click', event => this.#clicked(event));
    this.element.addEventListener('keydown', event => this.#pressed(event));
  }

  /** @param {{value: string, title: string, reason?: string, content: (Node | string)[]}[]} choices those with a reason are grey */
  show(choices, value) {
    const key = JSON.stringify([choices.map(({ content, ...rest }) => [rest, content.map(node => (typeof node === 'string' ? node : node.textContent))]), value]);
    if (this.key === key) return;
    this.key = key;
    const hadFocus = this.element.contains(document.activeElement);
    this.element.replaceChildren(...choices.map(choice => element('button', {
      type: 'button', class: 'segment', role: 'radio', 'data-value': choice.value, 'aria-label': choice.title, title: choice.title,
      ...(choice.reason ? { 'aria-disabled': 'true', 'data-reason': choice.reason } : {}),
      'aria-checked': String(choice.value === value), tabindex: choice.value === value ? '0' : '-1',
    }, ...choice.content)));
    const chosen = this.element.querySelector('[aria-checked="true"]') ?? this.element.firstElementChild;
    if (chosen) chosen.tabIndex = 0;
    if (hadFocus) chosen?.focus();
  }

  #clicked(event) {
    const segment = event.target.closest('.segment');
    if (segment) this.#choose(segment);
  }

  #choose({ dataset: { reason, value } }) {
    if (reason) this.refuse(reason);
    else this.choose(value);
  }

  /** Moves through the choices with the arrow keys, as with radio buttons. */
  #pressed(event) {
    const mirrored = this.element.matches(':dir(rtl)') ? -1 : 1;
    const way = { ArrowRight: mirrored, ArrowLeft: -mirrored, ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!way) return;
    event.preventDefault();
    const all = [...this.element.children];
    const next = all[(all.indexOf(document.activeElement) + way + all.length) % all.length];
    next.focus();
    this.#choose(next);
  }
}
