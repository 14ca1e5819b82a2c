// The answer to changed scenario files: the open scene opens anew at its place, and the faults of the files are shown.
import { setLength } from '../dom/element.js';
import { drawnWords, mendedWords } from './cardWords.js';

export class Scenarios {
  #faults = [];
  #prompted = '';

  /** The height that the card takes from the room for the picture of the app, in points. */
  height = 0;

  /**
   * @param page the objects of the page, by name
   * @param {import('./faultCard.js').FaultCard} card
   */
  constructor(page, card) {
    this.page = page;
    this.card = card;
    // The browser calls this after a layout and before it draws, so nothing is drawn below the card.
    new ResizeObserver(() => this.#makeRoom()).observe(card.element);
  }

  /** The words of the caption about the picture above the card of an app that fills the page, the longest first, or null. */
  get words() {
    const { appWindow: { scale, size }, room } = this.page;
    return this.height > 0 && room.isFilling && scale < 0.995 ? drawnWords(scale, size) : null;
  }

  /**
   * The server has read files again.
   *
   * @param {import('../wire/messages').ScenesMessage} message
   */
  async heard({ changed, faults }) {
    const mended = this.#faults.filter(({ file }) => !faults.some(fault => fault.file === file));
    this.#faults = faults;
    this.#showFaults();
    await this.#renew(changed);
    if (mended.length > 0) this.page.notice.tell(mendedWords(mended));
  }

  /** A scene was opened. The faults that are shown make room for it. */
  opened() {
    if (!this.card.element.hidden) this.#showFaults();
  }

  /** Whether the page waits for one of the files with a fault, and has no app to show. */
  get isAwaiting() {
    const { query, scene } = this.page.preview;
    return scene === null && this.#faults.some(fault => fault.scene === query.scene);
  }

  /** Shows the faults, in full only where the page waits for a file. The card then says all that the server's refusal does. */
  #showFaults() {
    const { isAwaiting } = this;
    this.card.show(this.#faults, !isAwaiting);
    if (isAwaiting) this.page.notice.hide();
    this.#prompt(isAwaiting ? 'There is nothing to show yet.' : '');
  }

  /** Says in the caption that there is no app, in place of what to do with it. Other parts of the page ask there too, so only a change is told. */
  #prompt(words) {
    if (words === this.#prompted) return;
    this.#prompted = words;
    this.page.caption.ask(words);
  }

  /** Takes the height of the card from the picture of the app, which keeps its size and its layout. */
  #makeRoom() {
    const { height } = this.card;
    if (height === this.height) return;
    this.height = height;
    setLength(document.documentElement, '--faults', height);
    this.page.room.standAnew();
  }

  /** Asks the server again what it offers, and opens the scene anew if it has changed. */
  async #renew(changed) {
    const { choices, offer, opening, parts, preview, switches } = this.page;
    offer.renew();
    const { scenes, faults } = await offer.first;
    parts.gallery.now?.offer(scenes, faults);
    if (parts.tools.now?.showsMenu) switches.offerChoices();
    const { missingScene } = opening;
    if (changed.includes(missingScene)) choices.go({ ...preview.query, scene: missingScene });
    else if (changed.includes(preview.query.scene)) preview.renew();
  }
}
