// What the page says to the server: in which order, and again when it was lost on the way.
import { Newest } from './newest.js';
import { Offsets } from './offsets.js';
import { Said } from './said.js';
import { Typing } from './typing.js';

/** So much of what the user does waits to be said; more is not taken. */
const mostWaiting = 64;

const sameArrangement = (a, b) => a.arrangement === b.arrangement && a.side === b.side && a.dividerX === b.dividerX;
const sameSize = (a, b) => a.width === b.width && a.height === b.height;

/**
 * What the user does is said in order, each once. Of sizes, places, offsets, texts and drags only the newest counts, and
 * one at a time waits for its answer. Before a scene is open, and while the connection is cut, all of it waits.
 */
export class Outgoing {
  offsets = new Offsets(() => this.#schedule());
  typing = new Typing(() => this.#schedule());
  #sizes = new Newest(sameSize);
  #drags = new Newest((a, b) => a.x === b.x);
  #arrangements = new Newest(sameArrangement);
  #dragged = null;
  #outbox = [];
  #said = new Said();
  #openId = null;
  #change = null;
  #isOpen = false;
  #hasScene = false;
  #isScheduled = false;

  constructor(connection) {
    this.connection = connection;
  }

  /** Says what the user did. While the connection is cut that waits: if the session goes on, it is for what is on screen. */
  send(message) {
    if (this.#outbox.length < mostWaiting) this.#outbox.push(message);
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

  /** Opens a scene in a window of this size, if that is known. What the user did in the last one is not said any more. */
  open(message, size) {
    this.#sizes.reset(size ?? undefined);
    this.#drags.reset();
    this.#arrangements.reset();
    for (const [, stream] of this.offsets.streams) stream.retry();
    this.typing.retry();
    this.#outbox = [];
    this.#openId = this.#change = this.#say(message);
    this.#isOpen = true;
  }

  /** Asks for a session of before. Returns under which id. Nothing else is said until it goes on. */
  resume(session) {
    this.#openId = this.connection.send({ type: 'open', resume: session });
    return this.#openId;
  }

  /** The session goes on after the newest message that the server has taken in: what it never got is said again, in its order. */
  goOn(received) {
    for (const stream of this.#streams) stream.resumed(received);
    this.#outbox.unshift(...this.#said.after(received));
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
    return this.#outbox.length > 0;
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
   * What was typed is heard before what is done with it.
   */
  #flush() {
    if (!this.#isOpen || !this.#hasScene || !this.connection.isUp) return;
    if (this.#change === null) this.#sendAll(this.offsets.streams, 'scroll');
    if (this.#change !== this.#openId) this.#sendAll(this.typing.streams, 'edit');
    if (this.offsets.isWaiting || this.typing.isWaiting) return;
    this.#sendChange(this.typing.focus, { type: 'focus' });
    for (const message of this.#outbox.splice(0)) this.#change = this.#say(message);
    this.#sendChange(this.#sizes, { type: 'resize' });
    this.#sendChange(this.#arrangements, { type: 'arrange' });
    this.#sendChange(this.#drags, { type: 'drag', target: this.#dragged, phase: 'changed' });
  }

  #sendAll(streams, type) {
    for (const [target, stream] of streams) this.#sendNewest(stream, { type, target });
  }

  #sendChange(stream, message) {
    this.#change = this.#sendNewest(stream, message) ?? this.#change;
  }

  /** Sends what a stream has, if it may; returns the message's id, or null. */
  #sendNewest(stream, message) {
    const value = stream.take();
    if (value === undefined) return null;
    const id = this.#say({ ...message, ...value }, true);
    stream.sent(id);
    return id;
  }

  /** Sends a message and remembers it until it is answered. */
  #say(message, isOfStream = false) {
    const id = this.connection.send(message);
    if (id !== null) this.#said.add(id, message, isOfStream);
    return id;
  }

  get #streams() {
    const ofTargets = [...this.offsets.streams, ...this.typing.streams].map(([, stream]) => stream);
    return [this.#sizes, this.#drags, this.#arrangements, this.typing.focus, ...ofTargets];
  }
}
