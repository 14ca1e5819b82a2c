// The developer's panel: its tree, its log, its place and its menu.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { capacity, CallLog, matches } from '../../Public/app/tools/callLog.js';
import { causeOf } from '../../Public/app/tools/causes.js';
import { Comparison } from '../../Public/app/tools/inspector/changes.js';
import { profilesOf, valueOf, withChoice, withOption, withScene } from '../../Public/app/tools/menu.js';
import { docking, hasRoomBelow } from '../../Public/app/dock/docking.js';
import { besideFrom, standing } from '../../Public/app/tools/side.js';
import { paneOf, rowsOf } from '../../Public/app/tools/inspector/tree.js';
import { partsOf, written } from '../../Public/app/tools/values.js';
import { fit } from '../../Public/app/layout/fit.js';
import { isBeyond, overhang } from '../../Public/app/scene/paneDrawing.js';
import { keepsOwnSize, readQuery } from '../../Public/app/wire/query.js';

const traits = { userInterfaceIdiom: 'phone', horizontalSizeClass: 'regular', verticalSizeClass: 'compact' };
const window = (width, height) => ({ size: [width, height], scale: 3, orientation: 'portrait', safeArea: [0, 0, 0, 0], traits });
const pane = (controller, role, more = {}) => ({
  id: `${controller}/pane`, role, controller, container: 'split', frame: [0, 0, 100, 100], safeArea: [0, 0, 0, 0], isVisible: true, isInHierarchy: true, ...more,
});
const nav = (id, ...children) => ({ id, type: 'NavigationController', children });
const leaf = id => ({ id, type: 'ViewController', class: 'ListViewController', title: id, children: [] });

function expanded({ isHidden = false, width = 736 } = {}) {
  const split = {
    id: 'split', type: 'SplitViewController', style: 'unspecified', isCollapsed: false, displayMode: isHidden ? 'secondaryOnly' : 'oneBesideSecondary',
    primaryColumnWidth: 295, presentsWithGesture: true, children: [nav('nav:a', leaf('a')), nav('nav:b', leaf('b'))],
  };
  const away = isHidden ? { isVisible: false, frame: [-295, 0, 295, 414] } : {};
  const panes = [
    pane('nav:b', 'secondary', { column: 'secondary' }), pane('b', 'content'),
    pane('nav:a', 'primary', { column: 'primary', ...away }), pane('a', 'content', away),
  ];
  return { window: window(width, 414), hierarchy: split, panes };
}

function collapsed() {
  const split = {
    id: 'split', type: 'SplitViewController', style: 'unspecified', isCollapsed: true, displayMode: 'oneBesideSecondary',
    primaryColumnWidth: 414, presentsWithGesture: true, children: [nav('nav:a', leaf('a'), nav('nav:b', leaf('b')))],
  };
  return { window: window(414, 736), hierarchy: split, panes: [pane('nav:a', 'primary', { column: 'secondary' }), pane('b', 'content')] };
}

const marksOf = (rows, id) => rows.find(row => row.id === id).marks.map(({ kind, text }) => (kind === 'role' ? text : kind));

test('the tree has the window and every controller below its parent', () => {
  assert.deepEqual(
    rowsOf(expanded()).map(({ id, parent, level }) => [id, parent, level]),
    [['', null, 1], ['split', '', 2], ['nav:a', 'split', 3], ['a', 'nav:a', 4], ['nav:b', 'split', 3], ['b', 'nav:b', 4]],
  );
});

test('a column that is parked, one that is out of the hierarchy, a nested stack and a covered controller are told apart', () => {
  assert.deepEqual(marksOf(rowsOf(expanded({ isHidden: true })), 'nav:a'), ['primary', 'parked']);
  const removed = expanded({ isHidden: true });
  removed.panes[2].isInHierarchy = false;
  assert.deepEqual(marksOf(rowsOf(removed), 'nav:a'), ['primary', 'removed']);
  assert.deepEqual(marksOf(rowsOf(collapsed()), 'nav:a'), ['primary, secondary on top']);
  assert.deepEqual(marksOf(rowsOf(collapsed()), 'nav:b'), ['nested']);
  assert.deepEqual(marksOf(rowsOf(collapsed()), 'a'), ['covered']);
});

test('a row points at its own pane, else at the first below it', () => {
  const rows = rowsOf(collapsed());
  assert.equal(paneOf(rows.find(({ id }) => id === 'nav:b'), rows).id, 'b/pane');
  assert.equal(paneOf(rows.find(({ id }) => id === 'split'), rows).id, 'nav:a/pane');
  assert.equal(paneOf(rows.find(({ id }) => id === 'a'), rows), null);
});

