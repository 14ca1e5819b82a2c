// The nodes inside one element, from back to front.

/** Nodes in their order. One that has the type of the one before at its place takes its element over. */
export class NodeList {
  /** @type {any[]} */
  #views = [];

  /**
   * @param {Element} parent
   * @param {{makeNode: (node: any, context: any) => any}} context
   */
  constructor(parent, context) {
    this.parent = parent;
    this.context = context;
  }

  update(nodes = [], texts = new Map()) {
    this.#views = nodes.map((node, index) => this.#view(node, this.#views[index]));
    const kept = new Set(this.#views.map(({ element }) => element));
    for (const child of this.parent.querySelectorAll(':scope > .ui-node')) if (!kept.has(child)) child.remove();
    nodes.forEach((node, index) => this.#views[index].update(node, texts));
  }

  /** @param {import('./frames.js').Frames} frames */
  layout(frames, pane, pass) {
    for (const view of this.#views) view.layout(frames, pane, pass);
  }

  settle() {
    for (const view of this.#views) view.settle();
  }

  get scroller() {
    return this.#views.map(view => view.scroller).find(Boolean) ?? null;
  }

  /** The view for a node: the present one at its place, or a new one in its stead. */
  #view(node, present) {
    if (present?.type === node.type && present.element.parentNode === this.parent) return present;
    const view = this.context.makeNode(node, this.context);
    if (present?.element.parentNode === this.parent) present.element.before(view.element);
    else this.parent.append(view.element);
    return view;
  }
}
