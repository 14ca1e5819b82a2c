// The record of what the page and the server have said to each other. Pure.

/**
 * The bounds of the record. If it has more characters, the oldest answers keep only what identifies them. If it has more
 * messages, the oldest ones go. A minute of a drag has some 7,000 messages and 4 MB.
 */
export const bounds = { messages: 20_000, characters: 8_388_608 };

/** The number of answers after which the record keeps a whole scene, without which shortened answers would end all later ones. */
const between = 64;

/** Whether a message is about the page's own window, which is in slot 0. The record has what it says about that one alone. */
export const isOfPage = ({ slot = 0, slots = [0] }) => slot === 0 && slots.includes(0);

/** Messages that say nothing about an app. */
const isPulse = text => /^\{"type":"p[io]ng"/.test(text);

/** The beginning of an answer that identifies it. */
const stubOf = text => `${/^\{"type":"[^"]*"(,"(rev|ack|slot|received)":(\d+|null|"[^"]*"))*/.exec(text)?.[0] ?? '{'}}`;

/** @typedef {{at: number, kind: 'send' | 'receive', text: string, isTrimmed?: boolean, scene?: object}} Line */

/** The messages as they went over the wire, each with its time in milliseconds. */
export class Journal {
  /** @type {Line[]} */
  lines = [];
  /** The number of messages that are gone from the beginning. */
  dropped = 0;
  /** Is called after each message. */
  watch = () => {};
  #characters = 0;
  #trimmed = 0;
  #sinceScene = between;

  /** @param {() => number} now returns the time in milliseconds */
  constructor(now) {
    this.now = now;
    this.start = now();
  }

  /** @param {'send' | 'receive'} kind */
  note(kind, text) {
    if (isPulse(text)) return;
    this.lines.push({ at: Math.round(this.now() - this.start), kind, text });
    this.#characters += text.length;
    while (this.#characters > bounds.characters || this.lines.length > bounds.messages) this.#shorten();
    this.watch();
  }

  /** Keeps the scene after the newest answer, if the last one that was kept is old enough. */
  keep(scene) {
    if ((this.#sinceScene += 1) < between) return;
    this.#sinceScene = 0;
    this.lines.at(-1).scene = scene;
  }

  /** Drops what was said before the newest opening, which has just been answered, except for the greeting. */
  beginAtOpening() {
    const { lines } = this;
    const open = lines.map(({ kind, text }) => kind === 'send' && text.startsWith('{"type":"open"')).lastIndexOf(true);
    const answer = lines.map(({ kind }) => kind).lastIndexOf('receive');
    this.lines = lines.filter(({ kind, text }, index) => index === open || index >= answer || (kind === 'receive' && text.startsWith('{"type":"hello"')));
    this.dropped += lines.length - this.lines.length;
    this.#characters = this.lines.reduce((sum, { text }) => sum + text.length, 0);
    this.#trimmed = 0;
  }

  /** Shortens the oldest answer that is whole. If there is none, or there are too many messages, the oldest message goes. */
  #shorten() {
    while (this.lines[this.#trimmed]?.kind === 'send') this.#trimmed += 1;
    const line = this.lines[this.#trimmed];
    if (line && this.lines.length <= bounds.messages) return this.#trim(line);
    this.#characters -= this.lines.shift().text.length;
    this.dropped += 1;
    this.#trimmed = Math.max(0, this.#trimmed - 1);
  }

  #trim(line) {
    const stub = stubOf(line.text);
    this.#characters += stub.length - line.text.length;
    Object.assign(line, { text: stub, isTrimmed: true, scene: undefined });
    this.#trimmed += 1;
  }
}
