// Draws safe areas, margins and widths over the picture of the app.
import { element, place, setHidden, setText } from '../../dom/element.js';
import { Keyed } from '../../dom/keyed.js';
import { hasRoom, shapesOf } from './measures.js';

class ShapeView {
  constructor() {
    this.label = element('span', { class: 'measure-label', dir: 'ltr' });
    this.element = element('div', { class: 'measure' }, this.label);
  }

  update(shape, scale) {
    const [x, y, width, height] = shape.frame.map(length => length * scale);
    if (this.element.dataset.kind !== shape.kind) this.element.dataset.kind = shape.kind;
    this.element.classList.toggle('is-late', shape.isLate === true);
    place(this.element, x, y, width, height);
    setText(this.label, shape.label);
    setHidden(this.label, !hasRoom(shape, scale));
  }
}

/** The measures. They lie over the window, at its scale, but their lines and their texts keep their own size. */
export class MeasureView {
  #wanted = {};
  #scene = null;
  #at = null;

  constructor(stage) {
    this.element = element('div', { class: 'measures', 'aria-hidden': 'true', hidden: true });
    this.shapes = new Keyed(this.element, () => new ShapeView());
    stage.append(this.element);
  }

  /** Turns `safeAreas`, `margins` or `widths` on or off. */
  turn(name, isOn) {
    this.#wanted = { ...this.#wanted, [name]: isOn };
    this.#draw();
  }

  show(scene) {
    this.#scene = scene;
    this.#draw();
  }

  hide() {
    this.#scene = null;
    this.#draw();
  }

  /** Moves the measures with the window. @param {{x: number, y: number, scale: number}} at */
  stand(at) {
    if (this.#at?.x === at.x && this.#at.y === at.y && this.#at.scale === at.scale) return;
    this.#at = { ...at };
    this.#draw();
  }

  #draw() {
    const shapes = this.#scene && this.#at ? shapesOf(this.#scene, this.#wanted) : [];
    setHidden(this.element, shapes.length === 0);
    const byKey = new Map(shapes.map(shape => [shape.key, shape]));
    this.shapes.show([...byKey.keys()], (view, key) => view.update(byKey.get(key), this.#at.scale));
    if (shapes.length > 0) place(this.element, this.#at.x, this.#at.y, this.#scene.window.size[0] * this.#at.scale, this.#scene.window.size[1] * this.#at.scale);
  }
}
