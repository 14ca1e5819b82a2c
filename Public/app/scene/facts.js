// The facts about a scene in the badge. Pure functions.

const number = value => String(Math.round(value * 10) / 10);

function find(type, node) {
  if (!node) return null;
  if (node.type === type) return node;
  for (const child of node.children ?? []) {
    const found = find(type, child);
    if (found) return found;
  }
  return null;
}

/** The line in the badge: the window's size and its horizontal size class. */
export function headline({ size, traits }) {
  return { size: `${number(size[0])} × ${number(size[1])}`, widthClass: traits.horizontalSizeClass };
}

/** Facts as [name, value, reason]. The reasons are the server's own words. */
export function facts(scene) {
  const { size, traits, because = {} } = scene.window;
  const split = find('SplitViewController', scene.hierarchy);
  // This is the only container of an app itself that reports its state. The protocol lists its members beside those of
  // UIKit's containers.
  const container = find('SplitOrFlipViewController', scene.hierarchy);
  const rows = [
    ['Window', `${number(size[0])} × ${number(size[1])} pt`, ''],
    ['Width', traits.horizontalSizeClass, because.horizontalSizeClass ?? ''],
    ['Height', traits.verticalSizeClass, because.verticalSizeClass ?? ''],
  ];
  if (split) rows.push(['Split view', split.isCollapsed ? 'collapsed' : 'expanded', split.isCollapsed ? '' : split.displayMode]);
  if (container) rows.push(['Sides', container.displayMode === 'one' ? container.displayFocus : 'both', container.displayMode]);
  return rows;
}
