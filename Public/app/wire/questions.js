// Asks the server about the open scene: where its layout flips, and how it looks elsewhere.

/** The types of the messages that ask about the open scene, each with the type of its answer. */
const answers = {
  sweep: 'sweep', overview: 'overview', explain: 'explanation', audit: 'audit', picture: 'picture', export: 'export', properties: 'properties',
  find: 'found',
};

/** The types of messages that ask the server, and change nothing. */
export const questionTypes = new Set(['ping', ...Object.keys(answers)]);

/** The types of messages that answer a question about the open scene. */
export const answerTypes = new Set(Object.values(answers));

/**
 * Sends questions of one type, one at a time, and passes each answer to the function that asked. No other message waits
 * for them.
 */
export class Questions {
  #waiting = null;
  #out = null;

  /** @param {keyof typeof answers} type the type of the message */
  constructor(connection, type) {
    this.connection = connection;
    this.type = type;
  }

  /**
   * Asks a question. It replaces one that was not sent yet.
   *
   * @param {object} members the members of the message
   * @param {(answer: object) => void} answer
   * @param {() => void} refused is called if the server refuses the question, which is not repeated
   */
  ask(members, answer, refused = () => {}) {
    this.#waiting = { members, answer, refused };
    this.#send();
  }

  answered(message) {
    if (message.ack !== this.#out?.id) return;
    const { answer } = this.#out;
    this.#out = null;
    if (!this.#waiting) answer(message);
    this.#send();
  }

  /** Returns whether a refusal concerns a question. */
  refused(id) {
    if (id === undefined || id !== this.#out?.id) return false;
    const { refused } = this.#out;
    this.#out = null;
    if (!this.#waiting) refused();
    this.#send();
    return true;
  }

  /** Drops the question that was sent, because the socket is closed. */
  lost() {
    this.#out = null;
  }

  #send() {
    if (this.#out || !this.#waiting) return;
    const { members, answer, refused } = this.#waiting;
    const id = this.connection.send({ type: this.type, ...members });
    if (id === null) return;
    this.#waiting = null;
    this.#out = { id, answer, refused };
  }
}
