// The modules that say what is presented, and how.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDownward, isUpward, sheetPull } from '../../Public/app/input/gesture.js';
import { isOnTop } from '../../Public/app/input/sheetDrag.js';
import { isFloating } from '../../Public/app/scene/paneDrawing.js';
import { detentsAround, isLarge } from '../../Public/app/scene/detents.js';
import { layoutOf } from '../../Public/app/scene/scaledSheets.js';
import { arrowTip, isDismissing, isModal, isOverAll, popoverOutline, presentationClasses, recession, travel } from '../../Public/app/scene/presentation.js';
import { nesting } from '../../Public/app/scene/tree.js';
import { flatLook, glassLook } from './looks.mjs';

const scene = (more = {}) => ({ look: glassLook, window: { size: [1024, 768] }, panes: [], ...more });
const presented = (style, frame = [242, 74, 540, 620], more = {}) => (
  { id: 'P/pane', role: 'modal', container: 'root', controller: 'P', frame, presentation: { style, ...more } }
);
const dimming = (controller, container) => ({ id: `${controller}/dimming`, role: 'dimming', controller, container });

test('what is presented hangs in the window, whatever presents it', () => {
  const panes = [{ id: 'root/pane', container: 'root', role: 'content', controller: 'root' }, dimming('P', 'root'), presented('formSheet')];
  const hierarchy = { id: 'root', children: [], presented: { id: 'P', children: [] } };
  assert.deepEqual([...nesting(panes, hierarchy).values()], [null, null, null]);
  assert.ok(!isOverAll(dimming('split', 'split')));
});

test('presentations over each other in a container hang beside the lowest view that they cover', () => {
  const inside = (id, container) => ({ ...presented('currentContext', [320, 0, 704, 768], { isInContainer: true }), id: `${id}/pane`, container, controller: id });
  const panes = [
    { id: 'split/pane', container: 'split', role: 'content', controller: 'split' },
    { id: 'stack/pane', container: 'split', role: 'secondary', controller: 'stack' },
    inside('D', 'stack'), inside('E', 'D'), inside('F', 'E'),
  ];
  const F = { id: 'F', children: [] };
  const stack = { id: 'stack', children: [], presented: { id: 'D', children: [], presented: { id: 'E', children: [], presented: F } } };
  const hierarchy = { id: 'split', children: [stack] };
  assert.deepEqual([...nesting(panes, hierarchy).values()], [null, 'split/pane', 'split/pane', 'split/pane', 'split/pane']);
});

test('what covers a sheet in its context has the corners of the sheet', () => {
  const over = (id, container, more) => ({ ...presented('overCurrentContext', [242, 74, 540, 620], more), id: `${id}/pane`, container, controller: id });
  const names = (sheet, pane, ...others) => presentationClasses(pane, scene({ panes: [sheet, ...others, pane] })).slice(2);
  assert.deepEqual(names(presented('formSheet'), over('E', 'P')), ['is-over-formSheet']);
  assert.deepEqual(names(presented('formSheet'), over('F', 'E'), over('E', 'P')), ['is-over-formSheet']);
  assert.deepEqual(names(presented('pageSheet', [0, 34, 1024, 734]), over('E', 'P')), ['is-over-pageSheet', 'is-over-card']);
  assert.deepEqual(names(presented('formSheet'), over('E', 'P', { isInContainer: true })), []);
  assert.deepEqual(names(presented('formSheet'), over('E', 'root')), []);
});

test('a tap beside a popover dismisses it, one beside a sheet does nothing', () => {
  assert.ok(isDismissing(dimming('P', 'root'), scene({ panes: [presented('popover')] })));
  assert.ok(!isDismissing(dimming('P', 'root'), scene({ panes: [presented('formSheet')] })));
  assert.ok(isDismissing(dimming('split', 'split'), scene()));
});

