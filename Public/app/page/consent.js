// The consent of the user to the inputs of a link that the user did not open. Any site can open such a link, and an app may be the
// user's own code, with the user's rights. The question itself is a part of the page that is loaded for it (consent/part.js).
import { agreeTo, isAgreed } from './agreements.js';

/** Asks whether a link may repeat its inputs, and remembers a yes. */
export class Consent {
  /** @param page the objects of the page, by name */
  constructor(page) {
    this.page = page;
  }

  /** Notes whether a query that was read from an address needs consent: not if the user or this page has opened the address. */
  judge(query, isOwn) {
    query.needsConsent = !isOwn && query.inputs.length > 0 && !isAgreed(query);
    return query;
  }

  /** Asks about the inputs that the open preview holds back, if there are any. A frame of another page does not ask: that is a no. */
  ask() {
    const { parts, preview } = this.page;
    if (preview.held.length === 0) return;
    if (!preview.query.isEmbedded) return parts.need(parts.consent, part => part.ask());
    console.info(`Split Preview: an embedded page does not repeat inputs of its address (${preview.held.length}).`);
    this.decline();
  }

  /** The user may have done something else, which is a no. */
  follow() {
    this.page.parts.consent.now?.follow();
  }

  /** Repeats the inputs. The address is the user's own from now on. */
  agree() {
    const { address, preview } = this.page;
    agreeTo(preview.query);
    preview.repeatHeld();
    address.write();
  }

  /** Forgets the inputs, and takes them out of the address. */
  decline() {
    const { address, preview } = this.page;
    preview.forgetHeld();
    address.write();
  }
}
