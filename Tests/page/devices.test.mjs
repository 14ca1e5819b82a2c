import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choicesOf } from '../../Public/app/picker/arrangements.js';
import { groupsOf, insetsMark, nameParts } from '../../Public/app/picker/devices.js';
import { onDevice, openingSize, placementOf, settlingSteps } from '../../Public/app/stage/placement.js';
import { shapeOf } from '../../Public/app/stage/shape.js';
import { screenStanding, windowStanding } from '../../Public/app/stage/standing.js';
import { arrangementByKey } from '../../Public/app/stage/stops.js';
import { worth } from '../../Public/app/about/why.js';
import { readQuery } from '../../Public/app/wire/query.js';
import { QuarterTurns } from '../../Public/app/stage/quarterTurns.js';

const row = (arrangement, orientation, size, width) => ({ arrangement, orientation, size, classes: [width, 'regular'], mark: 'verified' });

const tablet = {
  id: 'tablet', name: 'iPad Pro 11-inch (M4)', idiom: 'pad', size: [834, 1210], cornerRadius: 30, homeButton: false, cutout: 'none', mark: 'verified',
  windows: [
    row('full', 'portrait', [834, 1210], 'regular'), row('full', 'landscape', [1210, 834], 'regular'),
    row('split-1/3', 'landscape', [375, 834], 'compact'), row('split-1/2', 'landscape', [600, 834], 'compact'),
    row('split-2/3', 'landscape', [825, 834], 'regular'), row('split-1/3', 'portrait', [320, 1210], 'compact'),
    row('split-2/3', 'portrait', [504, 1210], 'compact'), row('tile-1/2', 'landscape', [600, 834], 'compact'),
  ],
};
const phone = { id: 'phone', name: 'iPhone 4-inch', idiom: 'phone', size: [320, 568], homeButton: true, cutout: 'none', mark: 'reported', windows: [row('full', 'portrait', [320, 568], 'compact')] };

const split = {
  device: 'tablet', orientation: 'landscapeLeft', arrangement: 'split-1/2', side: 'right', size: [600, 834], screen: [1210, 834],
  frame: [610, 0, 600, 834], divider: [600, 0, 10, 834],
};

/** The messages, one after another, to a window that carries each one out. */
function settled(search, window) {
  const query = readQuery(search);
  return settlingSteps.map(step => step(query, window)).filter(Boolean);
}

test('a window opens with the size that the address wants it to have', () => {
  for (const [search, size] of [
    ['', [834, 1210]],
    ['orientation=landscape', [1210, 834]],
    ['orientation=landscape&arrangement=split-2/3', [825, 834]],
    ['arrangement=split-1/2', [834, 1210]],
    ['arrangement=free&width=500&height=400', [500, 400]],
  ]) assert.deepEqual(Object.values(openingSize(readQuery(`?device=tablet&${search}`), tablet)), size);
  assert.equal(openingSize(readQuery('?device=tablet'), null), null);
});

test('what a size does not say is said afterwards', () => {
  const opened = { ...split, side: 'left', frame: [0, 0, 600, 834] };
  assert.deepEqual(settled('?orientation=landscape&arrangement=split-1/2', opened), []);
  assert.deepEqual(settled('?orientation=landscape&arrangement=split-1/2&side=right', opened), [{ type: 'arrange', arrangement: 'split-1/2', side: 'right' }]);
  assert.deepEqual(settled('?orientation=landscapeRight&arrangement=tile-1/2&divider=700', opened), [
    { type: 'rotate', to: 'landscapeRight' },
    { type: 'arrange', arrangement: 'tile-1/2', side: 'left', dividerX: 700 },
  ]);
  assert.deepEqual(settled('?orientation=landscape&arrangement=free&width=700&height=500', { ...opened, arrangement: 'free' }), [{ type: 'resize', width: 700, height: 500 }]);
});

test('the address of where a window is leads there', () => {
  const free = { ...split, arrangement: 'free', size: [700, 500], divider: undefined };
  const tile = { ...split, arrangement: 'tile-1/2', size: [505, 834], divider: [695, 0, 10, 834] };
  for (const window of [split, free]) {
    const query = { ...readQuery(''), ...placementOf(window, tablet) };
    assert.ok(settlingSteps.every(step => step(query, window) === null), JSON.stringify(query));
  }
  assert.equal(placementOf(tile, tablet).divider, 700);
  assert.deepEqual(placementOf({ ...split, orientation: 'portrait', arrangement: 'full', size: [834, 1210], divider: undefined }, tablet), {
    device: 'tablet', orientation: null, arrangement: null, side: null, divider: null, fixedSize: null,
  });
});

test('another device keeps what it has of the arrangement', () => {
  const query = { ...readQuery(''), ...placementOf(split, tablet) };
  assert.equal(onDevice(query, tablet).arrangement, 'split-1/2');
  assert.deepEqual([onDevice(query, phone).arrangement, onDevice(query, phone).side], [null, null]);
  assert.equal(onDevice(readQuery(''), tablet).orientation, 'landscapeLeft');
  assert.equal(onDevice(readQuery(''), tablet, true).orientation, null);
  assert.equal(onDevice(readQuery(''), phone).orientation, null);
});

