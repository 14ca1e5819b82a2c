// The choice of a device and of a place on it, as a part of the page.
import { Picker } from './picker.js';

/** Creates the panel below its button. */
export function make({ choices, drawing, offer, pickerButton, preview, switches }) {
  const made = new Picker(pickerButton, {
    choose: device => choices.chooseDevice(device),
    arrange: arrangement => preview.arrange(arrangement),
    rotate: to => preview.rotate(to),
    setSize: size => choices.setSize(size),
    showAll: () => switches.setOverview(true),
  });
  made.offer(offer.devices);
  if (preview.scene) drawing.pick(made);
  return made;
}
