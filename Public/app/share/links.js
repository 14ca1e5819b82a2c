// The links to what is on screen. Asks the server, and touches no DOM.
import { searchOf } from '../wire/query.js';
import { pastText } from './inputs.js';
import { wayTo } from './leading.js';
import { isSizeOpen, sharedQuery } from './sharedQuery.js';
import { waysTo } from './ways.js';

/** The answer in place of one that did not come. */
const nothing = { token: null, embedders: [] };

/**
 * The links to the scene that was on screen when somebody asked for them. A link is tried out before it is offered: the
 * shortest way that leads to the same scene is taken.
 */
export class Links {
  keepsSize = true;
  hasAccess = false;
  /** The token of the server, or null, and the origins that may frame the page. @type {{token: ?string, embedders: string[]}} */
  sharing = nothing;
  /** The knowledge about the link: `checking`, `same` or `near`. */
  state = 'checking';
  #scene = null;
  #query = null;
  #way = null;
  #turn = 0;

  /** @param {any} page the objects of the page, by name */
  constructor(page) {
    this.page = page;
  }

  /** The scene to which the links lead. */
  get scene() {
    return this.#scene;
  }

  /** Whether something else is on screen now. */
  get isOutdated() {
    return this.#scene !== this.page.preview.scene;
  }

  /** Whether the user can choose if a link keeps the size of the window. */
  get isSizeOpen() {
    return isSizeOpen(this.page.preview.query, this.page.preview.situation);
  }

  /**
   * Takes the scene that is on screen, and finds the links to it.
   *
   * @param {() => void} changed is called when something about the links has changed
   */
  async find(changed) {
    const turn = (this.#turn += 1);
    const { preview, past } = this.page;
    this.#scene = preview.scene;
    if (!this.#scene) return;
    this.#query = sharedQuery(preview.query, this.#scene.window, preview.situation, this.keepsSize);
    const isSizeKept = this.keepsSize || !this.isSizeOpen;
    const ways = waysTo(this.#scene.place, past).filter(way => isSizeKept || !way.size);
    [this.#way] = ways;
    this.state = 'checking';
    changed();
    const [sharing, way] = await Promise.all([this.#sharing(), wayTo(this.page, this.#scene, this.#query, ways)]);
    if (turn !== this.#turn) return;
    this.sharing = sharing;
    this.#way = way ?? this.#way;
    this.state = way ? 'same' : 'near';
    changed();
  }

  /** Whether the link repeats inputs. */
  get hasInputs() {
    return this.#way.inputs.length > 0;
  }

  /** The address of the link. An embedded page repeats no inputs, so its address has the place alone. */
  url({ isEmbedded = false } = {}) {
    const way = isEmbedded && this.hasInputs ? { place: this.#scene.place, size: null, inputs: [] } : this.#way;
    const text = searchOf({ ...this.#query, ...pastText(way), isEmbedded });
    const access = this.hasAccess && this.sharing.token ? `token=${this.sharing.token}&` : '';
    return `${location.origin}${location.pathname}?${access}${text.slice(1)}`;
  }

  #sharing() {
    return fetch('meta/sharing.json', { cache: 'no-store' }).then(answer => answer.json()).catch(() => nothing);
  }
}
