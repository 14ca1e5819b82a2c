// The drawing of a pane, which follows from its role and from the look that the server describes. Pure functions.
import { presentationClasses } from './presentation.js';
import { isContainerRole } from './roles.js';

/**
 * Whether a pane is glass that floats over the others: a column that the look floats, unless it is the whole split, or what is presented
 * over such a column.
 */
export function isFloating(pane, scene) {
  if (pane.presentation?.isInContainer) return scene.panes.some(covered => covered.id === `${pane.container}/pane` && isFloating(covered, scene));
  if (!scene.look.floats.includes(pane.role)) return false;
  const split = scene.panes?.find(({ id }) => id === `${pane.container}/pane`);
  return pane.frame[3] < (split ? split.frame[3] : scene.window.size[1]) - 1;
}

/** The model to draw for a pane: its own, a label for an unknown role, or null for a container without content. */
export function modelOf(pane, viewModels) {
  if (pane.viewModel) return viewModels[pane.viewModel] ?? { kind: 'plain', title: '' };
  return isContainerRole(pane.role) ? null : { kind: 'plain', title: pane.role };
}

/** Whether a pane is off screen beside the window and still in the hierarchy, where a view debugger finds it. */
export function isBeyond(pane, { window: { size } }) {
  const [x, , width] = pane.frame;
  return pane.isVisible === false && pane.isInHierarchy !== false && (x + width <= 0 || x >= size[0]);
}

/** The distances, in points, by which such panes extend beyond the window's left and right edge. */
export function overhang(scene) {
  const beyond = scene.panes.filter(pane => isBeyond(pane, scene)).map(({ frame }) => frame);
  return {
    left: Math.max(0, ...beyond.map(([x]) => -x)),
    right: Math.max(0, ...beyond.map(([x, , width]) => x + width - scene.window.size[0])),
  };
}

/** The class names of a pane. */
export function classesOf(pane, scene) {
  const names = ['pane', `role-${pane.role}`];
  if (isFloating(pane, scene)) names.push('is-floating');
  if (pane.isDimmed) names.push('is-dimmed');
  if (isBeyond(pane, scene)) names.push('is-beyond');
  if (pane.decoration) names.push('is-decorated');
  return [...names, ...presentationClasses(pane, scene)].join(' ');
}
