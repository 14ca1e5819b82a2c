import assert from 'node:assert/strict';
import { test } from 'node:test';
import { axisOf, placeOf, rangeOf, widthAt } from '../../Public/app/ruler/axis.js';
import { bandsOf, factParts, flipSentence, labelled, runsOf } from '../../Public/app/ruler/bands.js';
import { jumpTo } from '../../Public/app/ruler/jump.js';
import { warningSentence, warningsOf } from '../../Public/app/ruler/warnings.js';
import { flatLook, glassLook } from './looks.mjs';

/** A split that is collapsed has no display mode to speak of. */
const facts = (isCollapsed, displayMode) => [
  { target: 'window', name: 'horizontalSizeClass', value: isCollapsed ? 'compact' : 'regular' },
  { target: 'split', name: 'isCollapsed', value: isCollapsed },
  ...(isCollapsed ? [] : [{ target: 'split', name: 'displayMode', value: displayMode }]),
];
const change = { target: 'window', name: 'horizontalSizeClass', from: 'compact', to: 'regular', because: 'pad: 667.5 is above 667' };
const grid = { target: 'profile', name: 'layoutColumns', from: 3, to: 4, because: null };
const sweep = { bands: [
  { from: 320, to: 667, facts: facts(true), changes: [] },
  { from: 667.5, to: 799.5, facts: facts(false, 'oneOverSecondary'), changes: [change] },
  { from: 800, to: 900, facts: facts(false, 'oneOverSecondary'), changes: [grid] },
  { from: 900.5, to: 1400, facts: facts(false, 'twoBesideSecondary'), changes: [{ target: 'split', name: 'columns', from: ['secondary'], to: [], because: null }] },
] };

test('a band is named and coloured by what is shown', () => {
  assert.deepEqual(bandsOf(sweep).map(({ label, kind, lay, isMajor }) => [label, kind, lay, isMajor]), [
    ['Collapsed', 'collapsed', 'beside', false],
    ['2 columns over', 'columns-2', 'over', true],
    ['2 columns over', 'columns-2', 'over', false],
    ['3 columns', 'columns-3', 'beside', true],
  ]);
  assert.equal(bandsOf({ bands: [{ from: 1, to: 2, facts: [], changes: [] }] })[0].kind, 'plain');
  assert.deepEqual(runsOf(bandsOf(sweep)).map(({ from, to }) => [from, to]), [[320, 667], [667.5, 900], [900.5, 1400]]);
});

test('a flip says what changes and why', () => {
  const [, first, , last] = bandsOf(sweep);
  assert.equal(flipSentence(first), 'At 667 points: Width class compact to regular, iPad: 667.5 is above 667');
  assert.equal(flipSentence(last), 'At 900 points: Split view: columns secondary to none');
});

test('a run says what holds in all of its bands', () => {
  const layout = value => ({ target: 'profile', name: 'layoutColumns', value });
  const bands = sweep.bands.map((band, index) => ({ ...band, facts: [...band.facts, layout(index)] }));
  const [collapsed, over] = runsOf(bandsOf({ bands }));
  assert.deepEqual(factParts(collapsed), [['Width class', 'compact'], ['Split view: collapsed', 'yes'], ['Profile: columns of cells', '0']]);
  assert.deepEqual(factParts(over), [['Width class', 'regular'], ['Split view: collapsed', 'no'], ['Split view: display mode', 'one over secondary']]);
});

test('what is major is labelled before what only has room', () => {
  const flips = bandsOf(sweep).slice(1);
  assert.deepEqual([...labelled(flips, width => width / 2)].map(({ from }) => from), [667.5, 900.5, 800]);
  assert.deepEqual([...labelled(flips, width => width / 4)].map(({ from }) => from), [667.5, 900.5]);
});

const room = { width: 1280, height: 800 };
const filling = { size: [1280, 754] };
const half = { size: [600, 834], screen: [1210, 834], arrangement: 'split-1/2', side: 'right', orientation: 'landscapeLeft' };
const screenAt = { x: 100, y: 60, scale: 0.8 };

