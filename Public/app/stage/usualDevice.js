// The device on which a window first stands. Pure functions.
import { hasRun } from '../scene/systems.js';

/**
 * The devices that most people know, by idiom, beginning with the newest, so that there is one of each time. A catalogue without
 * them has its own.
 */
const usual = {
  pad: ['ipad-pro-11-m4', 'ipad-pro-11-2', 'ipad-air-2', 'ipad-2'],
  phone: ['iphone-6.1in-island', 'iphone-4.7in', 'iphone-4in'],
};

/** The device on which a window of an idiom is first shown in a profile, or null for an empty catalogue. */
export function usualDevice(devices, idiom = 'pad', profile = null) {
  const known = usual[idiom].map(id => devices.find(device => device.id === id));
  const all = [...known, ...devices.filter(device => device.idiom === idiom)].filter(Boolean);
  return all.find(device => hasRun(device, profile)) ?? all[0] ?? devices[0] ?? null;
}
