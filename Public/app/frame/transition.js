// Applies a scene's transition to the panes.
import { place } from '../dom/element.js';
import { collapseTransition } from '../motion/collapse.js';
import { leavingLevel } from '../motion/levels.js';
import { plan, stackTravel } from '../motion/plan.js';
import { prefersReducedMotion } from '../motion/preference.js';
import { keyboardTransition } from '../scene/keyboard.js';
import { nesting, paneShowing } from '../scene/tree.js';
import { carry } from './carry.js';
import { arriveOver, leaveBelow } from './covers.js';
import { leave, makeGhost } from './ghost.js';
import { separatorRide } from './separatorRide.js';

/** The shadow of a view that slides over another one. */
const shadow = '0 0 16px rgb(0 0 0 / 16%)';

/**
 * Whether a pane shows the same content in both scenes. Such a pane moves with the layout, and a fading copy of it
 * would only smear.
 */
function keepsContent({ id, viewModel }, scene, before) {
  const now = scene.panes.find(pane => pane.id === id);
  return now?.viewModel === viewModel && scene.viewModels[viewModel] === before.viewModels[viewModel];
}

/** The pane ids of two controllers that are new in the scene and gone from it. Each is null if there is none. */
function exchange(controllers, scene, before) {
  const shown = ({ panes, hierarchy }) => controllers.map(id => id && paneShowing(id, panes, hierarchy)?.id).filter(Boolean);
  const [now, then] = [shown(scene), shown(before)];
  return { arriving: now.find(id => !then.includes(id)) ?? null, leaving: then.find(id => !now.includes(id)) ?? null };
}

/** The position of an inspector before it arrives: beyond its edge. */
function beyondEdge({ frame: [x, , width] }, { window: { size } }) {
  return { translate: `${x + width / 2 > size[0] / 2 ? width : -width}px` };
}

/** Whether a pane is nested in one of the given panes, at any depth. It then comes and goes with that pane. */
function isInside(id, panes, parents) {
  for (let at = parents.get(id); at; at = parents.get(at)) {
    if (panes.has(at)) return true;
  }
  return false;
}

/** The transition of a scene: the server's, or else the page's own. Reduced motion leaves out that of a collapse. */
function transitionOf(scene, before, isDragged) {
  const still = isDragged || prefersReducedMotion();
  return scene.transition ?? collapseTransition(scene, before, still) ?? keyboardTransition(scene, before);
}

/**
 * The distance by which everything in the window lies elsewhere before it moves because of a new size. A mirrored window
 * keeps its right edge.
 */
function shiftOf({ transition, window: { size: [now] } }, { window: { size: [then] } }, isRightToLeft) {
  return isRightToLeft && !transition ? now - then : 0;
}

/**
 * Draws scenes with their transitions. A resize is drawn at once and ends running animations, unless a split view
 * collapses or expands.
 */
export class Transition {
  /**
   * An animation without an effect, which lasts as long as the motion. The end of the motion therefore waits for
   * animations that the browser slows down or stops.
   */
  #clock = null;
  /** Whether something may be moving. Only then is the browser asked, because its answer takes a layout. */
  #mayMove = false;

  constructor(root, panes) {
    this.root = root;
    this.panes = panes;
  }

  /**
   * Draws a scene. `before` is the scene on screen, or null. `isDragged` says whether the window's size follows the
   * user's hand.
   */
  show(scene, before, { isRightToLeft, isDragged }) {
    const motion = before ? plan(transitionOf(scene, before, isDragged), prefersReducedMotion()) : null;
    if (motion?.covers.length || motion?.stacks.length) this.#begin(motion, 'is-exchanging');
    if (motion?.moves) this.#begin(motion, 'is-moving');
    else if (before && String(before.window.size) !== String(scene.window.size)) this.#finish();
    this.#mayMove ||= motion !== null;
    const dissolves = motion ? this.#snapshots(motion, scene, before) : [];
    const copies = motion ? this.#copies(motion, scene) : [];
    const pass = { isRightToLeft, motion: motion?.moves ? motion : null, fading: motion };
    const shift = motion?.moves ? shiftOf(scene, before, isRightToLeft) : 0;
    if (shift) this.panes.shift(shift);
    const changed = this.panes.show(scene, pass);
    if (!motion) return changed.gone.forEach(view => view.element.remove());
    const timing = { duration: motion.duration, easing: motion.easing };
    const handled = this.#stack(motion, scene, before, isRightToLeft, timing);
    this.#cover(motion.covers, handled, scene, before, timing);
    for (const copy of copies) this.#leaveAsCopy(copy, timing);
    this.#dissolve(dissolves, motion.moves, timing);
    const [enclosing, enclosingBefore] = [scene, before].map(({ panes, hierarchy }) => nesting(panes, hierarchy));
    const carried = motion.moves ? this.#carry(changed.rehung, handled, { enclosing, enclosingBefore, before, shift }, timing) : [];
    if (motion.moves) this.#slide(changed, handled, scene, before, timing);
    this.#comeAndGo(changed, { handled, carried, enclosing, enclosingBefore }, scene, before, timing);
    if (motion.moves) this.#ride(scene, changed.arrived);
  }

