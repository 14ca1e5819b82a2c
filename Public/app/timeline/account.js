// Reads from the messages of a session the inputs, what each of them caused, and the scene of each moment. Pure.
import { newsIn } from '../access/news.js';
import { mergeScene } from '../scene/state.js';
import { groupOf } from '../tools/callLog.js';
import { goesOn, isInput, streamOfAll } from './inputs.js';

/**
 * The number of moments from one kept scene to the next. The scenes in between are merged again when they are asked for. They
 * share what is equal, so a kept scene costs little more than its differences.
 */
const between = 32;

/**
 * @typedef {object} Moment an answer: the scene, or the refusal of an input
 * @property {import('../wire/journal.js').Line} line the message
 * @property {object[]} messages the inputs that it answers
 * @property {number} entry the index of the entry
 * @property {number} firstCall the number of calls before it
 * @property {boolean} isOpening whether the scene is a whole one, and nothing before it counts
 *
 * @typedef {object} Entry an input of the user, with all its moments
 * @property {number} first the index of the first moment
 * @property {number} last the index of the last moment
 * @property {?string} stream
 * @property {number} at the time of the first moment, in milliseconds
 * @property {number} lastAt
 * @property {object} message the newest of its messages, or null if nobody asked
 * @property {number} count the number of its messages
 * @property {number} calls the number of calls that it caused
 * @property {string} news the last sentence about what it changed, or an empty text
 * @property {?string} refusal the sentence with which the server refused it
 * @property {boolean} isOpening
 */

/** The index of the last of some messages for which a test is true, or -1. */
const lastIndex = (messages, test) => messages.map(test).lastIndexOf(true);

/** The account of a session. It takes the lines of a record one after another. */
export class Account {
  /** @type {Entry[]} */
  entries = [];
  /** @type {Moment[]} */
  moments = [];
  /** The scenes that are kept, by the indices of their moments. @type {Map<number, object>} */
  #kept = new Map();
  /** The scene that was asked for last. */
  #found = { index: -1, scene: null };
  #scene = null;
  #pending = [];
  #lost = [];
  #calls = 0;

  /** Takes a line of the record. */
  take(line) {
    const message = JSON.parse(line.text);
    if (line.kind === 'send') {
      if (isInput(message)) this.#pending.push(message);
    } else if (message.type === 'hello') {
      [this.#lost, this.#pending] = [this.#pending, []];
    } else if ((message.slot ?? 0) === 0) {
      if (message.type === 'scene') this.#takeScene(line, message);
      else if (message.type === 'error') this.#takeRefusal(line, message);
    }
  }

  /** The scene of a moment, or null if the record is no longer whole there. */
  sceneAt(index) {
    let at = index;
    while (at >= 0 && !this.#kept.has(at) && this.#found.index !== at && !this.moments[at].isOpening) at -= 1;
    if (at < 0) return null;
    let scene = this.#kept.get(at) ?? (this.#found.index === at ? this.#found.scene : null);
    for (at += scene ? 1 : 0; at <= index; at += 1) {
      const { line, isOpening } = this.moments[at];
      if (line.isTrimmed) return null;
      const message = JSON.parse(line.text);
      if (message.type === 'scene') scene = mergeScene(isOpening ? null : scene, message);
    }
    this.#found = { index, scene };
    return scene;
  }

  /** The calls of a moment as a group of the log. */
  callsAt(index) {
    const { line, messages, firstCall } = this.moments[index];
    return groupOf(JSON.parse(line.text), messages, index, firstCall);
  }

  /** The message with which the app of a moment was opened, and all inputs since, up to the moment. */
  inputsUpTo(index) {
    let opening = index;
    while (opening >= 0 && !this.moments[opening].messages.some(({ type }) => type === 'open')) opening -= 1;
    if (opening < 0) return null;
    const answered = this.moments.slice(opening, index + 1).filter(({ line }) => !line.text.startsWith('{"type":"error"'));
    const messages = answered.flatMap(moment => moment.messages);
    const open = lastIndex(messages, ({ type }) => type === 'open');
    return { open: messages[open], inputs: messages.slice(open + 1) };
  }

  #takeScene(line, message) {
    const isResumed = 'received' in message;
    const messages = isResumed ? this.#resume(message) : this.#answered(message.ack);
    const isOpening = isResumed || messages.some(({ type }) => type === 'open');
    const before = this.#scene;
    this.#scene = line.scene ?? this.#merged(line, isOpening, message);
    const moment = { line, messages, entry: 0, firstCall: this.#calls, isOpening };
    const calls = (message.events?.length ?? 0) + (message.eventsDropped ?? 0);
    this.#calls += calls;
    const entry = this.#add(moment);
    entry.calls += calls;
    if (this.#scene && before && !isOpening) entry.news = newsIn(this.#scene, before) || entry.news;
    this.#keep();
  }

  #merged(line, isOpening, message) {
    if (line.isTrimmed || !(isOpening || this.#scene)) return null;
    return mergeScene(isOpening ? null : this.#scene, message);
  }

  #takeRefusal(line, { ack, message: sentence }) {
    if (!this.#pending.some(({ id }) => id === ack)) return;
    const messages = this.#answered(ack);
    const entry = this.#add({ line, messages, entry: 0, firstCall: this.#calls, isOpening: false });
    entry.refusal = sentence;
    this.#keep();
  }

  /** Adds a moment to the newest entry if it goes on with it, or else to a new one. */
  #add(moment) {
    const { line: { at }, messages, isOpening } = moment;
    const index = this.moments.push(moment) - 1;
    const last = this.entries.at(-1);
    const entry = messages.length > 0 && goesOn(last, messages, at) ? last : this.#begin(moment, index);
    moment.entry = this.entries.length - 1;
    Object.assign(entry, { last: index, lastAt: at, message: messages.at(-1) ?? null, isOpening });
    entry.count += messages.length;
    return entry;
  }

  #begin({ line: { at }, messages }, index) {
    const entry = { first: index, last: index, stream: messages.length > 0 ? streamOfAll(messages) : null, at, lastAt: at, message: null, count: 0, calls: 0, news: '', refusal: null, isOpening: false };
    this.entries.push(entry);
    return entry;
  }

  /** Keeps the scene of the newest moment, if it is time for it. */
  #keep() {
    const index = this.moments.length - 1;
    if (this.#scene && (index % between === 0 || this.moments[index].isOpening)) this.#kept.set(index, this.#scene);
  }

  /** Takes the inputs that an answer answers: all up to the one with its id. */
  #answered(ack) {
    const end = lastIndex(this.#pending, ({ id }) => id === ack) + 1;
    return this.#pending.splice(0, end);
  }

  /** Takes the inputs that had reached the server before the connection was lost. The page has sent the others again. */
  #resume({ ack, received }) {
    this.#answered(ack);
    const end = lastIndex(this.#lost, ({ id }) => id === received) + 1;
    const reached = this.#lost.slice(0, end);
    this.#lost = [];
    return reached;
  }
}
