import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cellOfScene, cellsOf, isCurrent, placeToOpen, screensOf } from '../../Public/app/overview/cells.js';
import { goalOf } from '../../Public/app/overview/moves.js';
import { cellSentence, classesText, detailOf, legendOf, descriptionOfCell, shortNames, summary } from '../../Public/app/overview/words.js';
import { atPlace } from '../../Public/app/stage/placement.js';

const row = (arrangement, orientation, size) => ({ arrangement, orientation, size, classes: ['regular', 'regular'], mark: 'verified' });
const half = row('split-1/2', 'landscape', [678, 1024]);
const tile = row('tile-1/2', 'landscape', [678, 1024]);
const pad = (id, name, ...more) => ({
  id, name, idiom: 'pad', size: [1024, 1366], mark: 'verified', windows: [row('full', 'portrait', [1024, 1366]), row('full', 'landscape', [1366, 1024]), half, ...more],
});
const old = pad('old', 'iPad Pro 12.9-inch (1st generation)');
const young = pad('young', 'iPad Air 13-inch (M2)', tile);
const zoomed = { ...pad('zoomed', 'iPad Air 13-inch (M2), More Space'), size: [1192, 1590] };
const phone = { id: 'phone', name: 'iPhone 6.1-inch', idiom: 'phone', size: [390, 844], mark: 'verified', windows: [] };
const [screen] = screensOf([old, young]);

const part = (role, x, width) => ({ container: 'split', role, frame: [x, 0, width, 1024] });
const fact = (target, name, value, because) => ({ target, name, value, because });
const sideBySide = {
  ...half, parts: [part('right', 320, 358), part('left', 0, 320)],
  facts: [fact('window', 'horizontalSizeClass', 'regular', 'pad: 678 is above 667'), fact('split', 'displayMode', 'sideBySide', 'it is regular')],
};
const one = { ...half, classes: ['compact', 'regular'], parts: [part('right', 0, 678)], facts: [fact('split', 'displayMode', 'one', 'it is compact')] };

const cellWith = answer => ({ key: 'a', size: [678, 1024], orientation: 'landscape', places: [{ device: old, arrangement: 'split-1/2', orientation: 'landscape' }], isShared: true, answer });

test('devices with the same screen are one screen, with short names', () => {
  const screens = screensOf([phone, old, zoomed, young]);
  assert.deepEqual(screens.map(({ title }) => title), ['iPad Air 13-inch, iPad Pro 12.9-inch', 'iPad Air 13-inch (More Space)', 'iPhone 6.1-inch']);
  assert.deepEqual(screens[0].devices.map(({ id }) => id), ['young', 'old']);
});

test('equal sizes are one cell as long as nothing says that they differ', () => {
  const cells = cellsOf(screen, new Map());
  assert.deepEqual(cells.map(cell => [shortNames(cell), cell.orientation, cell.places.length]), [['Full', 'portrait', 2], ['Full', 'landscape', 2], ['1/2 · Tile 1/2', 'landscape', 3]]);
  assert.ok(cells.every(({ answer }) => answer === null));
});

test('answers that differ in more than their reasons and insets part a cell', () => {
  const lower = ({ frame: [x, y, width, height], ...rest }) => ({ ...rest, frame: [x, y + 4, width, height - 4] });
  const said = { ...sideBySide, facts: sideBySide.facts.map(one => ({ ...one, because: 'another device' })), parts: sideBySide.parts.map(lower) };
  const same = cellsOf(screen, new Map([['old', [sideBySide]], ['young', [said, { ...said, arrangement: 'tile-1/2' }]]]));
  assert.deepEqual(same.map(cell => cell.places.length), [2, 2, 3]);
  const parted = cellsOf(screen, new Map([['old', [one]], ['young', [sideBySide, { ...sideBySide, arrangement: 'tile-1/2' }]]]));
  assert.deepEqual(parted.slice(2).map(shortNames), ['1/2 · Tile 1/2 · 1 device', '1/2 · 1 device']);
  assert.deepEqual(parted.slice(2).map(summary), ['Split 320 + 358', 'Flip: right']);
});

test('an arrangement that the system does not have is left out', () => {
  const kept = cellsOf(screen, new Map(), { 'split-1/2': 'Split View came later.' });
  assert.ok(kept.length > 0 && kept.every(({ places }) => places.every(({ arrangement }) => arrangement !== 'split-1/2')));
});

test('a cell opens on the device in use, and as a tile where the system has tiles', () => {
  const [, , cell] = cellsOf(screen, new Map());
  const ids = ({ device, arrangement }) => [device.id, arrangement];
  assert.deepEqual(ids(placeToOpen(cell, 'old', true)), ['old', 'split-1/2']);
  assert.deepEqual(ids(placeToOpen(cell, null, false)), ['young', 'split-1/2']);
  assert.deepEqual(ids(placeToOpen(cell, 'phone', true)), ['young', 'tile-1/2']);
});

