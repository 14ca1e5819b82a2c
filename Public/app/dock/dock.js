// The dock: the place beside the app for a panel that a user watches while he works in the app. Such a panel never lies on the
// app. It takes its room from the picture of the app, which is drawn smaller, so the app keeps its size and its layout.
import { browserSize, timelineHeight } from '../browserSize.js';
import { setLength } from '../dom/element.js';
import { rulerHeight } from '../ruler/height.js';
import { openedOf } from '../panels/opened.js';
import { drawnWords } from '../page/takenHeight.js';
import { docking, hasRoomBelow } from './docking.js';

/** The dock, which has one panel at a time. */
class Dock {
  /** @type {?import('./dockedPanel.js').DockedPanel} */
  #panel = null;
  #place = { width: 0, height: 0, margin: '' };
  /** Whether the ruler was opened while a panel is open. One that was there before has its height from the app. */
  #isRulerLater = false;

  /** @param page the objects of the page, by name */
  constructor(page) {
    this.page = page;
    this.opened = openedOf(page);
  }

  get isOpen() {
    return this.#panel !== null;
  }

  /** Takes a panel in place of the one that is there. */
  take(panel) {
    const before = this.#panel;
    this.#panel = panel;
    this.tell(panel, null);
    before?.open(false);
    this.#changed();
  }

  /** The name that the address has for the panel, or null. */
  get name() {
    return this.isOpen ? this.page.preview.query.docked : null;
  }

  /** Names the panel in the address, so that a link opens it again, or removes the name for null. */
  tell(panel, name) {
    const { address, preview: { query } } = this.page;
    if (panel !== this.#panel || query.docked === name) return;
    query.docked = name;
    address.writeSoon();
  }

  /** Closes the panel, because another part of the page takes its place. */
  close() {
    this.#panel?.open(false);
  }

  /** Notes that a panel is closed. */
  release(panel) {
    if (panel !== this.#panel) return;
    const hadSpared = this.sparesRuler;
    this.tell(panel, null);
    this.#panel = null;
    this.#isRulerLater = false;
    this.#changed();
    // The picture has its room again, and nothing is free below it for the ruler.
    if (hadSpared) this.#payRuler();
  }

  /** Stands at its place in the browser, and leaves the rest to the stage. */
  stand() {
    const { parts, stage } = this.page;
    const place = docking(browserSize(), this.isOpen, parts.tools.now?.standing, timelineHeight());
    if (place.margin !== this.#place.margin) stage.style.margin = place.margin;
    this.#place = place;
    const root = document.documentElement;
    setLength(root, '--dock', place.length);
    if (root.dataset.dock !== place.side) root.dataset.dock = place.side;
    const hasCovered = this.coversTimeline;
    if (root.classList.contains('is-dock-below') !== hasCovered) root.classList.toggle('is-dock-below', hasCovered);
  }

  /** Whether the panel stands below the app, where it covers a timeline. */
  get coversTimeline() {
    return this.isOpen && this.#place.side === 'bottom';
  }

  /** Notes that the user opens the ruler, or closes it. */
  turnRuler(isOn) {
    this.#isRulerLater = isOn && this.isOpen;
  }

  /** Whether the ruler takes no height from the app, because it stands in what is free below the smaller picture. */
  get sparesRuler() {
    if (!this.isOpen || !this.#isRulerLater || !this.page.preview.query.isRuled) return false;
    const left = this.leave(this.page.parts.tools.now?.room ?? browserSize());
    return hasRoomBelow(browserSize(), left, rulerHeight);
  }

  /** The words of the caption about the picture beside the panel, the longest first, or null while it is as large as the app. */
  get words() {
    const { scale, size } = this.page.appWindow;
    return this.isOpen && size && scale < 0.995 ? drawnWords(scale, size) : null;
  }

  /** The part of a room that the dock leaves. */
  leave({ width, height }) {
    return { width: width - this.#place.width, height: height - this.#place.height };
  }

  #payRuler() {
    const { preview, room } = this.page;
    room.fitIn();
    if (preview.query.isRuled) room.tellTaken();
  }

  /** Draws the app beside the panel, or in all of its room again, and says so. */
  #changed() {
    this.stand();
    this.page.room.standAnew();
  }
}

/** The dock of the page, which the first panel makes. */
export const dockOf = page => (page.dock ??= new Dock(page));
