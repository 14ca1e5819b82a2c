// The preparations for opening a query.
import { loadAppModule } from '../appModule.js';
import { browserSize } from '../browserSize.js';
import { expectLook } from '../frame/lookSheet.js';
import { entryIn } from '../offer.js';
import { besideFrom } from '../tools/side.js';
import { mayBeWrong } from '../wire/doubt.js';
import { hasPast, keepsOwnSize, namesScene, readQuery } from '../wire/query.js';

/**
 * The tab of the panel to show beside a scene, or null.
 *
 * There must be room beside the app, and the app must have a size of its own, because a panel would change the size of
 * a window that fills the browser. An embedded preview is the app's window alone.
 */
export function tabBeside(query, entry) {
  return keepsOwnSize(query, entry) && !query.isEmbedded && browserSize().width >= besideFrom ? entry.panel : null;
}

/** Reads queries and finds what they name. */
export class Opening {
  /** The sentences about mistakes in the address. */
  #mistakes = [];
  /** The address that was read last, until its mistakes have been found. */
  #search = '';
  /** The scene that the last query named and that the server did not offer, or null. Its file may still come. */
  missingScene = null;
  /** Whether the user can choose among several scenes of his own, for an address that names none. */
  offersOwn = false;

  /**
   * @param {import('../offer.js').Offer} offer
   * @param {() => any} parts returns the parts that are loaded later, by name
   */
  constructor(offer, parts) {
    this.offer = offer;
    this.parts = parts;
  }

  /** The query of an address. `isOwn` is whether the user or this page has opened it. The inputs of any other need the user's consent. */
  read(search, isOwn) {
    this.#mistakes = [];
    this.#search = search;
    this.missingScene = null;
    const query = readQuery(search);
    query.isNamed = namesScene(search);
    query.needsConsent = !isOwn && query.inputs.length > 0;
    return query;
  }

  /** Returns the sentences about mistakes, each one once, and forgets them. The page shows them after it has opened the rest. */
  takeMistakes() {
    const mistakes = [...new Set(this.#mistakes)];
    this.#mistakes = [];
    this.#search = '';
    return mistakes;
  }

  /**
   * Finds the scene and the device of a query, and loads what its first scene is drawn with: the scene's page module and
   * the parts of the page. First it removes from the query what does not exist.
   */
  async lookUp(query) {
    // Only a place on a device takes the catalogue, which loads beside the short offer.
    const catalogue = query.device ? this.offer.wholeOrNothing() : null;
    const first = await this.offer.first;
    if (query.isNamed === false) this.#nameScene(query, first);
    const faults = await this.#faultsOf(query, first);
    const wanted = query.scene;
    this.#leaveOut(query, faults?.sceneStandIns(query, first));
    if (query.scene !== wanted) this.missingScene = wanted;
    const entry = entryIn(first, query);
    query.shownProfile = entry?.profile ?? null;
    const look = first.looks?.[query.profile ?? entry?.profile];
    if (look) expectLook(look);
    const past = hasPast(query) ? this.#pastOf(query) : null;
    const drawing = Promise.all([loadAppModule(entry), ...this.#partsFor(query, entry)]);
    await catalogue;
    const device = this.offer.deviceOf(query.device);
    const finder = faults ?? (query.device && !device ? await this.#finder() : null);
    this.#leaveOut(query, finder?.standIns(query, device, this.offer.devices));
    this.#mistakes.push(...faults?.unread ?? []);
    const [fault] = await drawing;
    if (fault) this.#mistakes.push(fault);
    return { entry, device: this.offer.deviceOf(query.device), past: await past };
  }

  /** Opens the user's own work at an address that names no scene: a scene, or else a file with a fault, which is awaited. */
  #nameScene(query, { scenes, faults = [] }) {
    const own = scenes.filter(({ isOwn }) => isOwn).map(({ id }) => id);
    const [scene] = [...own, ...faults.map(fault => fault.scene)].filter(Boolean);
    if (scene) query.scene = scene;
    query.isNamed = true;
    this.offersOwn = own.length > 1;
  }

  /** The part that finds mistakes, or null without it. */
  #finder() {
    return this.parts().faults.get().catch(() => null);
  }

  /** The part that finds mistakes, with those of the address that was read last, or null if there can be none, or without the part. */
  async #faultsOf(query, first) {
    if (!mayBeWrong(this.#search, query, first)) return null;
    const part = await this.#finder();
    const search = this.#search;
    this.#search = '';
    return part && { ...part, unread: search ? part.unreadIn(search, query) : [] };
  }

  /** Loads the parts that a query shows from the start, so that the first scene finds its room. */
  #partsFor(query, entry) {
    const { board, tools, ruler, overview, timeline } = this.parts();
    const isPanelOpen = query.panel ? query.panel !== 'off' : tabBeside(query, entry);
    return [
      ...(isPanelOpen ? [tools.get()] : []), ...(query.panel === 'scene' ? [this.offer.whole()] : []),
      ...(query.isRuled ? [ruler.get()] : []), ...(query.isOverview ? [overview.get()] : []), ...(query.isTimed ? [timeline.get()] : []),
      ...(query.board ? [board.get()] : []),
    ].map(part => part.catch(() => null));
  }

  /**
   * Reads what happened in the preview before its link was made, and leaves out of the query what cannot be read. Without the part that reads it, the preview
   * opens at its start.
   */
  async #pastOf(query) {
    const part = await this.parts().share.get().catch(() => null);
    const { fault, ...past } = part?.read(query) ?? { fault: 'The place in this link could not be read. Please reload the page.' };
    if (fault) this.#leaveOut(query, { changes: part?.write(past), sentences: [fault] });
    return past;
  }

  #leaveOut(query, { changes, sentences } = { changes: {}, sentences: [] }) {
    Object.assign(query, changes);
    this.#mistakes.push(...sentences);
  }
}
