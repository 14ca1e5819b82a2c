// The gallery of the scenes, as a part of the page.
import { withScene } from '../tools/menu.js';
import { Gallery } from './gallery.js';

/** Creates the gallery below its button, and fills it once the server has said what it offers. */
export function make({ choices, offer, preview, sceneButton }) {
  const made = new Gallery(sceneButton, {
    present: () => preview.query.scene, choose: (scene, profile) => choices.go({ ...withScene(preview.query, scene), profile }),
  });
  offer.first.then(({ scenes, faults }) => made.offer(scenes, faults));
  return made;
}
