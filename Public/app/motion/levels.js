// Which pane lies over which. Pure.

/** The z-index of the pane at this place from back to front, 1 for the hindmost. The odd ones between are for what leaves. */
export function level(order) {
  return 2 * order;
}

/** The z-index of a pane that is no longer there: right below what it lay under, wherever that stands now. */
export function leavingLevel(id, before, scene) {
  const orders = new Map(scene.panes.map((pane, index) => [pane.id, index + 1]));
  const at = before.panes.findIndex(pane => pane.id === id);
  const above = before.panes.slice(at + 1).find(pane => orders.has(pane.id));
  return level(above ? orders.get(above.id) : scene.panes.length + 1) - 1;
}
