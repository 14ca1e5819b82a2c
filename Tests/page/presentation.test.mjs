// The modules that say what is presented, and how.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDownward, isPulledAway } from '../../Public/app/input/gesture.js';
import { isFloating } from '../../Public/app/scene/paneDrawing.js';
import { arrowTip, isDismissing, isOverAll, popoverOutline, presentationClasses, recession, travel } from '../../Public/app/scene/presentation.js';
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
  assert.ok(!isPulledAway(from, { x: 100, y: 160 }) && isPulledAway(from, { x: 100, y: 180 }));
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
