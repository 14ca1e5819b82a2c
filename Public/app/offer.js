// The server's offer: its scenes, versions and devices.
import { knowDevices } from './scene/systems.js';
import { isolated } from './text.js';

/** The page module of an app or a scenario file of the user, which the page of any server has, or of an app that a program serves. */
const ownModule = /^apps\/(uikit|scenario|own)\//;

/**
 * A scene as the page shows it. Its title is a part of many sentences. Its `profile` is the one in which the page opens it, and
 * `ownProfile` the one in which a client does. It `isOwn` if it is an app or a file of the user.
 */
const shown = scene => ({
  ...scene, title: isolated(scene.title), profile: scene.shownProfile ?? scene.profile, ownProfile: scene.profile, isOwn: ownModule.test(scene.page),
});

/** @returns {Promise<any>} the document for a path; it is rejected if there is no answer */
const fetched = path => fetch(path).then(answer => answer.json()).then(offer => ({ ...offer, scenes: offer.scenes.map(shown) }));

/** The offer of a server that has not answered, with which the page continues. */
const nothing = { scenes: [] };

/** The server's offer, in two documents: a short one, which every page needs, and the whole. */
export class Offer {
  #whole = null;

  /** The devices of the catalogue, which is empty until it has been loaded. @type {object[]} */
  devices = [];

  /** The scenes, with what the page needs to open one of them. */
  first = fetched('meta/first.json').catch(() => nothing);

  /** Asks the server again, which offers something else. */
  renew() {
    this.first = fetched('meta/first.json').catch(() => nothing);
    this.#whole = null;
  }

  /** Loads everything that the server offers, once. It is rejected if there is no answer, and can then be tried again. */
  whole() {
    this.#whole ??= this.#load().catch(error => {
      this.#whole = null;
      throw error;
    });
    return this.#whole;
  }

  /** Everything that the server offers, or nothing if there is no answer. */
  wholeOrNothing() {
    return this.whole().catch(() => nothing);
  }

  /** The row of the catalogue for a device, or null. */
  deviceOf = id => this.devices.find(device => device.id === id) ?? null;

  async #load() {
    const offer = await fetched('meta.json');
    this.devices = offer.devices ?? [];
    knowDevices(this.devices);
    return offer;
  }
}

/** The entry of a query's scene in an offer, or undefined. */
export const entryIn = ({ scenes }, { scene }) => scenes.find(({ id }) => id === scene);
