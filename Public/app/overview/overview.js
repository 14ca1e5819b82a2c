// The overview of all sizes: how the app looks in each window of the catalogue. A click opens a size.
import { element, focusIn, setText } from '../dom/element.js';
import { symbolElement } from '../dom/symbol.js';
import { pushButton } from '../tools/controls.js';
import { cellOfScene, cellsOf, isCurrent, placeToOpen, screensOf } from './cells.js';
import { Detail } from './detail.js';
import { Legend } from './legend.js';
import { goalOf } from './moves.js';
import { ScreenView } from './screenView.js';
import { StageLayer } from './stageLayer.js';

/** A layer over the stage. It asks the server about one device after another, and shows each answer when it comes. */
export class Overview {
  isOn = false;
  #devices = [];
  #answers = new Map();
  #toAsk = [];
  #screens = [];
  #scene = null;
  #subject = '';
  #now = null;
  #wantsFocus = false;

  /**
   * @param {HTMLElement} button the button that shows the overview
   * @param {object} app `ask`, which asks the server about a device; `choose`, which opens a place; `toggle`, which
   * shows or hides the overview; and `opened`, the open parts of the page
   */
  constructor(button, app) {
    this.app = app;
    this.title = element('h2', { id: 'overview-title' }, 'All sizes');
    this.state = element('p', { class: 'stage-layer-state', role: 'status' });
    this.legend = new Legend(() => this.#draw());
    this.list = element('div', { class: 'overview-list', role: 'listbox', 'aria-label': 'Sizes' });
    this.detail = new Detail();
    const close = pushButton({ class: 'stage-layer-close', 'aria-label': 'Close the overview' }, () => app.toggle(false), symbolElement('xmark'));
    this.element = element('dialog', { class: 'stage-layer overview', id: 'overview', 'aria-labelledby': 'overview-title' },
      element('header', { class: 'stage-layer-header overview-header' }, element('div', {}, this.title, this.state), this.legend.element, close), this.list, this.detail.element);
    this.layer = new StageLayer(this.element, button, app.opened, () => app.toggle(false));
    this.#listen();
  }

  /** Shows the title of the open scene. */
  introduce({ title }) {
    setText(this.title, `All sizes of ${title}`);
  }

  /** Takes the catalogue. */
  offer(devices) {
    this.#devices = devices;
    this.#build();
    this.restart();
  }

  /** Shows or hides the overview. While hidden, it asks the server nothing. */
  turn(isOn) {
    if (this.isOn === isOn) return;
    this.isOn = isOn;
    // It is not modal, because the rest of the page stays in use: a resize of the browser shows in it.
    this.element.toggleAttribute('open', isOn);
    this.layer.turn(isOn);
    if (!isOn) return this.layer.giveFocusBack();
    this.#wantsFocus = true;
    this.restart();
  }

  /** Takes a scene, and everything else on which the layouts depend. If that has changed, it asks again. */
  show(scene, subject) {
    this.#scene = scene;
    const key = JSON.stringify(subject);
    const isNew = this.#subject !== key;
    this.#subject = key;
    if (!this.isOn) return;
    if (isNew) this.restart();
    else this.#draw();
  }

  /** Asks about all devices, because earlier answers are lost or no longer hold. */
  restart() {
    this.#answers.clear();
    this.#toAsk = this.#screens.flatMap(({ screen }) => screen.devices);
    if (!this.isOn) return;
    this.#draw();
    if (this.#scene) this.#ask();
  }

  /** Focuses the size of the window, once there is one. */
  #focusFirst() {
    const option = this.#current;
    if (!this.#wantsFocus || !option) return;
    this.#wantsFocus = false;
    this.#rove(option);
    option.focus({ preventScroll: true });
    option.scrollIntoView({ block: 'center' });
  }

  get #current() {
    return this.list.querySelector('[aria-selected="true"]') ?? this.#options[0];
  }

  #build() {
    this.#screens = screensOf(this.#devices).map(screen => new ScreenView(screen));
    this.list.replaceChildren(...this.#screens.map(({ element: view }) => view));
    this.#now = null;
  }

  #ask() {
    const device = this.#toAsk[0];
    if (!device || !this.isOn) return;
    const next = windows => {
      if (this.#toAsk[0] !== device) return;
      this.#toAsk.shift();
      this.#answers.set(device.id, windows);
      this.#draw(device);
      if (this.#toAsk.length === 0) this.#settle();
      this.#ask();
    };
    this.app.ask(device.id, ({ windows }) => next(windows), () => next([]));
  }

  /** Keeps the focused size in sight, because the lines have moved with the answers. */
  #settle() {
    focusIn(this.list)?.scrollIntoView({ block: 'nearest' });
  }

  /** Draws the screen of a device, or all for null. */
  #draw(device = null) {
    const scene = this.#scene;
    if (!scene) return;
    const { look, window } = scene;
    const views = this.#screens.filter(({ screen }) => device === null || screen.devices.includes(device));
    for (const view of views) view.show(cellsOf(view.screen, this.#answers, look.screen.otherTimes), cell => isCurrent(cell, window), this.legend.isWanted);
    this.#drawNow(scene);
    this.#drawHeader();
    if (!this.list.querySelector('[tabindex="0"]')) this.#rove(focusIn(this.list) ?? this.#current);
    this.#focusFirst();
  }

  /** Shows the window itself before the catalogue, if the catalogue does not have its size. */
  #drawNow(scene) {
    const { window } = scene;
    const isThere = this.#screens.some(({ all }) => all.some(cell => isCurrent(cell, window)));
    const screen = { title: window.device ? 'Now: a free window' : 'Now: the browser’s window', size: window.size, devices: [] };
    const isSame = !isThere && this.#now && String(this.#now.screen.size) === String(screen.size) && this.#now.screen.title === screen.title;
    if (!isSame) {
      this.#now?.element.remove();
      this.#now = isThere ? null : new ScreenView(screen);
      if (this.#now) this.list.prepend(this.#now.element);
    }
    this.#now?.show([cellOfScene(scene)], () => true);
  }

  #drawHeader() {
    const cells = this.#screens.flatMap(view => view.all);
    const answered = this.#answers.size;
    const all = this.#devices.length;
    const counts = `${cells.length} sizes on ${all} devices`;
    setText(this.state, answered < all ? `${counts}. Asking: ${answered} of ${all}…` : counts);
    this.legend.show(cells);
  }

  get #options() {
    return /** @type {HTMLElement[]} */ ([...this.list.querySelectorAll('.size')]);
  }

