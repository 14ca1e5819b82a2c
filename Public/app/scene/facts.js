// The facts about a scene in the badge. Pure functions.
import { isOwnRole } from './roles.js';

const number = value => String(Math.round(value * 10) / 10);

/** A node and the controllers inside it, each before its children. Presented controllers are left out. */
function contained(node) {
  return node ? [node, ...(node.children ?? []).flatMap(contained)] : [];
}

/** The line in the badge: the window's size and its horizontal size class. */
export function headline({ size, traits }) {
  return { size: `${number(size[0])} × ${number(size[1])}`, widthClass: traits.horizontalSizeClass };
}

/** The names of the visible parts of an app's own container, in reading order. */
function partsOf({ id }, { panes = [], window: { traits } }) {
  const parts = panes.filter(pane => pane.container === id && pane.isVisible !== false && isOwnRole(pane.role));
  const names = parts.sort((a, b) => a.frame[0] - b.frame[0]).map(({ role }) => role);
  return traits.layoutDirection === 'rightToLeft' ? names.reverse() : names;
}

/** A row for a container of UIKit or of an app, or null for one without columns or parts. */
function containerRow(node, scene) {
  if (node.type === 'SplitViewController') {
    return ['Split view', node.isCollapsed ? 'collapsed' : 'expanded', node.isCollapsed ? '' : node.displayMode];
  }
  const parts = partsOf(node, scene);
  return parts.length > 0 ? ['Shown', parts.join(', '), node.displayMode ?? ''] : null;
}

/** The members of a split view that have a row of their own, with the name of the row. */
const widths = [['primaryColumnWidth', 'Primary'], ['supplementaryColumnWidth', 'Supplementary']];

/** The rows for the columns and the button of a split view, which answer why a width or a button is as it is. */
function splitRows(node) {
  if (node.type !== 'SplitViewController') return [];
  /** @type {Record<string, string>} */
  const because = node.because ?? {};
  const columns = widths.filter(([name]) => name in because).map(([name, label]) => [label, `${number(node[name])} pt wide`, because[name]]);
  if (because.inspectorColumnWidth) columns.push(['Inspector', 'shown', because.inspectorColumnWidth]);
  const [shown, ...why] = (because.displayModeButtonItem ?? '').split(': ');
  return why.length > 0 ? [...columns, ['Button', shown, why.join(': ')]] : columns;
}

/** Facts as [name, value, reason]. The reasons are the server's own words. */
export function facts(scene) {
  const { size, traits, because = {} } = scene.window;
  return [
    ['Window', `${number(size[0])} × ${number(size[1])} pt`, ''],
    ['Width', traits.horizontalSizeClass, because.horizontalSizeClass ?? ''],
    ['Height', traits.verticalSizeClass, because.verticalSizeClass ?? ''],
    ...contained(scene.hierarchy).flatMap(node => [containerRow(node, scene), ...splitRows(node)]).filter(Boolean),
  ];
}
