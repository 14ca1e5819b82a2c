// The app at all sizes of a device, as a part of the page.
import { openedOf } from '../panels/opened.js';
import { Overview } from './overview.js';

/** Creates the overview on the stage. */
export function make(page) {
  const { choices, offer, overviewButton, preview, stage, switches } = page;
  const made = new Overview(overviewButton.element, {
    ask: (device, answer, refused) => preview.overviews.ask({ device }, answer, refused),
    choose: place => choices.openPlace(place),
    opened: openedOf(page),
    toggle: isOn => switches.setOverview(isOn),
  });
  stage.append(made.element);
  made.introduce(switches.introduced);
  made.offer(offer.devices);
  return made;
}
