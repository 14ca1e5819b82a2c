// Tries a link out, on a connection of its own. Touches the network.
import { mergeScene } from '../scene/state.js';
import { OwnSize } from '../stage/ownSize.js';
import { isEarly, patience as patienceWithApp } from '../wire/early.js';
import { keepsOwnSize, openMessage } from '../wire/query.js';

/** The time for a trial, in milliseconds. */
const patience = 6000;

/** The steps after the opening, as the page takes them: first those of the window's place, and then the inputs. */
function* steps(query, way, ownSize, scene) {
  if (way.size) ownSize.leave();
  for (;;) {
    const { window } = scene();
    const message = query.device && window.device === query.device ? ownSize.nextStep(query, window) : null;
    if (!message) break;
    yield message;
  }
  yield* way.inputs;
}

/** One attempt to reach a state. */
class Trial {
  #scene = null;
  #id = 0;
  #left = null;
  #isEarly = false;
  /** Whether all steps were taken and answered. */
  isOver = false;

  constructor(query, way, { entry, device, room, isDark, isLive }) {
    this.isLive = isLive;
    const ownSize = new OwnSize(query);
    const isAlone = keepsOwnSize(query, entry);
    const size = way.size ?? ownSize.open({ query, device, isAlone, isBack: false }, null, room);
    this.open = openMessage(query, { size, scale: isAlone ? undefined : 2, isDark, isRightToLeft: query.isRightToLeft, place: way.place });
    this.steps = steps(query, way, ownSize, () => this.#scene);
  }

  /** Takes a message of the server, and returns the next one to send, or null if there is none now. */
  take(message) {
    if (message.type === 'hello') return this.#say(this.open);
    if (message.type === 'scene') this.#scene = mergeScene(this.#left === this.open ? null : this.#scene, message);
    if (message.ack !== this.#id) return message.type === 'scene' && this.#isEarly ? this.#say(this.#left) : null;
    this.#isEarly = this.isLive && message.type === 'error' && isEarly(message.code);
    return this.#isEarly ? null : this.#next();
  }

  #next() {
    const { value = null, done } = this.#scene ? this.steps.next() : { done: true };
    this.isOver = done;
    return done ? null : this.#say(value);
  }

  get scene() {
    return this.#scene;
  }

  #say(message) {
    this.#isEarly = false;
    this.#left = message;
    this.#id += 1;
    return { ...message, id: this.#id };
  }
}

/**
 * The scene to which a link leads, or null if there is no answer.
 *
 * @param {string} url the address of the WebSocket
 * @param {object} query the query of the link
 * @param {{place: ?object, size: ?object, inputs: object[]}} way
 * @param {{entry: ?object, device: ?object, room: object, isDark: boolean, isLive: boolean}} circumstances what the page would find
 * out about the query, and whether the app goes on by itself
 * @param {(scene: import('../wire/messages').Scene) => boolean} isThere whether a scene is the one to reach. An app that goes on by
 * itself has some time for it.
 * @returns {Promise<?import('../wire/messages').Scene>}
 */
export function sceneAt(url, query, way, circumstances, isThere) {
  return new Promise(resolve => {
    const trial = new Trial(query, way, circumstances);
    // The query is for people who look at the sockets of the page. The server does not read it.
    const socket = new WebSocket(`${url}?trial`, 'preview.v1');
    let timer = 0;
    const end = scene => {
      clearTimeout(timer);
      socket.onmessage = socket.onclose = null;
      // A session with an open preview would wait on the server for somebody to come back.
      if (socket.readyState === WebSocket.OPEN) socket.send('{"type":"close"}');
      // Browsers complain about a socket that is closed before it is open.
      if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
      else socket.close();
      resolve(scene);
    };
    const endIn = time => {
      clearTimeout(timer);
      timer = window.setTimeout(() => end(trial.isOver ? trial.scene : null), time);
    };
    endIn(patience);
    socket.onclose = () => end(null);
    socket.onmessage = ({ data }) => {
      const wasOver = trial.isOver;
      const next = trial.take(JSON.parse(data));
      if (next) socket.send(JSON.stringify(next));
      if (!trial.isOver) return;
      if (!circumstances.isLive || !trial.scene || isThere(trial.scene)) end(trial.scene);
      else if (!wasOver) endIn(patienceWithApp);
    };
  });
}
