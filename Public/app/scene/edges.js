// The edges of columns that can be dragged, and the separators at them. Pure functions.

/** The edges that can be dragged now, with their places in the window and the width that they give a column. */
export function resizableEdges({ panes }) {
  return panes.flatMap((pane, order) => {
    if (!pane.resizable || pane.isVisible === false || pane.isInteractive === false) return [];
    const [x, y, width, height] = pane.frame;
    const { id, edge, minimum, maximum } = pane.resizable;
    const at = edge === 'right' ? x + width : x;
    return [{ id, pane: pane.id, order, edge, x: at, y, height, minimum, maximum, width: width - covered(pane), role: pane.role }];
  });
}

/** The width of a supplementary column's part under a floating primary, which does not count as its own. */
function covered({ role, resizable, safeArea = [0, 0, 0, 0] }) {
  if (role !== 'supplementary') return 0;
  return resizable.edge === 'right' ? safeArea[1] : safeArea[3];
}

const sideColumns = new Set(['primary', 'supplementary', 'inspector']);

/**
 * The column at whose edge a separator stands, and the edge: 0 for the left, 1 for the right. The result is null if no
 * column of its container is near.
 */
export function borderOf(separator, { panes }) {
  let nearest = null;
  for (const pane of panes) {
    if (pane.container !== separator.container || !sideColumns.has(pane.role) || pane.isVisible === false) continue;
    for (const end of [0, 1]) {
      const distance = Math.abs(pane.frame[0] + end * pane.frame[2] - separator.frame[0]);
      if (distance <= 1 && (!nearest || distance < nearest.distance)) nearest = { pane: pane.id, end, distance };
    }
  }
  return nearest && { pane: nearest.pane, end: nearest.end };
}
