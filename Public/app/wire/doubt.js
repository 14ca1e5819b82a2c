// Which addresses may be wrong. Pure.
import { optionsToBegin, searchOf } from './query.js';

/** The members of a query whose names the server offers, but for the device, which only the catalogue knows. */
const offered = ['arrangement', 'profile', 'policy', 'language'];

const fieldsOf = search => [...new URLSearchParams(search.replace(/^\?/, '').replace('#', '&'))].map(field => field.join('='));

/** Whether a scene certainly has the options of a query: flags with which it begins, or which a user has set back. */
const hasKnownOptions = ({ scene, options }) => Object.entries(options)
  .every(([name, value]) => name in optionsToBegin(scene) && typeof value === 'boolean');

/**
 * Whether the part `faults` has to look at an address, because it names what may not be there, or has what the query does not.
 *
 * @param {string} search the address that was read last, or an empty text for a query that the page made itself
 * @param {object} query
 * @param {{scenes: {id: string}[]}} offer
 */
export function mayBeWrong(search, query, { scenes }) {
  if (!scenes.some(({ id }) => id === query.scene) || !hasKnownOptions(query) || offered.some(name => query[name])) return true;
  const read = new Set(fieldsOf(searchOf(query)));
  return fieldsOf(search).some(field => !read.has(field));
}
