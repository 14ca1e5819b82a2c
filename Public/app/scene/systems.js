// OS versions: their names for people, which the server gives, and the devices that ran them.

/**
 * The names by profile that the server gave, which are empty until it has answered.
 *
 * @type {Record<string, string>}
 */
let known = {};

/** Remembers the names that the server gave. @param {Record<string, string>} [systems] */
export const knowSystems = systems => { known = systems ?? known; };

/**
 * The name of a profile for people. A profile without one keeps its own.
 *
 * @param {string} profile
 * @param {Record<string, string>} [systems] the names by profile
 */
export const nameOfSystem = (profile, systems = known) => systems[profile] ?? profile;

/** The number of the first system that the catalogue names after the iPad, without which there is none. */
let firstOfPads = Infinity;

/** Finds out from the catalogue which systems are named after the iPad. @param {{idiom: string, systems?: {first: number, name: string}}[]} devices */
export function knowDevices(devices) {
  firstOfPads = Math.min(...devices.filter(({ idiom, systems }) => idiom === 'pad' && systems?.name.startsWith('iPadOS')).map(({ systems }) => systems.first));
}

/** The name of a profile on a device: the one of people who have an iPad, where the catalogue has such a name. @param {?{idiom: string}} device */
export function nameOn(device, profile) {
  const name = nameOfSystem(profile);
  return device?.idiom === 'pad' && Number(/\d+/.exec(name)?.[0]) >= firstOfPads ? name.replace('iOS', 'iPadOS') : name;
}

/** Profiles from the newest to the oldest. The server names them from the oldest. */
export function newestFirst(profiles, systems = known) {
  const order = Object.keys(systems);
  return [...profiles].sort((a, b) => order.indexOf(b) - order.indexOf(a));
}

/** Whether a device has run a system. Nobody says what a user's own device has run, so it could. */
export const hasRun = (device, profile) => !device?.profiles || !profile || device.profiles.includes(profile);

/** The sentence about the systems of a device that has not run another one. */
export const whyNot = ({ name, systems }) => `${name} ${systems.last === undefined ? 'runs' : 'ran'} ${systems.name} only.`;
