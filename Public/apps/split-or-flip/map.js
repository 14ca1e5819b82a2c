// A map of places, which the user can move.
import { element, place, setLength } from '../../app/dom/element.js';
import { Keyed } from '../../app/dom/keyed.js';
import { Pan } from '../../app/input/pan.js';
import { clamped, reveal } from './mapLayout.js';
import { prefersReducedMotion } from '../../app/motion/preference.js';
import { CalloutView, PinView } from './pin.js';
import { cityGround } from './cityGround.js';

/**
 * The map. The page moves it and tells the server the offset. If the server sets another offset, the map glides there.
 */
export class MapView {
  #model = null;
  #talk;
  #offset = { x: 0, y: 0 };

  constructor(paneId, context) {
    this.#talk = context.offsets.begin(paneId);
    this.ground = element('button', { class: 'map-ground', type: 'button' });
    this.world = element('div', { class: 'map-world', dir: 'ltr' });
    this.user = element('div', { class: 'map-user', 'aria-hidden': 'true' });
    this.callouts = new Keyed(this.world, () => new CalloutView(this.#model.callout));
    this.pins = new Keyed(this.world, id => new PinView(this.#model.pins.find(pin => pin.id === id)));
    this.element = element('div', { class: 'map' }, this.ground, this.world);
    new Pan(this.element, { grab: () => this.#freeze(), move: (x, y) => this.#move(x, y), rest: () => this.#tell() });
    this.world.addEventListener('focusin', event => this.#follow(event.target));
  }

  update(model) {
    if (this.#model === model) return;
    if (!this.#model) this.world.append((this.city = cityGround(model.size)), this.user);
    this.#model = model;
    this.#measure(model);
    this.ground.dataset.id = model.ground.id;
    this.ground.setAttribute('aria-label', model.ground.accessibilityLabel);
    this.pins.show(model.pins.map(pin => pin.id));
    this.callouts.show(model.callout ? [`${model.callout.pin} ${model.callout.title}`] : []);
  }

  /** A touch is found by these lengths, and so the style sheet draws with them. */
  #measure({ pinRadius, pinHeight, calloutSize: [width, height], calloutDistance }) {
    setLength(this.element, '--pin-radius', pinRadius);
    setLength(this.element, '--pin-height', pinHeight);
    setLength(this.element, '--callout-width', width);
    setLength(this.element, '--callout-height', height);
    setLength(this.element, '--callout-distance', calloutDistance);
  }

  layout(pane, { isSameSize }) {
    this.pane = pane;
    const { layout, selection = [] } = pane;
    const { unit, contentSize } = layout;
    place(this.city, 0, 0, contentSize[0], contentSize[1]);
    place(this.user, this.#model.user[0] * unit, this.#model.user[1] * unit);
    this.pins.show(this.#model.pins.map(pin => pin.id), (pin, id) => {
      pin.update(unit, selection.includes(id), Math.round(pin.point[1] / 4));
    });
    this.#placeCallout(unit);
    this.#obey(layout, isSameSize);
  }

  #placeCallout(unit) {
    const { callout, pins } = this.#model;
    const pin = callout && pins.find(({ id }) => id === callout.pin);
    for (const { element: bubble } of this.callouts.values()) place(bubble, pin.point[0] * unit, pin.point[1] * unit);
  }

  #obey(layout, isSameSize) {
    const order = this.#talk.hear(layout.offset, Boolean(layout.scrollTo));
    if (!order) return;
    const isAnimated = Boolean(layout.scrollTo?.animated) && isSameSize && !prefersReducedMotion();
    this.world.classList.toggle('is-gliding', isAnimated);
    this.#offset = order;
    this.#show();
  }

  #show() {
    this.world.style.translate = `${-this.#offset.x}px ${-this.#offset.y}px`;
  }

  /** Stops a glide at its present position, because the user has taken hold of the map. */
  #freeze() {
    if (!this.world.classList.contains('is-gliding')) return;
    const [x, y = 0] = getComputedStyle(this.world).translate.split(' ').map(parseFloat);
    this.world.classList.remove('is-gliding');
    this.#offset = { x: -x, y: -y };
    this.#show();
  }

  #move(x, y) {
    this.#offset = clamped({ x: this.#offset.x + x, y: this.#offset.y + y }, this.pane.layout, this.pane.frame);
    this.#show();
    this.#tell();
  }

  #tell() {
    this.#talk.scrolled(this.#offset.x, this.#offset.y);
  }

  /** Moves the map to show an element that gets the focus from the keyboard. */
  #follow(target) {
    const pin = this.#model.pins.find(({ id }) => id === target.dataset.id);
    if (!pin || !target.matches(':focus-visible')) return;
    const { layout, frame } = this.pane;
    const { x, y } = reveal(pin.point, this.#offset, layout, frame);
    this.#freeze();
    this.#move(x - this.#offset.x, y - this.#offset.y);
  }
}
