// Which controller the inspector shows. Pure.

/** The row that is selected first: the outermost split view, or else the root of the window. */
export const firstSelected = rows => (rows.find(({ type }) => type === 'SplitViewController') ?? rows[1] ?? rows[0])?.id ?? '';

/** The row of the controller whose pane has an id, or null. */
export function rowOfPane(pane, rows, { panes }) {
  const controller = panes.find(({ id }) => id === pane)?.controller;
  return rows.find(({ id }) => id === controller) ?? null;
}

/** The number with which an automatic width begins, when a user steps it: the width of its column, or its part of the split view. */
export function startOf({ name, kind }, { node, pane }, { panes }) {
  const column = /(Primary|Supplementary|Secondary|Inspector)/.exec(name)?.[1].toLowerCase();
  const shown = panes.find(one => one.container === node?.id && one.column === column);
  const width = shown ? shown.frame[2] - shown.safeArea[1] - shown.safeArea[3] : 320;
  const whole = pane?.frame[2] ?? Math.max(...panes.map(({ frame }) => frame[2]), 1);
  return kind === 'fraction' ? width / whole : width;
}
