// The catalogue of devices, grouped and searched. Pure functions.

/** The marks in the order in which the list shows them: a user's own device, two sources, one source, computed. */
const marks = ['custom', 'verified', 'reported', 'inferred'];

const families = ['Your devices', 'iPad Pro', 'iPad Air', 'iPad mini', 'iPad', 'iPhone'];

function familyOf({ mark, name, idiom }) {
  if (mark === 'custom') return 'Your devices';
  if (idiom === 'phone') return 'iPhone';
  return families.find(family => name.startsWith(family)) ?? 'iPad';
}

const wordsOf = text => text.toLowerCase().split(/[\s×x,()]+/).filter(Boolean);

function matches({ name, id, size, year = '' }, words) {
  const text = `${name} ${id} ${year} ${size.join(' ')} ${[...size].reverse().join(' ')}`.toLowerCase();
  return words.every(word => text.includes(word));
}

/** Devices in their usual order: better known ones come first, and newer ones before older ones. */
export function byWorth(devices) {
  return [...devices].reverse().sort((a, b) => marks.indexOf(a.mark) - marks.indexOf(b.mark));
}

/** The devices that a search finds, by family and in their usual order. */
export function groupsOf(devices, search = '') {
  const words = wordsOf(search);
  const found = byWorth(devices.filter(device => matches(device, words)));
  return families
    .map(title => ({ title, devices: found.filter(device => familyOf(device) === title) }))
    .filter(group => group.devices.length > 0);
}

/** The name of a device, and the screen setting of its row, or null for the usual setting. */
export function nameParts({ name }) {
  const [, device, setting = null] = /^(.*?)(?:, (More Space))?$/.exec(name);
  return [device, setting];
}

/** The sentences for the marks. */
export const markSentences = {
  verified: 'verified: two sources agree',
  reported: 'reported: one source',
  inferred: 'inferred: computed, or taken from a similar device',
  custom: 'from your own file',
};

/** How well the insets of a device are known, by the name of the member that holds them; not every device has each. */
export function insetsMark(device, name) {
  return (device[name] ?? device.safeArea)?.mark ?? null;
}
