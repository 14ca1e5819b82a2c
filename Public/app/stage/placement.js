// The place of a window on a device, in the address and on the server, and the messages that lead from one to the
// other. Pure functions.

/** The members of an address for a window that fills the browser. */
export const nowhere = { device: null, orientation: null, arrangement: null, side: null, divider: null, fixedSize: null };

/** Matches arrangements at a side of the screen. */
const sided = /^(split|tile|slide)/;

export const hasSide = arrangement => sided.test(arrangement);
export const isLandscape = orientation => orientation?.startsWith('landscape') ?? false;

/** The word of the catalogue's rows for the way in which a device is held. */
export const heldAs = orientation => (isLandscape(orientation) ? 'landscape' : 'portrait');

/** The size of a device's screen as it is held. */
export function screenOf({ size: [width, height] }, orientation) {
  return isLandscape(orientation) ? [height, width] : [width, height];
}

/** The device's row for an arrangement as it is held, or null for a free window, which has none. */
export function rowOf(device, arrangement, orientation) {
  return device?.windows.find(row => row.arrangement === arrangement && row.orientation === heldAs(orientation)) ?? null;
}

/** Whether a window on a device stands over a wallpaper, with the system's controls at its corner. */
export const standsOnWallpaper = ({ device, arrangement }, screen) => Boolean(device) && screen.windowControls && /^(tile|free)/.test(arrangement);

/** The x of a divider's middle, as `arrange` takes it. */
export const middleOf = ([x, , width]) => x + width / 2;

/** The members of the address for a window on a device. Default values are left out. */
export function placementOf(window, device) {
  const { arrangement, orientation, size: [width, height] } = window;
  const row = rowOf(device, arrangement, orientation);
  const isMoved = row !== null && window.divider && Math.abs(row.size[0] - width) > 0.5;
  return {
    device: window.device,
    orientation: orientation === 'portrait' ? null : orientation,
    arrangement: arrangement === 'full' ? null : arrangement,
    side: hasSide(arrangement) && window.side === 'right' ? 'right' : null,
    divider: isMoved ? Math.round(middleOf(window.divider) * 2) / 2 : null,
    fixedSize: arrangement === 'free' ? { width, height } : null,
  };
}

/**
 * The size with which a window opens at the place that the address wants. The app launches there, instead of being
 * moved there later.
 */
export function openingSize(query, device) {
  if (query.arrangement === 'free' && query.fixedSize) return query.fixedSize;
  const row = device && rowOf(device, query.arrangement ?? 'full', query.orientation);
  const size = row?.size ?? (device && screenOf(device, query.orientation));
  return size ? { width: size[0], height: size[1] } : null;
}

function turn({ orientation }, window) {
  const to = orientation ?? 'portrait';
  return window.orientation === to ? null : { type: 'rotate', to };
}

function arrange({ arrangement, side, divider }, window) {
  const wanted = arrangement ?? 'full';
  const atSide = side ?? 'left';
  const isThere = window.arrangement === wanted && (!hasSide(wanted) || window.side === atSide);
  if (isThere && divider === null) return null;
  const message = { type: 'arrange', arrangement: wanted };
  if (hasSide(wanted)) message.side = atSide;
  if (divider !== null) message.dividerX = divider;
  return message;
}

function resize({ arrangement, fixedSize }, { size: [width, height] }) {
  if (arrangement !== 'free' || !fixedSize) return null;
  return fixedSize.width === width && fixedSize.height === height ? null : { type: 'resize', ...fixedSize };
}

/**
 * The steps after a window has opened, one after another. Each step takes the address and the present window, and
 * returns a message or null. They are needed because a size alone determines neither the side nor which of two
 * arrangements is meant.
 */
export const settlingSteps = [turn, arrange, resize];

/** The query for a place of the catalogue. Nothing else changes, so the app is what an overview has shown there. */
export const atPlace = (query, { device, orientation, arrangement }) => ({
  ...query,
  ...nowhere,
  device: device.id,
  orientation: orientation === 'landscape' ? 'landscapeLeft' : null,
  arrangement: arrangement === 'full' ? null : arrangement,
});

/**
 * The query for another device, with the same orientation, and with the same arrangement if the device has it. A first iPad stands in
 * landscape, unless its room in the browser `isUpright`, in which it is larger in portrait.
 */
export function onDevice(query, device, isUpright = false) {
  const arrangement = rowOf(device, query.arrangement, query.orientation) ? query.arrangement : null;
  const isPhone = device.idiom === 'phone';
  return {
    ...query,
    ...nowhere,
    device: device.id,
    orientation: query.device ? query.orientation : (isPhone || isUpright ? null : 'landscapeLeft'),
    arrangement,
    side: arrangement ? query.side : null,
    policy: null,
  };
}
