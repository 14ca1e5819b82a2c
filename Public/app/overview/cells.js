// The sizes of the overview: the windows of the catalogue, by screen, with what the server answers about each. Pure
// functions.
import { byWorth, nameParts } from '../picker/devices.js';
import { heldAs } from '../stage/placement.js';

/** The order of the arrangements. Arrangements that the list does not name come last. */
const order = ['full', 'cover-full', 'split-2/3', 'split-1/2', 'split-1/3', 'slide-over', 'tile-1/2', 'tile-1/3'];

const rank = ({ arrangement }) => (order.includes(arrangement) ? order.indexOf(arrangement) : order.length);

const areaOf = ({ size: [width, height] }) => width * height;

/** The name of a device without its generation or its chip: `iPad Air 13-inch (M2)` is an iPad Air 13-inch. */
const shortName = device => nameParts(device)[0].replace(/ \((?![\d.]+-inch)[^)]*\)/, '').replace(/ \d+$/, '');

/** The names of the devices of a screen, with the setting of the screen. */
function titleOf(devices) {
  const names = [...new Set(devices.map(shortName))].join(', ');
  const setting = settingOf(devices);
  return setting ? `${names} (${setting})` : names;
}

/** The setting of a screen that some devices have only in it, or null for the usual setting. */
const settingOf = devices => devices.map(device => nameParts(device)[1]).find(Boolean) ?? null;

/**
 * The screens of the catalogue: devices whose screens have the same size. iPads come before phones, the usual setting
 * of a screen before another one, and larger screens before smaller ones. In a screen, the best known and newest device
 * comes first.
 */
export function screensOf(devices) {
  const screens = new Map();
  for (const device of byWorth(devices)) {
    const key = `${device.idiom} ${device.size}`;
    if (!screens.has(key)) screens.set(key, { key, idiom: device.idiom, size: device.size, devices: [] });
    screens.get(key).devices.push(device);
  }
  const all = [...screens.values()].map(screen => ({ ...screen, title: titleOf(screen.devices), isUsual: settingOf(screen.devices) === null }));
  return all.sort((a, b) => a.idiom.localeCompare(b.idiom) || Number(b.isUsual) - Number(a.isUsual) || areaOf(b) - areaOf(a));
}

/**
 * A text that is equal for answers that show the same. The reasons can name a device, so they do not count. Neither do the
 * upper and lower edges of the parts, which only follow the insets of the device.
 */
function signature({ classes, parts, facts }) {
  const shown = parts.map(({ role, column, frame: [x, , width] }) => [role, column, x, width]);
  return JSON.stringify([classes, shown, facts.map(({ target, name, value }) => [target, name, value])]);
}

/**
 * The cells of a screen: one for each size and orientation that shows the same on all devices that have it. A cell has
 * the `places` with that size, each of a device and an arrangement, and the answer to show, which is null until the
 * server has answered. It `isShared` unless another cell has the same size.
 *
 * @param {{devices: object[]}} screen
 * @param {Map<string, object[]>} answers the windows of each device that the server has answered for, by its id
 * @param {Record<string, string>} otherTimes the arrangements that the system does not have, which are left out
 */
export function cellsOf(screen, answers, otherTimes = {}) {
  const cells = [];
  for (const device of screen.devices) {
    const rows = device.windows.filter(({ arrangement }) => !(arrangement in otherTimes));
    for (const row of rows.sort((a, b) => rank(a) - rank(b))) add(cells, device, row, answers.get(device.id));
  }
  for (const cell of cells) cell.isShared = cells.every(other => other === cell || !isSameSize(other, cell));
  const isPortrait = ({ orientation }) => Number(orientation === 'portrait');
  return cells.sort((a, b) => isPortrait(b) - isPortrait(a) || rank(a.places[0]) - rank(b.places[0]));
}

/** Adds a row of a device to the cell that has its size and shows the same, or to a new one. */
function add(cells, device, row, windows) {
  const answer = windows?.find(one => one.arrangement === row.arrangement && one.orientation === row.orientation) ?? null;
  const place = { device, arrangement: row.arrangement, orientation: row.orientation };
  const cell = cells.find(one => isSameSize(one, row) && mayShare(one, answer));
  if (cell) {
    cell.answer ??= answer;
    cell.places.push(place);
  } else {
    cells.push({ key: `${row.orientation} ${row.size} ${cells.length}`, size: row.size, orientation: row.orientation, answer, places: [place] });
  }
}

const isSameSize = (a, b) => a.orientation === b.orientation && String(a.size) === String(b.size);

const mayShare = (cell, answer) => !cell.answer || !answer || signature(cell.answer) === signature(answer);

/** The arrangements of a cell, each once. */
export const arrangementsOf = ({ places }) => [...new Set(places.map(({ arrangement }) => arrangement))];

/** The devices of a cell, each once. */
export const devicesOf = ({ places }) => [...new Set(places.map(({ device }) => device))];

/**
 * The place at which a cell opens: on the device that is in use if the cell has it, and otherwise on the first.
 *
 * @param {object} cell
 * @param {?string} device the id of the device in use
 * @param {boolean} hasTiles whether the system has tiles, which are then preferred to Split View of the same size
 */
export function placeToOpen({ places }, device, hasTiles) {
  const id = places.some(place => place.device.id === device) ? device : places[0].device.id;
  const there = places.filter(place => place.device.id === id);
  return there.find(({ arrangement }) => hasTiles && arrangement.startsWith('tile')) ?? there[0];
}

/** Whether a cell is the size of the window. A tile that was dragged to another width is not in the catalogue. */
export function isCurrent({ places, size }, window) {
  const held = heldAs(window.orientation);
  const isThere = ({ device, arrangement, orientation }) => device.id === window.device && arrangement === window.arrangement && orientation === held;
  return places.some(isThere) && String(size) === String(window.size);
}

const isPart = ({ isVisible, role }) => isVisible && !['content', 'tabBar', 'sidebar', 'separator', 'dimming', 'modal', 'popover', 'overlay'].includes(role);

/** The facts with a reason of a node and of those inside it. */
function reasonsOf({ id, because, children = [], ...state }) {
  const own = Object.entries(because ?? {}).map(([name, sentence]) => ({ target: id, name, value: state[name], because: sentence }));
  return [...own, ...children.flatMap(reasonsOf)];
}

/** A cell for the window of a scene, which is not in the catalogue: it fills the browser, or is free. */
export function cellOfScene({ window, hierarchy, panes }) {
  const { horizontalSizeClass: width, verticalSizeClass: height } = window.traits;
  const because = { target: 'window', name: 'horizontalSizeClass', value: width, because: window.because?.horizontalSizeClass };
  const answer = { classes: [width, height], parts: panes.filter(isPart), facts: [because, ...reasonsOf(hierarchy)] };
  return { key: 'now', size: window.size, orientation: null, answer, places: [] };
}
