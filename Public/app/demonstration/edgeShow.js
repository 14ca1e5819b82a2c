// The edge of the app drags itself across a breakpoint and back, and says what happens there.
import { element } from '../dom/element.js';
import { prefersReducedMotion } from '../motion/preference.js';
import { invitation, sentenceOf, still } from './words.js';

/** The milliseconds of each way. */
const way = 1700;

/** The width to which the edge goes, in points. Every scene that fills the browser has flipped there. */
const turn = 600;

/** The milliseconds for which the last sentence stays. */
const rest = 6000;

/** The least distance that is worth a demonstration, in points. */
const least = 80;

const eased = part => (part < 0.5 ? 2 * part * part : 1 - (2 - 2 * part) ** 2 / 2);

/** The width at a moment, from the whole width down to the turn and back, or null at the end. */
export function widthAt(milliseconds, whole) {
  const part = milliseconds / way;
  if (part >= 2) return null;
  return Math.round(whole - (whole - turn) * eased(part < 1 ? part : 2 - part));
}

export class EdgeShow {
  #frame = null;
  /** The width that the window was last given, whose answer can be under way. */
  #given = 0;
  /** The frame of the edge before the demonstration, in the browser. @type {DOMRect | null} */
  #resting = null;

  /** @param page the objects of the page, by name */
  constructor(page) {
    this.page = page;
    this.words = element('p', { class: 'edge-words', role: 'status' });
  }

  /**
   * Begins if the page has an edge and space for the demonstration. With reduced motion, it only shows a sentence.
   *
   * @param {() => void} ended called at the end, unless a touch has ended it
   */
  start(ended) {
    const { appWindow, preview, room } = this.page;
    const { element: edge } = appWindow.edge;
    const whole = room.size.width;
    if (document.hidden || !preview.scene || whole < turn + least || edge.hidden) return;
    this.#resting = edge.getBoundingClientRect();
    edge.after(this.words);
    if (prefersReducedMotion()) return this.#say(still, whole);
    edge.classList.add('is-shown-off');
    // The caption keeps its advice, and the text beside the edge reports the changes.
    this.page.caption.ask(this.page.caption.line.textContent);
    this.#run(whole, ended);
  }

  #run(whole, ended) {
    const { preview, room } = this.page;
    const start = performance.now();
    let before = preview.scene;
    const step = now => {
      const width = widthAt(now - start, whole);
      if (width === null) return this.#end(ended);
      room.giveWidth((this.#given = width));
      const { scene } = preview;
      if (scene !== before) this.#say(sentenceOf(scene, before) || this.words.textContent, width);
      before = scene;
      this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }

  /** Shows a sentence before the edge of a window of a width. */
  #say(sentence, width) {
    if (this.words.textContent !== sentence) this.words.textContent = sentence;
    Object.assign(this.words.style, { left: `${width}px`, top: `${this.#resting.height / 2}px` });
  }

  /**
   * Ends at a touch. The app holds still under a finger, which touches what it sees, and fills the browser once the finger is gone.
   * A touch of the edge, or of its position before the demonstration, begins a drag.
   *
   * @param {Event} event
   * @param {() => void} ended called if nothing is to be left of the demonstration
   */
  touched(event, ended) {
    this.words.remove();
    if (!this.#frame) return;
    if (event.type !== 'pointerdown') return this.#end(ended);
    this.#stop();
    const { edge } = this.page.appWindow;
    edge.width = this.#given;
    if (edge.element.contains(/** @type {Node} */ (event.target))) return;
    if (this.#isAtRest(/** @type {PointerEvent} */ (event))) {
      event.stopPropagation();
      return edge.hold.take(event);
    }
    this.#fillAfterTouch();
  }

  /** Whether a touch is where the edge was before the demonstration, or a little beside it. */
  #isAtRest({ clientX }) {
    const slack = 8;
    return clientX >= this.#resting.left - slack && clientX <= this.#resting.right + slack;
  }

  /** Fills the browser when the finger that is down now is gone, and for no later one. */
  #fillAfterTouch() {
    const end = new AbortController();
    const gone = () => {
      end.abort();
      setTimeout(() => this.#fill());
    };
    for (const sign of ['pointerup', 'pointercancel']) addEventListener(sign, gone, { signal: end.signal });
  }

  #end(ended) {
    this.#stop();
    this.#fill();
    ended();
    this.#say(invitation, this.page.room.size.width);
    this.#leaveSoon();
  }

  /** Takes the last sentence away at the next touch, or after a while. */
  #leaveSoon() {
    const end = new AbortController();
    const leave = () => {
      end.abort();
      this.words.remove();
    };
    setTimeout(leave, rest);
    for (const sign of ['pointerdown', 'keydown']) addEventListener(sign, leave, { capture: true, signal: end.signal });
  }

  #stop() {
    cancelAnimationFrame(this.#frame);
    this.#frame = null;
    this.page.appWindow.edge.element.classList.remove('is-shown-off');
    this.page.caption.ask('');
  }

  #fill() {
    const { room } = this.page;
    room.giveWidth(room.size.width);
  }
}
