// What is wrong with the page's address. Pure.
import { isLandscape, rowOf } from '../stage/placement.js';
import { longName } from '../picker/arrangements.js';
import { profilesOf } from '../tools/menu.js';

/** So many letters of what somebody wrote are said again. */
const most = 40;

/** Members of the address, and what is read of them; null where nothing could be made of the text. */
const members = {
  orientation: ({ orientation }, text) => orientation ?? (text === 'portrait' ? text : null),
  arrangement: ({ arrangement }) => arrangement,
  side: ({ side }, text) => side ?? (text === 'left' ? text : null),
  divider: ({ divider }) => divider,
  width: ({ fixedSize }) => fixedSize,
  height: ({ fixedSize }) => fixedSize,
  widthClass: ({ overrides }) => overrides.horizontalSizeClass ?? null,
  heightClass: ({ overrides }) => overrides.verticalSizeClass ?? null,
};

/** A sentence for all of what the address says that the page cannot read; none where it reads everything. */
export function unreadIn(search, query) {
  const said = new URLSearchParams(search);
  const unread = Object.entries(members).filter(([name, read]) => said.get(name) && read(query, said.get(name)) === null);
  if (unread.length === 0) return [];
  return [`Not used of the address: ${unread.map(([name]) => `${name}=${said.get(name).slice(0, most)}`).join(', ')}.`];
}

/** Whether a window can stand so on the device: what is free needs a size of its own on a phone, which offers none. */
function isThere({ arrangement, orientation, fixedSize }, device) {
  if (arrangement === null || arrangement === 'full') return true;
  if (arrangement === 'free') return device.idiom === 'pad' || fixedSize !== null;
  return rowOf(device, arrangement, orientation) !== null;
}

const elsewhere = { arrangement: null, side: null, divider: null };

/**
 * What stands in for what the address asks for and is not there, as changes of the query, and a sentence about each.
 * @param {object} query
 * @param {?object} device the catalogue's row, or null
 * @param {boolean} isCatalogued whether the catalogue is here: without it nobody knows what is there
 */
export function standIns(query, device, isCatalogued) {
  if (!isCatalogued) return { changes: {}, sentences: [] };
  if (query.device && !device) {
    return { changes: { device: null, orientation: null, ...elsewhere }, sentences: [`There is no device named ${query.device.slice(0, most)}.`] };
  }
  if (!device) return query.arrangement ? { changes: elsewhere, sentences: ['An arrangement needs a device.'] } : { changes: {}, sentences: [] };
  if (isThere(query, device)) return { changes: {}, sentences: [] };
  const held = isLandscape(query.orientation) ? 'landscape' : 'portrait';
  return {
    changes: { ...elsewhere, fixedSize: null },
    sentences: [`${device.name} has no “${longName(query.arrangement).slice(0, most)}” in ${held}. It is full screen.`],
  };
}

/** The scene that an address without one opens. */
const firstScene = 'instagram';

/** Whether an option of this kind can have the value. Of a kind that is not known here the server judges. */
const takes = ({ kind, values }, value) => ({
  choice: () => values.includes(value),
  flag: () => typeof value === 'boolean',
  length: () => typeof value === 'number',
})[kind]?.() ?? true;

const quoted = text => `“${String(text).slice(0, most)}”`;

/**
 * The same for the scene, its profile, the policy and the options. What nobody has heard of is left out; the scene's own
 * stands in for it.
 * @param {{scenes: object[], profiles?: string[], policies?: string[]}} offer what the server offers; no scenes where it did not say
 */
export function sceneStandIns(query, offer) {
  if (offer.scenes.length === 0) return { changes: {}, sentences: [] };
  const entry = offer.scenes.find(({ id }) => id === query.scene);
  if (!entry) {
    return {
      changes: { scene: firstScene, profile: null, policy: null, options: {} },
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

/** The options of a query that the scene has, and those that it has not, as pairs. */
function optionsOf(query, entry) {
  const all = Object.entries(query.options);
  const isThere = ([name, value]) => Object.hasOwn(entry.options, name) && takes(entry.options[name], value);
  return [Object.fromEntries(all.filter(isThere)), all.filter(option => !isThere(option))];
}
