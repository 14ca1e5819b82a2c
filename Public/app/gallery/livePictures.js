// Pictures of scenes that are not open, which the server draws. They are asked for one after another, on a connection of their own.

/**
 * The message that opens a scene, and what to do with its picture, which is null if there is none.
 *
 * @typedef {{message: object, use: (svg: ?string) => void}} Wish
 */

/** The messages that lead to a picture: the scene is opened, and drawn. */
const messagesFor = ({ message }) => [message, { type: 'picture' }];

/** Asks for pictures while there are wishes. */
export class LivePictures {
  /** @type {Wish[]} */
  #wishes = [];
  /** @type {?WebSocket} */
  #socket = null;
  #toSend = [];
  #id = 0;

  /** @param {() => string} url returns the address of the WebSocket */
  constructor(url) {
    this.url = url;
  }

  /** Asks for a picture, after those that were asked for before. */
  ask(message, use) {
    this.#wishes.push({ message, use });
    if (!this.#socket) this.#connect();
    else if (this.#wishes.length === 1 && this.#socket.readyState === WebSocket.OPEN) this.#begin();
  }

  /** Forgets all wishes, and ends the session on the server. */
  end() {
    this.#wishes = [];
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onmessage = socket.onclose = null;
    // A session with an open preview would wait on the server for somebody to come back.
    if (socket.readyState === WebSocket.OPEN) socket.send('{"type":"close"}');
    // Browsers complain about a socket that is closed before it is open.
    if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket.close();
  }

  #connect() {
    // The query is for people who look at the sockets of the page. The server does not read it.
    const socket = new WebSocket(`${this.url()}?trial`, 'preview.v1');
    this.#socket = socket;
    socket.onclose = () => this.#lost();
    socket.onmessage = ({ data }) => this.#receive(JSON.parse(data));
  }

  /** Without a connection there are no pictures. */
  #lost() {
    this.#socket = null;
    for (const { use } of this.#wishes.splice(0)) use(null);
  }

  #receive(message) {
    if (message.type === 'hello') return this.#begin();
    if (message.ack !== this.#id) return;
    if (message.type === 'error') return this.#finish(null);
    if (this.#toSend.length > 0) this.#send();
    else this.#finish(message.svg ?? null);
  }

  #begin() {
    const [wish] = this.#wishes;
    if (!wish) return;
    this.#toSend = messagesFor(wish);
    this.#send();
  }

  #send() {
    this.#id += 1;
    this.#socket.send(JSON.stringify({ ...this.#toSend.shift(), id: this.#id }));
  }

  #finish(svg) {
    this.#wishes.shift()?.use(svg);
    this.#begin();
  }
}