test('the place of a cell becomes that of the address, and the choices stay', () => {
  const query = { scene: 'lab', policy: 'pad', options: { a: 1 }, side: 'right', divider: 300, fixedSize: { width: 1, height: 2 } };
  const at = atPlace(query, { device: young, arrangement: 'split-1/2', orientation: 'landscape' });
  assert.deepEqual(at, { scene: 'lab', policy: 'pad', options: { a: 1 }, side: null, divider: null, fixedSize: null, device: 'young', orientation: 'landscapeLeft', arrangement: 'split-1/2' });
  const whole = atPlace(query, { device: young, arrangement: 'full', orientation: 'portrait' });
  assert.deepEqual([whole.orientation, whole.arrangement], [null, null]);
});

test('the current size is that of the window, on its device and as the device is held', () => {
  const [portrait, , cell] = cellsOf(screen, new Map());
  const window = { device: 'old', arrangement: 'split-1/2', orientation: 'landscapeRight', size: [678, 1024] };
  assert.deepEqual([isCurrent(cell, window), isCurrent(portrait, window)], [true, false]);
  assert.equal(isCurrent(cell, { ...window, device: 'zoomed' }), false);
  assert.equal(isCurrent(cell, { ...window, orientation: 'portrait' }), false);
  assert.equal(isCurrent(cell, { ...window, size: [700, 1024] }), false, 'a divider between tiles was dragged');
});

test('a size says what it shows', () => {
  const [split, flip, waiting] = [sideBySide, one, null].map(cellWith);
  assert.deepEqual([split, flip, waiting].map(classesText), ['Regular width', 'Compact width', '']);
  assert.deepEqual([split, flip, waiting].map(summary), ['Split 320 + 358', 'Flip: right', '…']);
  assert.equal(cellSentence(split, 'iPad'), 'iPad in landscape: Split View, half, 678 by 1024 points, regular width, regular height, Split: left 320, right 358');
  assert.equal(cellSentence(waiting, 'iPad'), 'iPad in landscape: Split View, half, 678 by 1024 points, not known yet');
  assert.deepEqual(legendOf([split, flip, waiting, flip]).map(({ label, count }) => [label, count]), [['Flip', 2], ['Split', 1]]);
});

test('split views and apps without columns have the words of the ruler', () => {
  const collapsed = cellWith({ ...one, parts: [{ ...part('primary', 0, 678), column: 'secondary' }], facts: [fact('split', 'isCollapsed', true, 'it is compact')] });
  assert.deepEqual([descriptionOfCell(collapsed).label, summary(collapsed)], ['Collapsed', 'Collapsed: secondary']);
  const plain = cellWith({ ...one, parts: [], facts: [] });
  assert.deepEqual([descriptionOfCell(plain).kind, summary(plain)], ['plain', 'As it is']);
  const three = cellWith({ ...sideBySide, parts: [part('a', 0, 1), part('b', 1, 1), part('c', 2, 1)], facts: [fact('split', 'isCollapsed', false, ''), fact('split', 'displayMode', 'twoBesideSecondary', '')] });
  assert.equal(summary(three), '3 columns');
});

test('the line about a size has the reasons and the devices', () => {
  const { place, size, reasons, devices } = detailOf(cellWith(sideBySide), 'iPad');
  assert.deepEqual([place, size, devices], ['iPad in landscape: Split View, half', '678 × 1024 points, regular width, regular height', [old.name]]);
  assert.deepEqual(reasons, [
    { label: 'Width class', value: 'regular', because: 'iPad: 678 is above 667', source: 'horizontalSizeClass: regular; pad: 678 is above 667' },
    { label: 'Display mode', value: 'side by side', because: 'it is regular', source: 'displayMode: sideBySide; it is regular' },
  ]);
});

test('a window that the catalogue does not have is read from its scene', () => {
  const scene = {
    window: { size: [900, 700], traits: { horizontalSizeClass: 'regular', verticalSizeClass: 'regular' }, because: { horizontalSizeClass: 'pad: 900 is above 667' } },
    hierarchy: { id: 'root', children: [{ id: 'split', displayMode: 'sideBySide', because: { displayMode: 'it is regular' }, children: [] }] },
    panes: [{ ...part('left', 0, 440), isVisible: true }, { ...part('content', 0, 440), isVisible: true }, { ...part('right', 900, 460), isVisible: false }],
  };
  const cell = cellOfScene(scene);
  assert.equal(summary(cell), 'Split: left');
  assert.deepEqual(detailOf(cell, 'Now').reasons.map(({ label }) => label), ['Width class', 'Display mode']);
});

test('arrow keys go along a line, and to the nearest box of the next one', () => {
  const box = (left, bottom) => ({ left, width: 10, bottom });
  const boxes = [box(0, 100), box(50, 101), box(100, 100), box(0, 200), box(90, 203), box(0, 320)];
  assert.deepEqual(['ArrowRight', 'ArrowLeft', 'Home', 'End', 'x'].map(key => goalOf(key, boxes, 1)), [2, 0, 0, 5, null]);
  assert.deepEqual([0, 1, 2, 3, 4, 5].map(index => goalOf('ArrowDown', boxes, index)), [3, 4, 4, 5, 5, 5]);
  assert.deepEqual([0, 2, 3, 4, 5].map(index => goalOf('ArrowUp', boxes, index)), [0, 2, 0, 2, 3]);
  assert.deepEqual([goalOf('ArrowLeft', boxes, 0), goalOf('ArrowRight', boxes, 5)], [0, 5]);
});
