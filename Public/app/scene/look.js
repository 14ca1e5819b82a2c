// The look of a pane, by its role and the profile. Pure functions.
import { presentationClasses } from './presentation.js';

/** Roles that this page knows how to draw without a view model. */
const known = new Set([
  'primary',
  'supplementary',
  'secondary',
  'compact',
  'inspector',
  'left',
  'right',
  'content',
  'tabBar',
  'separator',
  'dimming',
  'modal',
  'popover',
]);

/**
 * Whether a pane is glass that floats over the others: the first column of the iOS 26 design, unless it is the whole
 * split.
 */
export function isFloating(pane, scene) {
  if (scene.profile !== 'ios26' || pane.role !== 'primary') return false;
  const split = scene.panes?.find(({ id }) => id === `${pane.container}/pane`);
  return pane.frame[3] < (split ? split.frame[3] : scene.window.size[1]) - 1;
}

/** The model to draw for a pane: its own, a label for an unknown role, or null for a container without content. */
export function modelOf(pane, viewModels) {
  if (pane.viewModel) return viewModels[pane.viewModel] ?? { kind: 'plain', title: '' };
  return known.has(pane.role) ? null : { kind: 'plain', title: pane.role };
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

/** Heights of a navigation bar on an iPad, by profile. */
const barHeights = { ios5: 44, ios8: 44, ios26: 54 };

/** Height of the row that a search field adds below a navigation bar, in points (general knowledge). */
export const searchRowHeight = 52;

/** Height of a navigation bar when the scene does not say where its content begins. */
export function barHeight(profile) {
  return barHeights[profile] ?? 50;
}
