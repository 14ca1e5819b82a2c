// The timeline of the session, as a part of the page.
import { browserSize, measureBrowser } from '../browserSize.js';
import { download } from '../share/download.js';
import { entryIn } from '../offer.js';
import { openedOf } from '../panels/opened.js';
import { isolated } from '../text.js';
import { besideFrom } from '../tools/side.js';
import { searchOf } from '../wire/query.js';
import { PastWindow } from './pastWindow.js';
import { Playback } from './playback.js';
import { queryAfter } from './reopening.js';
import { Strip } from './strip.js';
import { Timeline } from './timeline.js';
import { transcriptOf } from './transcript.js';
import { replayedText } from './words.js';

/** Creates the timeline below the stage. */
export function make(page) {
  return new TimelinePart(page);
}

/** The timeline with the room that it takes, and what it does to the rest of the page. */
class TimelinePart {
  #isOn = false;
  /** The size that the app has kept although its room has become smaller. */
  #keptSize = null;

  /** @param page the objects of the page, by name */
  constructor(page) {
    const { appWindow, offer, preview, room, stage } = page;
    this.page = page;
    this.opened = openedOf(page);
    const { journal } = preview.connection;
    const past = new PastWindow({
      stage, deviceOf: offer.deviceOf, goOn: () => this.goOn(), room: () => room.picture, isAlone: () => preview.situation.isAlone,
      measures: () => appWindow.measures, recall: moment => this.#recall(moment),
    });
    this.playback = new Playback(preview);
    this.strip = new Strip(this.#acts);
    this.timeline = new Timeline({ journal, strip: this.strip, past }, {
      isReplaying: () => this.playback.isUnderWay, scale: () => past.scale ?? this.#scale,
    });
    this.part = { element: this.strip.element, close: () => this.escape() };
    document.body.append(this.strip.element);
    this.past = past;
    addEventListener('resize', () => this.stand());
    journal.watch = () => {
      this.playback.hear(journal.lines.at(-1));
      this.timeline.follow();
    };
  }

  /** Places the picture of a moment in its room, and says its scale. */
  stand() {
    if (!this.#isOn) return;
    this.past.stand();
    this.timeline.place();
  }

  /** The scale of the app, or 1 where the caption says it, or where something covers the app. */
  get #scale() {
    const { appWindow, drawing } = this.page;
    return drawing.isApp && !drawing.smallerWords ? appWindow.scale ?? 1 : 1;
  }

  /** Shows around the app what is on screen. The measures are drawn at the place of the window that is. */
  #recall(moment) {
    const { appWindow, caption, drawing } = this.page;
    drawing.recall(moment);
    caption.ask(moment ? `The app as it was at ${moment.place}.` : '');
    if (!moment && appWindow.at) appWindow.measures?.stand(appWindow.at);
  }

