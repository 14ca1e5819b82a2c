// The shape of a device around its screen. Lengths are points of the screen, by eye from the devices. Pure.
import { isLandscape } from './placement.js';

/** How much of the front is seen beside the screen's long sides and its short ones. */
const bezels = {
  pad: { withButton: { side: 26, end: 84 }, without: { side: 24, end: 24 } },
  phone: { withButton: { side: 20, end: 92 }, without: { side: 13, end: 13 } },
};

/** The corners of a screen of which nobody knows them, and of the front of a device whose screen has none. */
const usualRadius = { pad: 18, phone: 44 };
const frontRadius = { pad: 44, phone: 58 };

const unknownDevice = { idiom: 'pad', homeButton: false, cutout: 'none' };

/** The front around the screen as it is held, the corners of both, and which end of it is where. */
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

const windowRadii = { full: 0, 'cover-full': 0, 'slide-over': 16, free: 22 };

/** The corners of a window on the screen; those at the screen's own corners are the screen's. */
export const windowRadius = ({ arrangement }) => windowRadii[arrangement] ?? 12;
