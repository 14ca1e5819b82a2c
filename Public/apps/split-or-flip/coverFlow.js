// A cover flow: the selected file in the middle, the others turned away at both sides.
import { element, place, scaleOf, setLength, setText } from '../../app/dom/element.js';
import { isTap } from '../../app/input/gesture.js';
import { dragged, eye, stand } from './coverFlowLayout.js';
import { CoverView } from './cover.js';

/** The distance, in points, after which a wheel goes to the next cover. */
const wheelStep = 40;

/**
 * The cover flow. The page moves the covers while a finger drags them, and then reports the middle one as a tap on it.
 */
export class CoverFlowView {
  #model = null;
  #covers = [];
  #position = 0;
  /** The selection of the last scene, and the choices that are not answered yet. */
  #heard = null;
  #pending = [];
  #drag = null;
  #wheel = 0;

  constructor() {
    this.stage = element('div', { class: 'flow-stage' });
    this.name = element('strong', {});
    this.kind = element('span', {});
    this.caption = element('div', { class: 'flow-caption', 'aria-hidden': 'true' }, this.name, this.kind);
    this.slider = element('input', { class: 'flow-slider', type: 'range', min: 0, step: 1, 'aria-label': 'File in the middle' });
    this.element = element('div', { class: 'cover-flow' }, this.stage, this.caption, this.slider);
    this.#listen();
  }

  #listen() {
    this.stage.addEventListener('pointerdown', event => this.#began(event));
    this.stage.addEventListener('pointermove', event => this.#moved(event));
    for (const name of ['pointerup', 'pointercancel']) this.stage.addEventListener(name, event => this.#ended(event));
    this.element.addEventListener('wheel', event => this.#turned(event), { passive: false });
    this.stage.addEventListener('keydown', event => this.#pressed(event));
    this.slider.addEventListener('input', () => this.#choose(Number(this.slider.value)));
  }

  update(model) {
    if (this.#model === model) return;
    this.#model = model;
    this.#covers = model.items.map(item => new CoverView(item));
    this.slider.max = model.items.length - 1;
    this.stage.replaceChildren(...this.#covers.map(cover => cover.element));
  }

  layout(pane, { isRightToLeft, isSameSize }) {
    this.pane = pane;
    this.isRightToLeft = isRightToLeft;
    this.#follow();
    this.element.classList.toggle('is-resized', !isSameSize);
    this.#place(pane.layout);
    this.#draw();
  }

  #place({ unit, contentTop, captionGrowth = 0, contentInset: [top, left], contentSize: [width, height] }) {
    setLength(this.element, '--unit', unit);
    setLength(this.stage, '--eye', eye * unit);
    place(this.stage, left, top, width, height);
    setLength(this.stage, '--cover-top', contentTop);
    const below = contentTop + unit;
    const room = height - captionGrowth - below;
    place(this.caption, left, top + below + Math.max(8, room * 0.42), width);
    place(this.slider, left + width * 0.2, top + below + captionGrowth + Math.max(46, room * 0.42 + 58), width * 0.6);
    this.slider.hidden = room < 96;
  }

  /** Goes to the server's selection, unless it answers an older choice, or a finger drags the covers. */
  #follow() {
    const middle = this.#middle;
    const answered = this.#pending.indexOf(middle);
    if (answered >= 0) this.#pending.splice(0, answered + 1);
    else if (middle !== this.#heard) this.#pending = [];
    this.#heard = middle;
    if (this.#pending.length === 0 && !this.#drag?.isMoving) this.#position = middle;
  }

  /** The number of the selected file. */
  get #middle() {
    return Math.max(0, this.#model.items.findIndex(({ id }) => this.pane.selection?.includes(id)));
  }

  #draw() {
    const nearest = Math.round(this.#position);
    this.#covers.forEach((cover, index) => {
      const distance = index - this.#position;
      cover.update(stand(distance, this.pane.layout, this.isRightToLeft), 100 - Math.round(Math.abs(distance)), index === nearest);
    });
    const { title, subtitle } = this.#model.items[nearest];
    setText(this.name, title);
    setText(this.kind, subtitle);
    if (document.activeElement !== this.slider || Number(this.slider.value) !== nearest) this.slider.value = nearest;
    this.slider.setAttribute('aria-valuetext', title);
  }

  /** Moves a cover to the middle, and reports it to the server as a tap. */
  #choose(index) {
    const next = Math.max(0, Math.min(this.#covers.length - 1, index));
    this.#position = next;
    this.#draw();
    if (next === (this.#pending.at(-1) ?? this.#middle)) return;
    this.#pending.push(next);
    this.#covers[next].element.click();
  }

  #began(event) {
    if (!event.isPrimary || event.button !== 0) return;
    const from = { x: event.clientX, y: event.clientY };
    this.#drag = { pointer: event.pointerId, from, start: this.#position, isMoving: false };
  }

  #moved(event) {
    const drag = this.#drag;
    if (drag?.pointer !== event.pointerId) return;
    if (!drag.isMoving && isTap(drag.from, { x: event.clientX, y: event.clientY })) return;
    if (!drag.isMoving) this.stage.setPointerCapture(event.pointerId);
    drag.isMoving = true;
    this.element.classList.add('is-dragged');
    this.#position = dragged(drag.start, (event.clientX - drag.from.x) / scaleOf(this.stage), this.pane.layout, this.#covers.length, this.isRightToLeft);
    this.#draw();
  }

  #ended(event) {
    const drag = this.#drag;
    if (drag?.pointer !== event.pointerId) return;
    this.#drag = null;
    this.element.classList.remove('is-dragged');
    if (drag.isMoving) this.#choose(Math.round(this.#position));
  }

  #turned(event) {
    event.preventDefault();
    this.#wheel += Math.abs(event.deltaX) > Math.abs(event.deltaY) ? event.deltaX * (this.isRightToLeft ? -1 : 1) : event.deltaY;
    const steps = Math.trunc(this.#wheel / wheelStep);
    this.#wheel -= steps * wheelStep;
    if (steps !== 0) this.#choose(Math.round(this.#position) + steps);
  }

  /** Moves in the direction of an arrow key. */
  #pressed(event) {
    const onward = this.isRightToLeft ? -1 : 1;
    const step = { ArrowLeft: -onward, ArrowRight: onward, Home: -Infinity, End: Infinity }[event.key];
    if (!step) return;
    event.preventDefault();
    this.#choose(Math.round(this.#position) + step);
  }
}
