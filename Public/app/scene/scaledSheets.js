// Sheets that are drawn smaller than they are laid out. Pure functions.
import { isOverAll } from './presentation.js';

/** The frame in the layout of a sheet, for one in the window. */
const laidOut = ([x, y, width, height], [left, top], scale) => (
  [left + (x - left) / scale, top + (y - top) / scale, width / scale, height / scale]
);

/** A pane with the frames at which the sheet lays it out. */
function withLayout(pane, origin, scale) {
  const next = { ...pane };
  for (const name of ['frame', 'navigationBarFrame', 'bottomToolbarFrame']) if (pane[name]) next[name] = laidOut(pane[name], origin, scale);
  return next;
}

/**
 * The scene with the panes of scaled sheets at the frames of their layout. A scaled sheet is then drawn at its scale as a
 * whole. Other scenes stay the same object.
 */
export function layoutOf(scene) {
  if (!scene.panes.some(pane => pane.presentation?.scale)) return scene;
  let sheet = null;
  const panes = scene.panes.map(pane => {
    if (isOverAll(pane)) sheet = pane.presentation?.scale ? pane : null;
    return sheet ? withLayout(pane, sheet.frame, sheet.presentation.scale) : pane;
  });
  return { ...scene, panes };
}
