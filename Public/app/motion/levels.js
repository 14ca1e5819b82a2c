// The z-indexes of panes. Pure functions.

/**
 * The z-index of a pane by its position from back to front, where 1 is the hindmost. The odd numbers in between are for
 * panes that leave.
 */
export function level(order) {
  return 2 * order;
}

/** The z-index of a pane that leaves: right below the pane that was above it, at the present position of that pane. */
export function leavingLevel(id, before, scene) {
  const orders = new Map(scene.panes.map((pane, index) => [pane.id, index + 1]));
  const at = before.panes.findIndex(pane => pane.id === id);
  const above = before.panes.slice(at + 1).find(pane => orders.has(pane.id));
  return level(above ? orders.get(above.id) : scene.panes.length + 1) - 1;
}
