// What the page says to the server: in which order, and again when it was lost on the way.
import { Newest } from './newest.js';
import { Offsets } from './offsets.js';
import { Said } from './said.js';
import { Typing } from './typing.js';

/** So much of what the user does waits to be said; more is not taken. */
const mostWaiting = 64;

const sameArrangement = (a, b) => a.arrangement === b.arrangement && a.side === b.side && a.dividerX === b.dividerX;
const sameSize = (a, b) => a.width === b.width && a.height === b.height;

/** Whether a message may change the layout, in which offsets mean something. */
const mayChange = ({ type }) => type !== 'scroll' && type !== 'edit';

/**
 * What the user does is said in order, each once. Of sizes, places, texts, offsets and drags with nothing else between them
 * only the newest counts, and one at a time waits for its answer. Before a scene is open, and while the connection is cut,
 * all of it waits.
 *
 * What is said stands in the queue as `{ message }`, with the `stream` and the `value` that it is of, if it is of one.
 */
export class Outgoing {
  offsets = new Offsets(() => this.#schedule());
  typing = new Typing(() => this.#schedule());
  #sizes = new Newest(sameSize);
  #drags = new Newest((a, b) => a.x === b.x);
  #arrangements = new Newest(sameArrangement);
  #dragged = null;
  #queue = [];
  #said = new Said();
  #openId = null;
  #change = null;
  #isOpen = false;
  #hasScene = false;
  #isScheduled = false;

  constructor(connection) {
    this.connection = connection;
  }

  /**
   * Says what the user did. While the connection is cut that waits: if the session goes on, it is for what is on screen.
   *
   * @param {import('./messages').ClientMessage} message
   */
  send(message) {
    if (this.#queue.length >= mostWaiting) return;
    this.#queueNewest();
    this.#queue.push({ message });
    this.#flush();
  }

  resize(size) {
    this.#sizes.offer(size);
    this.#schedule();
  }

  arrange(arrangement) {
    this.#arrangements.offer(arrangement);
    this.#schedule();
  }

  /** A finger has an edge in hand. Of the places on its way only the newest counts, and where it leaves it. */
  drag(target, phase, x) {
    const at = Math.round(x * 2) / 2;
    this.#dragged = target;
    if (phase === 'changed') {
      this.#drags.offer({ x: at });
      return this.#schedule();
    }
    this.#drags.reset({ x: at });
    this.send({ type: 'drag', target, phase, x: at });
  }

  /**
   * Opens a scene in a window of this size, if that is known.
   * @param isBack whether it is the one that is on screen, whose session is gone: what that has not answered is said again
   */
  open(message, size, isBack) {
    this.#sizes.reset(size ?? undefined);
    this.#drags.reset();
    this.#arrangements.reset();
    if (isBack) this.#sayAgain(this.#said.after(0));
    else this.#queue = [];
    this.#openId = this.#change = this.#say({ message });
    this.#isOpen = true;
  }

  /** Asks for a session of before. Returns under which id. Nothing else is said until it goes on. */
  resume(session) {
    this.#openId = this.connection.send({ type: 'open', resume: session });
    return this.#openId;
  }

  /** The session goes on after the newest message that the server has taken in: what it never got is said again, in its order. */
  goOn(received) {
    for (const stream of this.#streams) stream.answered(received);
    this.#sayAgain(this.#said.after(received));
    this.#isOpen = true;
  }

  /** The connection is cut. */
  lost() {
    this.#isOpen = false;
  }

  /** The session is gone: no answer of it will come any more. */
  forget() {
    this.#said.clear();
  }

  /** Whether this is the answer to what was opened last. */
  isOpenedBy(ack) {
    return ack === this.#openId;
  }

  /** The server has answered every message up to `id`. */
  answered(id) {
    if (this.#change !== null && id >= this.#change) this.#change = null;
    for (const stream of this.#streams) stream.answered(id);
    this.#schedule();
  }

  /** The messages that this answer is to, which are not waited for any more. */
  take(ack) {
    return ack === undefined ? [] : this.#said.take(ack);
  }

  /** A scene says how large the window is. */
  hear([width, height]) {
    this.#hasScene = true;
    if (!this.#sizes.isBusy) this.#sizes.reset({ width, height });
    if (!this.#arrangements.isBusy) this.#arrangements.reset();
  }

  /** Another scene's panes and fields have nothing to do with those of the last. */
  clear() {
    this.offsets.clear();
    this.typing.clear();
  }

  /** Whether something that the user did was not said yet. */
  get isWaiting() {
    return this.#queue.length > 0;
  }

  /** Whether a size waits, or its answer is out. */
  get isResizing() {
    return this.#sizes.isBusy;
  }

  #schedule() {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    requestAnimationFrame(() => {
      this.#isScheduled = false;
      this.#flush();
    });
  }

  /**
   * An offset means something only in the layout in which the user scrolled. So the server hears it before anything
   * that may change the layout, and it is held while such a change is out; an order that comes of the change drops it.
   */
  #flush() {
    if (!this.#isOpen || !this.#hasScene || !this.connection.isUp) return;
    if (this.#change === null) this.#sayNewest(this.#offsetsToSay);
    if (this.offsets.isWaiting) return;
    for (const saying of this.#queue.splice(0)) this.#say(saying);
    this.#sayNewest(this.#newest.filter(({ message }) => mayChange(message) || this.#change !== this.#openId));
  }

  get #offsetsToSay() {
    return this.offsets.streams.map(([target, stream]) => ({ stream, message: { type: 'scroll', target } }));
  }

  /** Of what only the newest is said, the earliest offered first. */
  get #newest() {
    return [
      { stream: this.#sizes, message: { type: 'resize' } },
      { stream: this.#arrangements, message: { type: 'arrange' } },
      { stream: this.#drags, message: { type: 'drag', target: this.#dragged, phase: 'changed' } },
      { stream: this.typing.focus, message: { type: 'focus' } },
      ...this.typing.streams.map(([target, stream]) => ({ stream, message: { type: 'edit', target } })),
    ].sort((a, b) => a.stream.turn - b.stream.turn);
  }

  #sayNewest(all) {
    for (const { stream, message } of all) {
      const value = stream.take();
      if (value !== undefined) this.#say({ stream, value, message: { ...message, ...value } });
    }
  }

  /** What waits was done before what comes now: it keeps its place, whatever its stream says later. */
  #queueNewest() {
    for (const { stream, message } of this.#newest) {
      const value = stream.pull();
      if (value !== undefined) this.#queue.push({ stream, value, message: { ...message, ...value } });
    }
  }

  /** What was lost goes before what waits. That a scene was opened is not what the user did in it. */
  #sayAgain(lost) {
    for (const stream of this.#streams) stream.lost();
    this.#queue.unshift(...lost.filter(({ message }) => message.type !== 'open'));
    for (const { stream, value } of this.#queue) stream?.owe(value);
  }

  /** Sends a message and remembers it until it is answered. */
  #say(saying) {
    const { stream, value, message } = saying;
    const id = this.connection.send(message);
    if (id === null) return null;
    this.#said.add(id, saying);
    stream?.sent(id, value);
    if (mayChange(message)) this.#change = id;
    return id;
  }

  get #streams() {
    const ofTargets = [...this.offsets.streams, ...this.typing.streams].map(([, stream]) => stream);
    return [this.#sizes, this.#drags, this.#arrangements, this.typing.focus, ...ofTargets];
  }
}
