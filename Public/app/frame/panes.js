// All panes of the window, by id: what stays is moved, what is new is made, what is gone leaves.
import { nesting } from '../scene/tree.js';
import { PaneView } from './paneView.js';

const windowOrigin = [0, 0];

/** The panes that are drawn. It knows frames and nesting; what moves how is `Transition`'s. */
export class Panes {
  #views = new Map();

  constructor(root, context) {
    this.root = root;
    this.context = context;
  }

  get(id) {
    return this.#views.get(id) ?? null;
  }

  /** Draws the panes of a scene. Returns the views that are new and those that are gone but still in the page. */
  show(scene, pass) {
    const parents = nesting(scene.panes, scene.hierarchy);
    const arrived = [];
    const moved = [];
    scene.panes.forEach((pane, order) => {
      const view = this.#views.get(pane.id) ?? this.#make(pane.id, arrived);
      const parent = parents.get(pane.id) && this.#views.get(parents.get(pane.id));
      view.update(pane, order + 1, parent ? parent.frame : windowOrigin, scene, pass);
      this.#hang(view, parent ? parent.element : this.root, moved);
    });
    const gone = this.#takeAllBut(new Set(parents.keys()));
    for (const view of moved) view.view?.scroller?.restore();
    for (const view of this.#views.values()) view.view?.settle?.();
    return { arrived, gone };
  }

  #make(id, arrived) {
    const view = new PaneView(id, this.context);
    this.#views.set(id, view);
    arrived.push(view);
    return view;
  }

  #hang(view, parent, moved) {
    if (view.element.parentNode === parent) return;
    parent.append(view.element);
    moved.push(view);
  }

  #takeAllBut(ids) {
    const gone = [];
    for (const [id, view] of this.#views) {
      if (ids.has(id)) continue;
      this.#views.delete(id);
      gone.push(view);
    }
    return gone;
  }
}
