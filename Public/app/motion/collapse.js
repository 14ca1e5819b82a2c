// The transition of a split view that collapses or expands because its window got another size. Pure functions.
import { nodesOf } from '../scene/tree.js';

/** The seconds that it takes, as long as UIKit's other changes of a layout. */
const duration = 0.3;

/** Whether each split view is collapsed, by its id. */
function collapsedById(hierarchy) {
  const splits = nodesOf(hierarchy).filter(({ isCollapsed }) => typeof isCollapsed === 'boolean');
  return new Map(splits.map(({ id, isCollapsed }) => [id, isCollapsed]));
}

/** Whether a split view that is in both scenes is collapsed in only one of them. */
export function collapseChanges(scene, before) {
  const then = collapsedById(before.hierarchy);
  return [...collapsedById(scene.hierarchy)].some(([id, isCollapsed]) => then.has(id) && then.get(id) !== isCollapsed);
}

/**
 * The page's own transition, or null. The server sends none for a new size of the window, because a size that follows
 * the user's hand is drawn at once. A size that comes at one stroke has time to move.
 */
export function collapseTransition(scene, before, isDragged) {
  if (isDragged || !collapseChanges(scene, before)) return null;
  return { duration, curve: 'easeInOut', changes: [{ target: scene.hierarchy.id, kind: 'layout' }] };
}
