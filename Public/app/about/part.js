// The panel about the window, as a part of the page.
import { dockOf } from '../dock/dock.js';
import { entryIn } from '../offer.js';
import { About } from './about.js';
import { Why } from './why.js';

/** Creates the panel below its button. */
export function make(page) {
  const { badge, choices, drawing, offer, preview, switches } = page;
  const why = new Why({ setPolicy: name => choices.setPolicy(name), override: (trait, value) => choices.override(trait, value) });
  const explain = async () => {
    const first = await offer.first;
    const { query } = preview;
    const scene = drawing.shown;
    if (!scene) return;
    const device = offer.deviceOf(scene.window.device);
    const usual = device?.idiom ?? entryIn(first, query)?.policy ?? 'pad';
    why.show(scene, device, query, { policies: first.policies ?? [], usual, insets: scene.look.screen.insets });
  };
  return new About(badge, {
    rotate: () => preview.rotate(),
    turnOver: () => preview.turnOver(),
    goHome: () => preview.goHome(),
    setRightToLeft: isOn => choices.setRightToLeft(isOn),
    scene: () => drawing.shown,
    introduced: () => switches.introduced,
    dock: dockOf(page),
  }, { element: why.element, show: explain });
}
