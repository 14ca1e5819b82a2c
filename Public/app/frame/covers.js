// Animations of presented controllers.
import { arrowTip, travel } from '../scene/presentation.js';
import { leave } from './ghost.js';

/**
 * The styles of a presented pane before it arrives and after it has left. A popover grows out of the tip of its arrow, and
 * any other pane comes from below the window.
 */
function away(pane, scene) {
  if (pane.presentation?.style === 'popover') return { opacity: 0, scale: 0.86 };
  return { translate: `0 ${travel(pane, scene.window)}px` };
}

function aim(element, pane, scene) {
  const tip = pane.presentation?.style === 'popover' && arrowTip(pane, scene.look);
  if (tip) element.style.transformOrigin = `${tip[0]}px ${tip[1]}px`;
}

/** Animates the arrival of a presented pane. */
export function arriveOver({ element, pane }, scene, timing) {
  aim(element, pane, scene);
  element.animate([away(pane, scene), {}], timing);
}

/** Animates the removal of a dismissed pane, beginning where a finger has dragged it. */
export function leaveBelow(element, pane, scene, timing) {
  const { translate } = getComputedStyle(element);
  leave(element, [{ translate }, away(pane, scene)], timing);
}
