// The modules below `scene` and `motion`.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mergeScene } from '../../Public/app/scene/state.js';
import { facts } from '../../Public/app/about/facts.js';
import { isFloating, modelOf } from '../../Public/app/scene/paneDrawing.js';
import { isWithin, nesting, paneShowing, parentsOf } from '../../Public/app/scene/tree.js';
import { plan, stackTravel } from '../../Public/app/motion/plan.js';
import { StripOffsets } from '../../Public/app/frame/stripOffsets.js';
import { flatLook, glassLook } from './looks.mjs';

const node = (id, ...children) => ({ id, children });
const hierarchy = node('tabs', node('split', node('nav:profile', node('profile'), node('nav:detail-1', node('detail')))));
const pane = (id, container, more = {}) => ({ id, container, role: 'content', controller: id.split('/')[0], ...more });

test('what a scene leaves out stays, null drops a view model, and the others keep their identity', () => {
  const first = mergeScene(null, { window: 1, hierarchy: 2, place: 3, look: 6, panes: [], viewModels: { a: { kind: 'x' }, b: {} } });
  const second = mergeScene(first, { place: 4, panes: [5], viewModels: { b: null, c: {} } });
  assert.deepEqual([second.window, second.hierarchy, second.place, second.look, second.panes], [1, 2, 4, 6, [5]]);
  assert.deepEqual(Object.keys(second.viewModels), ['a', 'c']);
  assert.equal(second.viewModels.a, first.viewModels.a);
});

test('the members that differ are merged, and unchanged objects keep their identity', () => {
  const look = { name: 'ios13' };
  const first = mergeScene(null, {
    window: { size: [800, 600], focus: 'field', because: { a: 'one', b: 'two' } }, place: 3, look, viewModels: {},
    hierarchy: { id: 'root', title: 'Old', children: [{ id: 'A', children: [] }, { id: 'B', children: [] }] },
    panes: [pane('A/pane', 'root', { opacity: 1 }), pane('B/pane', 'root')],
  });
  const moved = mergeScene(first, {
    window: { size: [900, 600], dropped: ['focus'], because: { b: null, c: 'three' } },
    panes: { 'A/pane': { frame: [0, 0, 1, 1], dropped: ['opacity'] } }, nodes: { root: { title: 'New' } }, viewModels: {},
  });
  assert.deepEqual(moved.window, { size: [900, 600], because: { a: 'one', c: 'three' } });
  assert.deepEqual(moved.panes[0], { ...pane('A/pane', 'root'), frame: [0, 0, 1, 1] });
  assert.equal(moved.panes[1], first.panes[1]);
  assert.deepEqual([moved.hierarchy.title, moved.hierarchy.children.map(({ id }) => id)], ['New', ['A', 'B']]);
  assert.deepEqual([moved.place, moved.look, 'nodes' in moved], [3, look, false]);
  const same = mergeScene(moved, { viewModels: {} });
  assert.deepEqual([same.window, same.hierarchy], [moved.window, moved.hierarchy]);
});

test('an update of members brings and drops controllers and panes, in the new order', () => {
  const first = mergeScene(null, {
    hierarchy: { id: 'root', children: [{ id: 'A', type: 'T', children: [] }] }, panes: [pane('A/pane', 'root')], viewModels: {},
  });
  const shown = mergeScene(first, {
    nodes: { S: { type: 'Sheet' } }, panes: { 'S/pane': { role: 'modal' } }, viewModels: {},
    order: { nodes: { id: 'root', children: [{ id: 'A', children: [] }], presented: { id: 'S', children: [] } }, panes: ['A/pane', 'S/pane'] },
  });
  assert.deepEqual(shown.hierarchy.presented, { id: 'S', type: 'Sheet', children: [] });
  assert.equal(shown.hierarchy.children[0].type, 'T');
  assert.deepEqual(shown.panes.map(({ id }) => id), ['A/pane', 'S/pane']);
  const gone = mergeScene(shown, {
    dropped: { nodes: ['S'], panes: ['S/pane'] }, viewModels: {},
    order: { nodes: { id: 'root', children: [{ id: 'A', children: [] }] }, panes: ['A/pane'] },
  });
  assert.deepEqual([gone.hierarchy, gone.panes], [first.hierarchy, first.panes]);
});

