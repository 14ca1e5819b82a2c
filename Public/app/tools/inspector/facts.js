// The facts about a row of the tree: where it stands, how wide it is and why, and its state. Pure.
import { capital, hundredths } from '../../text.js';
import { written } from '../values.js';
import { columnsShown, extentOf, isColumn } from '../../panels/columns.js';
import { reasonWords } from '../../panels/reasons.js';
import { uikitName, wordsFor } from '../../panels/identifiers.js';
import { frameWords, gotWords, insetsWords, sizeWords, valueWords } from '../../panels/values.js';

/**
 * @typedef {object} Fact
 * @property {string} name the name of the protocol, which the tooltip shows
 * @property {string} label
 * @property {string} value
 * @property {string} [because] the reason in words
 * @property {string} [reason] the reason as the server wrote it, which the tooltip shows
 * @property {string} [raw] the value as the protocol has it, which the tooltip shows
 * @property {{target: string, name: string}} [why] what `explain` is asked
 * @property {string[]} [members] the members of the node whose change marks the fact
 */

/** @returns {Fact} */
const fact = (name, value, more = {}) => ({ name, label: wordsFor(name), value, members: [name], ...more });

/** A reason in words, and as the server wrote it. @param {string} [reason] */
const reasoned = reason => ({ because: reason && reasonWords(reason), reason });

const same = (a, b) => String(a) === String(b);

/** The id of what `explain` is asked about a pane: its column, or else its controller. */
const targetOf = ({ role, container, column, controller }) => (isColumn({ role }) && column ? `${container}.${column}` : controller);

const presences = {
  parked: 'No, it waits beside the window', removed: 'No, it has left the hierarchy', covered: 'No, another controller covers it',
  unshown: 'No, it is in no window', dimmed: 'Yes, dimmed',
};

const presenceOf = ({ marks }) => presences[marks.find(({ kind }) => kind in presences)?.kind] ?? 'Yes';

/** The facts about where a pane stands. `whyWidth` is what `explain` is asked about its width, if it stands in a column. */
function placeFacts(row, whyWidth) {
  const { pane } = row;
  const target = pane ? targetOf(pane) : row.id;
  const why = name => ({ why: { target, name } });
  const presence = fact('presence', presenceOf(row), why('isVisible'));
  if (!pane) return [presence];
  const { frame, safeArea, contentSafeArea } = pane;
  const below = contentSafeArea && !same(contentSafeArea, safeArea) ? [fact('contentSafeArea', insetsWords(contentSafeArea), why('contentSafeArea'))] : [];
  const margins = isColumn(pane) ? [fact('layoutMargins', 'Not known: nobody has measured them inside a column')] : [];
  return [presence, fact('frame', frameWords(frame), { why: whyWidth }), fact('safeArea', insetsWords(safeArea), why('safeArea')), ...below, ...margins];
}

const propertyOf = (kind, column) => `${kind}${capital(column)}ColumnWidth`;

/** The width that an app asks for: points, or a part of the split view's width. UIKit takes the points if there are both. */
function askedWords(split, column) {
  const [points, part] = [split[propertyOf('preferred', column)], split[`${propertyOf('preferred', column)}Fraction`]];
  if (points !== null && points !== undefined) return hundredths(points);
  return part !== null && part !== undefined ? `${hundredths(part)} of the split view` : 'Nothing: automatic';
}

/** The limits that an app sets, or null without any. */
function limitsWords(split, column) {
  const [least, most] = [split[propertyOf('minimum', column)], split[propertyOf('maximum', column)]];
  const parts = [typeof least === 'number' && `at least ${hundredths(least)}`, typeof most === 'number' && `at most ${hundredths(most)}`];
  return parts.filter(Boolean).join(', ') || null;
}

/** The facts about the width of a column of a split view. @param {string} prefix stands before the labels */
function widthFacts(split, column, pane, panes, prefix = '') {
  const members = [...['preferred', 'minimum', 'maximum'].map(kind => propertyOf(kind, column)), `${propertyOf('preferred', column)}Fraction`];
  const name = `${column}ColumnWidth`;
  const label = text => (prefix ? `${prefix}, ${text.replace('Width ', '').toLowerCase()}` : text);
  const isAskable = propertyOf('preferred', column) in split;
  const limits = limitsWords(split, column);
  const got = { label: label(wordsFor('got')), members: [name], ...reasoned(split.because?.[name]), why: { target: `${split.id}.${column}`, name: 'width' } };
  return [
    ...(isAskable ? [fact(`asked-${column}`, askedWords(split, column), { label: label(wordsFor('asked')), members })] : []),
    ...(limits ? [fact(`limits-${column}`, limits, { label: label(wordsFor('limits')), members })] : []),
    ...(pane ? [fact(name, gotWords(extentOf(pane, panes)), got)] : []),
  ];
}

