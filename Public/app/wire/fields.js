// The fields of the page's address that stand for one member of a query each, with how each is read and written. Pure.

const orientations = ['portrait', 'portraitUpsideDown', 'landscapeLeft', 'landscapeRight'];

/** The boards, by what their windows differ in. */
export const boards = ['arrangements', 'ipads', 'iphones', 'profiles', 'directions', 'appearances', 'textSizes'];

/** The names that a field can have, besides those that the server offers. */
export const namesOf = {
  orientation: [...orientations, 'landscape'], side: ['left', 'right'], appearance: ['light', 'dark'], board: boards,
  panel: ['hierarchy', 'calls', 'audit', 'scene', 'off'], font: ['own'],
};

/** A length in points, or null for a text that is none. */
export function length(text) {
  const value = Number(text);
  return text !== null && Number.isFinite(value) && value >= 1 && value <= 20000 ? value : null;
}

/** The orientation of the device: UIKit's name, `landscape` for the usual landscape, or null for portrait. */
function orientationOf(text) {
  const name = text === 'landscape' ? 'landscapeLeft' : text;
  return orientations.includes(name) && name !== 'portrait' ? name : null;
}

const same = value => value;
const name = { read: text => text || null, write: same };
const points = { read: length, write: same };
const among = names => ({ read: text => names.find(one => one === text) ?? null, write: same });
const is = (...values) => ({ read: text => values.includes(text), write: isSo => isSo && values[0] });

/**
 * Fields by name, in the order in which an address has them: the member of the query, and how a text becomes its value and the
 * value a text. An address has no field for a value that is written as nothing.
 *
 * @typedef {Record<string, [member: string, kind: {read: (text: string | null) => any, write: (value: any) => any}]>} Fields
 */

/**
 * The fields about the app and its window.
 *
 * @type {Fields}
 */
export const fieldsOfApp = {
  device: ['device', name],
  orientation: ['orientation', { read: orientationOf, write: value => (value === 'landscapeLeft' ? 'landscape' : value) }],
  arrangement: ['arrangement', name],
  side: ['side', among(['right'])],
  divider: ['divider', points],
  profile: ['profile', name],
  policy: ['policy', name],
  rtl: ['isRightToLeft', is('1', 'true', 'yes')],
  appearance: ['appearance', among(namesOf.appearance)],
};

/**
 * The fields about the page around the app.
 *
 * @type {Fields}
 */
export const fieldsOfPage = {
  motion: ['isStill', is('reduce')],
  lang: ['language', name],
  ruler: ['isRuled', is('1')],
  overview: ['isOverview', is('1')],
  timeline: ['isTimed', is('1')],
  board: ['board', among(boards)],
  panel: ['panel', among(namesOf.panel)],
  dock: ['docked', name],
  zoom: ['isWhole', is('100')],
  embed: ['isEmbedded', is('1')],
  font: ['font', among(namesOf.font)],
};