test('a pane hangs in that of its container, or of the nearest controller above', () => {
  const panes = [
    pane('split/pane', 'tabs'),
    pane('nav:profile/pane', 'split'),
    pane('detail/pane', 'nav:detail-1'),
    pane('split/separator', 'split'),
    pane('tabs/tabBar', 'tabs'),
  ];
  assert.deepEqual(
    [...nesting(panes, hierarchy)],
    [
      ['split/pane', null],
      ['nav:profile/pane', 'split/pane'],
      ['detail/pane', 'nav:profile/pane'],
      ['split/separator', 'split/pane'],
      ['tabs/tabBar', null],
    ],
  );
});

test('a controller without a pane is shown by the frontmost one below it', () => {
  const panes = [pane('nav:profile/pane', 'split'), pane('detail/pane', 'nav:detail-1')];
  assert.equal(paneShowing('nav:detail-1', panes, hierarchy).id, 'detail/pane');
  assert.equal(paneShowing('nav:profile', panes, hierarchy).id, 'nav:profile/pane');
  assert.equal(paneShowing('nobody', panes, hierarchy), null);
});

test('presented controllers belong to the tree', () => {
  const parents = parentsOf({ ...node('root'), presented: node('sheet', node('inner')) });
  assert.ok(isWithin('inner', 'root', parents));
  assert.ok(!isWithin('root', 'inner', parents));
});

test('only a column that the look floats does, and not while it is the whole window', () => {
  const scene = look => ({ look, window: { size: [800, 600] } });
  const primary = height => ({ role: 'primary', frame: [10, 32, 320, height] });
  assert.ok(isFloating(primary(500), scene(glassLook)));
  assert.ok(!isFloating(primary(600), scene(glassLook)));
  assert.ok(!isFloating(primary(500), scene(flatLook)));
});

test('a container has no model, an unknown role is labelled with its name', () => {
  assert.equal(modelOf({ role: 'primary' }, {}), null);
  assert.deepEqual(modelOf({ role: 'hologram' }, {}), { kind: 'plain', title: 'hologram' });
  assert.deepEqual(modelOf({ role: 'content', viewModel: 'gone' }, {}), { kind: 'plain', title: '' });
});

test('a transition becomes moves, stacks and fades; with reduced motion nothing moves', () => {
  const transition = {
    duration: 0.3,
    curve: 'easeInOut',
    changes: [{ target: 'split', kind: 'layout' }, { target: 'a', kind: 'push', from: 'b' }, { target: 'c', kind: 'crossDissolve' }],
  };
  const full = plan(transition, false);
  assert.equal(full.duration, 300);
  assert.equal(full.easing, 'cubic-bezier(0.42, 0, 0.58, 1)');
  assert.deepEqual([full.moves, full.stacks.length, full.fades.length], [true, 1, 1]);
  const reduced = plan(transition, true);
  assert.deepEqual([reduced.moves, reduced.stacks.length, reduced.fades.length], [false, 0, 2]);
  assert.equal(plan(null, false), null);
  assert.equal(plan({ duration: 0, changes: [] }, false), null);
});

test('a push comes from the trailing side and a pop leaves to it, mirrored in right-to-left', () => {
  assert.equal(stackTravel('push', false).arrivesFrom, 1);
  assert.equal(stackTravel('push', true).arrivesFrom, -1);
  assert.equal(stackTravel('pop', false).leavesTo, 1);
  assert.equal(stackTravel('pop', true).leavesTo, -1);
});