  get #views() {
    return this.#now ? [this.#now, ...this.#screens] : this.#screens;
  }

  #viewOf(option) {
    return this.#views.find(view => view.element.contains(option));
  }

  /** Makes an option the one that the Tab key reaches. */
  #rove(option) {
    for (const other of this.list.querySelectorAll('[tabindex="0"]')) other.setAttribute('tabindex', '-1');
    option?.setAttribute('tabindex', '0');
  }

  #listen() {
    this.list.addEventListener('click', event => this.#choose(event.target.closest('.size')));
    this.list.addEventListener('keydown', event => this.#pressed(event));
    for (const name of ['pointerover', 'focusin']) this.list.addEventListener(name, event => this.#point(event.target.closest?.('.size')));
    this.list.addEventListener('pointerleave', () => this.#point(document.activeElement?.closest?.('.size')));
  }

  #point(option) {
    const view = option && this.#viewOf(option);
    if (view) this.detail.show(view.cellOf(option), view.screen.title);
    else this.detail.clear();
  }

  #pressed(event) {
    const option = event.target.closest('.size');
    if (!option || event.ctrlKey || event.metaKey || event.altKey) return;
    const options = this.#options;
    const goal = goalOf(event.key, options.map(one => one.getBoundingClientRect()), options.indexOf(option));
    const chooses = event.key === 'Enter' || event.key === ' ';
    if (goal === null && !chooses) return;
    event.preventDefault();
    if (chooses) return this.#choose(option);
    this.#rove(options[goal]);
    options[goal].focus();
  }

  #choose(option) {
    const cell = option && this.#viewOf(option)?.cellOf(option);
    if (!cell) return;
    if (cell.places.length === 0) return this.app.toggle(false);
    const { window, look } = this.#scene;
    this.app.choose(placeToOpen(cell, window.device, look.screen.hasTiles));
  }
}