test('the first scene marks nothing; a collapse marks what moved and what reads differently', () => {
  const comparison = new Comparison();
  assert.equal(comparison.take(rowsOf(expanded()), false).changes.size, 0);
  const { changes, gone } = comparison.take(rowsOf(collapsed()), true);
  assert.deepEqual([...changes.get('split').members], ['isCollapsed', 'primaryColumnWidth']);
  assert.equal(changes.get('nav:b').isMoved, true);
  assert.equal(changes.has('b'), false);
  assert.deepEqual(gone, []);
});

test('what is gone is named, what is new is marked, and a scene without a change leaves the marks', () => {
  const comparison = new Comparison();
  comparison.take(rowsOf(collapsed()), false);
  const popped = collapsed();
  popped.hierarchy.children = [nav('nav:a', leaf('a'))];
  const after = comparison.take(rowsOf(popped), false);
  assert.deepEqual(after.gone.map(({ id }) => id), ['nav:b', 'b']);
  assert.equal(comparison.take(rowsOf(popped), false), after);
  assert.equal(comparison.take(rowsOf(collapsed()), false).changes.get('nav:b').isNew, true);
});

test('the scenes of one resize are one change, until the hierarchy takes another shape', () => {
  const comparison = new Comparison();
  comparison.take(rowsOf(expanded()), false);
  comparison.take(rowsOf(collapsed()), true);
  const narrower = collapsed();
  Object.assign(narrower.hierarchy, { primaryColumnWidth: 400 });
  assert.ok(comparison.take(rowsOf(narrower), true).changes.get('split').members.has('isCollapsed'));
  assert.ok(comparison.take(rowsOf(expanded()), true).changes.get('split').members.has('isCollapsed'));
});

test('a long value breaks after commas and before the dots of a name', () => {
  assert.deepEqual(partsOf('[nav[conversations,nav[noor]]]'), ['[nav[conversations,', 'nav[noor]]]']);
  assert.deepEqual(partsOf('{image: arrow.up.left, width: 12.5}'), ['{image: arrow', '.up', '.left, width: 12.5}']);
  assert.deepEqual(partsOf(''), ['']);
});

test('values are written as a debugger prints them', () => {
  assert.equal(written([null, true, 295.333333, 'nav[A,nav[B]]', { target: 'secondaryOnly' }]), '[nil, true, 295.33, nav[A,nav[B]], {target: secondaryOnly}]');
});

test('a cause is what was said, of several of a kind the newest with their number', () => {
  const resize = width => ({ type: 'resize', width, height: 768 });
  assert.equal(causeOf([resize(700), resize(600), { type: 'tap', target: 'a/1' }]), 'resize 600 × 768 (2), then tap a/1');
  assert.equal(causeOf([{ type: 'rotate' }]), 'rotate');
  assert.equal(causeOf([{ type: 'perform', target: 'split', action: 'showDetail', controller: 'D' }]), 'perform split showDetail {controller: D}');
  assert.equal(causeOf([]), 'nobody asked');
});

const call = (name, more = {}) => ({ call: name, phase: 'did', receiver: 'delegate', arguments: [], ...more });

test('the log numbers calls for good and keeps the newest', () => {
  const log = new CallLog();
  assert.equal(log.add({ rev: 1, events: [] }, []), null);
  for (let index = 0; index < 30; index += 1) log.add({ rev: index, events: Array.from({ length: 60 }, () => call('x')) }, []);
  assert.ok(log.count <= capacity && log.count > capacity - 60);
  assert.equal(log.groups.at(-1).calls.at(-1).number, 1800);
  log.clear();
  assert.deepEqual([log.count, log.groups.length], [0, 0]);
  log.add({ rev: 40, events: [call('x')], eventsDropped: 5 }, []);
  assert.equal(log.groups[0].calls[0].number, 1806);
});

test('one scene alone may have no more calls than the log', () => {
  const log = new CallLog();
  log.add({ rev: 1, events: Array.from({ length: capacity + 50 }, () => call('x')) }, []);
  assert.equal(log.count, capacity);
});

test('a filter finds every word of it, wherever it stands', () => {
  const asked = call('splitViewController(_:collapseSecondary:onto:)', { phase: 'ask', arguments: ['nav[b]'], answer: false });
  for (const filter of ['', 'collapse', 'ASK false', 'nav[b] delegate']) assert.ok(matches(asked, filter), filter);
  assert.equal(matches(asked, 'collapse true'), false);
});

