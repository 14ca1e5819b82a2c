// The conversation with the server: the messages that the page sends, and its reactions to the answers.
import { Connection } from './wire/connection.js';
import { Outgoing } from './wire/outgoing.js';
import { forgetPast, hasPast, keepsOwnSize, openMessage } from './wire/query.js';
import { answerTypes, Questions } from './wire/questions.js';
import { Replay } from './wire/replay.js';
import { Resumption } from './wire/resumption.js';
import { mergeScene } from './scene/state.js';
import { OwnSize } from './stage/ownSize.js';
import { isLandscape } from './stage/placement.js';
import { QuarterTurns } from './stage/quarterTurns.js';

/**
 * The orientation after half a turn, for each orientation of a device.
 *
 * @type {Record<import('./wire/messages').Orientation, import('./wire/messages').Orientation>}
 */
const opposite = {
  portrait: 'portraitUpsideDown',
  portraitUpsideDown: 'portrait',
  landscapeLeft: 'landscapeRight',
  landscapeRight: 'landscapeLeft',
};

/** The codes of refusals that a user can mend by writing less. */
const tooLong = new Set(['tooLarge', 'invalid']);

/**
 * Everything between the socket and the drawing. `page` draws scenes, and is told about sizes and the connection. Its
 * `lookUp` returns what the server offers.
 */
export class Preview {
  #hello = null;
  #resumption = new Resumption();
  #replay = new Replay();
  /** The inputs of a link that wait for the user's consent. */
  #held = [];
  /** The timer until an input of a link is given up. */
  #giveUp = 0;
  #quarterTurns = new QuarterTurns();
  /** The size that a turn gave to the window, until the browser gets another size. */
  #turnedSize = null;
  #shownQuery = null;
  #placeLeft;
  #recorded = null;
  #wasReopened = false;
  #ownSize;
  #outgoing;

  /** @param placeLeft the place at which the user left the page, if it is loaded again, or null */
  constructor(url, query, page, placeLeft) {
    this.query = query;
    this.#placeLeft = placeLeft;
    this.page = page;
    /** @type {?import('./wire/messages').Scene} */
    this.scene = null;
    this.isRightToLeft = query.isRightToLeft;
    this.#ownSize = new OwnSize(query);
    const handlers = {
      message: message => this.#receive(message),
      down: attempt => this.#lost(attempt),
      silent: () => page.silent(),
      heard: () => page.heard(),
      over: code => page.over(code),
    };
    this.connection = new Connection(url, handlers, () => document.hidden);
    this.sweeps = new Questions(this.connection, 'sweep');
    this.overviews = new Questions(this.connection, 'overview');
    this.explanations = new Questions(this.connection, 'explain');
    this.audits = new Questions(this.connection, 'audit');
    this.pictures = new Questions(this.connection, 'picture');
    this.exports = new Questions(this.connection, 'export');
    this.properties = new Questions(this.connection, 'properties');
    this.questions = [this.sweeps, this.overviews, this.explanations, this.audits, this.pictures, this.exports, this.properties];
    this.#outgoing = new Outgoing(this.connection, message => page.spread(message), () => page.isOpening());
  }

  /** The scroll offsets of the page and the server. */
  get offsets() {
    return this.#outgoing.offsets;
  }

  /** The texts that the user types. */
  get typing() {
    return this.#outgoing.typing;
  }

  /** The inputs of a link that are not repeated before the user agrees. */
  get held() {
    return this.query.needsConsent ? this.#held : [];
  }

  /** Whether the scene on screen is that of the query, and not of one before it. */
  get isShown() {
    return this.scene !== null && this.#shownQuery === this.query;
  }

