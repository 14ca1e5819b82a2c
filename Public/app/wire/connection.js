// The WebSocket, with message ids and reconnection. Knows nothing about scenes. Touches the network and timers, not the
// DOM.
import { delay } from './backoff.js';
import { isOfPage, Journal } from './journal.js';
import { Pulse } from './pulse.js';

/** The close codes after which the page stays away: another page has taken over the session, or the access was taken back. */
const ends = [4001, 4003];

/** The time, in milliseconds, after which an attempt to connect is given up. */
const patience = 8000;

const encoder = new TextEncoder();

/** The number of bytes of a text on the wire, before it is compressed. */
const bytesIn = text => encoder.encode(text).length;

/**
 * A conversation that survives its socket.
 *
 * While the page is hidden, it does not connect; `wake` connects at once. A message that is sent while there is no
 * socket is dropped. The sender keeps messages that must not be lost.
 */
export class Connection {
  /** The messages that were sent and received. */
  journal = new Journal(() => performance.now());
  #socket = null;
  #timer = null;
  #giveUp = null;
  #attempt = 0;
  #nextId = 1;
  #isOver = false;
  /** The bytes of all messages so far. */
  bytes = { sent: 0, received: 0 };
  /** A line that passes messages on later, or null for none. @type {?{pass: (direction: 'sent' | 'received', act: () => void) => void}} */
  line = null;
  /** Measures round trips, or null. @type {?{sent: (id: number) => void, heard: (ack?: number) => void, lost: () => void}} */
  meter = null;
  /**
   * The session to go on with at the next socket. A proxy in front of several servers reads it in the address, and finds the one
   * that has the session.
   *
   * @type {?string}
   */
  session = null;
  /** Whether the user has cut the connection. */
  isCut = false;
  #pulse = new Pulse({
    ask: () => this.#ask(),
    slept: () => this.wake(),
    silent: () => this.handlers.silent(),
    heard: () => this.handlers.heard(),
    dead: () => this.#abandon(),
  });

  /**
   * `down` gets the number of failed attempts in a row. `silent` and `heard` are called when the server stops answering
   * and when it answers again, and `over` with the close code after which the page stays away.
   * @param {string} url
   * @param {{message: (m: import('./messages').ServerMessage) => void, down: (attempt: number) => void, silent: () => void, heard: () => void, over: (code: number) => void}} handlers
   * @param {() => boolean} isHidden whether the page is hidden
   */
  constructor(url, handlers, isHidden) {
    this.url = url;
    this.handlers = handlers;
    this.isHidden = isHidden;
  }

  get isUp() {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /**
   * Connects at once, because the page is visible or the network is back. A socket that still seems open may be dead,
   * so the connection asks for an answer. An attempt that is under way is given up, because it may wait for a network
   * that is gone. So is a socket that is closed: a browser that keeps a left page for the way back closes its socket and
   * reports nothing.
   */
  wake() {
    if (this.#isOver || this.isCut || this.isHidden()) return;
    if (this.isUp) return this.#doubt();
    if (this.#socket) this.#abandon();
    clearTimeout(this.#timer);
    this.#dial();
  }

  /**
   * Sends a message with the next id and returns the id, or null if there is no socket.
   *
   * @param {import('./messages').ClientMessage} message
   */
  send(message) {
    if (!this.isUp) return null;
    const id = this.#nextId++;
    const [socket, text] = [this.#socket, JSON.stringify({ ...message, id })];
    this.bytes.sent += bytesIn(text);
    this.meter?.sent(id);
    this.#pass('sent', socket, () => socket.send(text));
    if (isOfPage(message)) this.journal.note('send', message.slots ? JSON.stringify({ ...message, slots: undefined, id }) : text);
    this.#pulse.sent();
    return id;
  }

  /** Cuts the connection, or connects again. */
  cut(isCut) {
    this.isCut = isCut;
    if (!isCut) return this.wake();
    clearTimeout(this.#timer);
    if (this.#socket) this.#abandon();
  }

  /** Passes a message on, after the line's delay if there is a line. A message of an old socket is lost with it. */
  #pass(direction, socket, act) {
    if (this.line) this.line.pass(direction, () => socket === this.#socket && act());
    else act();
  }

  #ask() {
    if (!this.isHidden()) this.send({ type: 'ping' });
  }

  #doubt() {
    if (!this.#pulse.isDoubting) this.#pulse.doubted(this.send({ type: 'ping' }));
  }

  #dial() {
    const socket = new WebSocket(this.url + (this.session ? `?session=${this.session}` : ''), 'preview.v1');
    this.#socket = socket;
    this.#giveUp = setTimeout(() => this.#abandon(), patience);
    socket.onopen = () => {
      clearTimeout(this.#giveUp);
      this.#pulse.sent();
    };
    socket.onmessage = event => this.#pass('received', socket, () => this.#receive(event.data));
    socket.onclose = event => this.#closed(event.code);
  }

  #receive(text) {
    const message = JSON.parse(text);
    this.bytes.received += bytesIn(text);
    this.meter?.heard(message.ack);
    this.#pulse.heard(message.ack);
    if (message.type === 'scene') this.#attempt = 0;
    if (isOfPage(message)) this.journal.note('receive', message.slot === 0 ? text.replace('"slot":0,', '') : text);
    this.handlers.message(message);
  }

  /** Gives up a socket without waiting for the other side, which may not be there. */
  #abandon() {
    this.#socket.onopen = this.#socket.onmessage = this.#socket.onclose = null;
    this.#socket.close();
    this.#closed();
  }

  #closed(code) {
    this.#socket = null;
    clearTimeout(this.#giveUp);
    this.#pulse.stop();
    this.meter?.lost();
    if (ends.includes(code)) {
      this.#isOver = true;
      return this.handlers.over(code);
    }
    this.handlers.down(this.#attempt);
    if (this.isHidden()) return;
    this.#timer = setTimeout(() => this.wake(), delay(this.#attempt, Math.random()));
    this.#attempt += 1;
  }
}
