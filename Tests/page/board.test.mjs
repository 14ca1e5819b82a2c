// The modules of the board that touch no document.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { differencesOf } from '../../Public/app/board/differences.js';
import { hasLongNames, heightOf, scaleFor } from '../../Public/app/board/grid.js';
import { kinds, mostWindows, queryOf, rowsOf } from '../../Public/app/board/kinds.js';
import { openingOf, resizeLike } from '../../Public/app/board/opening.js';
import { firstPace, nextPace, paintSome } from '../../Public/app/board/painter.js';
import { Slots } from '../../Public/app/board/slots.js';
import { asOfFirst, carriedPoint, spread } from '../../Public/app/board/spread.js';
import { boxOf } from '../../Public/app/board/standing.js';
import { boards } from '../../Public/app/wire/fields.js';
import { readQuery, searchOf } from '../../Public/app/wire/query.js';
import { flatLook, glassLook } from './looks.mjs';

const at = (slot, size, more = {}) => ({ slot, size, isRightToLeft: false, isInBrowser: true, ...more });
const wide = at(0, [1366, 1024]);
const narrow = at(3, [375, 812]);

test('one message is for all windows, and the page’s own window answers last', () => {
  const tap = { type: 'tap', target: 'list/row-1' };
  assert.deepEqual(spread(tap, [wide, at(1, [800, 600]), narrow], {}), [{ ...tap, slots: [1, 3, 0] }]);
  assert.deepEqual(spread({ type: 'rotate' }, [wide, narrow], {}), [{ type: 'rotate', slots: [3, 0] }]);
  assert.deepEqual(spread(tap, [wide], {}), [tap]);
});

test('a size is for the windows in the browser, and a place on a device for the page’s own window alone', () => {
  const resize = { type: 'resize', width: 500, height: 700 };
  assert.deepEqual(spread(resize, [wide, at(1, [800, 600], { isInBrowser: false }), narrow], {}), [{ ...resize, slots: [3, 0] }]);
  assert.deepEqual(spread({ type: 'arrange', arrangement: 'full' }, [wide, narrow], {}), [{ type: 'arrange', arrangement: 'full' }]);
  assert.deepEqual(spread({ type: 'sync' }, [wide, narrow], {}), [{ type: 'sync' }]);
});

test('a point keeps its distance to an edge, lies between the edges in proportion, and is mirrored from right to left', () => {
  assert.deepEqual(carriedPoint({ x: 10, y: 1000 }, wide, narrow), { x: 10, y: 788 });
  assert.deepEqual(carriedPoint({ x: 1360, y: 512 }, wide, narrow), { x: 369, y: 406 });
  assert.deepEqual(carriedPoint({ x: 683, y: 20 }, wide, narrow), { x: 187.5, y: 20 });
  assert.deepEqual(carriedPoint({ x: 10, y: 20 }, wide, { ...narrow, isRightToLeft: true }), { x: 365, y: 20 });
});

test('a point that goes to another window and back is the same', () => {
  for (const x of [0, 3, 44, 45, 700, 1321, 1322, 1366]) {
    const there = carriedPoint({ x, y: 500 }, wide, at(1, [1024, 768]));
    assert.ok(Math.abs(carriedPoint(there, at(1, [1024, 768]), wide).x - x) <= 1, `${x}`);
  }
});

test('a swipe is a message for each size, and goes the other way from right to left', () => {
  const swipe = { type: 'swipe', direction: 'right', x: 10, y: 500 };
  const mirrored = at(2, [1366, 1024], { isRightToLeft: true });
  assert.deepEqual(spread(swipe, [wide, at(1, [1366, 1024]), mirrored], {}), [
    { type: 'swipe', direction: 'left', x: 1356, y: 500, slots: [2] },
    { ...swipe, slots: [1, 0] },
  ]);
});

test('a dragged edge keeps its distance to the side of its column', () => {
  const drag = { type: 'drag', target: 'split.primary/edge', phase: 'changed', x: 300 };
  const mirrored = { ...narrow, isRightToLeft: true };
  assert.equal(asOfFirst(drag, wide, narrow).x, 300);
  assert.equal(asOfFirst(drag, wide, mirrored).x, 75);
  assert.equal(asOfFirst({ ...drag, target: 'split/inspector/edge', x: 1066 }, wide, narrow).x, 75);
  assert.equal(asOfFirst(asOfFirst(drag, wide, mirrored), mirrored, wide).x, 300);
});

