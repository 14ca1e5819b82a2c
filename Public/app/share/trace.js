// The part of the address that tells what happened. Asks the server, and touches no DOM.
import { pastText } from './inputs.js';
import { wayTo } from './leading.js';
import { isSizeOpen, sharedQuery } from './sharedQuery.js';
import { waysTo } from './ways.js';

/** The greatest length of the inputs in the page's own address, in characters. A link that somebody copies has all of them. */
const longest = 4096;

/** The most inputs that are tried out after each pause. The server repeats them: 20 take it 10 ms in Instagram, 50 take 24. */
const mostTried = 20;

/** A past as an address tells it: with its inputs, or with its place alone if there are too many. */
export function boundedPast(past) {
  return past.inputs.join('').length > longest ? { ...past, inputs: [] } : past;
}

/**
 * The ways that an address can tell, with few inputs. One that begins with a size of its own would keep the window from filling the
 * browser, so it is none for a window that does that.
 *
 * @param {boolean} isFilling whether the window fills the browser
 */
export const waysInAddress = (place, past, isFilling) => waysTo(place, past)
  .filter(way => way.inputs.length <= mostTried && !(isFilling && way.size));

/**
 * The members of the query for what happened in the preview, by the shortest way that leads to what is on screen. If none does,
 * they are those of the shortest one.
 *
 * @param {any} page the objects of the page, by name
 * @returns {Promise<{place: ?string, inputs: string[]}>}
 */
export async function traceOf(page) {
  const { past, preview: { query, scene, situation } } = page;
  const isFilling = isSizeOpen(query, situation) && !query.fixedSize;
  const ways = waysInAddress(scene.place, past, isFilling);
  const way = await wayTo(page, scene, sharedQuery(query, scene.window, situation, true), ways);
  return boundedPast(pastText(way ?? ways[0]));
}
