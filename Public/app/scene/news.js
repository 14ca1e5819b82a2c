// Sentences about what a scene changes. Pure functions.
import { flipNumber } from '../layout/flip.js';
import { capital, tenths } from '../text.js';
import { isOwnRole } from './roles.js';
import { nodesOf } from './tree.js';

const splitsOf = ({ hierarchy }) => (hierarchy ? nodesOf(hierarchy).filter(({ type }) => type === 'SplitViewController') : []);

const counts = ['no columns', 'one column', 'two columns', 'three columns', 'four columns'];

/** The visible columns of a split view. */
export const columnsOf = (split, { panes = [] }) => panes
  .filter(pane => pane.container === split.id && pane.column && pane.isVisible !== false && pane.role !== 'separator' && pane.role !== 'dimming')
  .map(({ column }) => column);

const countText = (split, scene) => counts[new Set(columnsOf(split, scene)).size] ?? 'its columns';

/** Matches the width that a reason compares the window with. */
const compared = / (?:is|is not) above ([\d.]+)$/;

/**
 * The place of a change between two scenes: the number of the flip if it is known, or else the widths before and after. It is
 * known if the size class changed at a width that its reason names, or if the widths are neighbouring pixels.
 */
export function placeOfChange({ window }, { window: before }) {
  const [width, old] = [window.size[0], before.size[0]];
  const hasOtherClass = window.traits.horizontalSizeClass !== before.traits.horizontalSizeClass;
  const named = hasOtherClass && width !== old ? compared.exec(window.because?.horizontalSizeClass ?? '') : null;
  if (named) return `at ${tenths(Number(named[1]))}`;
  return Math.abs(width - old) < 1 ? `at ${tenths(flipNumber(width, old))}` : `between ${tenths(Math.min(width, old))} and ${tenths(Math.max(width, old))}`;
}

/** The news about one split view, or an empty text. */
function newsOf(split, old, scene, before) {
  const at = placeOfChange(scene, before);
  if (split.isCollapsed !== old.isCollapsed) {
    return split.isCollapsed ? `Collapsed to one column ${at}` : `Expanded to ${countText(split, scene)} ${at}`;
  }
  if (split.isCollapsed) return '';
  const [now, then] = [new Set(columnsOf(split, scene)), new Set(columnsOf(old, before))];
  const [shown, hidden] = [[...now].filter(name => !then.has(name)), [...then].filter(name => !now.has(name))];
  const parts = [...hidden.map(name => `${name} hidden`), ...shown.map(name => `${name} shown`)];
  return parts.length > 0 ? capital(`${parts.join(', ')} ${at}`) : '';
}

/** The styles of presentations, in words. */
const styles = { pageSheet: 'as a sheet', formSheet: 'as a sheet', popover: 'in a popover', fullScreen: 'over the whole window' };

/**
 * The panes that a person sees, by id.
 *
 * @returns {Map<string, any>}
 */
const shownIn = ({ panes = [] }) => new Map(panes.filter(pane => pane.isVisible !== false).map(pane => [pane.id, pane]));

/** The title of a pane, or the name of its controller as a word that begins a sentence. */
const titleOf = ({ navigationBar, viewModel, controller }, { viewModels = {} }) => (
  viewModels[navigationBar]?.title || viewModels[viewModel]?.title || capital(controller)
);

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

/** The news about the parts of an app's own container. */
function newsOfParts(scene, before, now, then) {
  const parts = panes => [...panes.values()].filter(({ role }) => isOwnRole(role)).map(({ role }) => role);
  const [shown, hidden] = [parts(now).filter(role => !parts(then).includes(role)), parts(then).filter(role => !parts(now).includes(role))];
  const said = [...hidden.map(role => `${role} hidden`), ...shown.map(role => `${role} shown`)].join(', ');
  return said && `${capital(said)} ${placeOfChange(scene, before)}`;
}

/** The size of the screen, or of a window that stands alone. */
const screenOf = ({ screen, size }) => screen ?? size;

/** The news about the way in which the device is held. A window that is merely resized is not turned. */
function newsOfRotation({ window }, before) {
  const { orientation } = window;
  const isTurned = String(screenOf(window)) === String([...screenOf(before.window)].reverse());
  if (!isTurned || orientation === before.window.orientation) return '';
  return `Turned to ${orientation.startsWith('landscape') ? 'landscape' : 'portrait'}`;
}

/** The news about the columns, or about the size class of a window without columns. */
function newsOfLayout(scene, before) {
  const olds = new Map(splitsOf(before).map(split => [split.id, split]));
  const news = splitsOf(scene).filter(split => olds.has(split.id)).map(split => newsOf(split, olds.get(split.id), scene, before));
  const parts = newsOfParts(scene, before, shownIn(scene), shownIn(before));
  const first = news.find(Boolean) ?? parts;
  if (first) return first;
  const [now, then] = [scene.window.traits.horizontalSizeClass, before.window.traits.horizontalSizeClass];
  return now === then ? '' : `The width is ${now}, ${placeOfChange(scene, before)}`;
}

/** The line about the change from one scene to the next, or an empty text. */
export function newsIn(scene, before) {
  if (!before) return '';
  const [now, then] = [shownIn(scene), shownIn(before)];
  const layout = newsOfLayout(scene, before);
  const presented = newsOfPresentations(scene, before, now, then);
  const content = layout || presented ? '' : newsOfContent(scene, before, now, then);
  return [newsOfRotation(scene, before), layout, presented, content].filter(Boolean).join('. ');
}