test('a trait is for all windows, but not the one in which they differ', () => {
  const dark = { type: 'traits', userInterfaceStyle: 'dark' };
  assert.deepEqual(spread(dark, [wide, narrow], kinds.directions), [{ ...dark, slots: [3, 0] }]);
  assert.deepEqual(spread(dark, [wide, narrow], kinds.appearances), [{ type: 'traits', userInterfaceStyle: 'light', slots: [3] }, dark]);
  const text = { type: 'traits', preferredContentSizeCategory: 'small' };
  assert.deepEqual(spread(text, [wide, narrow], kinds.textSizes), [text]);
  assert.deepEqual(spread({ ...text, ...dark }, [wide, narrow], kinds.textSizes), [{ ...dark, slots: [3] }, { ...text, ...dark }]);
});

const split = (more = {}) => ({ id: 'split', type: 'SplitViewController', isCollapsed: false, displayMode: 'oneBesideSecondary', children: [], ...more });
const column = (name, x, width, more = {}) => ({ id: `${name}/pane`, container: 'split', role: name, column: name, frame: [x, 0, width, 768], isVisible: true, ...more });
const scene = (hierarchy, panes, more = {}) => ({ look: flatLook, window: { size: [1024, 768], traits: {} }, hierarchy, panes, ...more });
const first = scene(split(), [column('primary', 0, 320), column('secondary', 320, 704)]);

test('a window that shows the same has no differences, whatever its size', () => {
  const larger = scene(split(), [column('primary', 0, 320), column('secondary', 320, 1046)], { window: { size: [1366, 1024] } });
  assert.deepEqual(differencesOf(larger, first), { words: [], marks: [] });
});

test('a difference is said in words, and its column is marked', () => {
  assert.deepEqual(differencesOf(scene(split({ isCollapsed: true }), [column('primary', 0, 375)]), first), { words: ['Collapsed to one column'], marks: [] });
  assert.deepEqual(differencesOf(first, scene(split({ isCollapsed: true }), [column('primary', 0, 375)])).words, ['Not collapsed']);
  assert.deepEqual(
    differencesOf(scene(split(), [column('primary', 0, 375), column('secondary', 375, 991)]), first),
    { words: ['Primary 375 wide, not 320'], marks: [[0, 0, 375, 768]] },
  );
  const hidden = scene(split({ displayMode: 'secondaryOnly' }), [column('primary', -320, 320, { isVisible: false }), column('secondary', 0, 1024)]);
  assert.deepEqual(differencesOf(hidden, first).words, ['Secondary only, not one beside secondary', 'One column, not two']);
  const three = scene(split({ displayMode: 'twoBesideSecondary' }), [column('primary', 0, 320), column('supplementary', 320, 300), column('secondary', 620, 404)]);
  assert.deepEqual(differencesOf(three, first), { words: ['Two beside secondary, not one beside secondary', 'Three columns, not two'], marks: [[320, 0, 300, 768]] });
});

test('the width of a column is what one sees of it beside a floating one', () => {
  const floating = scene(split(), [column('supplementary', 0, 610), column('primary', 10, 280)], { look: glassLook });
  const alone = scene(split(), [column('supplementary', 0, 320)], { look: glassLook });
  assert.deepEqual(differencesOf(floating, alone).words.filter(word => word.includes('wide')), []);
});

const list = (name, rowHeight, more = {}) => ({ id: `${name}/list`, container: name, role: 'content', controller: `${name}/list`, frame: [0, 0, 300, 700], layout: { rowHeight }, ...more });
const withText = (body, ...panes) => scene(split(), panes, { profile: 'ios18', window: { size: [1024, 768], traits: {}, textStyles: { body: [body, body + 5] } } });

test('another text size is a difference, and the rows that have another height are named', () => {
  const usual = scene(split(), [list('A', 87), list('B', 44)], { profile: 'ios18' });
  assert.deepEqual(differencesOf(withText(53, list('A', 210), list('B', 44)), usual), { words: ['Text at 53 points, not 17', 'Rows 210 high, not 87'], marks: [] });
  const columns = ['primary', 'secondary'].map(name => column(name, 0, 320, { controller: name === 'primary' ? 'A' : 'B' }));
  assert.deepEqual(
    differencesOf(withText(14, list('A', 80), list('B', 40), ...columns), { ...usual, panes: [...usual.panes, ...columns] }).words,
    ['Text at 14 points, not 17', 'Primary rows 80 high, not 87', 'Secondary rows 40 high, not 44'],
  );
  assert.deepEqual(differencesOf(withText(17, list('A', 120)), usual).words, [], 'the width of the window makes rows higher');
  assert.deepEqual(differencesOf({ ...usual, profile: 'ios26', panes: [list('A', 92)] }, usual).words, ['Rows 92 high, not 87']);
});