  /**
   * Whether the window keeps a size of its own, whether it does so as a phone, and whether a resize waits for its
   * answer.
   */
  get situation() {
    const { isDetached, isAlone } = this.#ownSize;
    return { isDetached, isAlone, isBusy: this.#outgoing.isResizing };
  }

  /**
   * Opens another query, from the start or at the user's place. If the server refuses it, the scene on screen stays.
   *
   * @param {?import('./wire/messages').ClientMessage} recorded the message with which the scene was opened before, to open it
   * in the same way
   */
  reopen(query, keepsPlace = false, recorded = null) {
    this.#held = [];
    this.#ownSize.change(this.query, query);
    this.#recorded = recorded;
    this.query = query;
    this.#placeLeft = (keepsPlace && this.scene?.place) || null;
    this.isRightToLeft = query.isRightToLeft;
    if (this.#hello && !this.#resumption.isOut) this.#introduce(this.#hello, this.#placeLeft);
  }

  /**
   * Sends what the user did.
   *
   * @param {import('./wire/messages').ClientMessage} message
   */
  send(message) {
    this.#outgoing.send(message);
  }

  /**
   * Adapts the app to the size of the browser's window. A window that was turned fills the browser again, and one with
   * a fixed size stays.
   */
  resize(size) {
    if (this.#ownSize.isFixed(this.query)) return;
    this.#ownSize.isDetached = false;
    this.#outgoing.resize(size);
  }

  /** Gives the window a size of its own. On a device it becomes free, and in the browser it keeps the size. */
  setSize(size) {
    Object.assign(forgetPast(this.query), { fixedSize: size });
    this.#ownSize.isDetached = true;
    this.#outgoing.resize(size);
  }

  /** Gives the window the browser's size again. */
  fill() {
    Object.assign(forgetPast(this.query), { fixedSize: null });
    this.resize(this.page.size());
  }

  /** Moves the window on its device's screen. While the user drags the divider, only the newest place counts. */
  arrange(arrangement) {
    this.#outgoing.arrange(arrangement);
  }

  /** Overrides a trait, or removes the override for null. */
  override(trait, value) {
    this.send({ type: 'traits', [trait]: value });
    if (value) this.query.overrides[trait] = value;
    else delete this.query.overrides[trait];
  }

  /** Turns the device to an orientation, or to the next one. Without a device, the window keeps the size that it gets. */
  rotate(to) {
    this.send({ type: 'rotate', to });
    this.#ownSize.isDetached = true;
    if (this.scene && !this.query.device && !this.situation.isAlone) this.#keepTurned(to);
  }

  /** Keeps the size that the window gets by a turn. One that filled the browser fills it again once it is turned back. */
  #keepTurned(to) {
    const { orientation, size: [width, height] } = this.scene.window;
    if (to && isLandscape(to) === isLandscape(orientation)) return;
    const wasFilling = !this.query.fixedSize || this.#isTurned;
    const room = this.page.size();
    const isFilling = wasFilling && room.width === height && room.height === width;
    const fixedSize = isFilling ? null : { width: height, height: width };
    Object.assign(forgetPast(this.query), { fixedSize });
    this.#turnedSize = wasFilling ? fixedSize : null;
    this.#ownSize.isDetached = !isFilling;
  }

  /** Whether the window has its size from a turn alone. */
  get #isTurned() {
    return this.#turnedSize !== null && this.query.fixedSize === this.#turnedSize;
  }

  /** Lets a window that has its size from a turn alone fill the browser with the next resize. Returns whether there is one. */
  releaseTurned() {
    if (!this.#isTurned) return false;
    this.#turnedSize = null;
    Object.assign(forgetPast(this.query), { fixedSize: null });
    return true;
  }

  /** Turns the device by a quarter turn. A phone has no orientation upside down, so it turns back from landscape. */
  turn() {
    if (!this.scene) return;
    this.rotate(this.scene.window.traits.userInterfaceIdiom === 'phone' ? undefined : this.#quarterTurns.next());
  }

  /** Turns the device by half a turn, which changes no size. */
  turnOver() {
    if (this.scene) this.send({ type: 'rotate', to: opposite[this.scene.window.orientation] });
  }

  /** Sends the app to the background, or brings it back. */
  goHome() {
    if (this.scene) this.send({ type: this.scene.window.activationState === 'background' ? 'foreground' : 'background' });
  }

  /** Selects light or dark for the app, or the browser's own appearance for null. */
  setAppearance(appearance) {
    this.query.appearance = appearance;
    this.sendAppearance();
  }

  /** Tells the app whether it is light or dark. */
  sendAppearance() {
    this.send({ type: 'traits', userInterfaceStyle: this.page.isDark() ? 'dark' : 'light' });
  }

  setRightToLeft(isOn) {
    this.isRightToLeft = isOn;
    this.query.isRightToLeft = isOn;
    this.send({ type: 'traits', layoutDirection: isOn ? 'rightToLeft' : 'leftToRight' });
  }

  /** Reports a drag of an edge. */
  drag(target, phase, x) {
    this.#outgoing.drag(target, phase, x);
  }

  /** @param {import('./wire/messages').ServerMessage} message */
  #receive(message) {
    if ('slot' in message && message.slot) return this.page.heardBeside(message);
    if (this.#resumption.isAnsweredBy(message)) return this.#resumed(message);
    if (message.ack !== undefined) this.#outgoing.answered(message.ack);
    if (message.type === 'hello') this.#open(message);
    else if (message.type === 'scene') this.#show(message);
    else if (answerTypes.has(message.type)) this.questions.forEach(asked => asked.answered(message));
    else if (message.type === 'error') this.#refused(message);
    else if (message.type === 'reload') this.page.reload();
    else if (message.type === 'scenes') this.page.scenesChanged(message);
    else if (message.type.startsWith('crash')) this.page.heardBeside(message);
  }

  /**
   * Handles a refusal. The page says if it cannot open a scene, or if a text is too long. Any other refusal changes
   * nothing.
   *
   * @param {import('./wire/messages').Refusal} refusal
   */
  #refused(refusal) {
    const { ack, code, message } = refusal;
    if (this.questions.some(asked => asked.refused(ack))) return;
    const refused = this.#outgoing.refused(ack);
    if (this.#outgoing.isOpenedBy(ack)) return this.page.failed(message);
    const rest = this.#replay.wait(refused, code, performance.now());
    if (rest > 0) this.#giveUp = window.setTimeout(() => this.#misled(refusal, refused), rest);
    else this.#misled(refusal, refused);
    if (refused?.type === 'set' || (refused?.type === 'edit' && tooLong.has(code))) this.page.explain(message);
    console.debug(`${code}: ${message}`);
    this.#settle();
  }

  /** Ends the repetition of a link whose input was refused for good. */
  #misled(refusal, refused) {
    const unrepeated = this.#replay.refused(refused);
    if (unrepeated > 0) this.page.misled(this.query.inputs.splice(-unrepeated)[0], { ...refusal, ...refused });
  }

  /** The app has gone on by itself, so that an input of a link that came too early can be repeated. */
  #goneOn() {
    clearTimeout(this.#giveUp);
    this.#replay.goOn();
  }

  /** Repeats the inputs that were held back, which are the last ones of the query, or forgets them. */
  release(isRepeated) {
    const { held, query } = this;
    query.needsConsent = false;
    if (!isRepeated) query.inputs.splice(query.inputs.length - held.length);
    this.#replay.begin(isRepeated ? held : []);
    this.#settle();
  }

  #lost(attempt) {
    this.#outgoing.lost();
    this.#hello = null;
    this.#resumption.over();
    for (const asked of this.questions) asked.lost();
    this.page.lost(attempt);
  }

  #open(hello) {
    this.#hello = hello;
    const mayBeThere = this.#resumption.greeted(hello) && this.scene && this.#shownQuery === this.query;
    if (mayBeThere) this.#resume();
    else this.#openAfresh();
  }

