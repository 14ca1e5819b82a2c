// The server's offer: its scenes, versions and devices.

/** The document for a path, or the stand-in if there is no answer, without which the page continues. */
const fetched = (path, standIn) => fetch(path).then(answer => answer.json()).catch(() => standIn);

/** The server's offer, in two documents: a short one, which every page needs, and the whole. */
export class Offer {
  #whole = null;

  /** The devices of the catalogue, which is empty until it has been loaded. @type {object[]} */
  devices = [];

  /** The scenes, with what the page needs to open one of them. */
  first = fetched('meta/first.json', { scenes: [] });

  /** Loads everything that the server offers, once. */
  whole() {
    this.#whole ??= fetched('meta.json', { scenes: [] }).then(offer => {
      this.devices = offer.devices ?? [];
      return offer;
    });
    return this.#whole;
  }

  /** The row of the catalogue for a device, or null. */
  deviceOf = id => this.devices.find(device => device.id === id) ?? null;
}

/** The entry of a query's scene in an offer, or undefined. */
export const entryIn = ({ scenes }, { scene }) => scenes.find(({ id }) => id === scene);
