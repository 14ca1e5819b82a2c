// Applies the transition that the server names to the panes.
import { plan, stackTravel } from '../motion/plan.js';
import { paneShowing } from '../scene/tree.js';

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

/** Takes an element out of the conversation: it is still seen, but it is no longer there. */
function makeGhost(element) {
  element.inert = true;
  element.classList.add('is-leaving');
  for (const node of [element, ...element.querySelectorAll('[data-id],[data-pane],[data-bar]')]) {
    for (const name of ['data-id', 'data-pane', 'data-bar']) node.removeAttribute(name);
  }
  return element;
}

function leave(element, frames, timing) {
  const remove = () => element.remove();
  makeGhost(element).animate(frames, { ...timing, fill: 'forwards' }).finished.then(remove, remove);
}

/** Which of two controllers' panes is new in this scene and which is gone, by pane id; null where neither is. */
function exchange(controllers, scene, before) {
  const shown = ({ panes, hierarchy }) => controllers.map(id => id && paneShowing(id, panes, hierarchy)?.id).filter(Boolean);
  const [now, then] = [shown(scene), shown(before)];
  return { arriving: now.find(id => !then.includes(id)) ?? null, leaving: then.find(id => !now.includes(id)) ?? null };
}

/** Draws scene after scene, each as its transition says. A resize is at once and ends what is under way. */
export class Transition {
  #end = null;

  constructor(root, panes) {
    this.root = root;
    this.panes = panes;
  }

  /** @param before the scene that is on screen, or null */
  show(scene, before, isRightToLeft) {
    const motion = before ? plan(scene.transition, reducedMotion.matches) : null;
    if (motion) this.#begin(motion);
    else if (before && String(before.window.size) !== String(scene.window.size)) this.#finish();
    const dissolves = motion ? this.#snapshots(motion.fades) : [];
    const pass = { isRightToLeft, motion: motion?.moves ? motion : null, fading: motion };
    const changed = this.panes.show(scene, pass);
    if (!motion) return changed.gone.forEach(view => view.element.remove());
    const timing = { duration: motion.duration, easing: motion.easing };
    const handled = this.#stack(motion, scene, before, isRightToLeft, timing);
    this.#cover(motion.covers, before, handled, timing);
    this.#dissolve(dissolves, timing);
    this.#fadeTheRest(changed, handled, timing);
  }

  #begin({ duration, easing, moves }) {
    this.#finish();
    if (!moves) return;
    this.root.style.setProperty('--duration', `${duration}ms`);
    this.root.style.setProperty('--easing', easing);
    this.root.classList.add('is-moving');
    this.#end = setTimeout(() => this.#finish(), duration + 40);
  }

  #finish() {
    clearTimeout(this.#end);
    this.root.classList.remove('is-moving');
  }

  #stack({ stacks }, scene, before, isRightToLeft, timing) {
    const handled = new Set();
    for (const { kind, target, from } of stacks) {
      const travel = stackTravel(kind, isRightToLeft);
      const { arriving, leaving } = exchange([target, from], scene, before);
      if (arriving) handled.add(arriving) && this.#arrive(this.panes.get(arriving), travel, timing);
      if (leaving) handled.add(leaving) && this.#travelAway(leaving, travel, timing);
    }
    return handled;
  }

  #arrive({ element }, { arrivesFrom, isArrivingOnTop }, timing) {
    element.classList.toggle('is-sliding', isArrivingOnTop);
    const frames = [
      { translate: `${arrivesFrom * 100}% 0`, filter: isArrivingOnTop ? 'none' : 'brightness(0.9)' },
      { translate: '0 0', filter: 'none' },
    ];
    element.animate(frames, timing).finished.then(() => element.classList.remove('is-sliding'), () => {});
  }

  #travelAway(id, { leavesTo, isArrivingOnTop }, timing) {
    const element = this.root.querySelector(`[data-pane="${CSS.escape(id)}"]`);
    if (!element || this.panes.get(id)) return;
    element.style.zIndex = isArrivingOnTop ? 0 : 5000;
    element.classList.toggle('is-sliding', !isArrivingOnTop);
    leave(
      element,
      [{ translate: '0 0' }, { translate: `${leavesTo * 100}% 0`, filter: isArrivingOnTop ? 'brightness(0.9)' : 'none' }],
      timing,
    );
  }

  #cover(covers, before, handled, timing) {
    for (const { kind, target } of covers) {
      const id = `${target}/pane`;
      const element = this.root.querySelector(`[data-pane="${CSS.escape(id)}"]`);
      if (!element) continue;
      handled.add(id);
      if (kind === 'present') element.animate([{ translate: '0 100%' }, { translate: '0 0' }], timing);
      else if (!this.panes.get(id)) leave(element, [{ translate: '0 0' }, { translate: '0 100%' }], timing);
    }
  }

  #snapshots(fades) {
    return fades.map(({ target }) => this.panes.get(`${target}/pane`)).filter(Boolean).map(view => {
      const scroller = view.view?.scroller;
      return { view, copy: makeGhost(view.body.cloneNode(true)), top: scroller?.top ?? 0 };
    });
  }

  #dissolve(snapshots, timing) {
    for (const { view, copy, top } of snapshots) {
      view.body.after(copy);
      const scroller = copy.querySelector('.scroller');
      if (scroller) scroller.scrollTop = top;
      leave(copy, [{ opacity: 1 }, { opacity: 0 }], timing);
    }
  }

  #fadeTheRest({ arrived, gone }, handled, timing) {
    for (const view of arrived) {
      if (!handled.has(view.id)) view.element.animate([{ opacity: 0 }, {}], timing);
    }
    for (const view of gone) {
      if (!handled.has(view.id)) leave(view.element, [{}, { opacity: 0 }], timing);
    }
  }
}
