// The frames of nodes, in pre-order. Pure.

/** A frame for a node of which the layout says nothing, such as one that has come after it. */
const none = [0, 0, 0, 0];

/** The frames of a tree of nodes, which are taken one after the other. */
export class Frames {
  #index = 0;

  /**
   * @param {number[][]} frames each in the coordinates of the node around it
   * @param {Record<string, object>} tables the layouts of tables among the nodes, by the numbers of their nodes
   */
  constructor(frames = [], tables = {}) {
    this.frames = frames;
    this.tables = tables;
  }

  /** The frame of the next node, and its number. */
  next() {
    const index = this.#index;
    this.#index += 1;
    return { index, frame: this.frames[index] ?? none };
  }
}
