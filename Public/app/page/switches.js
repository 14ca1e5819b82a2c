// The parts of the page around the app, which follow the query: the title, the panel, the ruler and the overview.
import { reduceMotion } from '../motion/preference.js';
import { tabBeside } from './opening.js';

/** Shows and hides the parts of the page around the app. */
export class Switches {
  /** The preview whose title is shown. */
  introduced = { title: '', summary: '' };
  #lastBoard = 'arrangements';
  /** The scene that was introduced last. */
  #scene = null;

  /** @param page the objects of the page, by name */
  constructor(page) {
    this.page = page;
  }

  /** Shows the title of the open scene, and the parts of the page that it opens with. */
  introduce(query) {
    const { opening } = this.page;
    reduceMotion(query.isStill);
    this.#turnRuler(query.isRuled);
    this.#turnOverview(query.isOverview);
    this.#turnTimeline(query.isTimed);
    this.#turnBoard(query.board);
    if (query.panel) this.#openPanel(query.panel);
    opening.lookUp(query).then(({ entry = { title: query.scene, summary: '', panel: null } }) => {
      if (!query.panel) this.#openPanelOf(query, entry);
      this.#showTitle(entry);
      if (this.page.parts.tools.now?.showsMenu) this.offerChoices();
    });
  }

  /** Passes the server's whole offer to the menu of the panel. */
  offerChoices() {
    const { offer, parts, preview } = this.page;
    offer.wholeOrNothing().then(whole => parts.tools.now.offer(whole, preview.query));
  }

  setRuled(isRuled) {
    const { address, dock, preview, room } = this.page;
    preview.query.isRuled = isRuled;
    dock?.turnRuler(isRuled);
    this.#turnRuler(isRuled);
    room.fitIn();
    if (isRuled) room.tellTaken();
    else room.tellGivenBack('Ruler');
    address.writeSoon();
  }

  /** Shows the picture at its own scale, in which the stage scrolls, or at the one that fits the page. */
  setWhole(isWhole) {
    const { address, preview, room } = this.page;
    preview.query.isWhole = isWhole;
    room.standAnew();
    address.writeSoon();
  }

  setOverview(isOverview) {
    this.page.preview.query.isOverview = isOverview;
    this.#turnOverview(isOverview);
    this.page.drawing.introduce();
    this.page.address.writeSoon();
  }

  setTimed(isTimed) {
    // A panel in the dock covers the timeline, which comes back.
    if (!isTimed && this.page.dock?.coversTimeline) return this.page.dock.close();
    this.page.preview.query.isTimed = isTimed;
    this.#turnTimeline(isTimed);
    this.page.address.writeSoon();
  }

  /** Shows the board with windows that differ in something, or hides it for null. */
  setBoard(board) {
    this.page.preview.query.board = board;
    this.#turnBoard(board);
    this.page.drawing.introduce();
    this.page.address.writeSoon();
  }

  /** Shows the board as it was last, or hides it. */
  toggleBoard() {
    this.setBoard(this.page.preview.query.board ? null : this.#lastBoard);
  }

  /** Opens the panel that a scene has from the start. One that another scene has opened by itself is none of this one. */
  #openPanelOf(query, entry) {
    const tab = tabBeside(query, entry);
    if (tab) this.#openPanel(tab);
    else if (this.#scene && this.#scene !== query.scene) this.#openPanel('off');
    this.#scene = query.scene;
  }

  #showTitle(entry) {
    this.introduced = entry;
    this.page.parts.about.now?.show();
    this.page.sceneButton.show(entry);
    this.page.systemChoice.show(entry, this.page.preview.query.profile);
    this.page.parts.overview.now?.introduce(entry);
    document.title = `${entry.title} · Split Preview`;
  }

  /** Opens a tab of the panel by its name. Any other name closes the panel. */
  #openPanel(name) {
    const { parts } = this.page;
    if (name === 'off') parts.tools.now?.open(null);
    else parts.need(parts.tools, panel => panel.open(name));
  }

  /** Shows or hides the ruler, for which the page makes room at once. */
  #turnRuler(isOn) {
    const { parts, preview, room, rulerButton } = this.page;
    rulerButton.turn(isOn);
    if (!isOn) return parts.ruler.now?.turn(false);
    parts.need(parts.ruler, part => {
      part.turn(preview.query.isRuled);
      room.stand();
    });
  }

  /** Shows or hides the timeline. */
  #turnTimeline(isOn) {
    const { parts, preview, timelineButton } = this.page;
    timelineButton.turn(isOn);
    if (!isOn) return parts.timeline.now?.turn(false);
    parts.need(parts.timeline, part => part.turn(preview.query.isTimed));
  }

  #turnBoard(board) {
    const { boardButton, parts, preview } = this.page;
    this.#lastBoard = board ?? this.#lastBoard;
    boardButton.turn(Boolean(board));
    if (board) parts.need(parts.board, part => part.turn(preview.query.board));
    else parts.board.now?.turn(null);
  }

  #turnOverview(isOn) {
    const { drawing, overviewButton, parts, preview } = this.page;
    overviewButton.turn(isOn);
    if (!isOn) return parts.overview.now?.turn(false);
    parts.need(parts.overview, part => {
      if (preview.scene) drawing.survey();
      part.turn(preview.query.isOverview);
    });
  }
}
