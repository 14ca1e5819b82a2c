// The differences between a window of a board and the first one. Pure functions.
import { columnsOf } from '../access/news.js';
import { isOwnRole } from '../scene/roles.js';
import { nodesOf } from '../scene/tree.js';
import { capital, tenths } from '../text.js';
import { textWords } from './textDifferences.js';

/** Widths that differ by less than this count as equal, because windows of another scale have another grid of pixels. */
const tolerance = 1;

const modeNames = {
  secondaryOnly: 'secondary only', oneBesideSecondary: 'one beside secondary', oneOverSecondary: 'one over secondary',
  twoBesideSecondary: 'two beside secondary', twoOverSecondary: 'two over secondary', twoDisplaceSecondary: 'two displace secondary',
  sideBySide: 'side by side', one: 'one side',
};

const modeName = mode => modeNames[mode] ?? mode;
const counts = ['no columns', 'one column', 'two columns', 'three columns', 'four columns'];

const isPart = pane => pane.isVisible !== false && (pane.column || isOwnRole(pane.role)) && !['separator', 'dimming'].includes(pane.role);

/** The visible panes of columns, and of the parts of an app's own container, with the frames that one sees. */
function partsOf({ panes, look }) {
  const parts = panes.filter(isPart);
  return parts.map(part => ({ part, frame: bareFrame(part, parts, look) }));
}

const keyOf = pane => `${pane.container} ${pane.column ?? pane.role}`;

/** The words about one container that both windows have. */
function wordsAbout(node, first, scene, firstScene) {
  if (node.isCollapsed !== first.isCollapsed) return [node.isCollapsed ? 'collapsed to one column' : 'not collapsed'];
  const words = [];
  if (node.displayMode !== first.displayMode && !node.isCollapsed) words.push(`${modeName(node.displayMode)}, not ${modeName(first.displayMode)}`);
  const [now, then] = [columnsOf(node, scene), columnsOf(first, firstScene)].map(columns => new Set(columns).size);
  if (now !== then && node.type === 'SplitViewController') words.push(`${counts[now]}, not ${counts[then].split(' ')[0]}`);
  if (node.tabBarPlacement !== first.tabBarPlacement) words.push(`tab bar at the ${node.tabBarPlacement}`);
  return words;
}

const middleOf = ([x, , width]) => x + width / 2;

/** The frame of a part without what lies under a floating column beside it. */
function bareFrame(part, parts, { floats }) {
  const [x, y, width, height] = part.frame;
  const above = floats.includes(part.role) ? [] : parts.filter(other => other.container === part.container && floats.includes(other.role));
  const isBefore = ({ frame }) => middleOf(frame) < middleOf(part.frame);
  const left = Math.max(x, ...above.filter(isBefore).map(({ frame }) => frame[0] + frame[2]));
  const right = Math.min(x + width, ...above.filter(one => !isBefore(one)).map(({ frame }) => frame[0]));
  return [left, y, Math.max(0, right - left), height];
}

/** The words about a column that both windows show, if its width is the app's or the system's choice. */
function widthWords({ part, frame }, first) {
  const fills = ['secondary', 'content', 'compact'].includes(part.column ?? part.role);
  if (fills || Math.abs(frame[2] - first.frame[2]) < tolerance) return [];
  return [`${part.column ?? part.role} ${tenths(frame[2])} wide, not ${tenths(first.frame[2])}`];
}

const styleOf = ({ panes }) => panes.find(pane => pane.presentation)?.presentation.style;

/** How a presented controller is shown, if both windows present one. */
function presentationWords(scene, first) {
  const [now, then] = [styleOf(scene), styleOf(first)];
  return now && then && now !== then ? [`${now}, not ${then}`] : [];
}

/**
 * The differences of a window to the first one: sentences without an end, and the `marks`, which are the parts that the first
 * window does not show, or shows with another width.
 *
 * @param {import('../wire/messages').Scene} scene
 * @param {import('../wire/messages').Scene} first
 * @returns {{words: string[], marks: number[][]}}
 */
export function differencesOf(scene, first) {
  const nodes = new Map(nodesOf(first.hierarchy).map(node => [node.id, node]));
  const both = nodesOf(scene.hierarchy).filter(({ id }) => nodes.has(id));
  const parts = new Map(partsOf(first).map(one => [keyOf(one.part), one]));
  const shown = partsOf(scene).map(one => ({ ...one, like: parts.get(keyOf(one.part)) }));
  const isCollapsed = ({ part }) => both.some(node => node.id === part.container && (node.isCollapsed || nodes.get(node.id).isCollapsed));
  const widths = shown.filter(one => one.like && !isCollapsed(one)).map(one => ({ ...one, words: widthWords(one, one.like) }));
  const others = shown.filter(({ part, like }) => !like && !part.presentation);
  const words = [
    ...both.flatMap(node => wordsAbout(node, nodes.get(node.id), scene, first)),
    ...widths.flatMap(({ words: own }) => own),
    ...presentationWords(scene, first),
    ...textWords(scene, first),
  ];
  const marked = [...widths.filter(({ words: own }) => own.length > 0), ...others].map(({ frame }) => frame);
  return { words: [...new Set(words)].map(capital), marks: marked };
}
