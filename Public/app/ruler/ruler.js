// The ruler along the window's edge. It shows the layout at each width, and a click goes to a width.
import { element, setText } from '../dom/element.js';
import { tenths } from '../text.js';
import { axisOf, liftOf, placeOf, rangeOf, widthAt } from './axis.js';
import { bandsOf, runsOf } from './bands.js';
import { Tip } from './tip.js';
import { drawTrack } from './track.js';
import { marksOf, warningsOf } from './warnings.js';

/** Half of the greatest width of the label, which stays visible at the edges of the stage. */
const half = 24;

/** The time, in milliseconds, for which the window and the choices must not change before the page asks the server. */
const pause = 250;

/**
 * The longest time, in milliseconds, that the way there may take if the way back is asked for. It takes four times as long, and the bands of a
 * changed app would wait for it.
 */
const patience = 3000;

/** The distances, in points, by which an arrow key moves the window's edge: with Shift, and without. */
const [stride, step] = [10, 1];

export class Ruler {
  #bands = [];
  #warnings = [];
  #asked = null;
  /** The question that the bands answer. */
  #known = null;
  #timer = null;
  #drag = null;
  #drawn = '';

  /**
   * @param {{ask: (range: object, answer: (sweep: object) => void) => void, jump: (width: number) => void,
   * opened: import('../panels/opened.js').Opened, close: () => void}} app
   */
  constructor(app) {
    this.app = app;
    this.isOn = false;
    this.track = element('div', { class: 'ruler-track' });
    this.width = element('span', { class: 'ruler-width' });
    this.marker = element('div', {
      class: 'ruler-marker', role: 'slider', tabindex: '0', 'aria-label': 'Width of the window', 'aria-orientation': 'horizontal',
    }, this.width);
    this.tip = new Tip();
    this.element = element('div', { class: 'ruler', role: 'group', 'aria-label': 'Breakpoints: widths at which the layout changes', dir: 'ltr', hidden: true },
      this.track, this.marker, this.tip.element);
    this.#listen();
  }

  /** The flips of the sweep, unless the app has changed since in something that they depend on. */
  get flips() {
    return this.isOn && this.#known !== null && this.#known === this.#asked ? this.#bands.slice(1) : [];
  }

  /** Shows or hides the ruler. While hidden, it asks the server nothing. */
  turn(isOn) {
    this.isOn = isOn;
    this.app.opened.note(this, isOn);
    this.element.hidden = !isOn;
    this.#drawn = '';
  }

  close() {
    this.app.close();
  }

  /** Forgets the last question, which can be lost, or concern another server. */
  forget() {
    this.#asked = null;
  }

  /**
   * Places the ruler along the window.
   * @param {object} window
   * @param {object} standing the place of the window, for `axisOf`
   * @param {unknown[]} subject everything else that the layout depends on
   */
  show(window, standing, subject) {
    if (!this.isOn) return;
    this.range = rangeOf(window, standing);
    this.axis = axisOf(window, this.range, standing);
    this.room = standing.room;
    this.element.style.bottom = `${liftOf(window, standing)}px`;
    this.now = window.size[0];
    this.#askSoon({ ...this.range, height: window.size[1] }, subject);
    this.#draw();
  }

  #askSoon(range, subject) {
    const key = JSON.stringify([range, subject]);
    if (this.#asked === key) return;
    this.#asked = key;
    this.element.setAttribute('aria-busy', 'true');
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#ask(range, key), pause);
  }

  #ask(range, key) {
    const start = performance.now();
    this.app.ask(range, sweep => this.#answered(sweep, range, key, performance.now() - start));
  }

  /** The way back takes longer than the way there, so it is asked for once the bands are on screen. */
  #answered(sweep, range, key, time) {
    if (this.#asked !== key) return;
    this.#known = key;
    this.#bands = bandsOf(sweep);
    this.#warn([]);
    this.element.removeAttribute('aria-busy');
    if (time < patience) this.app.ask({ ...range, thereAndBack: true }, returned => this.#returned(returned, key));
  }

  #returned(sweep, key) {
    if (this.#asked === key) this.#warn(warningsOf(sweep, this.#bands[0]?.onlySplit));
  }

  #warn(warnings) {
    this.#warnings = warnings;
    this.#drawn = '';
    this.#draw();
  }