  /** Ends running animations and removes everything. */
  clear() {
    this.#finish();
    this.panes.clear();
    this.root.replaceChildren();
  }

  /** Begins a motion. If another one is running, the new one continues from the present positions. */
  #begin({ duration, easing }, name) {
    this.#clock?.cancel();
    this.root.style.setProperty('--duration', `${duration}ms`);
    this.root.style.setProperty('--easing', easing);
    this.root.classList.add(name);
    this.#clock = this.root.animate(null, duration + 40);
    this.#clock.finished.then(() => this.#rest(), () => {});
  }

  #rest() {
    this.root.querySelectorAll('.is-carrying').forEach(pane => pane.classList.remove('is-carrying'));
    this.root.classList.remove('is-moving', 'is-exchanging');
  }

  /** Moves everything to the end of its animation at once. */
  #finish() {
    if (!this.#mayMove) return;
    this.#mayMove = false;
    this.#clock?.cancel();
    for (const animation of this.root.getAnimations({ subtree: true })) animation.finish();
    this.#rest();
  }

  #stack({ stacks }, scene, before, isRightToLeft, timing) {
    const handled = new Set();
    for (const { kind, target, from } of stacks) {
      const travel = stackTravel(kind, isRightToLeft);
      const { arriving, leaving } = exchange([target, from], scene, before);
      if (arriving) this.#arrive(this.panes.get(arriving), travel, timing);
      if (leaving) this.#travelAway(leaving, travel, timing);
      for (const pane of [arriving, leaving]) if (pane) handled.add(pane);
    }
    return handled;
  }

  #arrive({ element }, { arrivesFrom, isArrivingOnTop }, timing) {
    const shade = isArrivingOnTop ? { boxShadow: shadow } : { filter: 'brightness(0.9)' };
    element.animate([{ translate: `${arrivesFrom * 100}% 0`, ...shade }, { translate: '0 0', ...shade, filter: 'none' }], timing);
  }

  #travelAway(id, { leavesTo, isArrivingOnTop }, timing) {
    const element = this.root.querySelector(`[data-pane="${CSS.escape(id)}"]`);
    if (!element || this.panes.get(id)) return;
    element.style.zIndex = isArrivingOnTop ? 0 : 5000;
    const shade = isArrivingOnTop ? { filter: 'brightness(0.9)' } : { boxShadow: shadow };
    leave(element, [{ translate: '0 0', ...shade, filter: 'none' }, { translate: `${leavesTo * 100}% 0`, ...shade }], timing);
  }

  #cover(covers, handled, scene, before, timing) {
    for (const { kind, target } of covers) {
      const id = `${target}/pane`;
      const view = this.panes.get(id);
      const element = this.root.querySelector(`[data-pane="${CSS.escape(id)}"]`);
      if (!element) continue;
      handled.add(id);
      if (kind === 'present' && view) arriveOver(view, scene, timing);
      else if (!view) leaveBelow(element, before.panes.find(pane => pane.id === id), before, timing);
    }
  }

  /**
   * Copies of panes that were dismissed and still exist, such as a popover whose content returns to its column. A copy
   * leaves in place of the pane.
   */
  #copies({ covers }, scene) {
    const isBack = ({ id }) => scene.panes.some(pane => pane.id === id && !pane.presentation);
    return covers.filter(({ kind }) => kind === 'dismiss').map(({ target }) => this.panes.get(`${target}/pane`))
      .filter(view => view?.pane.presentation && isBack(view))
      .map(view => ({ copy: makeGhost(view.element.cloneNode(true)), tops: [...view.element.querySelectorAll('.scroller')].map(({ scrollTop }) => scrollTop) }));
  }

  #leaveAsCopy({ copy, tops }, timing) {
    this.root.append(copy);
    copy.querySelectorAll('.scroller').forEach((scroller, index) => { scroller.scrollTop = tops[index]; });
    leave(copy, [{ opacity: 1 }, { opacity: 0 }], timing);
  }

  #snapshots({ fades, moves }, scene, before) {
    const views = fades.map(({ target }) => this.panes.get(`${target}/pane`)).filter(Boolean);
    return views.filter(({ pane }) => !moves || !keepsContent(pane, scene, before)).map(view => (
      { view, copy: makeGhost(view.body.cloneNode(true)), frame: view.frame, top: view.view?.scroller?.top ?? 0 }
    ));
  }

  /** Fades copies of the old content. A copy keeps its place in the window, unless its pane moves. */
  #dissolve(snapshots, moves, timing) {
    for (const { view, copy, frame: [x, y, width, height], top } of snapshots) {
      const [nowX, nowY] = moves ? [x, y] : view.frame;
      place(copy, x - nowX, y - nowY, width, height);
      view.body.after(copy);
      const scroller = copy.querySelector('.scroller');
      if (scroller) scroller.scrollTop = top;
      leave(copy, [{ opacity: 1 }, { opacity: 0 }], timing);
    }
  }

  /**
   * Moves the panes that are in another pane now from where they were. Returns the two panes of each. `enclosing`
   * and `enclosingBefore` are the panes around each pane in the two scenes.
   */
  #carry(rehung, handled, { enclosing, enclosingBefore, before, shift }, timing) {
    return rehung.filter(({ id }) => enclosingBefore.get(id) && !handled.has(id) && !isInside(id, handled, enclosing)).flatMap(view => {
      const into = this.panes.get(enclosing.get(view.id));
      return into && carry(view, into, { before, shift }, timing) ? [{ into: into.id, from: enclosingBefore.get(view.id) }] : [];
    });
  }

  /** Slides an inspector in from its edge, with everything in it, or out. */
  #slide({ arrived, gone }, handled, scene, before, timing) {
    const isInspector = view => view.pane.role === 'inspector';
    for (const view of arrived.filter(isInspector)) {
      handled.add(view.id);
      view.element.animate([beyondEdge(view.pane, scene), {}], timing);
    }
    for (const view of gone.filter(isInspector)) {
      handled.add(view.id);
      view.element.style.zIndex = leavingLevel(view.id, before, scene);
      leave(view.element, [{}, beyondEdge(view.pane, before)], timing);
    }
  }

  /** Moves the remaining separators with their columns, even if they stand beside another column now. */
  #ride(scene, arrived) {
    for (const { id, role } of scene.panes) {
      const view = role === 'separator' && this.panes.get(id);
      if (!view || arrived.includes(view)) continue;
      const ride = separatorRide(view, scene, this.panes);
      if (ride) view.element.animate(ride.frames, ride.timing);
    }
  }

  /**
   * Animates the other panes that are new or gone. A separator moves with its column, and any other pane fades. A pane
   * into which another one has moved is there at once, and what leaves the two panes leaves below the moving one.
   */
  #comeAndGo({ arrived, gone }, { handled, carried, enclosing, enclosingBefore }, scene, before, timing) {
    const own = parents => ({ id }) => !handled.has(id) && !isInside(id, handled, parents);
    for (const view of arrived.filter(own(enclosing)).filter(({ id }) => !carried.some(({ into }) => into === id))) {
      const ride = separatorRide(view, scene, this.panes);
      if (ride) this.root.querySelectorAll('.role-separator.is-leaving').forEach(ghost => ghost.remove());
      view.element.animate(ride?.frames ?? [{ opacity: 0 }, {}], ride?.timing ?? timing);
    }
    const isBelow = id => carried.some(({ into, from }) => from === id || into === enclosingBefore.get(id));
    for (const view of gone.filter(own(enclosingBefore))) {
      const ride = separatorRide(view, before, this.panes);
      view.element.style.zIndex = isBelow(view.id) ? 0 : leavingLevel(view.id, before, scene);
      leave(view.element, ride?.frames ?? [{}, { opacity: 0 }], ride?.timing ?? timing);
    }
  }
}
