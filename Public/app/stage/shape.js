// The shape of a device around its screen. Lengths are in points of the screen and estimated by eye from the devices.
// Pure functions.
import { isLandscape } from './placement.js';

/** The widths of the front beside the long sides and the short sides of the screen. */
const bezels = {
  pad: { withButton: { side: 26, end: 84 }, without: { side: 24, end: 24 } },
  phone: { withButton: { side: 20, end: 92 }, without: { side: 13, end: 13 } },
};

/**
 * The corner radius of a screen if nobody knows it, and that of the front of a device whose screen has square corners.
 */
const usualRadius = { pad: 18, phone: 44 };
const frontRadius = { pad: 44, phone: 58 };

const unknownDevice = { idiom: 'pad', homeButton: false, cutout: 'none' };

/** The widths of the front around the screen as it is held, the corner radii of both, and the parts of the front. */
export function shapeOf(device, orientation) {
  const { idiom, homeButton, cutout, cornerRadius = usualRadius[idiom] } = device ?? unknownDevice;
  const { side, end } = bezels[idiom][homeButton ? 'withButton' : 'without'];
  const [vertical, horizontal] = isLandscape(orientation) ? [side, end] : [end, side];
  return {
    bezel: { top: vertical, right: horizontal, bottom: vertical, left: horizontal },
    screenRadius: cornerRadius,
    frontRadius: homeButton ? frontRadius[idiom] : cornerRadius + side,
    homeButton,
    cutout,
  };
}

const windowRadii = { full: 0, 'cover-full': 0, 'slide-over': 16, free: 22, 'tile-1/2': 22, 'tile-1/3': 22 };

/**
 * The corner radius of a window on the screen. A corner of the window at a corner of the screen has the screen's
 * radius.
 */
export const windowRadius = ({ arrangement }) => windowRadii[arrangement] ?? 12;
