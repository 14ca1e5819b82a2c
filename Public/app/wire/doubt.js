// Which addresses may be wrong. Pure.
import { searchOf } from './query.js';

/** The members of a query whose names the server offers, but for the device, which only the catalogue knows. */
const offered = ['arrangement', 'policy', 'language'];

const fieldsOf = search => [...new URLSearchParams(search.replace(/^\?/, '').replace('#', '&'))].map(field => field.join('='));

/** Whether a scene certainly has what a query asks of it: a version that the server names for the scene, and no options. */
const isKnown = ({ profile, options }, entry) => (!profile || entry.profiles?.includes(profile)) && Object.keys(options).length === 0;

/**
 * Whether the part `faults` has to look at an address, because it names what may not be there, or has what the query does not.
 *
 * @param {string} search the address that was read last, or an empty text for a query that the page made itself
 * @param {object} query
 * @param {{scenes: {id: string, profiles?: string[]}[]}} offer
 */
export function mayBeWrong(search, query, { scenes }) {
  const entry = scenes.find(({ id }) => id === query.scene);
  if (!entry || !isKnown(query, entry) || offered.some(name => query[name])) return true;
  const read = new Set(fieldsOf(searchOf(query)));
  return fieldsOf(search).some(field => !read.has(field));
}
