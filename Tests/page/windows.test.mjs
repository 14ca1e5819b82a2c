// The page's modules about windows as each system has them: turns, status bars, and what never was.
import assert from 'node:assert/strict';
import test from 'node:test';

import { flipNumber } from '../../Public/app/text.js';
import { numberOfChange, numberOfClass } from '../../Public/app/access/flipPlace.js';
import { statusBarKind, statusBarParts } from '../../Public/app/scene/statusBar.js';
import { hasRun, whyNot } from '../../Public/app/scene/systems.js';
import { standsOnWallpaper } from '../../Public/app/stage/placement.js';
import { turnBetween } from '../../Public/app/stage/turns.js';
import { usualDevice } from '../../Public/app/stage/usualDevice.js';

test('a device turns a quarter the way it is turned, and half a turn clockwise', () => {
  assert.equal(turnBetween('portrait', 'landscapeLeft'), -90);
  assert.equal(turnBetween('landscapeLeft', 'portrait'), 90);
  assert.equal(turnBetween('portrait', 'landscapeRight'), 90);
  assert.equal(turnBetween('landscapeRight', 'portraitUpsideDown'), 90);
  assert.equal(turnBetween('portraitUpsideDown', 'landscapeRight'), -90);
  assert.equal(turnBetween('portrait', 'portraitUpsideDown'), -180);
  assert.equal(turnBetween('landscapeLeft', 'landscapeRight'), -180);
});

const [pad, phone] = ['pad', 'phone'].map(userInterfaceIdiom => ({ userInterfaceIdiom }));
const old = { padClock: 'middle', signal: 'dots' };
const recent = { padClock: 'leading', signal: 'bars' };
const parts = (...kind) => Object.values(statusBarParts(statusBarKind(...kind)));

test('the status bar of an iPad has the time where its system has it', () => {
  assert.deepEqual(parts(pad, null, old), [['iPad', 'wifi'], ['9:41 AM'], ['100%', 'battery']]);
  assert.deepEqual(parts(pad, null, recent), [['9:41 AM', 'Mon Jun 9'], [], ['wifi', '100%', 'battery']]);
});

test('the status bar of a phone has the signal, and the time beside a cutout', () => {
  const [button, notch, island] = ['none', 'notch', 'island'].map(cutout => ({ cutout }));
  assert.deepEqual(parts(phone, button, old), [['signal-dots', 'Harbour', 'wifi'], ['9:41 AM'], ['100%', 'battery']]);
  assert.deepEqual(parts(phone, null, recent), [['signal-bars', 'Harbour', 'wifi'], ['9:41 AM'], ['100%', 'battery']]);
  for (const device of [notch, island]) assert.deepEqual(parts(phone, device, old), [['9:41'], [], ['signal-bars', 'wifi', 'battery']]);
});

test('only windows that share a screen with a wallpaper have controls', () => {
  const [with_, without] = [true, false].map(windowControls => ({ windowControls }));
  const on = arrangement => ({ device: 'ipad', arrangement });
  assert.deepEqual(['full', 'tile-1/2', 'free', 'split-1/2', 'slide-over'].map(name => standsOnWallpaper(on(name), with_)), [false, true, true, false, false]);
  assert.equal(standsOnWallpaper(on('free'), without), false);
  assert.equal(standsOnWallpaper({ device: null, arrangement: 'free' }, with_), false);
});

const second = { id: 'ipad-2', idiom: 'pad', name: 'iPad 2', systems: { first: 4, last: 9, name: 'iOS 4 to 9' }, profiles: ['a', 'b'] };
const m4 = { id: 'ipad-pro-11-m4', idiom: 'pad', name: 'iPad Pro', systems: { first: 17, name: 'iPadOS 17 and later' }, profiles: ['c'] };

test('a device has run what the server says, and one of your own anything', () => {
  assert.deepEqual(['a', 'c', null].map(profile => hasRun(second, profile)), [true, false, true]);
  assert.equal(hasRun({ id: 'kiosk' }, 'c'), true);
  assert.equal(hasRun(null, 'c'), true);
  assert.equal(whyNot(second), 'iPad 2 ran iOS 4 to 9 only.');
  assert.equal(whyNot(m4), 'iPad Pro runs iPadOS 17 and later only.');
});

test('the first device on the stage is one of the time', () => {
  assert.equal(usualDevice([second, m4], 'pad', 'a').id, 'ipad-2');
  assert.equal(usualDevice([second, m4], 'pad', 'c').id, 'ipad-pro-11-m4');
  assert.equal(usualDevice([second, m4], 'pad', 'none').id, 'ipad-pro-11-m4');
});

const at = (width, horizontalSizeClass, because) => ({ window: { size: [width, 800], traits: { horizontalSizeClass }, because: { horizontalSizeClass: because } } });

test('a flip has the same number from both sides', () => {
  const [narrow, wide] = [at(640, 'compact', 'pad: 640 is not above 667'), at(667.5, 'regular', 'pad: 667.5 is above 667')];
  assert.equal(numberOfClass(wide, narrow), 667);
  assert.equal(numberOfClass(narrow, wide), 667);
});

test('the number of a flip is the whole one of two pixels, or the narrower one', () => {
  for (const [narrower, wider, number] of [[667, 667.5, 667], [667, 668, 667], [1023.5, 1024, 1024], [1023 + 2 / 3, 1024, 1024], [600.25, 600.5, 600.25]]) {
    assert.equal(flipNumber(narrower, wider), number);
    assert.equal(flipNumber(wider, narrower), number);
  }
});

test('a flip without a known number has one only between neighbouring widths', () => {
  const number = (one, other, ...reasons) => numberOfChange(at(one), at(other), reasons);
  assert.deepEqual([number(1024, 1023.5), number(1023.5, 1024), number(954, 955), number(955, 954)], [1024, 1024, 954, 954]);
  assert.equal(number(1023, 1024, '1024 x 768 is wider than high, and 1024 is at least 1024'), 1024);
  assert.equal(number(900, 1024), null);
  assert.equal(number(1024, 1024), null);
  assert.equal(number(600, 1200, '1200 is above 667', '1200 fits three columns, which need more than 954'), null);
});