  get #acts() {
    return {
      step: count => this.timeline.step(count),
      choose: index => this.timeline.choose(index),
      scrub: offset => this.timeline.scrub(offset),
      goOn: () => this.goOn(),
      goNow: () => this.timeline.goNow(),
      escape: () => this.escape(),
      copyCheck: () => this.#copyCheck(),
      copyCommand: () => this.#copyCommand(),
      save: () => this.#save(),
      open: file => this.#open(file),
      close: () => this.#close(),
    };
  }

  /** Shows or hides the timeline. The app keeps its size, and is drawn smaller where its room has become too small for it. */
  turn(isOn) {
    if (isOn === this.#isOn) return;
    this.#isOn = isOn;
    this.opened.note(this.part, isOn);
    const { dock, parts, room } = this.page;
    if (isOn && dock?.coversTimeline) dock.close();
    if (isOn) this.#keepSize();
    this.strip.element.hidden = !isOn;
    document.documentElement.classList.toggle('is-timed', isOn);
    measureBrowser();
    if (isOn && browserSize().width < besideFrom && parts.tools.now?.isOpen) parts.tools.now.close();
    parts.tools.now?.stand();
    if (isOn || !this.#giveBack()) this.#fitIn(isOn);
    room.stand();
    this.timeline.turn(isOn);
    if (!isOn) this.#restoreStyle();
  }

  /** Gives a window that fills its room the size that it has, so that it keeps it in a smaller room. */
  #keepSize() {
    const { preview: { scene, situation, query }, preview } = this.page;
    if (!scene || query.device || situation.isAlone || situation.isDetached) return;
    const [width, height] = scene.window.size;
    this.#keptSize = { width, height };
    preview.setSize(this.#keptSize);
  }

  /** Adapts an app to its room that was opened together with the timeline, and says what it gets from a timeline that was closed. */
  #fitIn(isOn) {
    const { room } = this.page;
    room.fitIn();
    if (!isOn) room.tellGivenBack('Timeline');
  }

  /** Lets a window fill its room again, if it has kept its size only because of the timeline. Returns whether it does. */
  #giveBack() {
    const { preview } = this.page;
    const isKept = this.#keptSize !== null && preview.query.fixedSize === this.#keptSize;
    this.#keptSize = null;
    if (isKept) preview.fill();
    return isKept;
  }

  /** Leads back to now, and from there out. */
  escape() {
    if (this.timeline.isPast) this.timeline.goNow();
    else this.#close();
  }

  #close() {
    const { switches, timelineButton } = this.page;
    const hadFocus = this.strip.element.contains(document.activeElement);
    switches.setTimed(false);
    if (hadFocus) timelineButton.element.focus();
  }

  /** The page has the colours of the app that is on screen. */
  #restoreStyle() {
    const { scene } = this.page.preview;
    if (scene) document.documentElement.dataset.style = scene.window.traits.userInterfaceStyle;
  }

  /** Replays the inputs up to the moment on screen into a fresh opening of the scene, which then goes on from there. */
  async goOn() {
    const { address, notice, offer, preview, switches, trace } = this.page;
    const recorded = this.timeline.inputs;
    if (this.playback.isUnderWay || !this.timeline.isPast) return;
    if (!recorded) return notice.explain('The opening of this scene is no longer recorded, so it cannot go on from here.');
    const { open, inputs } = recorded;
    const query = queryAfter(open, inputs, preview.query, preview.page.isDark(), entryIn(await offer.first, open));
    trace.carry(query);
    address.leaveFor(query);
    this.#keptSize = null;
    notice.wait('Replaying…');
    const began = this.playback.start(open, inputs, query);
    switches.introduce(query);
    const isComplete = await began;
    if (isComplete) this.#settle();
    this.timeline.goNow();
    if (isComplete) notice.tell(replayedText(inputs.length));
  }

  /** Gives the window the size of the moment, with which it stays. */
  #settle() {
    const { address, preview } = this.page;
    const [width, height] = preview.scene.window.size;
    if (!preview.query.device && !preview.situation.isAlone) preview.setSize({ width, height });
    address.writeSoon();
  }

  /** Copies a check that holds at the moment on screen. */
  async #copyCheck() {
    const { notice, parts } = this.page;
    const { timeline: { inputs: recorded, scene } } = this;
    const share = await parts.share.get();
    if (!recorded || !scene) return notice.explain('The opening of this scene is no longer recorded, so a check could not repeat it.');
    const { text, lack } = share.check(recorded, scene);
    if (lack) return notice.explain(lack);
    await this.#copy(text, 'check.yaml', 'The check is copied. split-preview check reads it from a file.');
  }

  /** Copies a command that draws the moment on screen. */
  async #copyCommand() {
    const { notice, offer, parts, preview } = this.page;
    const { timeline: { inputs: recorded, scene } } = this;
    const [share, first] = [await parts.share.get(), await offer.first];
    if (!recorded || !scene) return notice.explain('The opening of this scene is no longer recorded, so a command could not repeat it.');
    const { open, inputs } = recorded;
    const entry = entryIn(first, open);
    const query = { ...queryAfter(open, inputs, preview.query, false, entry), ...share.write({ place: open.place ?? null, size: null, inputs: inputs.filter(({ type }) => type !== 'traits') }) };
    const url = `${location.origin}${location.pathname}${searchOf(query)}`;
    await this.#copy(share.command(url, `${scene.scene}.svg`, Boolean(entry?.isOwn)), 'command.txt', 'The command is copied.');
  }

  /** Copies a text. Without a secure origin, a browser has no clipboard, and the text is saved as a file instead. */
  async #copy(text, file, words) {
    try {
      await navigator.clipboard.writeText(text);
      this.page.notice.tell(words);
    } catch {
      download(file, text, 'text/plain');
    }
  }

  #save() {
    const { notice, preview } = this.page;
    const { lines, dropped } = this.timeline.record;
    const text = transcriptOf(lines, dropped);
    if (text === null) return notice.explain('The opening of the scene is no longer recorded, so a transcript could not be replayed.');
    download(`${preview.query.scene}.jsonl`, text, 'application/jsonl');
  }

  /** Shows the moments of a transcript. "Go on from here" then replays it. */
  async #open(file) {
    const { notice, offer, opening, preview } = this.page;
    try {
      const open = this.timeline.open(file.name, await file.text());
      // The drawing needs the page module of the app.
      if (open) await opening.lookUp(queryAfter(open, [], preview.query, false, entryIn(await offer.first, open)));
      this.timeline.redraw();
    } catch (error) {
      notice.explain(`${isolated(file.name)} is no transcript that can be replayed. ${error.message}`);
    }
  }
}
