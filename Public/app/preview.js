// The conversation with the server: what the page tells, and what it does with the answers.
import { Connection } from './wire/connection.js';
import { Newest } from './wire/newest.js';
import { Offsets } from './wire/offsets.js';
import { keepsOwnSize, openMessage } from './wire/query.js';
import { Resumption } from './wire/resumption.js';
import { Said } from './wire/said.js';
import { Sweeps } from './wire/sweeps.js';
import { Typing } from './wire/typing.js';
import { mergeScene } from './scene/state.js';
import { openingSize, placementOf, settlingSteps } from './stage/placement.js';

/** Each way of holding a device, and the other way round. */
const opposite = {
  portrait: 'portraitUpsideDown',
  portraitUpsideDown: 'portrait',
  landscapeLeft: 'landscapeRight',
  landscapeRight: 'landscapeLeft',
};

/** So much of what the user does waits to be said; more is not taken. */
const mostWaiting = 64;

const sameArrangement = (a, b) => a.arrangement === b.arrangement && a.side === b.side && a.dividerX === b.dividerX;
const sameSize = (a, b) => a.width === b.width && a.height === b.height;

/**
 * Everything between the socket and the drawing. `page` draws; it is told scenes, sizes and how the connection fares, and
 * says what the server offers (`entryOf`, `deviceFor`).
 */
export class Preview {
  #sizes = new Newest(sameSize);
  #drags = new Newest((a, b) => a.x === b.x);
  #arrangements = new Newest(sameArrangement);
  #device = null;
  #toSettle = [];
  #dragged = null;
  #outbox = [];
  #isOpen = false;
  #change = null;
  #isScheduled = false;
  #hello = null;
  #openId = null;
  #resumption = new Resumption();
  #shownQuery = null;
  #placeLeft;
  #said = new Said();
  #wasReopened = false;
  #isDetached;
  #isAlone = false;

