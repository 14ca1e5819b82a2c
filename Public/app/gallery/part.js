// The gallery of the scenes, as a part of the page.
import { withScene } from '../tools/menu.js';
import { Gallery } from './gallery.js';
import { LivePictures } from './livePictures.js';

/** The message that opens a scene for its picture: in its own window, and in the version and the appearance of the page. */
const openingOf = ({ id, profile, window: [width, height] }, isDark) => ({
  type: 'open', scene: id, profile, window: { width, height }, traits: { userInterfaceStyle: isDark ? 'dark' : 'light' },
});

/** Creates the gallery below its button, and fills it once the server has said what it offers. */
export function make({ choices, offer, preview, sceneButton }) {
  const pictures = new LivePictures(() => preview.connection.url);
  const made = new Gallery(sceneButton, {
    present: () => preview.query.scene,
    choose: (scene, profile) => choices.go({ ...withScene(preview.query, scene), profile }),
    draw: (scene, use) => pictures.ask(openingOf(scene, preview.page.isDark()), use),
    rest: () => pictures.end(),
  });
  offer.first.then(({ scenes, faults }) => made.offer(scenes, faults));
  return made;
}
