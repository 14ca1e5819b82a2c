// Why a server that was there takes no conversation any more. Touches the network.

const silent = 'The server does not answer. Still trying…';

/** What to say of what it answers to those who only ask how it is. */
const words = {
  200: 'The server takes no more pages just now. Still trying…',
  403: 'The server was started again and has another address. Open the one that it has printed; this page goes on then.',
};

/** Asks now and then, and knows the last answer in words. */
export class Absence {
  words = silent;
  #ask;

  /** @param {(path: string, options: object) => Promise<{status: number}>} ask */
  constructor(ask) {
    this.#ask = ask;
  }

  /** Asks again. Until the answer is here the last one holds. */
  async look() {
    const { status } = await this.#ask('health', { cache: 'no-store' }).catch(() => ({ status: 0 }));
    this.words = words[status] ?? silent;
  }
}
