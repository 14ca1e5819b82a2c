// The handles with which the user drags the edges of columns.
import { element, place } from '../dom/element.js';
import { Keyed } from '../dom/keyed.js';
import { level } from '../motion/levels.js';
import { resizableEdges } from '../scene/edges.js';

/** The width of a handle, in points. */
const grip = 18;

/** The distances, in points, by which an arrow key moves an edge: with Shift, and without. */
const [stride, step] = [60, 10];

const names = { primary: 'first column', supplementary: 'second column', inspector: 'inspector' };

/** A handle, which is a separator for the keyboard and for screen readers. */
class Resizer {
  #hold = null;

  constructor(id, app) {
    this.app = app;
    this.element = element(
      'div',
      { class: 'resizer', role: 'separator', tabindex: '0', 'aria-orientation': 'vertical', 'data-resizer': id },
      element('i'),
    );
    this.element.addEventListener('pointerdown', event => this.#began(event));
    this.element.addEventListener('pointermove', event => this.#moved(event));
    this.element.addEventListener('pointerup', event => this.#ended('ended', event));
    this.element.addEventListener('pointercancel', event => this.#ended('cancelled', event));
    this.element.addEventListener('keydown', event => this.#pressed(event));
  }

  update(edge) {
    this.edge = edge;
    place(this.element, edge.x - grip / 2, edge.y, grip, edge.height);
    this.element.style.zIndex = level(edge.order + 1) + 1;
    const values = { label: `Resize the ${names[edge.role] ?? edge.role}`, valuemin: edge.minimum, valuemax: edge.maximum, valuenow: edge.width };
    for (const [name, value] of Object.entries(values)) this.#say(`aria-${name}`, String(value));
  }

  /** Ends everything that began on the edge, which no longer exists. */
  remove() {
    this.#hold = null;
    document.removeEventListener('keydown', this.#escaped, { capture: true });
  }

  #say(name, value) {
    if (this.element.getAttribute(name) !== value) this.element.setAttribute(name, value);
  }

  #began(event) {
    if (!event.isPrimary || event.button !== 0) return;
    event.preventDefault();
    this.element.focus({ preventScroll: true, focusVisible: false });
    this.element.setPointerCapture(event.pointerId);
    this.#hold = { pointer: event.pointerId, offset: this.edge.x - this.app.windowX(event) };
    this.element.classList.add('is-held');
    document.addEventListener('keydown', this.#escaped, { capture: true });
    this.#drag('began', this.edge.x);
  }

  #moved(event) {
    if (this.#hold?.pointer === event.pointerId) this.#drag('changed', this.app.windowX(event) + this.#hold.offset);
  }

  #ended(phase, event) {
    if (!this.#hold || (event && this.#hold.pointer !== event.pointerId)) return;
    const x = phase === 'ended' ? this.app.windowX(event) + this.#hold.offset : this.edge.x;
    this.#hold = null;
    this.element.classList.remove('is-held');
    document.removeEventListener('keydown', this.#escaped, { capture: true });
    this.#drag(phase, x);
  }

  /** Cancels the drag on Escape, and keeps the key from everything else. */
  #escaped = event => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    this.#ended('cancelled');
  };

  #pressed(event) {
    const x = this.#hold ? undefined : this.#goal(event);
    if (x === undefined) return;
    event.preventDefault();
    this.#drag('began', this.edge.x);
    this.#drag('ended', x);
  }

  /** The position to which a key moves the edge. */
  #goal({ key, shiftKey }) {
    const { x, edge, width, minimum, maximum } = this.edge;
    const outwards = edge === 'right' ? 1 : -1;
    const distance = shiftKey ? stride : step;
    return {
      ArrowLeft: x - distance, ArrowRight: x + distance,
      Home: x + outwards * (minimum - width), End: x + outwards * (maximum - width),
    }[key];
  }

  #drag(phase, x) {
    this.app.drag(this.edge.id, phase, x);
  }
}

/** All handles of the window. */
export class Resizers {
  #edges = new Map();
  #scale = 1;

  /** @param {{drag: (id: string, phase: string, x: number) => void, windowX: (event: PointerEvent) => number}} app */
  constructor(root, app) {
    this.keyed = new Keyed(root, id => this.#widened(new Resizer(id, app)));
  }

  /** Takes the scale of the window, since a finger needs as much room where the window is small (access.css). */
  stand(scale) {
    if (this.#scale === scale) return;
    this.#scale = scale;
    for (const view of this.keyed.values()) this.#widened(view);
  }

  #widened(view) {
    view.element.style.setProperty('--scale', String(this.#scale));
    return view;
  }

  show(scene) {
    this.#edges = new Map(resizableEdges(scene).map(edge => [edge.id, edge]));
    for (const view of this.keyed.values()) if (!this.#edges.has(view.edge.id)) view.remove();
    this.keyed.show([...this.#edges.keys()], (view, id) => view.update(this.#edges.get(id)));
  }
}
