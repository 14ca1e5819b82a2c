// The places of images of the app's own in their views (`Public/apps/uikit/images.js`).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { imageFrame, isOwnImage } from '../../Public/apps/uikit/images.js';

const view = [100, 60];

for (const [mode, image, frame] of [
  ['fit', [200, 60], [0, 15, 100, 30]], ['fill', [200, 60], [-50, 0, 200, 60]], ['stretch', [200, 60], [0, 0, 100, 60]],
  ['center', [20, 10], [40, 25, 20, 10]], ['top', [20, 10], [40, 0, 20, 10]], ['bottom', [20, 10], [40, 50, 20, 10]],
  ['left', [20, 10], [0, 25, 20, 10]], ['right', [20, 10], [80, 25, 20, 10]], ['topLeft', [200, 10], [0, 0, 200, 10]],
  ['topRight', [20, 10], [80, 0, 20, 10]], ['bottomLeft', [20, 10], [0, 50, 20, 10]], ['bottomRight', [200, 10], [-100, 50, 200, 10]],
]) test(`an image has its place in the mode ${mode}`, () => assert.deepEqual(imageFrame(mode, view, image), frame));

test('the names of images are told from those of symbols', () => {
  for (const name of ['image:0123.png', 'template:0123.png']) assert.ok(isOwnImage(name));
  for (const name of ['star', 'picture:1', 'image:', undefined]) assert.ok(!isOwnImage(name));
});