  /** @param placeLeft where the page was, when it is loaded again; else null */
  constructor(url, query, page, placeLeft) {
    this.query = query;
    this.#placeLeft = placeLeft;
    this.page = page;
    this.scene = null;
    this.offsets = new Offsets(() => this.#schedule());
    this.typing = new Typing(() => this.#schedule());
    this.isRightToLeft = query.isRightToLeft;
    this.#isDetached = this.#hasOwnPlace;
    const handlers = {
      message: message => this.#receive(message),
      down: attempt => this.#lost(attempt),
      silent: () => page.silent(),
      heard: () => page.heard(),
      over: () => page.takenOver(),
    };
    this.connection = new Connection(url, handlers, () => document.hidden);
    this.sweeps = new Sweeps(this.connection);
  }

  /** Whether the window keeps a size of its own, whether as a phone does, and whether an answer to a resize is still out. */
  get situation() {
    return { isDetached: this.#isDetached, isAlone: this.#isAlone, isBusy: this.#sizes.isBusy };
  }

  /** Opens what another query asks for: afresh, or where the user is. Refused, what is on screen stays. */
  reopen(query, keepsPlace = false) {
    const hadOwnPlace = this.#hasOwnPlace;
    this.query = query;
    this.#placeLeft = (keepsPlace && this.scene?.place) || null;
    if (hadOwnPlace && !this.#hasOwnPlace) this.#isDetached = false;
    this.isRightToLeft = query.isRightToLeft;
    if (this.#hello && !this.#resumption.isOut) this.#introduce(this.#hello, this.#placeLeft);
  }

  /** Says what the user did. While the connection is cut that waits: if the session goes on, it is for what is on screen. */
  send(message) {
    if (this.#outbox.length < mostWaiting) this.#outbox.push(message);
    this.#flush();
  }

  /** The browser window has this size now. A window that was turned fills the browser again; a fixed one stays. */
  resize(size) {
    if (this.query.fixedSize || this.query.device || this.#isAlone) return;
    this.#isDetached = false;
    this.#sizes.offer(size);
    this.#schedule();
  }

  /** The window takes a size of its own: on a device it is free then, and in the browser it keeps it. */
  setSize(size) {
    this.query.fixedSize = size;
    this.#isDetached = true;
    this.#sizes.offer(size);
    this.#schedule();
  }

  /** The window has the browser's size again. */
  fill() {
    this.query.fixedSize = null;
    this.resize(this.page.size());
  }

  /** The window stands elsewhere on its device's screen. While the divider is dragged only its newest place counts. */
  arrange(arrangement) {
    this.#arrangements.offer(arrangement);
    this.#schedule();
  }

  /** Overrides a trait, or gives it back with null. */
  override(trait, value) {
    this.send({ type: 'traits', [trait]: value });
    if (value) this.query.overrides[trait] = value;
    else delete this.query.overrides[trait];
  }

  /** Turns the device, to an orientation or to the next. */
  rotate(to) {
    this.#isDetached = true;
    this.send({ type: 'rotate', to });
  }

  /** Turns the device by a half, which changes no size. */
  turnOver() {
    if (this.scene) this.send({ type: 'rotate', to: opposite[this.scene.window.orientation] });
  }

  setRightToLeft(isOn) {
    this.isRightToLeft = isOn;
    this.query.isRightToLeft = isOn;
    this.send({ type: 'traits', layoutDirection: isOn ? 'rightToLeft' : 'leftToRight' });
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
    if (!this.#isOpen || !this.scene || !this.connection.isUp) return;
    if (this.#change === null) this.#sendOffsets();
    if (this.#change !== this.#openId) this.#sendTexts();
    if (this.offsets.isWaiting || this.typing.isWaiting) return;
    this.#change = this.#sendNewest(this.typing.focus, { type: 'focus' }) ?? this.#change;
    for (const message of this.#outbox.splice(0)) this.#change = this.#say(message);
    this.#change = this.#sendNewest(this.#sizes, { type: 'resize' }) ?? this.#change;
    this.#change = this.#sendNewest(this.#arrangements, { type: 'arrange' }) ?? this.#change;
    this.#change = this.#sendNewest(this.#drags, { type: 'drag', target: this.#dragged, phase: 'changed' }) ?? this.#change;
  }

  #sendOffsets() {
    for (const [target, stream] of this.offsets.streams) this.#sendNewest(stream, { type: 'scroll', target });
  }

  #sendTexts() {
    for (const [target, stream] of this.typing.streams) this.#sendNewest(stream, { type: 'edit', target });
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

  #receive(message) {
    if (this.#resumption.isAnsweredBy(message)) return this.#resumed(message);
    if (message.ack !== undefined) this.#answered(message.ack);
    if (message.type === 'hello') this.#open(message);
    else if (message.type === 'scene') this.#show(message);
    else if (message.type === 'sweep') this.sweeps.answered(message);
    else if (message.type === 'error') this.#refused(message);
  }

  #answered(id) {
    if (this.#change !== null && id >= this.#change) this.#change = null;
    for (const stream of this.#streams) stream.answered(id);
    this.#schedule();
  }

  /** Whether the address gives the window a place or a size. */
  get #hasOwnPlace() {
    return Boolean(this.query.fixedSize || this.query.device);
  }

  /** Without a scene there is nothing to see, so that is said; any other refusal changes nothing. */
  #refused({ ack, code, message }) {
    if (this.sweeps.refused(ack)) return;
    if (ack !== undefined) this.#said.take(ack);
    if (ack === this.#openId) return this.page.failed(message);
    console.debug(`${code}: ${message}`);
    this.#settle();
  }

  #lost(attempt) {
    this.#isOpen = false;
    this.#hello = null;
    this.#resumption.over();
    this.sweeps.lost();
    this.page.lost(attempt);
  }

  #open(hello) {
    this.#hello = hello;
    const mayBeThere = this.#resumption.greeted(hello) && this.scene && this.#shownQuery === this.query;
    if (mayBeThere) this.#resume();
    else this.#openAfresh();
  }

  /** Asks for the session that the last socket had. */
  #resume() {
    this.#openId = this.connection.send({ type: 'open', resume: this.scene.session });
    this.#resumption.asked(this.#openId);
  }

  /** The session goes on. If it is gone, or something else was asked for meanwhile, a scene is opened instead. */
  #resumed(message) {
    this.#resumption.over();
    if (message.type === 'error' || this.#shownQuery !== this.query) return this.#openAfresh();
    this.#goOn(message.received ?? 0);
    this.#answered(message.ack);
    this.#show(message);
  }

  /** Goes on after the newest message that the server has taken in: what it never got is said again, in its order. */
  #goOn(received) {
    for (const stream of this.#streams) stream.resumed(received);
    this.#outbox.unshift(...this.#said.after(received));
    this.#isOpen = true;
  }

  get #streams() {
    const ofTargets = [...this.offsets.streams, ...this.typing.streams].map(([, stream]) => stream);
    return [this.#sizes, this.#drags, this.#arrangements, this.typing.focus, ...ofTargets];
  }

  /** There is no session to go on with. The place is what there is to go back to. */
  #openAfresh() {
    this.#said.clear();
    this.#introduce(this.#hello, this.#shownQuery === this.query ? this.scene?.place : this.#placeLeft);
  }

  /** Opens once it is known what the server says of the scene, unless something else was asked for meanwhile. */
  #introduce(hello, place) {
    const { query } = this;
    Promise.all([this.page.entryOf(query), this.page.deviceFor(query)]).then(([entry, device]) => {
      if (this.#hello !== hello || this.query !== query) return;
      this.#device = device;
      this.#begin(keepsOwnSize(query, entry), place);
    });
  }

  #begin(isAlone, place) {
    const size = this.#sizeToOpen(isAlone);
    const scale = isAlone ? this.scene?.window.scale : 2;
    this.#isDetached = isAlone || this.#hasOwnPlace || (this.#isDetached && !this.#isAlone);
    this.#isAlone = isAlone;
    this.#sizes.reset(size ?? undefined);
    this.#drags.reset();
    this.#arrangements.reset();
    this.#toSettle = this.query.device ? [...settlingSteps] : [];
    for (const [, stream] of this.offsets.streams) stream.retry();
    this.typing.retry();
    this.#outbox = [];
    this.#openId = this.#change = this.#say(openMessage(
      this.query,
      { size, scale, isDark: this.page.isDark(), isRightToLeft: this.isRightToLeft, place },
    ));
    this.#isOpen = true;
  }

  /** A window that was turned, or that has a size of its own, keeps it; a phone that comes has the scene's, which is null. */
  #sizeToOpen(isAlone) {
    if (this.query.device) return openingSize(this.query, this.#device);
    if (this.query.fixedSize) return this.query.fixedSize;
    const isKept = this.scene && this.#isDetached && isAlone === this.#isAlone;
    if (isKept) return { width: this.scene.window.size[0], height: this.scene.window.size[1] };
    return isAlone ? null : this.page.size();
  }

  #show(message) {
    const before = this.scene;
    const isAnswerToOpen = message.ack === this.#openId;
    const goesOn = !isAnswerToOpen || message.received !== undefined;
    const messages = message.ack === undefined ? [] : this.#said.take(message.ack);
    this.scene = mergeScene(isAnswerToOpen ? null : before, message);
    const [width, height] = this.scene.window.size;
    if (!this.#sizes.isBusy) this.#sizes.reset({ width, height });
    if (!this.#arrangements.isBusy) this.#arrangements.reset();
    if (isAnswerToOpen) this.#clear();
    this.page.show(this.scene, goesOn ? before : null, messages);
    if (isAnswerToOpen) this.#opened(before);
    this.#settle();
  }

  /**
   * Brings a window that has just opened to where the address wants it; from then on the address follows the window.
   * What is to be said first may move it, and its answer comes by here again.
   */
  #settle() {
    const { window } = this.scene;
    if (this.#outbox.length > 0) return;
    if (!this.query.device || window.device !== this.query.device) return;
    while (this.#toSettle.length > 0) {
      const message = this.#toSettle.shift()(this.query, window);
      if (message) return this.send(message);
    }
    Object.assign(this.query, placementOf(window, this.#device));
    this.page.placed();
  }

  /** Another scene begins with nothing of the last one on screen; the same one comes back into what is there. */
  #clear() {
    if (this.#shownQuery && this.#shownQuery !== this.query) {
      this.offsets.clear();
      this.typing.clear();
      this.page.clear();
      this.#wasReopened = true;
    }
    this.#shownQuery = this.query;
    this.#placeLeft = null;
  }

  #opened(before) {
    this.page.opened({ isFirst: before === null || this.#wasReopened, wasRestarted: this.#resumption.wasRestarted });
    this.#wasReopened = false;
    this.#resumption.opened();
    if (!this.#isDetached) this.resize(this.page.size());
  }
}
