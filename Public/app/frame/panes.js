// The panes of the window, by id: it moves those that stay, makes new ones, and returns those that leave.
import { place, unfreeze } from '../dom/element.js';
import { moveInto } from '../dom/move.js';
import { recession } from '../scene/presentation.js';
import { nesting } from '../scene/tree.js';
import { Focus } from './focus.js';
import { PaneView } from './paneView.js';
import { StripOffsets } from './stripOffsets.js';

const windowOrigin = [0, 0];

/** The panes on screen. This class handles frames and nesting, and `Transition` the animations. */
export class Panes {
  #views = new Map();
  #strips = new StripOffsets();

  constructor(root, context) {
    this.root = root;
    this.context = context;
    this.focus = new Focus(root);
  }

  get(id) {
    return this.#views.get(id) ?? null;
  }

  /** Draws the panes of a scene. Returns the new views, those in another pane than before, and the removed ones that are still in the page. */
  show(scene, pass) {
    const held = this.focus.holder;
    const parents = nesting(scene.panes, scene.hierarchy);
    const receding = recession(scene);
    const arrived = [];
    const came = [];
    const moved = [];
    scene.panes.forEach((pane, order) => {
      const view = this.#views.get(pane.id) ?? this.#make(pane, arrived);
      const parent = parents.get(pane.id) && this.#views.get(parents.get(pane.id));
      const wasShown = view.isShown === true;
      try {
        view.update(pane, order + 1, parent ? parent.frame : windowOrigin, scene, { ...pass, column: pane.column ?? parent?.pane.column });
      } catch (error) {
        // A content that cannot be drawn does not take the other panes with it.
        console.error(pane.id, error);
      }
      this.#hang(view, parent ? parent.inner : this.root, moved);
      view.recede(!parent && receding && order < receding.count ? receding : null, scene.window.size[0]);
      if (view.isShown && !wasShown) came.push(view);
    });
    const gone = this.#takeAllBut(new Set(parents.keys()));
    this.#strips.keepOnly(scene.hierarchy);
    for (const view of moved) view.view?.scroller?.restore();
    // To scroll makes the browser lay out at once. Many windows that draw in one frame do so together at its end.
    const settle = () => this.#views.forEach(({ view }) => view?.settle?.());
    if (pass.motion || !this.context.whenDrawn) settle();
    else this.context.whenDrawn(settle);
    for (const view of arrived) this.#bringBack(view);
    this.focus.follow(held, came, gone);
    return { arrived, rehung: moved.filter(view => !arrived.includes(view)), gone };
  }

  /** Moves the outermost panes by a distance, without a transition. */
  shift(distance) {
    const outermost = [...this.#views.values()].filter(({ element }) => element.parentNode === this.root);
    for (const { element, frame: [x, y, width, height] } of outermost) {
      element.style.transition = 'none';
      place(element, x + distance, y, width, height);
    }
    unfreeze(outermost.map(({ element }) => element));
  }

  /** Removes everything at once, as if nothing had been shown. */
  clear() {
    for (const { element } of this.#views.values()) element.remove();
    this.#views.clear();
    this.#strips.clear();
  }

  #make({ id, role }, arrived) {
    const view = new PaneView(id, role, this.context);
    this.#views.set(id, view);
    arrived.push(view);
    return view;
  }

  #hang(view, parent, moved) {
    if (view.element.parentNode === parent) return;
    moveInto(parent, view.element);
    moved.push(view);
  }

  #takeAllBut(ids) {
    const gone = [];
    for (const [id, view] of this.#views) {
      if (ids.has(id)) continue;
      this.#views.delete(id);
      this.#remember(view);
      gone.push(view);
    }
    return gone;
  }

  #remember({ pane, body }) {
    const strip = body.querySelector('.strip');
    if (strip) this.#strips.remember(pane, strip.scrollLeft);
  }

  #bringBack({ id, body }) {
    const offset = this.#strips.of(id);
    const strip = offset !== null && body.querySelector('.strip');
    if (strip) strip.scrollLeft = offset;
  }
}
