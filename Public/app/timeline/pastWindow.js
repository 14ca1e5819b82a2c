// The picture of a moment in the past: a window of its own over the app, which takes no input.
import { element, setHidden, setInert } from '../dom/element.js';
import { AppWindow } from '../frame/appWindow.js';
import { Offsets } from '../wire/offsets.js';
import { Typing } from '../wire/typing.js';
import { Ghosts } from './ghosts.js';

const nothing = () => {};

/** The actions of the window of a moment, none of which does anything. */
const silent = deviceOf => ({
  offsets: new Offsets(nothing), typing: new Typing(nothing), drag: nothing, swipe: nothing, rotate: nothing, goHome: nothing,
  arrange: nothing, setSize: nothing, setWidth: nothing, room: () => ({ width: 0, height: 0 }), isEdgeDragged: () => false, deviceOf,
});

/** The events that the app's window below would take for touches of the app. */
const touches = ['pointerdown', 'pointermove', 'pointerup', 'click', 'keydown'];

/** The picture, which covers the app while it is shown. A press on it goes on from its moment. */
export class PastWindow {
  #window = null;
  #scene = null;
  #isShown = false;
  /** @type {HTMLElement[]} */
  #covered = [];

  /**
   * @param {{stage: HTMLElement, deviceOf: Function, goOn: () => void, room: () => object, isAlone: () => boolean, measures: () => ?object,
   * recall: (moment: ?{scene: object, window: AppWindow, place: string}) => void}} app `recall` gets what is shown, or null for nothing
   */
  constructor(app) {
    this.app = app;
    this.ghosts = new Ghosts();
    this.picture = element('div', { class: 'timeline-picture', inert: true });
    this.words = element('span', { class: 'timeline-cover-words' }, 'Go on from here');
    this.cover = element('button', { type: 'button', class: 'timeline-cover' }, this.words);
    this.element = element('div', { class: 'timeline-past', hidden: true }, this.picture, this.cover);
    this.cover.addEventListener('click', () => app.goOn());
    for (const name of touches) this.element.addEventListener(name, event => event.stopPropagation());
    app.stage.append(this.element);
  }

  /**
   * Draws the scene of a moment.
   *
   * @param {string} place where the moment is, such as "3 of 12"
   */
  show(scene, changes, place) {
    this.#window ??= this.#make();
    if (this.#scene?.scene !== scene.scene || this.#scene?.profile !== scene.profile) this.#window.clear();
    this.#scene = scene;
    this.#turn(true);
    this.cover.setAttribute('aria-label', `The app as it was at ${place}, which takes no input. Go on from here`);
    this.#window.show({ ...scene, transition: null }, null);
    this.ghosts.show(changes, scene.window.safeArea[0]);
    this.stand();
    this.app.recall({ scene, window: this.#window, place });
  }

  /** The scale of the picture, or null while it is not shown. */
  get scale() {
    return this.#isShown ? this.#window.scale : null;
  }

  /** Places the picture in its room. */
  stand() {
    if (!this.#isShown) return;
    const isAlone = this.app.isAlone();
    this.#window.measures = this.app.measures();
    this.#window.stand(this.app.room(), { isDetached: true, isAlone, isBusy: false, isRuled: false, isAtEdge: false });
    this.ghosts.standAt(this.#window.scale);
  }

  /** Removes the picture, so that nothing else in the page has the names of its elements. */
  hide() {
    if (!this.#isShown) return;
    this.#turn(false);
    this.app.recall(null);
    this.#window.clear();
    this.#scene = null;
  }

  #make() {
    const made = new AppWindow(this.picture, silent(this.app.deviceOf));
    made.element.removeAttribute('id');
    made.element.append(this.ghosts.element);
    return made;
  }

  /** Shows or hides the picture. The app below it takes no input while it is covered. */
  #turn(isShown) {
    if (isShown === this.#isShown) return;
    this.#isShown = isShown;
    setHidden(this.element, !isShown);
    if (isShown) this.#covered = this.#below;
    for (const below of this.#covered) setInert(below, isShown);
  }

  /** The elements on the stage below the picture that take input. */
  get #below() {
    return /** @type {HTMLElement[]} */ ([...this.app.stage.children]).filter(one => one !== this.element && !one.inert);
  }
}