test('the ruler ends where the window does', () => {
  for (const [window, standing, edge] of [
    [filling, { room, isRightToLeft: false }, 1280],
    [filling, { room, isRightToLeft: true }, 0],
    [half, { room, screenAt }, 100 + (1210 - 600) * 0.8],
    [{ ...half, side: 'left' }, { room, screenAt }, 100 + 600 * 0.8],
  ]) {
    const range = rangeOf(window, { room });
    const axis = axisOf(window, range, standing);
    assert.equal(placeOf(axis, window.size[0]), edge);
    assert.equal(widthAt(axis, edge, range), window.size[0]);
    assert.equal(widthAt(axis, placeOf(axis, 5000), range), range.to);
  }
});

test('a narrow browser measures what it has no room for', () => {
  const narrow = { width: 400, height: 700 };
  const range = rangeOf({ size: [400, 700] }, { room: narrow });
  assert.deepEqual(range, { from: 320, to: 1400 });
  assert.equal(placeOf(axisOf({ size: [400, 700] }, range, { room: narrow }), 1400), 400);
});

test('the ruler has the scale of a picture that is drawn smaller', () => {
  const standing = { room: { width: 1018, height: 742 }, scale: 1018 / 1366 };
  const range = rangeOf({ size: [1366, 800] }, standing);
  assert.deepEqual(range, { from: 320, to: 1366 });
  const axis = axisOf({ size: [1366, 800] }, range, standing);
  assert.equal(Math.round(placeOf(axis, 1366)), 1018);
  assert.deepEqual(axisOf({ size: [600, 800] }, rangeOf({ size: [600, 800] }, standing), standing), axis, 'it stays where it is for every size');
  assert.deepEqual(rangeOf({ size: [375, 700] }, { room: { width: 375, height: 400 } }), { from: 320, to: 1400 });
});

const device = { windows: [{ arrangement: 'tile-1/2', orientation: 'landscape', size: [600, 834] }] };

test('a jump is a tile beside the other app where there is one, the whole screen, or a free window', () => {
  const to = (width, given = {}) => jumpTo(width, { window: half, device, look: glassLook, height: 700, ...given });
  assert.deepEqual(to(700), { arrange: { arrangement: 'tile-1/2', side: 'right', dividerX: 505 } });
  assert.deepEqual(to(1210), { arrange: { arrangement: 'full' } });
  assert.deepEqual(to(1000), { size: { width: 1000, height: 834 } });
  assert.deepEqual(to(700, { look: flatLook }), { size: { width: 700, height: 834 } });
  assert.deepEqual(to(700, { device: null }), { size: { width: 700, height: 834 } });
  assert.deepEqual(to(700, { window: { ...half, arrangement: 'free' } }), { size: { width: 700, height: 834 } });
  assert.deepEqual(to(700, { window: filling }), { size: { width: 700, height: 700 } });
});

test('the whole of an outer display is that display', () => {
  const cover = { size: [466, 678], screen: [466, 678], arrangement: 'cover-full', orientation: 'portrait' };
  assert.deepEqual(jumpTo(466, { window: cover, device: null, look: glassLook }), { arrange: { arrangement: 'cover-full' } });
});

test('a sweep there and back has warnings in words', () => {
  const mode = { target: 'split', name: 'displayMode', from: 'secondaryOnly', to: 'oneBesideSecondary' };
  const warnings = warningsOf({
    directions: [{ from: 800.5, to: 900, changes: [mode], calls: ['split viewWillLayoutSubviews()'] }],
    unsettled: [{ between: [667.5, 667], width: 667.5, layouts: 2, changes: [mode], calls: [] }],
    unfinished: { from: 320, to: 320, changes: [], calls: [] },
  }, 'split');
  assert.deepEqual(warnings.map(({ kind, from, to }) => [kind, from, to]), [['direction', 800.5, 900], ['unsettled', 667, 667.5], ['unfinished', 320, 320]]);
  assert.deepEqual(warnings.map(({ title }) => title), [
    'Depends on the direction, 800.5 to 900 pt', 'Does not settle at 667.5 pt', 'The layout does not end, at 320 pt',
  ]);
  assert.match(warningSentence(warnings[0]), /: Split view: display mode .* from narrow to wide, .* from wide to narrow; Calls split viewWillLayoutSubviews/u);
  assert.match(warningSentence(warnings[1]), /two layouts by turns/u);
  assert.deepEqual(warningsOf({ bands: [] }), []);
});