test('a sheet as wide as the window is a card, and is swiped away where the look says so', () => {
  assert.deepEqual(presentationClasses(presented('formSheet'), scene()), ['is-presented', 'is-formSheet', 'is-sheet', 'is-swiped-away']);
  assert.ok(presentationClasses(presented('pageSheet', [0, 34, 1024, 734]), scene()).includes('is-card'));
  assert.ok(!presentationClasses(presented('formSheet'), scene({ look: flatLook })).includes('is-swiped-away'));
  assert.deepEqual(presentationClasses(presented('fullScreen'), scene()), ['is-presented', 'is-fullScreen']);
  assert.deepEqual(presentationClasses({ frame: [0, 0, 1, 1] }, scene()), []);
});

test('something presented waits just out of the window', () => {
  assert.equal(travel(presented('formSheet'), { size: [1024, 768] }), 694);
});

test('an arrow points at the middle of the source, as far as the corners let it', () => {
  const popover = (arrow, source) => presented('popover', [100, 200, 300, 400], { arrow, source });
  assert.deepEqual(arrowTip(popover('up', [240, 100, 20, 44]), flatLook), [150, -13]);
  assert.deepEqual(arrowTip(popover('down', [0, 700, 20, 44]), flatLook), [31, 413]);
  assert.deepEqual(arrowTip(popover('left', [0, 300, 20, 40]), flatLook), [-13, 120]);
  assert.deepEqual(arrowTip(popover('right', [500, 900, 20, 40]), flatLook), [313, 369]);
  assert.equal(arrowTip(popover(undefined, undefined), flatLook), null);
});

test('an arrow is in the middle of an edge that has no room between its corners', () => {
  const popover = (arrow, source) => presented('popover', [100, 200, 44, 50], { arrow, source });
  assert.deepEqual(arrowTip(popover('up', [0, 100, 20, 44]), flatLook), [22, -13]);
  assert.deepEqual(arrowTip(popover('left', [0, 900, 20, 40]), flatLook), [-13, 25]);
});

test('a press at the top of a sheet pulls it up, as far down as the server says', () => {
  const sheet = (topHeight, larger = '100') => ({ dataset: { topHeight, ...(larger && { larger }) } });
  const target = selector => ({ closest: selectors => selectors.split(', ').includes(selector) || null });
  const content = target('.content');
  assert.deepEqual([139, 140].map(y => isOnTop(content, sheet('40'), y, 100)), [true, false]);
  assert.ok(isOnTop(content, sheet('60'), 140, 100));
  assert.ok(isOnTop(target('.grabber'), sheet('40'), 500, 100) && isOnTop(target('.navigation-bar'), sheet('40'), 500, 100));
  assert.ok(!isOnTop(target('.grabber'), sheet('40', null), 100, 100));
});

test('the outline of a popover goes round once and comes back', () => {
  for (const arrow of ['up', 'down', 'left', 'right', undefined]) {
    const outline = popoverOutline(presented('popover', [100, 200, 300, 400], { arrow, source: [240, 300, 20, 20] }), flatLook);
    assert.equal(outline.match(/A13 13/g).length, 4);
    assert.equal((outline.match(/C/g) ?? []).length, arrow ? 2 : 0);
    assert.ok(outline.startsWith('M13 0') && outline.endsWith('Z') && !outline.includes('NaN'));
  }
});

test('a sheet goes when it is pulled down far enough', () => {
  const from = { x: 100, y: 100 };
  assert.ok(!isDownward(from, { x: 100, y: 105 }) && isDownward(from, { x: 110, y: 130 }));
  assert.ok(!isDownward(from, { x: 160, y: 130 }));
  assert.equal(sheetPull(from, { x: 100, y: 160 }), null);
  assert.equal(sheetPull(from, { x: 100, y: 180 }), 'down');
  assert.equal(sheetPull(from, { x: 100, y: 0 }), null);
});

test('a sheet goes to the next detent half of the way there, or after a long pull', () => {
  const from = { x: 100, y: 400 };
  const near = { smaller: 40, larger: 60 };
  const far = { smaller: 500, larger: 500 };
  const to = dy => ({ x: 100, y: 400 + dy });
  assert.ok(isUpward(from, to(-30)) && !isUpward(from, to(30)) && !isUpward(from, { x: 200, y: 370 }));
  assert.deepEqual([19, 20, -29, -30].map(dy => sheetPull(from, to(dy), near)), [null, 'down', null, 'up']);
  assert.deepEqual([79, 80, -79, -80].map(dy => sheetPull(from, to(dy), far)), [null, 'down', null, 'up']);
});

