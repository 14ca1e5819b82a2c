// The facts about a scene in the panel of the badge. Pure functions.
import { isOwnRole } from '../scene/roles.js';
import { sizeText, tenths } from '../text.js';
import { extentOf } from '../panels/columns.js';
import { reasonWords } from '../panels/reasons.js';
import { choiceWords } from '../panels/identifiers.js';

/** A node and the controllers inside it, each before its children. Presented controllers are left out. */
function contained(node) {
  return node ? [node, ...(node.children ?? []).flatMap(contained)] : [];
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
    return ['Split view', node.isCollapsed ? 'Collapsed' : 'Expanded', node.isCollapsed ? '' : choiceWords('displayMode', node.displayMode)];
  }
  const parts = partsOf(node, scene);
  return parts.length > 0 ? ['Shown', parts.join(', '), node.displayMode ? choiceWords('displayMode', node.displayMode) : ''] : null;
}

/** The members of a split view that have a row of their own, with the name of the row. */
const widths = [['primaryColumnWidth', 'Primary'], ['supplementaryColumnWidth', 'Supplementary']];

/** The width of a column that is not covered by another, or its whole width if it is not on screen. */
function widthOf(node, name, panes) {
  const pane = panes.find(({ container, column, isVisible }) => container === node.id && name === `${column}ColumnWidth` && isVisible !== false);
  return pane ? extentOf(pane, panes).width : node[name];
}

/** The rows for the columns and the button of a split view, which answer why a width or a button is as it is. */
function splitRows(node, panes) {
  if (node.type !== 'SplitViewController') return [];
  /** @type {Record<string, string>} */
  const because = node.because ?? {};
  const columns = widths.filter(([name]) => name in because).map(([name, label]) => [label, `${tenths(widthOf(node, name, panes))} pt wide`, reasonWords(because[name])]);
  if (because.inspectorColumnWidth) columns.push(['Inspector', 'Shown', reasonWords(because.inspectorColumnWidth)]);
  const reason = because.displayModeButtonItem ?? '';
  const shown = /^(shown|hidden): /.exec(reason)?.[1];
  return shown ? [...columns, ['Button', choiceWords('', shown), reasonWords(reason)]] : columns;
}

/** Facts as [name, value, reason]. */
export function facts(scene) {
  const { size, traits, because = {} } = scene.window;
  return [
    ['Window', `${sizeText(size)} pt`, ''],
    ['Width', choiceWords('', traits.horizontalSizeClass), reasonWords(because.horizontalSizeClass)],
    ['Height', choiceWords('', traits.verticalSizeClass), reasonWords(because.verticalSizeClass)],
    ...contained(scene.hierarchy).flatMap(node => [containerRow(node, scene), ...splitRows(node, scene.panes ?? [])]).filter(Boolean),
  ];
}
