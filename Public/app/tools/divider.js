// The edge of the panel, which can be dragged or moved with the arrow keys.
import { element } from '../dom/element.js';

/** The distance, in points, by which an arrow key moves the edge. */
const step = 16;

/** A handle that reports the thickness of the panel that the user wants. */
export class Divider {
  #pointer = null;

  /** @param {{wants: (thickness: number) => void, standing: () => object}} panel */
  constructor(panel) {
    this.panel = panel;
    this.element = element('div', { class: 'tools-divider', role: 'separator', tabindex: '0', 'aria-label': 'Edge of the panel' });
    this.element.addEventListener('pointerdown', event => this.#began(event));
    this.element.addEventListener('pointermove', event => this.#pointer === event.pointerId && panel.wants(this.#thickness(event)));
    for (const name of ['pointerup', 'pointercancel']) this.element.addEventListener(name, () => { this.#pointer = null; });
    this.element.addEventListener('keydown', event => this.#pressed(event));
  }

  /** @param {ReturnType<import('./side.js').standing>} standing */
  update({ side, thickness, minimum, maximum }) {
    this.element.setAttribute('aria-orientation', side === 'bottom' ? 'horizontal' : 'vertical');
    this.element.setAttribute('aria-valuenow', thickness);
    this.element.setAttribute('aria-valuemin', minimum);
    this.element.setAttribute('aria-valuemax', maximum);
  }

  #began(event) {
    event.preventDefault();
    this.#pointer = event.pointerId;
    this.element.setPointerCapture(event.pointerId);
  }

  #thickness({ clientX, clientY }) {
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    return { left: clientX, right: width - clientX, bottom: height - clientY }[this.panel.standing().side];
  }

  #pressed(event) {
    const { side, thickness } = this.panel.standing();
    const grows = { left: 'ArrowRight', right: 'ArrowLeft', bottom: 'ArrowUp' }[side];
    const shrinks = { left: 'ArrowLeft', right: 'ArrowRight', bottom: 'ArrowDown' }[side];
    if (event.key !== grows && event.key !== shrinks) return;
    event.preventDefault();
    this.panel.wants(thickness + (event.key === grows ? step : -step));
  }
}
