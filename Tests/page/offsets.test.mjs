// The exchange of offsets, and corrections of offsets by the server.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Offsets } from '../../Public/app/wire/offsets.js';

/** A talk of which the page has sent an offset, and the server has answered it. */
function talk(y) {
  const offsets = new Offsets(() => {});
  const made = offsets.begin('list');
  made.hear([0, 0], false);
  made.scrolled(0, y);
  const value = made.stream.take();
  made.stream.sent(1, value);
  made.stream.answered(1);
  return made;
}

test('an offset that the page has sent is no order', () => {
  assert.equal(talk(300).hear([0, 300], false), null);
});

test('another offset is an order', () => {
  assert.deepEqual(talk(300).hear([0, 500], false), { x: 0, y: 500 });
});

test('an offset that has moved by the correction alone is no order of the app', () => {
  const made = talk(300);
  assert.deepEqual(made.hear([0, 340], false, 40), { x: 0, y: 340, isCorrection: true });
  assert.equal(made.hear([0, 340], false), null, 'the corrected offset is known then');
});

test('an order beside a correction is an order', () => {
  assert.deepEqual(talk(300).hear([0, 800], false, 40), { x: 0, y: 800 });
  assert.deepEqual(talk(300).hear([0, 340], true, 40), { x: 0, y: 340 });
});

test('the page sends where it is after a correction', () => {
  const made = talk(300);
  made.hear([0, 340], false, 40);
  made.scrolled(0, 365);
  assert.deepEqual(made.stream.take(), { x: 0, y: 365 });
});
