// The conversation with the server: what the page tells, and what it does with the answers.
import { Connection } from './wire/connection.js';
import { Newest } from './wire/newest.js';
import { openMessage } from './wire/query.js';
import { mergeScene } from './scene/state.js';

const sameSize = (a, b) => a.width === b.width && a.height === b.height;
const sameOffset = (a, b) => Math.abs(a.x - b.x) < 0.5 && Math.abs(a.y - b.y) < 0.5;

/** Everything between the socket and the drawing. `page` draws; it is told scenes, sizes and how the connection fares. */
export class Preview {
  #sizes = new Newest(sameSize);
  #offsets = new Map();
  #isScheduled = false;
  #epoch = null;
  #openId = null;
  #isDetached;

  constructor(url, query, page) {
    this.query = query;
    this.page = page;
    this.scene = null;
    this.isRightToLeft = query.isRightToLeft;
    this.#isDetached = Boolean(query.fixedSize);
    const handlers = {
      message: message => this.#receive(message),
      up: () => {},
      down: attempt => page.lost(attempt),
      over: () => page.takenOver(),
    };
    this.connection = new Connection(url, handlers, () => document.hidden);
  }

  /** Whether the window keeps a size of its own, and whether an answer to a resize is still out. */
  get situation() {
    return { isDetached: this.#isDetached, isBusy: this.#sizes.isBusy };
  }

  send(message) {
    return this.connection.send(message);
  }

  /** The browser window has this size now. A window that was turned fills the browser again; a fixed one stays. */
  resize(size) {
    if (this.query.fixedSize) return;
    this.#isDetached = false;
    this.#sizes.offer(size);
    this.#schedule();
  }

  rotate() {
    this.#isDetached = true;
    this.send({ type: 'rotate' });
  }

  setRightToLeft(isOn) {
    this.isRightToLeft = isOn;
    this.send({ type: 'traits', layoutDirection: isOn ? 'rightToLeft' : 'leftToRight' });
  }

  /** The page scrolled a pane. */
  scroll(target, x, y) {
    if (!this.#offsets.has(target)) this.#offsets.set(target, new Newest(sameOffset));
    this.#offsets.get(target).offer({ x: Math.round(x * 2) / 2, y: Math.round(y * 2) / 2 });
    this.#schedule();
  }

  #schedule() {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    requestAnimationFrame(() => {
      this.#isScheduled = false;
      this.#flush();
    });
  }

  #flush() {
    if (!this.connection.isUp || !this.scene) return;
    this.#sendNewest(this.#sizes, { type: 'resize' });
    for (const [target, offsets] of this.#offsets) this.#sendNewest(offsets, { type: 'scroll', target });
  }

  #sendNewest(stream, message) {
    const value = stream.take();
    if (value !== undefined) stream.sent(this.send({ ...message, ...value }));
  }

  #receive(message) {
    if (message.ack !== undefined) this.#answered(message.ack);
    if (message.type === 'hello') this.#open(message);
    else if (message.type === 'scene') this.#show(message);
    else if (message.type === 'error' && message.ack === this.#openId) this.page.failed(message.message);
  }

  #answered(id) {
    for (const stream of [this.#sizes, ...this.#offsets.values()]) stream.answered(id);
    this.#schedule();
  }

  async #open(hello) {
    this.wasRestarted = this.#epoch !== null && this.#epoch !== hello.epoch;
    this.#epoch = hello.epoch;
    const own = this.#isDetached && this.scene ? {
      width: this.scene.window.size[0],
      height: this.scene.window.size[1],
    } : this.query.fixedSize;
    const size = own ?? this.page.size();
    const profile = await this.page.profile();
    this.#sizes.reset(size);
    this.#offsets.clear();
    this.#openId = this.send(openMessage(
      this.query,
      { size, profile, scale: 2, isDark: this.page.isDark(), isRightToLeft: this.isRightToLeft, place: this.scene?.place },
    ));
  }

  #show(message) {
    const before = this.scene;
    const isAnswerToOpen = message.ack === this.#openId;
    this.scene = mergeScene(isAnswerToOpen ? null : before, message);
    const [width, height] = this.scene.window.size;
    if (!this.#sizes.isBusy) this.#sizes.reset({ width, height });
    this.page.show(this.scene, isAnswerToOpen ? null : before);
    if (isAnswerToOpen) this.#opened(before);
  }

  #opened(before) {
    this.page.opened({ isFirst: before === null, wasRestarted: this.wasRestarted });
    if (!this.#isDetached) this.resize(this.page.size());
  }
}
