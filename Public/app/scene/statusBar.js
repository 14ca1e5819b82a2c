// The contents of a status bar, by the kind of the device and the look of the system. Pure functions.

/** The kind of a status bar: the idiom, the place of the time, and how the strength of the signal is shown. */
export function statusBarKind({ userInterfaceIdiom: idiom }, device, { padClock = 'leading', signal = 'bars' } = {}) {
  if (idiom === 'pad') return { idiom, clock: padClock, signal: null };
  // Beside a cutout there is no room in the middle, and only the newer sign was ever shown there.
  const hasCutout = device !== null && device.cutout !== 'none';
  return { idiom, clock: hasCutout ? 'leading' : 'middle', signal: hasCutout ? 'bars' : signal };
}

/**
 * The parts of a status bar from its leading end: those before the middle, those in it, and those after it. A part is a text
 * or the name of a sign. An iPad has had the date beside the time for as long as the time stands at the leading end (general knowledge).
 */
export function statusBarParts({ idiom, clock, signal }) {
  const isPad = idiom === 'pad';
  if (clock === 'middle') {
    return { leading: [...(isPad ? ['iPad'] : [`signal-${signal}`, 'Harbour']), 'wifi'], middle: ['9:41 AM'], trailing: ['100%', 'battery'] };
  }
  return isPad
    ? { leading: ['9:41 AM', 'Mon Jun 9'], middle: [], trailing: ['wifi', '100%', 'battery'] }
    : { leading: ['9:41'], middle: [], trailing: [`signal-${signal}`, 'wifi', 'battery'] };
}