test('beside the app in a wide browser, under it in a narrow one, and always with room for both', () => {
  const open = { isOpen: true, isRightToLeft: false, thickness: null };
  assert.deepEqual(standing({ width: 1366, height: 900 }, { ...open, isOpen: false }).room, { width: 1366, height: 900 });
  assert.equal(standing({ width: 1366, height: 900 }, open).side, 'right');
  assert.equal(standing({ width: 1366, height: 900 }, { ...open, isRightToLeft: true }).side, 'left');
  assert.equal(standing({ width: 390, height: 844 }, open).side, 'bottom');
  for (let width = 320; width < 1600; width += 7) {
    for (const thickness of [null, 0, 500, 5000]) {
      const { room, thickness: taken, side } = standing({ width, height: 800 }, { ...open, thickness });
      assert.equal(side === 'bottom', width < besideFrom);
      assert.ok(room.width >= 320 && room.height >= 320 && taken >= 160, `${width} ${thickness}`);
    }
  }
});

test('the menu leaves defaults out of the address and keeps the rest', () => {
  const query = readQuery('?scene=lab&profile=ios26&rtl=1&panel=scene&opt.hosted=true');
  const hosted = { kind: 'flag', default: false };
  assert.equal(valueOf(query, 'hosted', hosted), true);
  assert.equal(valueOf(query, 'other', hosted), false);
  assert.deepEqual(withOption(query, 'hosted', false, hosted).options, {});
  assert.deepEqual(withOption(query, 'style', 'unspecified', { default: 'doubleColumn' }).options, { hosted: true, style: 'unspecified' });
  const other = withScene(query, 'mail');
  assert.deepEqual([other.scene, other.profile, other.options, other.isRightToLeft, other.panel], ['mail', null, {}, true, 'scene']);
  assert.equal(withChoice(query, 'profile', null).profile, null);
  assert.deepEqual(profilesOf({}, { profiles: ['ios8'] }), ['ios8']);
});

test('a panel in the dock covers the inspector, and takes only what it needs beyond that', () => {
  const closed = { side: null, thickness: 0 };
  const wide = { width: 1366, height: 900 };
  assert.deepEqual(docking(wide, true, closed), { side: 'right', length: 348, width: 348, height: 0, margin: '0 348px 0px 0' });
  assert.deepEqual(docking(wide, true, { side: 'left', thickness: 400 }), { side: 'left', length: 400, width: 0, height: 0, margin: '0 0 0 0px' });
  assert.deepEqual(docking(wide, true, { side: 'left', thickness: 280 }), { side: 'left', length: 348, width: 68, height: 0, margin: '0 0 0 68px' });
  const narrow = { width: 375, height: 800 };
  assert.deepEqual(docking(narrow, true, closed), { side: 'bottom', length: 360, width: 0, height: 360, margin: '0 0px 360px 0' });
  assert.equal(docking({ width: 700, height: 300 }, true, closed).length, 160);
  assert.equal(docking(narrow, true, { side: 'bottom', thickness: 360 }).height, 0);
  assert.equal(docking(wide, false, closed).width, 0);
  const belowIt = { width: 375, height: 400 };
  assert.deepEqual(docking(belowIt, true, closed, 400), { side: 'bottom', length: 400, width: 0, height: 0, margin: '0 0px 0px 0' });
  assert.equal(docking({ width: 375, height: 500 }, true, closed, 200).height, 115);
  assert.equal(docking(wide, true, closed, 200).height, 0);
  assert.equal(hasRoomBelow({ width: 1000, height: 500 }, { width: 500, height: 500 }, 250), true);
  assert.equal(hasRoomBelow({ width: 1000, height: 500 }, { width: 500, height: 500 }, 251), false);
  assert.equal(hasRoomBelow({ width: 375, height: 600 }, { width: 375, height: 300 }, 58), false);
});

test('a phone keeps the scene’s own size, unless the address says otherwise', () => {
  const phone = { policy: 'phone' };
  assert.equal(keepsOwnSize(readQuery('?scene=x'), phone), true);
  assert.equal(keepsOwnSize(readQuery('?scene=x&policy=pad'), phone), false);
  assert.equal(keepsOwnSize(readQuery('?scene=x&width=300&height=300'), phone), false);
  assert.equal(keepsOwnSize(readQuery('?scene=x&policy=phone'), { policy: 'pad' }), false);
  assert.equal(keepsOwnSize(readQuery('?scene=x'), undefined), false);
});

test('what is drawn around a window has its room too', () => {
  const around = { top: 100, right: 20, bottom: 100, left: 320 };
  const { scale, x, y } = fit({ width: 414, height: 736 }, { width: 802, height: 984 }, { isDetached: true, isBusy: false }, around);
  assert.deepEqual([scale, x, y], [1, 344, 124]);
});

test('what is off screen and still in the hierarchy reaches beyond the window, what was taken out does not', () => {
  const scene = expanded({ isHidden: true });
  assert.deepEqual(scene.panes.map(one => isBeyond(one, scene)), [false, false, true, true]);
  assert.deepEqual(overhang(scene), { left: 295, right: 0 });
  for (const one of scene.panes) one.isInHierarchy = false;
  assert.deepEqual(overhang(scene), { left: 0, right: 0 });
});
