// Sends the page's messages in order, and sends lost ones again.
import { Newest } from './newest.js';
import { Offsets } from './offsets.js';
import { Said } from './said.js';
import { Typing } from './typing.js';

/** The greatest number of waiting messages. Further ones are dropped. */
const mostWaiting = 64;

const sameArrangement = (a, b) => a.arrangement === b.arrangement && a.side === b.side && a.dividerX === b.dividerX;
const sameSize = (a, b) => a.width === b.width && a.height === b.height;

/** Whether a message may change the layout, on which the meaning of offsets depends. */
const mayChange = ({ type }) => type !== 'scroll' && type !== 'edit';

/**
 * Sends what the user does, in order, each action once.
 *
 * If there is no other message between them, only the newest of several sizes, places, texts, offsets or drags is sent,
 * and only one of them waits for its answer. Before a scene is open, and while the connection is interrupted, all
 * messages wait.
 *
 * An entry of the queue is `{ message }`. If the message comes from a stream, the entry also has the `stream` and its
 * `value`.
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
  /** Whether the queue waits until all windows of the page are open again, because their messages go to all of them. */
  #isHeld = false;

  /**
   * @param {import('./connection.js').Connection} connection
   * @param {(message: import('./messages').ClientMessage) => import('./messages').ClientMessage[]} spread returns what
   * to send for a message if other slots get it as well; the last one is for slot 0
   * @param {() => boolean} isOpening whether other slots are being opened
   */
  constructor(connection, spread = message => [message], isOpening = () => false) {
    this.connection = connection;
    this.spread = spread;
    this.isOpening = isOpening;
  }

  /**
   * Sends what the user did. While the connection is interrupted, the message waits, because it still fits the scene on
   * screen if the session goes on.
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

  /** Reports a drag of an edge. It sends only the newest of the places on its way, and always the last one. */
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
   * Opens a scene in a window of the given size, if it is known.
   * @param isBack whether the scene is the one on screen, whose session is gone. Its unanswered messages are then sent
   * again
   */
  open(message, size, isBack) {
    this.#sizes.reset(size ?? undefined);
    this.#drags.reset();
    this.#arrangements.reset();
    if (isBack) this.#sayAgain(this.#said.after(0).filter(({ message }) => !message.slots));
    else this.#queue = [];
    this.#openId = this.#change = this.#say({ message });
    this.#isOpen = true;
    // The other slots open after this one.
    this.#isHeld = isBack;
  }

  /** Sends what has waited for the other slots. */
  goOnSending() {
    if (this.#isHeld) this.#schedule();
  }

  /** Asks for an earlier session and returns the id of the message. Nothing else is sent until the session goes on. */
  resume(session) {
    this.#openId = this.connection.send({ type: 'open', resume: session });
    return this.#openId;
  }

  /**
   * Continues the session after the newest message that the server has received. The messages after it were lost and
   * are sent again, in order.
   */
  goOn(received) {
    for (const stream of this.#streams) stream.answered(received);
    this.#sayAgain(this.#said.after(received));
    this.#isOpen = true;
  }

  /** Notes that the connection is interrupted. */
  lost() {
    this.#isOpen = false;
  }

  /** Drops the unanswered messages of a session that is gone. */
  forget() {
    this.#said.clear();
  }

  /** Whether an answer is that to the last `open`. */
  isOpenedBy(ack) {
    return ack === this.#openId;
  }

  /** The server has answered every message up to `id`. */
  answered(id) {
    if (this.#change !== null && id >= this.#change) this.#change = null;
    for (const stream of this.#streams) stream.answered(id);
    this.#schedule();
  }

  /** Removes the messages up to a refused one. Returns the refused message, or undefined if the refusal names none. */
  refused(ack) {
    const message = this.#said.find(ack)?.message;
    this.take(ack);
    if (message?.type === 'edit') this.typing.refused(message.target, message.text);
    return message;
  }

  /** Removes and returns the messages that an answer answers. */
  take(ack) {
    return ack === undefined ? [] : this.#said.take(ack).filter(({ slots }) => !slots);
  }

  /** Takes the window's size from a scene. */
  hear([width, height]) {
    this.#hasScene = true;
    if (!this.#sizes.isBusy) this.#sizes.reset({ width, height });
    if (!this.#arrangements.isBusy) this.#arrangements.reset();
  }

  /** Drops the offsets and texts of the previous scene's panes and fields. */
  clear() {
    this.offsets.clear();
    this.typing.clear();
  }

  /** Whether an action of the user has not been sent. */
  get isWaiting() {
    return this.#queue.length > 0;
  }

  /** Whether a size waits to be sent, or for its answer. */
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
   * Sends what can be sent. An offset belongs to the layout in which the user scrolled. The server therefore gets it
   * before any message that may change the layout, and the page holds it back while such a message is unanswered. If
   * the change brings an order to scroll, the order drops the offset.
   */
  #flush() {
    if (!this.#isOpen || !this.#hasScene || !this.connection.isUp) return;
    if (this.#isHeld && (this.#change !== null || this.isOpening())) return;
    this.#isHeld = false;
    if (this.#change === null) this.#sayNewest(this.#offsetsToSay);
    if (this.offsets.isWaiting) return;
    for (const saying of this.#queue.splice(0)) this.#say(saying);
    this.#sayNewest(this.#newest.filter(({ message }) => mayChange(message) || this.#change !== this.#openId));
  }

  get #offsetsToSay() {
    return this.offsets.streams.map(([target, stream]) => ({ stream, message: { type: 'scroll', target } }));
  }

  /** The streams of which only the newest value is sent, in the order in which their values were offered. */
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

  /** Moves the waiting values into the queue, because the user did these actions before the next message. */
  #queueNewest() {
    for (const { stream, message } of this.#newest) {
      const value = stream.pull();
      if (value !== undefined) this.#queue.push({ stream, value, message: { ...message, ...value } });
    }
  }

  /** Puts lost messages before the waiting ones. An `open` is left out, because it is not an action of the user. */
  #sayAgain(lost) {
    for (const stream of this.#streams) stream.lost();
    this.#queue.unshift(...lost.filter(({ message }) => message.type !== 'open'));
    for (const { stream, value } of this.#queue) stream?.owe(value);
  }

  /** Sends a message, and those for other slots before it, so that its answer is the last one. */
  #say(saying) {
    const { stream, value, message } = saying;
    const all = message.slots ? [message] : this.spread(message);
    for (const other of all.slice(0, -1)) this.#post({ message: other }, other);
    const id = this.#post(saying, all.at(-1));
    if (id === null) return null;
    stream?.sent(id, value);
    if (mayChange(message)) this.#change = id;
    return id;
  }

  /** Sends a message, and stores what it came from until it is answered. */
  #post(saying, message) {
    const id = this.connection.send(message);
    if (id !== null) this.#said.add(id, saying);
    return id;
  }

  get #streams() {
    const ofTargets = [...this.offsets.streams, ...this.typing.streams].map(([, stream]) => stream);
    return [this.#sizes, this.#drags, this.#arrangements, this.typing.focus, ...ofTargets];
  }
}