const several = (count, size) => Array.from({ length: count }, () => [...size]);

test('all windows fit into the room, unless they would be too small to read', () => {
  const room = { width: 1366, height: 900 };
  const two = several(2, [1354, 980]);
  const eight = several(8, [1354, 980]);
  assert.ok(scaleFor(two, room) > 2 * scaleFor(eight, room));
  for (const sizes of [two, eight]) assert.ok(heightOf(sizes, scaleFor(sizes, room), { width: 1318, gap: 20 }) <= 852);
  assert.equal(scaleFor(several(16, [390, 844]), room), 0.4, 'a phone is as wide as its caption');
  assert.ok(scaleFor(eight, { width: 375, height: 700 }) * 1354 <= 343, 'no window is wider than the room');
});

test('a name that is too long for one line has two, for which the windows leave room', () => {
  assert.ok(hasLongNames(['Full screen, portrait', 'Split View, one third, landscape']));
  assert.ok(!hasLongNames(['', 'iOS 14 to 17']));
  const room = { width: 1366, height: 900 };
  const sizes = several(4, [1354, 980]);
  assert.ok(scaleFor(sizes, room, 0, true) < scaleFor(sizes, room, 0));
});

test('a window in the browser has a box as large as the room, and one on a device its own size', () => {
  const page = { first: { size: [700, 900], device: null }, room: { width: 1354, height: 980 }, isAlone: false };
  assert.deepEqual(boxOf({ size: [500, 980], device: null }, { change: {} }, page), [1354, 980]);
  assert.deepEqual(boxOf(null, { change: {} }, page), [1354, 980]);
  assert.deepEqual(boxOf({ size: [414, 736], device: null }, { change: {} }, { ...page, isAlone: true }), [414, 736]);
  assert.deepEqual(boxOf(null, { change: { orientation: null, arrangement: null }, device: { size: [834, 1194], windows: [] } }, page), [834, 1194]);
});

const windows = ['full', 'split-1/2', 'tile-1/2'].flatMap(arrangement => ['portrait', 'landscape'].map(orientation => ({ arrangement, orientation, size: [500, 800] })));
const devices = Array.from({ length: 20 }, (_, index) => ({ id: `ipad-${index}`, name: `iPad ${index}`, idiom: 'pad', mark: 'verified', size: [700 + index, 1000], windows }));
const traits = { userInterfaceIdiom: 'pad', userInterfaceStyle: 'light', layoutDirection: 'leftToRight', preferredContentSizeCategory: 'large' };
const withoutTiles = { ...flatLook, screen: { ...flatLook.screen, otherTimes: { 'tile-1/2': 'not yet', free: 'not yet' } } };
const withTiles = { ...glassLook, screen: { ...glassLook.screen, otherTimes: { 'split-1/2': 'no more' } } };
const opened = (query = '', window = {}) => ({
  query: readQuery(query), devices, entry: { profiles: ['ios26', 'ios18', 'ios8'] },
  scene: { profile: 'ios18', look: withoutTiles, window: { size: [1354, 980], device: null, arrangement: 'free', orientation: 'portrait', traits, ...window } },
});

test('every board that an address can name is there', () => {
  assert.deepEqual(Object.keys(kinds), boards);
  for (const board of boards) assert.equal(readQuery(searchOf(readQuery(`?scene=lab&board=${board}`))).board, board);
  assert.equal(readQuery('?board=devices').board, null);
});

test('the rows of a board are the others than the first window, and never more than a session has slots', () => {
  assert.deepEqual(rowsOf('profiles', opened()).map(({ change }) => change), [{ profile: 'ios26' }, { profile: 'ios8' }]);
  assert.deepEqual(rowsOf('directions', opened()).map(({ change }) => change), [{ isRightToLeft: true }]);
  assert.deepEqual(rowsOf('appearances', opened('', { traits: { ...traits, userInterfaceStyle: 'dark' } })).map(({ change }) => change), [{ appearance: 'light' }]);
  assert.equal(rowsOf('textSizes', opened()).length, 11);
  assert.equal(rowsOf('ipads', opened()).length, mostWindows - 1);
  assert.deepEqual(rowsOf('iphones', opened()), []);
});

