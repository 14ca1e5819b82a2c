// Finds out why a server takes no conversation any more. Touches the network.

const silent = 'The server does not answer. Still trying…';

/** The sentences for the server's answers to a request for its health. */
const words = {
  200: 'The server has reached its limit of open pages, for all users or for you. Still trying…',
  403: 'The server was started again and has another address, or your access has ended. Open the new one; this page goes on then.',
  404: 'The server is about to stop, and takes no new pages. Still trying…',
  503: 'No server takes pages just now. Still trying…',
};

/** Asks for the server's health, and has the sentence for the last answer. */
export class Absence {
  words = silent;
  #ask;

  /** @param {(path: string, options: object) => Promise<{status: number}>} ask */
  constructor(ask) {
    this.#ask = ask;
  }

  /** Asks again. The last sentence stays until there is an answer. */
  async askAgain() {
    const { status } = await this.#ask('health', { cache: 'no-store' }).catch(() => ({ status: 0 }));
    this.words = words[status] ?? silent;
  }
}
