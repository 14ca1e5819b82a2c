// The sentences of the demonstration. Pure functions.
import { numberOfClass } from '../access/flipPlace.js';
import { countText } from '../access/news.js';
import { nodesOf } from '../scene/tree.js';
import { tenths } from '../text.js';

/** The last sentence, which asks the user to go on. */
export const invitation = 'Now you: drag the edge.';

/** The sentence for a user who wants no motion. */
export const still = 'In a narrow window, columns become one stack. Drag the edge to see it.';

const splitOf = ({ hierarchy }) => (hierarchy ? nodesOf(hierarchy).find(({ type }) => type === 'SplitViewController') : undefined);

/**
 * The sentence about a split view that has collapsed or expanded between two scenes, or an empty text if it has done neither.
 *
 * @param {import('../wire/messages').Scene} scene
 * @param {import('../wire/messages').Scene} before
 */
export function sentenceOf(scene, before) {
  const [now, then] = [splitOf(scene), splitOf(before)];
  if (!now || !then || now.isCollapsed === then.isCollapsed) return '';
  const number = tenths(numberOfClass(scene, before) ?? scene.window.size[0]);
  return now.isCollapsed
    ? `${number}: compact width, so ${countText(then, before)} become one stack`
    : `${number}: regular width, so the stack becomes ${countText(now, scene)}`;
}
