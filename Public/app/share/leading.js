// Which way leads to what is on screen. Asks the server, and touches no DOM.
import { entryIn } from '../offer.js';
import { pastText } from './inputs.js';
import { differences, isSameScene } from './likeness.js';
import { sceneAt } from './trial.js';

/**
 * The circumstances that a page would find for a query, with the present size for a link that leaves the size open.
 *
 * @param {any} page the objects of the page, by name
 */
async function circumstancesOf({ offer, past: { isLive } }, query, { size: [width, height], traits }) {
  const first = await offer.first;
  if (query.device) await offer.wholeOrNothing();
  return { entry: entryIn(first, query), device: offer.deviceOf(query.device), room: { width, height }, isDark: traits.userInterfaceStyle === 'dark', isLive };
}

/**
 * The first way that leads to a scene, or null. Each way is tried out on a connection of its own.
 *
 * @param {any} page the objects of the page, by name
 * @param {object} query the query of the link
 * @param {{place: ?object, size: ?object, inputs: object[]}[]} ways
 */
export async function wayTo(page, scene, query, ways) {
  const circumstances = await circumstancesOf(page, query, scene.window);
  const isThere = reached => isSameScene(reached, scene);
  for (const way of ways) {
    const reached = await sceneAt(page.preview.connection.url, query, way, circumstances, isThere);
    if (reached && isThere(reached)) return way;
    if (reached) console.debug(`share: ${JSON.stringify(pastText(way))} differs in ${differences(reached, scene)}`);
  }
  return null;
}