test('the devices and systems of a board are those that there were together', () => {
  const old = opened();
  old.devices = devices.map((device, index) => ({ ...device, profiles: index < 3 ? ['ios18'] : ['ios8'] }));
  assert.equal(rowsOf('ipads', old).length, 3);
  const onOld = { ...old, scene: { ...old.scene, window: { ...old.scene.window, device: 'ipad-0' } } };
  assert.deepEqual(rowsOf('profiles', onOld), []);
});

test('the arrangements are those of the OS version, without that of the first window', () => {
  const names = situation => rowsOf('arrangements', situation).map(({ change }) => `${change.arrangement ?? 'full'} ${change.orientation ?? 'portrait'}`);
  const onDevice = opened('?device=ipad-3', { device: 'ipad-3', arrangement: 'full', orientation: 'landscapeLeft' });
  assert.deepEqual(names(onDevice), ['full portrait', 'split-1/2 portrait', 'split-1/2 landscapeLeft']);
  assert.equal(rowsOf('arrangements', onDevice)[0].change.device, 'ipad-3');
  const tiled = { ...onDevice, scene: { ...onDevice.scene, look: withTiles } };
  assert.deepEqual(names(tiled), ['full portrait', 'tile-1/2 portrait', 'tile-1/2 landscapeLeft', 'free portrait']);
});

test('a window opens large as it is now, without the board', () => {
  const { query, scene: shown } = opened('?scene=lab&board=ipads');
  const row = rowsOf('ipads', opened('?scene=lab&board=ipads'))[0];
  const turned = { ...shown, window: { ...shown.window, device: row.device.id, arrangement: 'full', orientation: 'landscapeRight', size: [1000, 700] } };
  const large = queryOf('ipads', row, turned, query);
  assert.deepEqual([large.scene, large.device, large.orientation, large.board], ['lab', row.device.id, 'landscapeRight', null]);
  const mirrored = { ...shown, window: { ...shown.window, traits: { ...traits, layoutDirection: 'rightToLeft' } } };
  assert.equal(queryOf('directions', { change: { isRightToLeft: false } }, mirrored, query).isRightToLeft, true, 'it has been turned since');
});

test('a window of the board opens as the first one is, apart from what its row changes', () => {
  const { query, scene: first } = opened('?scene=lab&board=directions');
  const mirrored = openingOf({ change: { isRightToLeft: true } }, query, { ...first, place: { tab: 'a' } });
  assert.deepEqual([mirrored.message.traits.layoutDirection, mirrored.message.place, mirrored.steps], ['rightToLeft', { tab: 'a' }, []]);
  const [width, height] = first.window.size;
  assert.deepEqual([mirrored.message.window.width, mirrored.message.window.height], [width, height]);
  const row = rowsOf('ipads', opened('?scene=lab&board=ipads'))[0];
  const onDevice = openingOf(row, query, first);
  assert.deepEqual([onDevice.message.device, onDevice.steps.length], [row.device.id, 3]);
});

test('a window takes the size that the first one has', () => {
  assert.equal(resizeLike({ size: [500, 700] }, { size: [500, 700] }), null);
  assert.deepEqual(resizeLike({ size: [400, 700] }, { size: [500, 700] }), { type: 'resize', width: 500, height: 700 });
});

/** A socket that keeps what it is given, and the news of the slots. */
function slotsOf() {
  const [said, news] = [[], []];
  const connection = { isUp: true, send: message => (connection.isUp ? said.push(message) : null) };
  const slots = new Slots(connection, (slot, isNew) => news.push(`${slot}${isNew ? ' new' : ''}`));
  return { said, news, connection, slots };
}

const answer = (slot, ack, more = {}) => ({ type: 'scene', slot, ack, window: { size: [ack, 1] }, hierarchy: {}, panes: [], viewModels: {}, ...more });

