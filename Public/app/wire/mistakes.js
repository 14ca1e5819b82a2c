// Finds the mistakes in the page's address. Pure functions.
import { heldAs, rowOf } from '../stage/placement.js';
import { longName } from '../picker/arrangements.js';
import { profilesOf } from '../tools/menu.js';
import { optionsToBegin, usualScene } from './query.js';

/** The number of characters of the user's text that a sentence repeats. */
const most = 40;

/** The members of the address, with functions that return what was read of them, or null if the text is invalid. */
const members = {
  orientation: ({ orientation }, text) => orientation ?? (text === 'portrait' ? text : null),
  arrangement: ({ arrangement }) => arrangement,
  side: ({ side }, text) => side ?? (text === 'left' ? text : null),
  divider: ({ divider }) => divider,
  width: ({ fixedSize }) => fixedSize,
  height: ({ fixedSize }) => fixedSize,
  widthClass: ({ overrides }) => overrides.horizontalSizeClass ?? null,
  board: ({ board }) => board,
  heightClass: ({ overrides }) => overrides.verticalSizeClass ?? null,
};

/** A sentence about the parts of the address that the page cannot read, or none. */
export function unreadIn(search, query) {
  const said = new URLSearchParams(search);
  const unread = Object.entries(members).filter(([name, read]) => said.get(name) && read(query, said.get(name)) === null);
  if (unread.length === 0) return [];
  return [`Not used of the address: ${unread.map(([name]) => `${name}=${said.get(name).slice(0, most)}`).join(', ')}.`];
}

/**
 * Whether the device has the arrangement. On a phone, which does not offer free windows, a free window needs a size.
 */
function isThere({ arrangement, orientation, fixedSize }, device) {
  if (arrangement === null || arrangement === 'full') return true;
  if (arrangement === 'free') return device.idiom === 'pad' || fixedSize !== null;
  return rowOf(device, arrangement, orientation) !== null;
}

const elsewhere = { arrangement: null, side: null, divider: null };

/**
 * Replacements for the parts of an address that do not exist, as changes of the query, and a sentence about each.
 * @param {object} query
 * @param {?object} device the catalogue's row, or null
 * @param {boolean} isCatalogued whether the catalogue has arrived, without which nothing can be checked
 */
export function standIns(query, device, isCatalogued) {
  if (!isCatalogued) return { changes: {}, sentences: [] };
  if (query.device && !device) {
    return { changes: { device: null, orientation: null, ...elsewhere }, sentences: [`There is no device named ${query.device.slice(0, most)}.`] };
  }
  if (!device) return query.arrangement ? { changes: elsewhere, sentences: ['An arrangement needs a device.'] } : { changes: {}, sentences: [] };
  if (isThere(query, device)) return { changes: {}, sentences: [] };
  return {
    changes: { ...elsewhere, fixedSize: null },
    sentences: [`${device.name} has no “${longName(query.arrangement).slice(0, most)}” in ${heldAs(query.orientation)}. It is full screen.`],
  };
}

/** Whether an option can have the value. For an unknown kind, the server decides. */
const takes = ({ kind, values }, value) => ({
  choice: () => values.includes(value),
  flag: () => typeof value === 'boolean',
  length: () => typeof value === 'number',
})[kind]?.() ?? true;

const quoted = text => `“${String(text).slice(0, most)}”`;

/**
 * Replacements for the scene, its profile, the policy and the options. An unknown value is left out, and the scene's
 * own takes its place. For an unknown scene it is the server's first.
 * @param {{scenes: object[], profiles?: string[], policies?: string[]}} offer the server's offer, with no scenes if
 * there was no answer
 */
export function sceneStandIns(query, offer) {
  if (offer.scenes.length === 0) return { changes: {}, sentences: [] };
  const entry = offer.scenes.find(({ id }) => id === query.scene);
  if (!entry && query.scene === usualScene) {
    const scene = offer.scenes[0].id;
    const options = withoutBeginning(query.options);
    const { changes, sentences } = sceneStandIns({ ...query, scene, options }, offer);
    return { changes: { scene, options, ...changes }, sentences };
  }
  if (!entry) {
    return {
      changes: { scene: offer.scenes[0].id, profile: null, policy: null, options: {} },
      sentences: [`There is no scene named ${query.scene.slice(0, most)}.`],
    };
  }
  /** @type {[string, boolean][]} */
  const asked = [
    ['profile', query.profile && !profilesOf(entry, offer).includes(query.profile)],
    ['policy', query.policy && !(offer.policies ?? [query.policy]).includes(query.policy)],
  ];
  const unknown = asked.filter(([, isUnknown]) => isUnknown).map(([name]) => name);
  const [kept, dropped] = optionsOf(query, entry);
  return {
    changes: { ...Object.fromEntries(unknown.map(name => [name, null])), ...(dropped.length > 0 && { options: kept }) },
    sentences: [
      ...unknown.map(name => `${entry.title} has no ${name} ${quoted(query[name])}.`),
      ...dropped.map(([name, value]) => `${entry.title} has no option ${quoted(name)}${Object.hasOwn(entry.options, name) ? ` of ${quoted(value)}` : ''}.`),
    ],
  };
}

/** The options without those with which the usual scene begins, which no other scene need have. */
function withoutBeginning(options) {
  const own = optionsToBegin(usualScene);
  return Object.fromEntries(Object.entries(options).filter(([name]) => !(name in own)));
}

/** The options of a query that the scene has, and the other ones as pairs. */
function optionsOf(query, entry) {
  const all = Object.entries(query.options);
  const isThere = ([name, value]) => Object.hasOwn(entry.options, name) && takes(entry.options[name], value);
  return [Object.fromEntries(all.filter(isThere)), all.filter(option => !isThere(option))];
}
