// The answer to changed scenario files: the open scene opens anew at its place, and the faults of the files are shown.
import { fileNameOf } from './words.js';

export class Scenarios {
  #faults = [];

  /**
   * @param page the objects of the page, by name
   * @param {import('./faultCard.js').FaultCard} card
   */
  constructor(page, card) {
    this.page = page;
    this.card = card;
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
    if (changed.length > 0 || mended.length > 0) await this.#renew(changed);
    if (mended.length > 0) this.page.notice.tell(`${mended.map(({ file }) => fileNameOf(file)).join(' and ')} can be read again.`);
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