test('a slot shows only what was opened in it last', () => {
  const { said, news, slots } = slotsOf();
  slots.begin(1, { type: 'open', scene: 'lab' });
  slots.begin(1, { type: 'open', scene: 'mail' });
  assert.deepEqual(said.map(({ scene: name, slot }) => `${name} ${slot}`), ['lab 1', 'mail 1']);
  slots.receive(answer(1, 1));
  assert.deepEqual([slots.sceneOf(1), slots.open], [null, []]);
  slots.receive(answer(1, 2));
  slots.receive(answer(1, 5, { window: { size: [9, 9] } }));
  slots.receive(answer(2, 5));
  assert.deepEqual([slots.sceneOf(1).window.size, slots.open, news], [[9, 9], [1], ['1 new', '1']]);
});

test('a slot that the server refuses says why, and another refusal changes nothing', () => {
  const { slots } = slotsOf();
  slots.begin(1, { type: 'open' });
  slots.receive({ type: 'error', slot: 1, ack: 1, message: 'There is no such device.' });
  assert.deepEqual([slots.refusalOf(1), slots.open], ['There is no such device.', []]);
  slots.begin(2, { type: 'open' });
  slots.receive(answer(2, 2));
  slots.receive({ type: 'error', slot: 2, ack: 3, message: 'There is no element named nobody.' });
  assert.deepEqual([slots.refusalOf(2), slots.open], [null, [2]]);
});

test('slots are being opened until each has a scene at its place, or a refusal', () => {
  const { slots } = slotsOf();
  assert.equal(slots.isOpening, false);
  slots.begin(1, { type: 'open' }, [({ size: [width] }) => (width < 9 ? { type: 'resize' } : null)]);
  slots.begin(2, { type: 'open' });
  assert.ok(slots.isOpening);
  slots.receive({ type: 'error', slot: 2, ack: 2, message: 'No.' });
  assert.ok(slots.isOpening);
  slots.receive(answer(1, 1));
  assert.equal(slots.isOpening, false);
});

test('a window goes to its place step by step', () => {
  const { said, slots } = slotsOf();
  slots.begin(1, { type: 'open' }, [() => null, () => ({ type: 'rotate', to: 'landscapeLeft' }), ({ size }) => ({ type: 'resize', width: size[0] })]);
  slots.receive(answer(1, 1));
  slots.receive(answer(1, 2));
  slots.receive(answer(1, 3));
  assert.deepEqual(said.slice(1), [{ type: 'rotate', to: 'landscapeLeft', slot: 1 }, { type: 'resize', width: 2, slot: 1 }]);
});

test('after an interruption, lost slots are opened again, and others that are still there are closed', () => {
  const { said, slots, connection } = slotsOf();
  for (const slot of [1, 2, 3]) slots.begin(slot, { type: 'open', scene: 'lab' });
  slots.receive(answer(1, 1));
  connection.isUp = false;
  slots.closeFrom(3);
  connection.isUp = true;
  slots.resumed([0, 1, 3]);
  assert.deepEqual(said.slice(3), [{ type: 'open', scene: 'lab', slot: 2 }, { type: 'close', slot: 3 }]);
  slots.receive(answer(1, 9, { received: 7 }));
  assert.deepEqual(slots.sceneOf(1).window.size, [9, 1]);
});

test('a frame draws what is in sight, as long as it has time, and at least one window', () => {
  let clock = 0;
  const made = (isInSight, cost, isHeld = false) => ({ isInSight, isHeld, paint: () => { clock += cost; } });
  const all = [made(false, 1), made(true, 5), made(true, 5), made(true, 5)];
  assert.deepEqual(paintSome(all, () => clock), [all[1], all[2]]);
  assert.equal(paintSome([made(true, 99), made(true, 1)], () => clock).length, 1);
  const held = made(true, 1, true);
  assert.deepEqual(paintSome([made(true, 1), held], () => clock, 1), [held], 'what follows the hand comes first');
});

test('fewer windows are drawn in a frame after a late one, and more only after many in time', () => {
  const after = (pace, ...intervals) => intervals.reduce(nextPace, pace);
  const inTime = count => Array.from({ length: count }, () => 16.7);
  const late = after(firstPace, 40);
  assert.deepEqual([firstPace.limit, late.limit, after(late, 40).limit], [16, 12, 9]);
  assert.equal(after(firstPace, ...Array.from({ length: 40 }, () => 40)).limit, 2, 'two windows at least');
  assert.equal(after(late, ...inTime(23)).limit, 12);
  assert.equal(after(late, ...inTime(24)).limit, 13);
  assert.equal(after(late, ...inTime(23), 22, ...inTime(23)).limit, 12, 'a frame in between begins the count anew');
  assert.equal(after(firstPace, ...inTime(99)).limit, 16);
});
