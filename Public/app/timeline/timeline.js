// The timeline: it follows the record, and shows the app as it was.
import { Account } from './account.js';
import { containerChanges, contentChanges, paneChanges, traitChanges } from './changes.js';
import { readTranscript } from './transcript.js';
import { isolated } from '../text.js';
import { scaleText } from './words.js';


/** The milliseconds without a scene after which the details of the newest input are written. */
const rest = 120;

/** Keeps the account of the session, and the moment that the user looks at. */
export class Timeline {
  #account = new Account();
  /** The number of lines of the record that the account has, with those that are gone. */
  #taken = 0;
  /** The moment that the user looks at, or null for now. */
  #moment = null;
  /** The lines of a file and its name, or null for the session of the page. */
  #file = null;
  #isOn = false;
  #isScheduled = false;
  #timer = null;

  /**
   * @param {{journal: object, strip: import('./strip.js').Strip, past: import('./pastWindow.js').PastWindow}} parts
   * @param {{isReplaying: () => boolean, scale: () => number}} app `scale` is that of the picture on the screen
   */
  constructor({ journal, strip, past }, { isReplaying, scale }) {
    this.journal = journal;
    this.strip = strip;
    strip.list.element.addEventListener('scroll', () => this.#draw(), { passive: true });
    this.past = past;
    this.isReplaying = isReplaying;
    this.scale = scale;
  }

  get isPast() {
    return this.#moment !== null;
  }

  /** The messages that lead to the moment on screen. */
  get inputs() {
    return this.#account.inputsUpTo(this.#shown);
  }

  /** The scene of the moment on screen, or null if the record is no longer whole there. */
  get scene() {
    return this.#account.moments.length > 0 ? this.#account.sceneAt(this.#shown) : null;
  }

  /** The lines that are shown, and the number of those that are gone before them. */
  get record() {
    return this.#file ? { lines: this.#file.lines, dropped: 0 } : this.journal;
  }

  turn(isOn) {
    if (isOn === this.#isOn) return;
    this.#isOn = isOn;
    if (isOn) return this.#read();
    this.#forget();
    this.strip.list.clear();
  }

  /** Takes what was said since. A scene that answers the user leads back to now. */
  follow() {
    if (!this.#isOn || this.#file || this.isReplaying()) return;
    const before = this.#account.moments.length;
    this.#takeNew();
    const came = this.#account.moments.slice(before);
    if (this.isPast && came.some(({ messages }) => messages.length > 0)) this.goNow();
    else this.#schedule();
  }

  /** Shows the session of the page as it is now. */
  goNow() {
    if (this.#file) return this.#read();
    this.#takeNew();
    this.#moment = null;
    this.#show();
  }

  /** Reads a transcript and shows its last moment. Throws an error with a sentence about a file that is none. */
  open(name, text) {
    const account = new Account();
    const lines = readTranscript(text);
    for (const line of lines) account.take(line);
    if (account.entries.length === 0) throw new Error('The file has no scene.');
    this.#forget();
    this.#file = { name: isolated(name), lines };
    this.#account = account;
    this.strip.list.clear();
    this.#moment = account.moments.length - 1;
    return account.inputsUpTo(this.#moment)?.open ?? null;
  }

  /** Says again where the moment is, because the picture has another scale. */
  place() {
    if (this.#isOn) this.#point();
  }

  /** Draws the moment on screen again, for example after the files for its drawing have come. */
  redraw() {
    this.#show();
  }

  /** Goes to the last moment of another input. */
  step(count) {
    const { moments, entries } = this.#account;
    if (entries.length === 0) return;
    const present = moments[this.#shown].entry;
    const isInside = count < 0 ? false : this.#shown < entries[present].last;
    this.choose(Math.max(0, Math.min(entries.length - 1, isInside ? present : present + count)));
  }

  choose(index) {
    const entry = this.#account.entries[index];
    if (entry) this.#goTo(entry.last);
  }

  /** Goes to a moment inside the selected input. */
  scrub(offset) {
    const { moments, entries } = this.#account;
    this.#goTo(entries[moments[this.#shown].entry].first + offset);
  }

  #goTo(moment) {
    const isNow = !this.#file && moment === this.#account.moments.length - 1;
    this.#moment = isNow ? null : moment;
    this.#show();
  }

  get #shown() {
    return this.#moment ?? this.#account.moments.length - 1;
  }

  /** Begins with the record of the page, from its first message. */
  #read() {
    this.#forget();
    this.strip.list.clear();
    this.#takeNew();
    this.#show();
  }

  #takeNew() {
    const { lines, dropped } = this.journal;
    const fresh = lines.slice(Math.max(0, this.#taken - dropped));
    for (const line of fresh) this.#account.take(line);
    this.#taken = dropped + lines.length;
  }

  #forget() {
    clearTimeout(this.#timer);
    this.#account = new Account();
    [this.#taken, this.#moment, this.#file] = [0, null, null];
    this.past.hide();
  }

  /** Draws with the next frame, together with the scene. The details wait until the input rests. */
  #schedule() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#tell(), rest);
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    requestAnimationFrame(() => {
      this.#isScheduled = false;
      if (this.#isOn) this.#point();
    });
  }

  #show() {
    if (!this.#isOn) return;
    this.#tell();
    this.#point();
  }

  #point() {
    const { entries, moments } = this.#account;
    const { entry: index = -1, messages = [] } = moments[this.#shown] ?? {};
    this.strip.show({ entries, index, moment: this.#shown, message: messages.at(-1) ?? null, isPast: this.isPast, where: this.#where(index) });
  }

  #where(index) {
    const { entries } = this.#account;
    if (entries.length === 0) return 'Nothing has happened yet';
    const place = `${index + 1} of ${entries.length}`;
    const when = this.isPast ? `${this.#file?.name ?? 'in the past'}, takes no input` : 'now';
    return [place, when, ...scaleText(this.scale())].join(' · ');
  }

  /** Shows what the selected input has caused, and the picture of a moment in the past. */
  #tell() {
    clearTimeout(this.#timer);
    const { entries, moments } = this.#account;
    const moment = moments[this.#shown];
    if (!moment || !this.#isOn) return this.past.hide();
    const entry = entries[moment.entry];
    const scene = this.#account.sceneAt(this.#shown);
    const before = moments[entry.first].isOpening ? null : this.#account.sceneAt(entry.first - 1);
    const caused = this.#caused(entry, before, scene);
    this.strip.details.show(caused);
    this.#draw();
    if (this.isPast && scene) this.past.show(scene, before ? caused.panes : [], `${moment.entry + 1} of ${entries.length}`);
    else this.past.hide();
  }

  /** Draws the small pictures of the inputs in sight. */
  #draw() {
    if (this.#isOn) this.strip.list.draw(this.#account.entries, index => this.#account.sceneAt(index));
  }

  #caused(entry, before, scene) {
    const range = Array.from({ length: this.#shown - entry.first + 1 }, (_, index) => entry.first + index);
    const groups = range.map(index => this.#account.callsAt(index)).filter(({ calls }) => calls.length > 0);
    const isKept = scene !== null;
    return {
      refusal: entry.refusal,
      isKept,
      traits: isKept ? traitChanges(before, scene) : [],
      containers: isKept ? containerChanges(before, scene) : [],
      panes: isKept ? paneChanges(before, scene) : [],
      contents: isKept ? contentChanges(before, scene) : [],
      groups,
    };
  }
}
