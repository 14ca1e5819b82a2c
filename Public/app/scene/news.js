// Sentences about what a scene changes. Pure functions.
import { flipNumber } from '../layout/flip.js';
import { nodesOf } from './tree.js';

const number = value => String(Math.round(value * 10) / 10);

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
  if (named) return `at ${number(Number(named[1]))}`;
  return Math.abs(width - old) < 1 ? `at ${number(flipNumber(width, old))}` : `between ${number(Math.min(width, old))} and ${number(Math.max(width, old))}`;
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
  return parts.length > 0 ? `${parts.join(', ')} ${at}`.replace(/^./, first => first.toUpperCase()) : '';
}

/** The sentence about the change from one scene to the next, or an empty text. */
export function newsIn(scene, before) {
  if (!before) return '';
  const olds = new Map(splitsOf(before).map(split => [split.id, split]));
  const news = splitsOf(scene).filter(split => olds.has(split.id)).map(split => newsOf(split, olds.get(split.id), scene, before));
  const first = news.find(Boolean);
  if (first) return first;
  const [now, then] = [scene.window.traits.horizontalSizeClass, before.window.traits.horizontalSizeClass];
  return now === then ? '' : `The width is ${now}, ${placeOfChange(scene, before)}`;
}
