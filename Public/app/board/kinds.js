// The ways in which the windows of a board differ. Pure functions.
//
// The first window is the page's own, as it is. Each other one is a row: the changes of the page's query that make it.
import { textSizes, usualTextSize } from '../console/textSizes.js';
import { screensOf } from '../overview/cells.js';
import { longName } from '../picker/arrangements.js';
import { nameParts } from '../picker/devices.js';
import { heldAs, isLandscape, nowhere, placementOf } from '../stage/placement.js';
import { usualDevice } from '../stage/usualDevice.js';
import { hasRun, nameOfSystem } from '../scene/systems.js';
import { profilesOf } from '../tools/menu.js';

/** The greatest number of windows, which is that of the slots of a session. */
export const mostWindows = 16;

/** The part of the screen that a free window takes. */
const freePart = 0.62;

/**
 * The base of the rows of a board: the page's query, its scene, the devices of the catalogue, and the scene's entry in
 * the server's offer.
 *
 * @typedef {{query: any, scene: import('../wire/messages').Scene, devices: any[], entry: any}} Situation
 *
 * A row: the changes of the query, the device of the window, and the orientation in which it opens.
 * @typedef {{change: object, device?: any}} Row
 */

/** The name of a text size for people. */
function textSizeName(name) {
  const title = textSizes.find(size => size.name === name)?.title ?? name;
  return name === usualTextSize ? `${title}, the default` : title;
}

const traitsOf = ({ window: { traits } }) => traits;
const deviceName = device => nameParts(device).filter(Boolean).join(', ');

/** The name of a window by the device on which it stands. */
const placeName = (scene, device) => (device ? deviceName(device) : 'The browser’s window');

/** Whether a window is wider than high. */
const isWide = ({ window: { size: [width, height] } }) => width > height;

/** The orientation in which the windows open: that of the page's device, or else that of its window. */
function orientationFor({ query, scene }, device) {
  if (query.device) return query.orientation;
  return device.idiom === 'pad' && isWide(scene) ? 'landscapeLeft' : null;
}

const onScreen = (device, orientation, more = {}) => ({ device, change: { ...nowhere, policy: null, device: device.id, orientation, ...more } });

/** @param {Situation} situation */
function arrangementRows({ query, scene, devices }) {
  const device = devices.find(({ id }) => id === query.device) ?? usualDevice(devices, scene.window.traits.userInterfaceIdiom, scene.profile);
  if (!device) return [];
  const { look: { screen: { otherTimes } }, window } = scene;
  const rows = device.windows.filter(({ arrangement }) => !(arrangement in otherTimes)).map(({ arrangement, orientation }) => (
    { arrangement, orientation, row: onScreen(device, orientation === 'landscape' ? 'landscapeLeft' : null, { arrangement: arrangement === 'full' ? null : arrangement }) }));
  const [width, height] = device.size.map(length => Math.round(length * freePart));
  const free = device.idiom === 'pad' && !('free' in otherTimes)
    ? [{ arrangement: 'free', orientation: 'portrait', row: onScreen(device, null, { arrangement: 'free', fixedSize: { width, height } }) }] : [];
  const isFirst = ({ arrangement, orientation }) => window.device === device.id && arrangement === window.arrangement && orientation === heldAs(window.orientation);
  return [...rows, ...free].filter(one => !isFirst(one)).map(({ row }) => row);
}

/** The screens of an idiom on which the OS version has run, each on the best known device that has it. */
const deviceRows = idiom => (/** @type {Situation} */ situation) => {
  const { devices, scene } = situation;
  const first = devices.find(({ id }) => id === scene.window.device);
  return screensOf(devices.filter(device => device.idiom === idiom && hasRun(device, scene.profile)))
    .filter(({ size, devices: all }) => !all.includes(first) && String(size) !== String(first?.size))
    .map(({ devices: [device] }) => onScreen(device, orientationFor(situation, device)));
};

/** @param {Situation} situation */
function profileRows({ scene, entry, devices }) {
  const device = devices.find(({ id }) => id === scene.window.device);
  const others = profilesOf(entry, {}).filter(profile => profile !== scene.profile && hasRun(device, profile));
  return others.sort((a, b) => b.slice(3) - a.slice(3)).map(profile => ({ change: { profile } }));
}

/**
 * A kind of board. `name` says what a window is, by its scene and its device, and `varies` is the trait that differs, if it is
 * one; with two values, the second window always has the `other` one. `keep` returns what the query has of the scene.
 *
 * @type {Record<string, {title: string, rows: (situation: Situation) => Row[], name: (scene: any, device: any) => string, varies?: string, other?: Record<string, string>, keep?: (scene: any, query: any) => object}>}
 */
export const kinds = {
  arrangements: {
    title: 'Arrangements',
    rows: arrangementRows,
    name: ({ window }, device) => (device ? `${longName(window.arrangement)}, ${isLandscape(window.orientation) ? 'landscape' : 'portrait'}` : 'The browser’s window'),
  },
  ipads: { title: 'iPads', rows: deviceRows('pad'), name: placeName },
  iphones: { title: 'iPhones', rows: deviceRows('phone'), name: placeName },
  profiles: { title: 'Versions', rows: profileRows, name: ({ profile }) => nameOfSystem(profile) },
  directions: {
    title: 'Directions',
    rows: ({ scene }) => [{ change: { isRightToLeft: traitsOf(scene).layoutDirection !== 'rightToLeft' } }],
    name: scene => (traitsOf(scene).layoutDirection === 'rightToLeft' ? 'Right to left' : 'Left to right'),
    varies: 'layoutDirection',
    other: { leftToRight: 'rightToLeft', rightToLeft: 'leftToRight' },
    keep: scene => ({ isRightToLeft: traitsOf(scene).layoutDirection === 'rightToLeft' }),
  },
  appearances: {
    title: 'Light and dark',
    rows: ({ scene }) => [{ change: { appearance: traitsOf(scene).userInterfaceStyle === 'dark' ? 'light' : 'dark' } }],
    name: scene => (traitsOf(scene).userInterfaceStyle === 'dark' ? 'Dark' : 'Light'),
    varies: 'userInterfaceStyle',
    other: { light: 'dark', dark: 'light' },
    keep: scene => ({ appearance: traitsOf(scene).userInterfaceStyle }),
  },
  textSizes: {
    title: 'Text sizes',
    rows: ({ query, scene }) => textSizes.map(({ name }) => name).filter(name => name !== traitsOf(scene).preferredContentSizeCategory)
      .map(name => ({ change: { overrides: { ...query.overrides, preferredContentSizeCategory: name } } })),
    name: scene => textSizeName(traitsOf(scene).preferredContentSizeCategory),
    varies: 'preferredContentSizeCategory',
    keep: (scene, query) => ({ overrides: { ...query.overrides, preferredContentSizeCategory: traitsOf(scene).preferredContentSizeCategory } }),
  },
};

/**
 * The rows of a board, without the first window.
 *
 * @param {string} kind
 * @param {Situation} situation
 * @returns {Row[]}
 */
export const rowsOf = (kind, situation) => kinds[kind].rows(situation).slice(0, mostWindows - 1);

/**
 * The query that shows a window of the board alone, as it is now.
 *
 * @param {string} kind
 * @param {Row} row
 */
export function queryOf(kind, { change, device }, scene, query) {
  const place = device ? placementOf(scene.window, device) : {};
  return { ...query, ...change, ...place, ...kinds[kind].keep?.(scene, query), board: null };
}