test('the detents around the one at which a sheet rests have their distances', () => {
  const detents = [{ identifier: '200', value: 200 }, { identifier: 'medium', value: 425 }, { identifier: 'large', value: 759 }];
  const at = detent => ({ detent, detents, maximumDetentValue: 759 });
  assert.deepEqual(detentsAround(at('medium')), { index: 1, count: 3, smaller: { name: '200', distance: 225 }, larger: { name: 'large', distance: 334 } });
  assert.deepEqual([detentsAround(at('200')).smaller, detentsAround(at('large')).larger], [null, null]);
  assert.deepEqual(detentsAround(undefined), { index: -1, count: 0, smaller: null, larger: null });
  assert.deepEqual([isLarge(at('medium')), isLarge(at('large')), isLarge({ style: 'pageSheet' })], [false, true, true]);
});

test('what is in a scaled sheet is laid out at its full size, about the corner of the sheet', () => {
  const sheet = presented('pageSheet', [20, 600, 200, 100], { scale: 0.5 });
  const panes = [
    { id: 'root/pane', container: 'root', role: 'content', controller: 'root', frame: [0, 0, 400, 800] }, dimming('P', 'root'), sheet,
    { id: 'A/pane', container: 'P', role: 'content', controller: 'A', frame: [30, 610, 100, 50], navigationBarFrame: [30, 610, 100, 10] },
    dimming('Q', 'P'), { ...presented('formSheet', [100, 100, 100, 100]), id: 'Q/pane', controller: 'Q', container: 'P' },
  ].map(pane => ({ frame: [0, 0, 400, 800], ...pane }));
  const drawn = layoutOf(scene({ panes })).panes;
  assert.deepEqual(drawn.map(({ frame }) => frame), [
    [0, 0, 400, 800], [0, 0, 400, 800], [20, 600, 400, 200], [40, 620, 200, 100], [0, 0, 400, 800], [100, 100, 100, 100],
  ]);
  assert.deepEqual(drawn[3].navigationBarFrame, [40, 620, 200, 20]);
  const plain = scene({ panes: panes.slice(0, 2) });
  assert.equal(layoutOf(plain), plain);
});

test('a floating sheet is no card, and a sheet that dims nothing is not modal', () => {
  const floating = presented('pageSheet', [8, 400, 1024, 300], { scale: 0.96 });
  assert.deepEqual(presentationClasses(floating, scene()), ['is-presented', 'is-pageSheet', 'is-sheet', 'is-floating-sheet', 'is-swiped-away']);
  assert.ok(!isModal(floating, scene({ panes: [floating] })));
  assert.ok(isModal(floating, scene({ panes: [dimming('P', 'root'), floating] })));
  assert.ok(isModal(presented('fullScreen'), scene()));
});

test('the column of a split in a sheet floats only while it is not the whole split', () => {
  const split = presented('formSheet');
  const column = frame => ({ role: 'primary', container: 'P', frame });
  const sheet = scene({ panes: [split] });
  assert.ok(!isFloating(column([242, 74, 540, 620]), sheet));
  assert.ok(isFloating(column([252, 84, 320, 600]), sheet));
});

test('a card on a phone pushes back what lies below it', () => {
  const traits = { userInterfaceIdiom: 'phone' };
  const window = { size: [400, 800], safeArea: [20, 0, 0, 0], traits };
  const root = { id: 'root/pane', role: 'content', container: 'root', controller: 'root', frame: [0, 0, 400, 800] };
  const panes = [root, dimming('P', 'root'), presented('pageSheet', [0, 30, 400, 770])];
  assert.deepEqual(recession(scene({ window, panes })), { count: 1, scale: 0.92, top: 20 });
  assert.equal(recession(scene({ window, panes, look: flatLook })), null);
  assert.equal(recession(scene({ window, panes: [root] })), null);
  assert.equal(recession(scene({ window: { ...window, traits: { userInterfaceIdiom: 'pad' } }, panes })), null);
});
