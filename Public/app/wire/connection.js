// The WebSocket: ids, reconnecting, and nothing about scenes. Touches the network and timers, not the DOM.
import { delay } from './backoff.js';
import { Pulse } from './pulse.js';

/** The close code with which the server says that another page took this session over. */
const takenOver = 4001;

/** An attempt that neither opens nor fails within this many milliseconds is given up. */
const patience = 8000;

/**
 * One conversation that survives its socket.
 *
 * While the page is hidden it does not dial; `wake` dials at once. What is sent while there is no socket is dropped: what
 * must not be lost is kept by whoever sends it.
 */
export class Connection {
  #socket = null;
  #timer = null;
  #giveUp = null;
  #attempt = 0;
  #nextId = 1;
  #isOver = false;
  #pulse = new Pulse({
    ask: () => this.#ask(),
    slept: () => this.wake(),
    silent: () => this.handlers.silent(),
    heard: () => this.handlers.heard(),
    dead: () => this.#abandon(),
  });

  /**
   * `down` is told how many attempts have failed in a row, `silent` and `heard` that the server has stopped answering
   * and goes on, `over` that another page took the session.
   * @param {string} url
   * @param {{message: (m: import('./messages').ServerMessage) => void, down: (attempt: number) => void, silent: () => void, heard: () => void, over: () => void}} handlers
   * @param {() => boolean} isHidden whether nobody looks at the page
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
   * The page is looked at, or the network is back: dials now. A socket that still seems open may have died meanwhile, so
   * it is not believed until it has answered; an attempt that is under way may wait for a network that is gone.
   */
  wake() {
    if (this.#isOver || this.isHidden()) return;
    if (this.isUp) return this.#doubt();
    if (this.#socket?.readyState === WebSocket.CONNECTING) this.#abandon();
    if (this.#socket) return;
    clearTimeout(this.#timer);
    this.#dial();
  }

  /**
   * Sends a message under the next id, which it returns; null when there is no socket.
   *
   * @param {import('./messages').ClientMessage} message
   */
  send(message) {
    if (!this.isUp) return null;
    const id = this.#nextId++;
    this.#socket.send(JSON.stringify({ ...message, id }));
    this.#pulse.sent();
    return id;
  }

  #ask() {
    if (!this.isHidden()) this.send({ type: 'ping' });
  }

  #doubt() {
    if (!this.#pulse.isDoubting) this.#pulse.doubted(this.send({ type: 'ping' }));
  }

  #dial() {
    const socket = new WebSocket(this.url, 'preview.v1');
    this.#socket = socket;
    this.#giveUp = setTimeout(() => this.#abandon(), patience);
    socket.onopen = () => {
      clearTimeout(this.#giveUp);
      this.#pulse.sent();
    };
    socket.onmessage = event => this.#receive(event.data);
    socket.onclose = event => this.#closed(event.code);
  }

  #receive(text) {
    const message = JSON.parse(text);
    this.#pulse.heard(message.ack);
    if (message.type === 'scene') this.#attempt = 0;
    this.handlers.message(message);
  }

  /** Gives a socket up without waiting for the other side to agree: nobody is there to do that. */
  #abandon() {
    this.#socket.onopen = this.#socket.onmessage = this.#socket.onclose = null;
    this.#socket.close();
    this.#closed();
  }

  #closed(code) {
    this.#socket = null;
    clearTimeout(this.#giveUp);
    this.#pulse.stop();
    if (code === takenOver) {
      this.#isOver = true;
      return this.handlers.over();
    }
    this.handlers.down(this.#attempt);
    if (this.isHidden()) return;
    this.#timer = setTimeout(() => this.wake(), delay(this.#attempt, Math.random()));
    this.#attempt += 1;
  }
}