test('the badge repeats the reasons of the server', () => {
  const window = {
    size: [639, 1024.5],
    traits: { horizontalSizeClass: 'compact', verticalSizeClass: 'regular' },
    because: { horizontalSizeClass: 'pad: 639 is at or below 667' },
  };
  const rows = facts({
    window,
    hierarchy: {
      type: 'TabBarController',
      children: [{ type: 'SplitViewController', isCollapsed: true, displayMode: 'oneBesideSecondary' }],
    },
  });
  assert.deepEqual(rows[0], ['Window', '639 × 1024.5 pt', '']);
  assert.deepEqual(rows[1], ['Width', 'Compact', 'iPad: 639 is at or below 667']);
  assert.deepEqual(rows[3], ['Split view', 'Collapsed', '']);
});

test('the badge says why a column is as wide as it is, and where the button is', () => {
  const because = {
    primaryColumnWidth: 'maximum: 0.4 of 1000 is 400, held to 320',
    supplementaryColumnWidth: 'automatic: 320, and 290 under the primary',
    inspectorColumnWidth: 'automatic: 320',
    displayModeButtonItem: 'hidden: gesture, presentsWithGesture is false',
  };
  const window = { size: [1000, 700], traits: {} };
  const split = { id: 'split', type: 'SplitViewController', isCollapsed: false, displayMode: 'twoBesideSecondary', primaryColumnWidth: 320, supplementaryColumnWidth: 610, because };
  assert.deepEqual(facts({ window, hierarchy: split }).slice(4), [
    ['Primary', '320 pt wide', because.primaryColumnWidth],
    ['Supplementary', '610 pt wide', because.supplementaryColumnWidth],
    ['Inspector', 'Shown', because.inspectorColumnWidth],
    ['Button', 'Hidden', 'a swipe does not show the columns'],
  ]);
  const column = (name, frame, safeArea) => ({ container: 'split', role: name, column: name, frame, safeArea });
  const panes = [column('supplementary', [0, 0, 610, 700], [0, 290, 0, 0]), column('primary', [10, 10, 280, 680], [0, 0, 0, 0])];
  assert.deepEqual(facts({ window, hierarchy: split, panes })[5].slice(0, 2), ['Supplementary', '320 pt wide']);
  assert.deepEqual(facts({ window, hierarchy: { ...split, because: {} } }).slice(4), []);
});

test('the badge names the visible parts of a container of any app in reading order', () => {
  const part = (role, x, isVisible = true) => ({ role, isVisible, container: 'own', frame: [x, 0, 100, 100] });
  const shown = (panes, layoutDirection, state = {}) => facts({
    window: { size: [375, 667], traits: { layoutDirection } },
    hierarchy: { id: 'stack', type: 'NavigationController', children: [{ id: 'own', type: 'BoardViewController', ...state }] },
    panes,
  }).slice(3);
  const panes = [part('cards', 100), part('drawer', 0), part('separator', 100)];
  assert.deepEqual(shown(panes, 'leftToRight', { displayMode: 'open' }), [['Shown', 'drawer, cards', 'Open']]);
  assert.deepEqual(shown(panes, 'rightToLeft'), [['Shown', 'cards, drawer', '']]);
  assert.deepEqual(shown([part('cards', 0), part('drawer', 0, false)], 'leftToRight'), [['Shown', 'cards', '']]);
  assert.deepEqual(shown([], 'leftToRight'), []);
});

test('the offset of a strip is kept while its controller is in the hierarchy, covered or not', () => {
  const strips = new StripOffsets();
  strips.remember(pane('profile/pane', 'nav:profile'), 120);
  strips.remember(pane('tabs/pane', 'tabs'), 40);
  strips.remember(pane('gone/pane', 'nav:profile'), 80);
  strips.keepOnly(hierarchy);
  assert.equal(strips.size, 2);
  assert.deepEqual([strips.of('profile/pane'), strips.of('tabs/pane'), strips.of('gone/pane')], [120, 40, null]);
  strips.clear();
  assert.equal(strips.size, 0);
});
