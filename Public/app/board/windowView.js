// A window of the board: its caption, the app, and what it shows otherwise than the first window.
import { element, focusIn, place, setHidden, setText } from '../dom/element.js';
import { AppView } from '../frame/appView.js';
import { dragToScroll } from '../access/dragScroll.js';
import { Pointer } from '../input/pointer.js';
import { sizeText } from '../text.js';
import { differencesOf } from './differences.js';
import { BoardEdge, thickness } from './edge.js';
import { leastWidth } from './grid.js';
import { Hand } from './hand.js';

/** The window of a slot. It is drawn when the painter calls `paint`, with the newest scene that it has been given. */
export class WindowView {
  isInSight = false;
  /** @type {any} */
  #scene = null;
  #drawn = null;
  #first = null;
  #compared = null;
  #words = '';
  /** The name of the window, or an empty text before its first scene. */
  caption = '';
  scale = 1;
  hasEdge = false;
  #boxKey = '';

  /**
   * @param {number} slot
   * @param {any} app what the user does, `open`, which opens the window large, and `isDragged`
   */
  constructor(slot, app) {
    this.slot = slot;
    this.app = app;
    this.hand = new Hand(slot, app, () => focusIn(this.view.panesRoot)?.closest('[data-field]') ?? null);
    this.view = new AppView(this.hand, {});
    new Pointer(this.view.element, this.hand.touches(this.view), this.view.element);
    dragToScroll(this.view.element, '.strip, .carousel');
    this.edge = new BoardEdge(app);
    this.#makeCaption();
    this.marks = element('div', { class: 'board-marks', 'aria-hidden': 'true' });
    this.box = element('div', { class: 'board-box' }, this.view.element, this.marks, this.edge.element);
    this.words = element('p', { class: 'board-words', id: `board-words-${slot}` });
    this.element = element('li', { class: 'board-window', 'data-slot': slot }, this.button, this.box, this.words);
  }

  #makeCaption() {
    this.name = element('span', { class: 'board-name' });
    this.size = element('span', { class: 'board-size', dir: 'ltr' });
    this.button = element('button', { type: 'button', class: 'board-open', tabindex: '-1', 'aria-describedby': `board-words-${this.slot}` },
      this.name, this.size);
    this.button.addEventListener('click', () => this.app.open(this.slot));
  }

  /** Whether the user drags the edge of this window. */
  get isHeld() {
    return this.edge.hold.isHeld;
  }

  get scene() {
    return this.#scene;
  }

  /** Begins anew, for another app or another window. */
  reset() {
    this.view.clear();
    this.hand.offsets.clear();
    this.#scene = this.#drawn = this.#compared = null;
    this.#boxKey = this.#words = this.caption = '';
    this.element.classList.remove('is-refused', 'is-different');
    this.element.classList.add('is-waiting');
    this.say('', '', 'Opening…');
  }

  /** Takes a scene, and the words for the caption. A transition that has not been drawn yet is not lost. */
  take(scene, name) {
    const waiting = this.#scene === this.#drawn ? null : this.#scene?.transition;
    this.#scene = scene.transition || !waiting ? scene : { ...scene, transition: waiting };
    this.caption = name;
    this.hand.answered(scene.ack ?? 0);
  }

  /** Compares the window with the scene of the first one, or with nothing for null. */
  compareWith(first) {
    this.#first = first;
  }

  /** Writes the caption. A state, such as a refusal, stands in place of the differences. */
  say(name, size, words) {
    setText(this.name, name);
    this.#title(name);
    setText(this.size, size);
    if (words !== this.#words) setText(this.words, (this.#words = words));
  }

  /** The name may have no room in the caption. */
  #title(name) {
    const title = `${name}: open this window large`;
    if (this.button.title !== title) this.button.title = title;
  }

  /** Shows why the server has not opened the window. */
  refuse(sentence) {
    this.element.classList.add('is-refused');
    this.say('Not opened', '', sentence);
  }

  /** Places the window at a scale, in a box of a size that may be larger than that of the window, with an edge beside it. */
  stand(box, scale, hasEdge) {
    const [width, height] = [box[0] * scale + (hasEdge ? thickness : 0), box[1] * scale];
    const key = `${width} ${height} ${scale}`;
    if (key === this.#boxKey) return;
    this.#boxKey = key;
    this.scale = scale;
    this.hasEdge = hasEdge;
    this.element.style.width = `${Math.max(leastWidth, width)}px`;
    Object.assign(this.box.style, { width: `${width}px`, height: `${height}px` });
    this.view.scale = scale;
    this.view.element.style.transform = `scale(${scale})`;
    if (this.#drawn) this.#standEdge();
  }

  paint() {
    const scene = this.#scene;
    if (!scene) return;
    if (scene !== this.#drawn) this.#draw(scene);
    if (this.#compared?.scene !== scene || this.#compared.first !== this.#first) this.#compare(scene);
  }

  #draw(scene) {
    place(this.view.element, 0, 0, scene.window.size[0], scene.window.size[1]);
    this.view.show(scene, this.#drawn, { isDragged: this.app.isDragged() });
    if (!this.#drawn) this.element.classList.remove('is-waiting', 'is-refused');
    this.#drawn = scene;
    this.#standEdge();
  }

  #standEdge() {
    const { window } = this.#drawn;
    this.edge.stand(this.hasEdge ? window.size : null, this.scale);
  }

  #compare(scene) {
    this.#compared = { scene, first: this.#first };
    const { words, marks } = this.#first ? differencesOf(scene, this.#first) : { words: [], marks: [] };
    const size = sizeText(scene.window.size);
    this.element.classList.toggle('is-different', words.length > 0);
    this.say(this.caption, size, words.length > 0 || !this.#first ? words.join(' · ') : 'Like the first');
    const label = `${this.caption}, ${size.replace('×', 'by')} points`;
    if (this.view.element.getAttribute('aria-label') !== label) this.view.element.setAttribute('aria-label', label);
    this.#mark(marks);
  }

  /** Outlines the parts that differ. */
  #mark(frames) {
    while (this.marks.childElementCount < frames.length) this.marks.append(element('i'));
    [...this.marks.children].forEach((mark, index) => {
      const frame = frames[index];
      setHidden(mark, !frame);
      if (frame) place(mark, ...frame.map(length => length * this.scale));
    });
  }
}
