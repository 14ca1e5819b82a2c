// Sentences about what a scene changes. Pure functions.
import { capital, tenths } from '../text.js';
import { newsOfEnvironment } from './environmentNews.js';
import { hadRoomAt, isTurned, numberOfChange, numberOfClass } from './flipPlace.js';
import { isOwnRole } from '../scene/roles.js';
import { nodesOf, titleOfPane } from '../scene/tree.js';

const splitsOf = ({ hierarchy }) => (hierarchy ? nodesOf(hierarchy).filter(({ type }) => type === 'SplitViewController') : []);

const counts = ['no columns', 'one column', 'two columns', 'three columns', 'four columns'];

/** The visible columns of a split view. */
export const columnsOf = (split, { panes = [] }) => panes
  .filter(pane => pane.container === split.id && pane.column && pane.isVisible !== false && pane.role !== 'separator' && pane.role !== 'dimming')
  .map(({ column }) => column);

/** The number of visible columns, as a text. */
export const countText = (split, scene) => counts[new Set(columnsOf(split, scene)).size] ?? 'its columns';

/** The words for the number of a flip, or none without a number. */
const atNumber = number => (number === null ? '' : ` at ${tenths(number)}`);

/** The number of the flip at which the columns of a split view changed. */
function numberOfColumns(split, old, scene, before, flips) {
  const ofColumns = flips.filter(({ changes }) => changes.some(({ target, name }) => target === split.id && (name === 'columns' || name === 'displayMode')));
  const reasons = [split, old].flatMap(({ because = {} }) => [because.displayMode, because.splitBehavior]);
  return numberOfChange(scene, before, reasons, ofColumns);
}

/** The news that a split view has expanded. A jump can cross further flips, at which other columns come. */
function newsOfExpansion(split, old, scene, before, flips) {
  const [expanded, count] = [numberOfClass(scene, before, flips), countText(split, scene)];
  if (expanded === null) return `Expanded to ${count}`;
  const columns = numberOfColumns(split, old, scene, before, flips);
  if (columns === expanded || (columns === null && hadRoomAt(expanded, split))) return `Expanded to ${count} at ${tenths(expanded)}`;
  return `Expanded at ${tenths(expanded)}, ${columns === null ? `now ${count}` : `${count}${atNumber(columns)}`}`;
}

/** The news about one split view, or an empty text. */
function newsOf(split, old, scene, before, flips) {
  if (split.isCollapsed !== old.isCollapsed) {
    return split.isCollapsed ? `Collapsed to one column${atNumber(numberOfClass(scene, before, flips))}` : newsOfExpansion(split, old, scene, before, flips);
  }
  if (split.isCollapsed) return '';
  const [now, then] = [new Set(columnsOf(split, scene)), new Set(columnsOf(old, before))];
  const [shown, hidden] = [[...now].filter(name => !then.has(name)), [...then].filter(name => !now.has(name))];
  const parts = [...hidden.map(name => `${name} hidden`), ...shown.map(name => `${name} shown`)];
  return parts.length > 0 ? capital(parts.join(', ')) + atNumber(numberOfColumns(split, old, scene, before, flips)) : '';
}

/** The styles of presentations, in words. */
const styles = { pageSheet: 'as a sheet', formSheet: 'as a sheet', popover: 'in a popover', fullScreen: 'over the whole window' };

/**
 * The panes that a person sees, by id.
 *
 * @returns {Map<string, any>}
 */
const shownIn = ({ panes = [] }) => new Map(panes.filter(pane => pane.isVisible !== false).map(pane => [pane.id, pane]));

/** The title of a pane, or a text for one without a title. An id means nothing to a user. */
const titleOf = (pane, scene) => titleOfPane(pane, scene) ?? 'A screen';

/** The news about what is presented: what came, or else what went. */
function newsOfPresentations(scene, before, now, then) {
  const isNew = others => pane => pane.presentation && !others.get(pane.id)?.presentation;
  const came = [...now.values()].reverse().find(isNew(then));
  if (came) return `${titleOf(came, scene)} shown ${styles[came.presentation.style] ?? 'over the rest'}`;
  const went = [...then.values()].reverse().find(isNew(now));
  return went ? `${titleOf(went, before)} closed` : '';
}

