// The device on which a window first stands. Pure functions.

/** The devices that most people know, by idiom. A catalogue without them has its own. */
const usual = { pad: 'ipad-pro-11-m4', phone: 'iphone-6.1in-island' };

/** The device on which a window of an idiom is first shown, or null for an empty catalogue. */
export function usualDevice(devices, idiom = 'pad') {
  return devices.find(({ id }) => id === usual[idiom]) ?? devices.find(device => device.idiom === idiom) ?? devices[0] ?? null;
}
