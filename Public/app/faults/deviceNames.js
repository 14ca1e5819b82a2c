// The devices that a name in an address can mean: an id, a title, or the name of a product. Pure functions.
import { nearest } from './nearest.js';

/**
 * The iPhones that a device of the catalogue stands for, because their screens are the same in points (spec/devices.json, `models`).
 *
 * @type {Record<string, string[]>}
 */
const products = {
  'iphone-4in': ['5', '5s', '5c', 'SE', 'SE (1st generation)'],
  'iphone-4.7in': ['6', '6s', '7', '8', 'SE (2nd generation)', 'SE (3rd generation)'],
  'iphone-5.5in': ['6 Plus', '6s Plus', '7 Plus', '8 Plus'],
  'iphone-5.8in': ['X', 'XS', '11 Pro'],
  'iphone-6.1in-lcd': ['XR', '11'],
  'iphone-6.5in': ['XS Max', '11 Pro Max'],
  'iphone-5.4in': ['12 mini', '13 mini'],
  'iphone-6.1in': ['12', '12 Pro', '13', '13 Pro', '14', '16e', '17e'],
  'iphone-6.7in': ['12 Pro Max', '13 Pro Max', '14 Plus'],
  'iphone-6.1in-island': ['14 Pro', '15', '15 Pro', '16'],
  'iphone-6.7in-island': ['14 Pro Max', '15 Plus', '15 Pro Max', '16 Plus'],
  'iphone-6.3in': ['16 Pro', '17', '17 Pro'],
  'iphone-6.9in': ['16 Pro Max', '17 Pro Max'],
};

const productsOf = id => (products[id] ?? []).map(model => `iPhone ${model}`);

/** The letters and digits of a name, which alone count. */
const plain = name => name.toLowerCase().replace(/[^a-z0-9]/g, '');

const names = (name, spellings) => spellings.some(one => plain(one) === plain(name));

/**
 * The device that a name means, and whether it is the name of a product, or null if it means none.
 *
 * @param {{id: string, name: string}[]} devices
 */
export function deviceNamed(name, devices) {
  const own = devices.find(device => names(name, [device.id, device.name]));
  if (own) return { device: own, isProduct: false };
  const device = devices.find(({ id }) => names(name, productsOf(id)));
  return device ? { device, isProduct: true } : null;
}

/** The ids of the devices, beginning with that of the nearest name. The newest of equally near ones is first. @param {{id: string, name: string}[]} devices */
export function nearestDevices(name, devices) {
  const spelled = new Map(devices.map(device => [device.id, [device.id, device.name, ...productsOf(device.id)].map(plain)]));
  return nearest(plain(name), [...spelled.keys()].reverse(), id => spelled.get(id));
}
