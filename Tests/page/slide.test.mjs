// Popovers with a frame, and views that an app has decorated.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { classesOf } from '../../Public/app/scene/paneDrawing.js';
import { framed } from '../../Public/app/scene/presentation.js';
import { flatLook } from './looks.mjs';

test('a popover’s content has the frame around it that the look gives it', () => {
  const pane = { id: 'P/pane', frame: [10, 77, 320, 600], presentation: { style: 'popover' } };
  assert.deepEqual(framed(pane, { ...flatLook, popover: { frame: 7, arrow: [36, 13] } }).frame, [3, 70, 334, 614]);
  assert.deepEqual(framed(pane, flatLook).frame, pane.frame);
});

test('what an app has decorated is drawn so', () => {
  const scene = { look: flatLook, window: { size: [768, 1024] }, panes: [] };
  const pane = { role: 'primary', container: 'split', frame: [0, 20, 320, 1004] };
  assert.equal(classesOf({ ...pane, decoration: { borderWidth: 1 } }, scene), 'pane role-primary is-decorated');
  assert.equal(classesOf(pane, scene), 'pane role-primary');
});
