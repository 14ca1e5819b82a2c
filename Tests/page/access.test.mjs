// The modules below `access` that only compute.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Announcer } from '../../Public/app/access/announcer.js';
import { landmarksOf, readingOrder } from '../../Public/app/access/landmarks.js';

const node = (id, ...children) => ({ id, children });
const pane = (id, container, role, frame, more = {}) => ({ id: `${id}/pane`, controller: id, container, role, frame, ...more });

const hierarchy = node('split', node('list', node('boxes')), node('nav', node('message')));
const panes = [
  pane('nav', 'split', 'secondary', [320, 0, 680, 800]),
  pane('message', 'nav', 'content', [320, 0, 680, 800], { navigationBar: 'message/bar' }),
  pane('list', 'split', 'primary', [0, 0, 320, 800]),
  pane('boxes', 'list', 'content', [0, 0, 320, 800], { navigationBar: 'boxes/bar' }),
];
const viewModels = { 'boxes/bar': { title: 'Mailboxes' }, 'message/bar': { title: '' } };
const scene = (more = {}) => ({
  hierarchy, panes, viewModels, window: { size: [1000, 800], traits: { layoutDirection: 'leftToRight' } }, ...more,
});

test('columns are called by what UIKit calls them, and by the title that they show', () => {
  assert.deepEqual([...landmarksOf(scene())], [['nav/pane', 'Secondary column'], ['list/pane', 'Primary column: Mailboxes']]);
  const hidden = panes.map(one => (one.role === 'primary' ? { ...one, isVisible: false } : one));
  assert.deepEqual([...landmarksOf(scene({ panes: hidden })).keys()], ['nav/pane']);
});

test('columns with equal names are told apart, and a window without columns is one landmark', () => {
  const twins = [pane('a', 'x', 'secondary', [0, 0, 1, 1]), pane('b', 'y', 'secondary', [1, 0, 1, 1])];
  assert.deepEqual([...landmarksOf(scene({ panes: twins })).values()], ['Secondary column (a)', 'Secondary column (b)']);
  const whole = [pane('only', 'window', 'content', [0, 0, 9, 9], { viewModel: 'only' })];
  assert.deepEqual([...landmarksOf(scene({ panes: whole, viewModels: { only: { title: 'Photos' } } }))], [['only/pane', 'Photos']]);
  const floating = [pane('list', 'split', 'supplementary', [0, 0, 600, 800]), pane('boxes', 'split', 'primary', [10, 30, 280, 760])];
  assert.deepEqual(readingOrder(scene({ panes: floating })).get(null), ['boxes/pane', 'list/pane']);
  const own = [pane('left', 'box', 'leftSide', [0, 0, 9, 9])];
  assert.deepEqual([...landmarksOf(scene({ panes: own })).values()], ['Left side']);
});

test('panes are read from the leading edge, whatever their layers are', () => {
  assert.deepEqual(readingOrder(scene()).get(null), ['list/pane', 'nav/pane']);
  const mirrored = scene({
    window: { size: [1000, 800], traits: { layoutDirection: 'rightToLeft' } },
    panes: panes.map(one => ({ ...one, frame: [1000 - one.frame[0] - one.frame[2], ...one.frame.slice(1)] })),
  });
  assert.deepEqual(readingOrder(mirrored).get(null), ['list/pane', 'nav/pane']);
  assert.deepEqual(readingOrder({ ...scene(), window: mirrored.window }).get(null), ['nav/pane', 'list/pane']);
});

test('bars at the bottom, dimmings and presentations come after the columns', () => {
  const more = [
    pane('sheet', 'split', 'modal', [0, 0, 900, 700], { presentation: { style: 'pageSheet' } }),
    pane('dim', 'dim', 'dimming', [0, 0, 1000, 800]),
    pane('tabs', 'tabs', 'tabBar', [0, 750, 1000, 50]),
  ];
  const order = readingOrder(scene({ panes: [...more, ...panes] })).get(null);
  assert.deepEqual(order, ['list/pane', 'nav/pane', 'tabs/pane', 'dim/pane', 'sheet/pane']);
});

test('a drag over many flips says the last, once it has come to rest', () => {
  const said = [];
  let waiting = null;
  const clock = { setTimeout: act => { waiting = act; return 1; }, clearTimeout: () => { waiting = null; } };
  const announcer = new Announcer(text => said.push(text), clock);
  announcer.tell('');
  assert.equal(waiting, null);
  for (const text of ['Collapsed to one column at 667', '', 'Expanded to two columns at 668', '']) announcer.tell(text);
  assert.deepEqual(said, []);
  waiting();
  assert.deepEqual(said, ['Expanded to two columns at 668']);
});