test('the arrow keys take Split View’s divider from stop to stop, and a tile’s along', () => {
  const press = (key, window, shiftKey = false) => arrangementByKey({ key, shiftKey }, window, tablet);
  assert.equal(press('ArrowLeft', split).arrangement, 'split-2/3');
  assert.equal(press('ArrowRight', split).arrangement, 'split-1/3');
  assert.equal(press('ArrowLeft', { ...split, side: 'left', divider: [600, 0, 10, 834] }).arrangement, 'split-1/3');
  assert.equal(press('End', { ...split, divider: [825, 0, 10, 834] }), null);
  assert.equal(press('a', split), null);
  assert.equal(press('ArrowRight', { ...split, arrangement: 'tile-1/2' }, true).dividerX, 665);
});

test('only what a device has, held this way, is offered', () => {
  const names = (device, orientation) => choicesOf(device, orientation, 'left', 10).map(({ arrangement }) => arrangement);
  assert.deepEqual(names(tablet, 'landscapeLeft'), ['full', 'split-1/3', 'split-1/2', 'split-2/3', 'tile-1/2', 'free']);
  assert.deepEqual(names(tablet, 'portrait'), ['full', 'split-1/3', 'split-2/3', 'free']);
  assert.deepEqual(names(phone, 'portrait'), ['full']);
  const [, third] = choicesOf(tablet, 'landscapeLeft', 'right', 10);
  assert.deepEqual(third.frame, [835, 0, 375, 834]);
});

test('a search finds by name and by size, in families', () => {
  const found = search => groupsOf([phone, tablet, { ...tablet, id: 'own', mark: 'custom' }], search).map(({ title, devices }) => [title, devices.map(({ id }) => id)]);
  assert.deepEqual(found(''), [['Your devices', ['own']], ['iPad Pro', ['tablet']], ['iPhone', ['phone']]]);
  assert.deepEqual(found('pro 11 m4'), [['Your devices', ['own']], ['iPad Pro', ['tablet']]]);
  assert.deepEqual(found('568 x 320'), [['iPhone', ['phone']]]);
  assert.deepEqual(found('watch'), []);
  assert.deepEqual(nameParts({ name: 'iPad Air (M2), More Space' }), ['iPad Air (M2)', 'More Space']);
});

test('a home button is at a short side, whichever way the device is held', () => {
  assert.ok(shapeOf(phone, 'portrait').bezel.bottom > shapeOf(phone, 'portrait').bezel.left);
  assert.ok(shapeOf(phone, 'landscapeLeft').bezel.left > shapeOf(phone, 'landscapeLeft').bezel.bottom);
  assert.equal(shapeOf(tablet, 'portrait').bezel.top, shapeOf(tablet, 'portrait').bezel.left);
});

test('a device fits into the room with its front, and the window stands on its screen', () => {
  const { bezel } = shapeOf(tablet, 'landscapeLeft');
  for (const room of [{ width: 1280, height: 800 }, { width: 400, height: 900 }, { width: 3000, height: 2000 }]) {
    const at = screenStanding([1210, 834], room, bezel);
    assert.ok(at.x - bezel.left * at.scale >= 0 && at.x + (1210 + bezel.right) * at.scale <= room.width);
    assert.ok(at.y - bezel.top * at.scale >= 0 && at.y + (834 + bezel.bottom) * at.scale <= room.height);
    assert.ok(at.scale <= 1);
    assert.equal(windowStanding([610, 0], at).x, at.x + 610 * at.scale);
  }
});

const folding = {
  id: 'folding', name: 'Folding', year: 2026, idiom: 'phone', size: [669, 951], mark: 'reported', safeArea: { mark: 'reported' }, coverSafeArea: { mark: 'inferred' },
  windows: [row('full', 'portrait', [669, 951], 'regular'), row('cover-full', 'portrait', [466, 678], 'compact')],
};

test('the outer display is a screen of its own in its picture', () => {
  const [inner, cover] = choicesOf(folding, 'portrait', 'left', 10);
  assert.deepEqual(inner.screen, [669, 951]);
  assert.deepEqual([cover.screen, cover.frame], [[466, 678], [0, 0, 466, 678]]);
});

test('how sure a row is says the year, the window and the insets', () => {
  const window = { arrangement: 'full', orientation: 'portrait' };
  assert.equal(worth(window, folding, 'safeAreaSince26'), 'Folding, 2026. Full screen, verified: two sources agree. Insets reported: one source.');
  assert.match(worth({ ...window, arrangement: 'cover-full' }, folding, 'safeAreaSince26'), /Insets inferred/);
  assert.match(worth({ ...window, arrangement: 'free' }, folding, 'safeAreaSince26'), /any size. Insets unknown/);
  assert.equal(worth(window, phone, 'safeArea'), 'iPhone 4-inch. Full screen, verified: two sources agree.');
  assert.equal(worth(window, null, 'safeArea'), null);
  const both = { safeArea: { mark: 'verified' }, safeAreaSince26: { mark: 'reported' } };
  assert.deepEqual(['safeArea', 'safeAreaSince26'].map(name => insetsMark(both, name)), ['verified', 'reported']);
});

test('a device is found by its year', () => {
  assert.deepEqual(groupsOf([tablet, folding], '2026').map(({ devices }) => devices.map(({ id }) => id)), [['folding']]);
});

test('four quarter turns lead through every orientation, and past one that the app does not support', () => {
  const turns = new QuarterTurns();
  turns.follow('portrait');
  const seen = [];
  for (let count = 0; count < 4; count += 1) {
    seen.push(turns.next());
    turns.follow(seen.at(-1));
  }
  assert.deepEqual(seen, ['landscapeRight', 'portraitUpsideDown', 'landscapeLeft', 'portrait']);
  turns.follow('landscapeRight');
  assert.equal(turns.next(), 'portraitUpsideDown');
  turns.follow('landscapeRight');
  assert.equal(turns.next(), 'landscapeLeft');
});
