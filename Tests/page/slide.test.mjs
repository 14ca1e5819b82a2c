// What the page works out for the looks of iOS 5.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { barItemWidth } from '../../Public/app/layout/barItem.js';
import { classesOf } from '../../Public/app/scene/look.js';
import { framed, popoverRadius } from '../../Public/app/scene/presentation.js';

test('a button is as wide as the server takes it to be', () => {
  assert.equal(barItemWidth({ title: 'Master' }), 70);
  assert.equal(barItemWidth({ title: 'Go' }), 44);
  assert.equal(barItemWidth({ image: 'trash' }), 44);
});

test('a popover of iOS 5 has a frame around its content, and none since', () => {
  const pane = { id: 'P/pane', frame: [10, 77, 320, 600], presentation: { style: 'popover' } };
  assert.deepEqual(framed(pane, 'ios5').frame, [3, 70, 334, 614]);
  assert.deepEqual(framed(pane, 'ios13').frame, pane.frame);
  assert.ok(popoverRadius('ios5') < popoverRadius('ios13'));
});

test('what an app has decorated is drawn so', () => {
  const scene = { profile: 'ios5', window: { size: [768, 1024] }, panes: [] };
  const pane = { role: 'primary', container: 'split', frame: [0, 20, 320, 1004] };
  assert.equal(classesOf({ ...pane, decoration: { borderWidth: 1 } }, scene), 'pane role-primary is-decorated');
  assert.equal(classesOf(pane, scene), 'pane role-primary');
});