  #draw() {
    const key = JSON.stringify(this.axis);
    if (this.#drawn !== key) {
      this.#drawn = key;
      this.tip.hide();
      drawTrack(this.track, this.#bands, this.axis);
      this.track.append(...marksOf(this.#warnings, this.axis));
    }
    const x = placeOf(this.axis, this.now);
    this.marker.style.left = `${x}px`;
    this.width.style.left = `${Math.max(half, Math.min(this.room.width - half, x)) - x}px`;
    setText(this.width, tenths(this.now));
    const values = { valuemin: this.range.from, valuemax: this.range.to, valuenow: this.now, valuetext: `${this.now} points` };
    for (const [name, value] of Object.entries(values)) this.marker.setAttribute(`aria-${name}`, String(value));
  }

  #listen() {
    this.element.addEventListener('pointerdown', event => this.#began(event));
    this.element.addEventListener('pointermove', event => this.#moved(event));
    for (const name of ['pointerup', 'pointercancel']) this.element.addEventListener(name, () => { this.#drag = null; });
    this.element.addEventListener('click', event => this.#clicked(event));
    this.marker.addEventListener('keydown', event => this.#pressed(event));
    for (const name of ['pointerover', 'focusin']) this.element.addEventListener(name, event => this.#point(event.target));
    for (const name of ['pointerleave', 'focusout']) this.element.addEventListener(name, () => this.tip.hide());
  }

  #widthAt({ clientX }) {
    return widthAt(this.axis, clientX - this.element.getBoundingClientRect().left, this.range);
  }

  /**
   * Begins a drag. A press beside the flips moves the window's edge to that place, and the edge then follows the
   * pointer. A press on a flip goes to the flip.
   */
  #began(event) {
    if (!event.isPrimary || event.button !== 0 || event.target.closest('.ruler-flip')) return;
    event.preventDefault();
    this.element.setPointerCapture(event.pointerId);
    this.#drag = event.pointerId;
    this.marker.focus({ preventScroll: true, focusVisible: false });
    this.app.jump(this.#widthAt(event));
  }

  #moved(event) {
    if (this.#drag === event.pointerId) this.app.jump(this.#widthAt(event));
  }

  /** Goes to a flip, or to the first width of a band that the keyboard selects. */
  #clicked(event) {
    const target = event.target.closest('[data-from]');
    if (target && (event.detail === 0 || target.matches('.ruler-flip'))) this.app.jump(Number(target.dataset.from));
  }

  #pressed(event) {
    const way = { ArrowLeft: -this.axis.way, ArrowRight: this.axis.way, ArrowUp: 1, ArrowDown: -1 }[event.key];
    const edge = { Home: this.range.from, End: this.range.to }[event.key];
    if (!way && edge === undefined) return;
    event.preventDefault();
    const goal = edge ?? this.now + way * (event.shiftKey ? stride : step);
    this.app.jump(Math.max(this.range.from, Math.min(this.range.to, goal)));
  }

  #point(target) {
    const chosen = target.closest?.('.ruler-flip, .ruler-band, .ruler-warning');
    const find = all => all.find(({ from }) => from === Number(chosen.dataset.from));
    if (!chosen) this.tip.hide();
    else if (chosen.matches('.ruler-warning')) this.#pointAtWarning(this.#warnings[Number(chosen.dataset.warning)]);
    else if (chosen.matches('.ruler-flip')) this.#pointAtFlip(find(this.#bands));
    else this.#pointAtBand(find(runsOf(this.#bands)));
  }

  #pointAtFlip(flip) {
    this.tip.showFlip(flip, placeOf(this.axis, flip.from), this.room);
  }

  #pointAtWarning(warning) {
    this.tip.showWarning(warning, placeOf(this.axis, (warning.from + warning.to) / 2), this.room);
  }

  #pointAtBand(band) {
    this.tip.showBand(band, placeOf(this.axis, (band.from + band.to) / 2), this.room);
  }
}