/** The visible columns of a split view, as one reads them. */
function columnPanes({ id }, { panes, window }) {
  const shown = columnsShown(panes).map(({ pane }) => pane).filter(pane => pane.container === id && pane.column);
  return window.traits.layoutDirection === 'rightToLeft' ? shown.reverse() : shown;
}

/**
 * The pane of the column of an expanded split view in which a pane stands, which is the pane itself or that of a stack around it, and
 * the split view. It is null for a pane elsewhere.
 */
function columnAround(pane, panes, nodes) {
  if (!pane) return null;
  const around = nodes.get(pane.container);
  if (around?.type === 'SplitViewController') return pane.column && !around.isCollapsed ? { pane, split: around } : null;
  return around?.type === 'NavigationController' ? columnAround(panes.find(({ id }) => id === `${around.id}/pane`), panes, nodes) : null;
}

/** The facts about the widths in a row: that of a column, or those of all columns of an expanded split view. */
function widthsOf(row, scene, nodes) {
  const { node } = row;
  if (node?.type === 'SplitViewController') {
    return node.isCollapsed ? [] : columnPanes(node, scene).flatMap(one => widthFacts(node, one.column, one, scene.panes, wordsFor(one.column)));
  }
  const { split, pane } = columnAround(row.pane, scene.panes, nodes) ?? {};
  return split ? widthFacts(split, pane.column, pane, scene.panes) : [];
}

/** The question for `explain` about the width of a row in a column of an expanded split view. */
function whyWidthOf(row, scene, nodes) {
  const { split, pane } = columnAround(row.pane, scene.panes, nodes) ?? {};
  return split && { target: `${split.id}.${pane.column}`, name: 'width' };
}

/** The members of a node that other facts and the settings show. */
const shownElsewhere = /^(id|type|class|title|children|presented|because|(primary|supplementary)ColumnWidth|(preferred|minimum|maximum)\w+ColumnWidth(Fraction)?)$/;

const explained = new Set(['isCollapsed', 'displayMode', 'splitBehavior', 'tabBarPlacement', 'horizontalSizeClass', 'verticalSizeClass']);

/** The facts about the state of a controller. Properties that can be set are among the settings instead. */
function stateFacts(row, rows, settable) {
  const { node, pane } = row;
  const titleOf = id => rows.find(one => one.id === id)?.title ?? capital(id);
  const members = Object.entries(node).filter(([name]) => !shownElsewhere.test(name) && !settable.has(name));
  const facts = members.map(([name, value]) => fact(name, valueWords(name, value, titleOf), {
    raw: written(value), ...reasoned(node.because?.[name]), ...(explained.has(name) && { why: { target: node.id, name } }),
  }));
  if (!pane?.presentation) return facts;
  const { style, because = {} } = pane.presentation;
  return [...facts, fact('presentation', valueWords('style', style), { because: Object.values(because).map(reasonWords).join('. '), reason: Object.values(because).join('. '), why: { target: node.id, name: 'isVisible' } })];
}

/** The traits of the window that are shown, in their order. */
const traitNames = ['userInterfaceIdiom', 'horizontalSizeClass', 'verticalSizeClass'];

function windowGroups({ window }) {
  const { size, scale, orientation, safeArea, layoutMargins, readableWidth, traits, because = {} } = window;
  const margins = layoutMargins ? [fact('layoutMargins', insetsWords(layoutMargins)), fact('readableWidth', hundredths(readableWidth))] : [];
  const place = [fact('size', `${sizeWords(size)} at ${hundredths(scale)}x`), fact('orientation', valueWords('orientation', orientation)), fact('safeArea', insetsWords(safeArea), { why: { target: 'window', name: 'safeArea' } }), ...margins];
  const named = traitNames.map(name => fact(name, valueWords(name, traits[name]), {
    raw: written(traits[name]), ...reasoned(because[name]), ...(explained.has(name) && { why: { target: 'window', name } }),
  }));
  return [{ title: 'Place', facts: place }, { title: 'Traits', facts: named }];
}

/** All nodes by their ids. */
const nodesById = rows => new Map(rows.filter(({ node }) => node).map(({ id, node }) => [id, node]));

/**
 * The facts about a row, in groups with titles.
 *
 * @param {Set<string>} settable the names of the properties that can be set on the controller
 * @returns {{title: string, facts: Fact[]}[]}
 */
export function groupsOf(row, rows, scene, settable = new Set()) {
  if (!row.node) return windowGroups(scene);
  const nodes = nodesById(rows);
  const groups = [
    { title: 'Place', facts: placeFacts(row, whyWidthOf(row, scene, nodes)) },
    { title: row.node.type === 'SplitViewController' ? 'Widths' : 'Width', facts: widthsOf(row, scene, nodes) },
    { title: 'State', facts: stateFacts(row, rows, settable) },
  ];
  return groups.filter(({ facts }) => facts.length > 0);
}

/** The heading of a row: what it is, its name, and UIKit's name for what it is. */
export const headingOf = ({ type, className, id, title }) => ({
  kind: wordsFor(type), uikit: className ?? uikitName(type), name: title ?? id,
});