/** The news about the content that a tap or a swipe brought, in a window of the same size. */
function newsOfContent(scene, before, now, then) {
  if (String(scene.window.size) !== String(before.window.size)) return '';
  const came = [...now.values()].reverse().find(({ id, role }) => role === 'content' && !then.has(id));
  return came ? `${titleOf(came, scene)} shown` : '';
}

/** The number of the flip at which the parts of an app's own container changed. It is that of the size class if the container goes by that. */
function numberOfParts(scene, before, flips) {
  const byClass = (scene.hierarchy ? nodesOf(scene.hierarchy) : []).some(({ because }) => / size class is /.test(because?.displayMode ?? ''));
  const number = byClass ? numberOfClass(scene, before, flips) : null;
  return number ?? numberOfChange(scene, before, []);
}

/** The news about the parts of an app's own container. */
function newsOfParts(scene, before, now, then, flips) {
  const parts = panes => [...panes.values()].filter(({ role }) => isOwnRole(role)).map(({ role }) => role);
  const [shown, hidden] = [parts(now).filter(role => !parts(then).includes(role)), parts(then).filter(role => !parts(now).includes(role))];
  const said = [...hidden.map(role => `${role} hidden`), ...shown.map(role => `${role} shown`)].join(', ');
  return said && capital(said) + atNumber(numberOfParts(scene, before, flips));
}

/** The news about the way in which the device is held. */
const newsOfRotation = (scene, before) => (
  isTurned(scene, before) ? `Turned to ${scene.window.orientation.startsWith('landscape') ? 'landscape' : 'portrait'}` : ''
);

/** The news about the columns, or about the size class of a window without columns. */
function newsOfLayout(scene, before, flips) {
  const olds = new Map(splitsOf(before).map(split => [split.id, split]));
  const news = splitsOf(scene).filter(split => olds.has(split.id)).map(split => newsOf(split, olds.get(split.id), scene, before, flips));
  const parts = newsOfParts(scene, before, shownIn(scene), shownIn(before), flips);
  const first = news.find(Boolean) ?? parts;
  if (first) return first;
  const [now, then] = [scene.window.traits.horizontalSizeClass, before.window.traits.horizontalSizeClass];
  return now === then ? '' : `The width is ${now}${atNumber(numberOfClass(scene, before, flips))}`;
}

/** The same news in one line of a phone's bar: without the way in which something is presented, which is to be seen. */
export const brief = news => Object.values(styles).reduce((text, style) => text.replace(` shown ${style}`, ' shown'), news);

/** The controller that the news about a change is about, whose reasons say why: a split view, what came, or the window for its size class. */
export function targetOfNews(scene, before) {
  const olds = new Map(splitsOf(before).map(split => [split.id, split]));
  const split = splitsOf(scene).find(one => olds.has(one.id) && newsOf(one, olds.get(one.id), scene, before, []));
  if (split) return split.id;
  const [now, then] = [shownIn(scene), shownIn(before)];
  if (newsOfParts(scene, before, now, then, [])) return scene.hierarchy?.id ?? 'window';
  if (scene.window.traits.horizontalSizeClass !== before.window.traits.horizontalSizeClass) return 'window';
  return [...now.values()].reverse().find(({ id, role }) => role === 'content' && !then.has(id))?.id ?? null;
}

/**
 * The line about the change from one scene to the next, or an empty text.
 *
 * @param {object[]} flips the flips of a sweep that holds for both scenes, if there is one
 */
export function newsIn(scene, before, flips = []) {
  if (!before) return '';
  const [now, then] = [shownIn(scene), shownIn(before)];
  const layout = newsOfLayout(scene, before, flips);
  const presented = newsOfPresentations(scene, before, now, then);
  const content = layout || presented ? '' : newsOfContent(scene, before, now, then);
  return [newsOfRotation(scene, before), ...newsOfEnvironment(scene, before), layout, presented, content].filter(Boolean).join('. ');
}