  /** Asks for the session of the previous socket. */
  #resume() {
    this.#resumption.asked(this.#outgoing.resume(this.scene.session));
  }

  /** Continues the session. If it is gone, or the user has asked for something else, the page opens a scene instead. */
  #resumed(message) {
    this.#resumption.over();
    if (message.type === 'error' || this.#shownQuery !== this.query) return this.#openAfresh();
    this.#outgoing.goOn(message.received ?? 0);
    this.#outgoing.answered(message.ack);
    this.#show(message);
  }

  /** Opens the scene again at the same place, because the server's description of it has changed. */
  renew() {
    if (!this.#hello) return;
    this.#wasReopened = true;
    this.#openAfresh();
  }

  /** Opens a scene without a session to continue, at the last known place. */
  #openAfresh() {
    const isBack = this.scene !== null && this.#shownQuery === this.query;
    this.#resumption.expired();
    if (!isBack) this.#outgoing.forget();
    this.#introduce(this.#hello, isBack ? this.scene.place : this.#placeLeft, isBack);
  }

  /** Opens the scene after the lookup, unless the user has asked for something else in the meantime. */
  #introduce(hello, place, isBack = false) {
    const { query } = this;
    this.page.lookUp(query).then(({ entry, device, past }) => {
      if (this.#hello !== hello || this.query !== query) return;
      // The address still tells what happened, unless the user has done something since.
      this.#begin({ query, device, isAlone: keepsOwnSize(query, entry), isBack }, isBack || !past ? { place } : past);
    });
  }

  #begin(opening, { place, size: firstSize = null, inputs = [] }) {
    const ownSize = this.#ownSize.open(opening, this.scene?.window, this.page.size());
    const size = firstSize ?? ownSize;
    // The inputs lead to the place of the window as well, if they begin with another size.
    if (firstSize) this.#ownSize.leave();
    if (!opening.isBack) this.#held = inputs;
    this.#replay.begin(this.query.needsConsent ? [] : inputs);
    const scale = opening.isAlone ? this.scene?.window.scale : 2;
    const window = { size, scale, isDark: this.page.isDark(), isRightToLeft: this.isRightToLeft, place };
    if (this.#recorded) this.#ownSize.settle();
    this.#outgoing.open(this.#recorded ?? openMessage(this.query, window), size, opening.isBack);
    this.#recorded = null;
  }

  #show(message) {
    const before = this.scene;
    const isAnswerToOpen = this.#outgoing.isOpenedBy(message.ack);
    const goesOn = !isAnswerToOpen || message.received !== undefined;
    const messages = this.#outgoing.take(message.ack);
    const isFresh = isAnswerToOpen || messages.some(({ type }) => type === 'restart');
    if (message.ack === undefined) this.#goneOn();
    const isByUser = this.#replay.isLeftBy(messages);
    if (isByUser && hasPast(this.query)) this.#leavePast();
    this.scene = mergeScene(isFresh ? null : before, message);
    this.connection.journal.keep(this.scene);
    this.#quarterTurns.follow(this.scene.window.orientation);
    this.#outgoing.hear(this.scene.window.size);
    if (isAnswerToOpen) this.#clear();
    this.page.show(this.scene, goesOn ? before : null, messages);
    if (isAnswerToOpen) this.#opened(before, message);
    this.page.happened(messages, isByUser);
    this.#settle();
  }

  /**
   * Moves a window that has just opened to the place that the address wants, and repeats the inputs of a link. From then
   * on, the address follows the window. Messages that wait can still move the window, so this method does nothing before
   * their answers, which call it again. The inputs wait for all windows of a board.
   */
  #settle() {
    if (!this.scene || this.#outgoing.isWaiting || this.page.isOpening()) return;
    const { window } = this.scene;
    const isOnDevice = this.query.device && window.device === this.query.device;
    const message = (isOnDevice && this.#ownSize.nextStep(this.query, window)) || this.#replay.next();
    if (message) return this.send(this.#replay.owned(message));
    if (!isOnDevice) return;
    Object.assign(this.query, this.#ownSize.placement(window));
    this.page.placed();
  }

  /** Goes on after the other windows of the page have been opened. */
  goOn() {
    this.#outgoing.goOnSending();
    this.#settle();
  }

  /** Removes the previous scene's panes before another scene. The same scene keeps them. */
  #clear() {
    if (this.#shownQuery && this.#shownQuery !== this.query) {
      this.#outgoing.clear();
      this.page.clear();
      this.#wasReopened = true;
    }
    this.#shownQuery = this.query;
    this.#placeLeft = null;
  }

  /** Takes out of the address what happened before, because something else is on screen now. */
  #leavePast() {
    forgetPast(this.query);
    this.page.leftPast();
  }

  /** `slots` are those that a session has gone on with, or null for a scene that was opened. */
  #opened(before, { received, session, slots = [0] }) {
    const isFirst = before === null || this.#wasReopened;
    this.page.opened({ isFirst, lost: isFirst ? null : this.#resumption.lost, slots: received === undefined ? null : slots });
    this.#wasReopened = false;
    this.#resumption.opened();
    this.connection.session = session;
    if (!this.#ownSize.isDetached) this.resize(this.page.size());
  }
}
