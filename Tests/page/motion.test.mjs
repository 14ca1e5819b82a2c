import assert from 'node:assert/strict';
import test from 'node:test';
import { EdgeDrag } from '../../Public/app/input/edgeDrag.js';
import { collapseTransition } from '../../Public/app/motion/collapse.js';
import { leavingLevel, level } from '../../Public/app/motion/levels.js';
import { plan } from '../../Public/app/motion/plan.js';

const panes = (...ids) => ({ panes: ids.map(id => ({ id })) });

test('what leaves stays right below what it lay under, or on top of all', () => {
  const before = panes('B', 'dimming', 'A', 'top');
  const after = panes('B', 'A');
  assert.equal(leavingLevel('dimming', before, after), level(2) - 1);
  assert.equal(leavingLevel('top', before, after), level(3) - 1);
  assert.ok(leavingLevel('top', before, after) > level(2));
});

test('with reduced motion nothing comes from below', () => {
  const present = { duration: 0.3, curve: 'easeInOut', changes: [{ target: 'a', kind: 'present' }] };
  assert.equal(plan(present, false).covers.length, 1);
  assert.equal(plan(present, true).covers.length, 0);
});

const split = (isCollapsed, id = 'split') => ({ id: 'tabs', children: [{ id, isCollapsed, children: [] }] });

test('a split view that collapses at one stroke moves, and one that is dragged or stays does not', () => {
  const [wide, narrow] = [{ hierarchy: split(false) }, { hierarchy: split(true) }];
  const moves = { duration: 0.3, curve: 'easeInOut', changes: [{ target: 'tabs', kind: 'layout' }] };
  assert.deepEqual(collapseTransition(narrow, wide, false), moves);
  assert.deepEqual(collapseTransition(wide, narrow, false), moves);
  assert.equal(collapseTransition(narrow, wide, true), null);
  assert.equal(collapseTransition(narrow, narrow, false), null);
  assert.equal(collapseTransition({ hierarchy: split(true, 'other') }, wide, false), null);
});

test('a presented split view that collapses moves too', () => {
  const over = isCollapsed => ({ hierarchy: { id: 'root', presented: { id: 'split', isCollapsed } } });
  assert.equal(collapseTransition(over(true), over(false), false).changes[0].target, 'root');
});

test('sizes that follow each other are a drag, and one that comes alone is none', () => {
  let time = 0;
  const drag = new EdgeDrag(() => time);
  drag.moved();
  assert.equal(drag.isUnderWay, false);
  time = 16;
  drag.moved();
  assert.equal(drag.isUnderWay, true);
  time = 1016;
  assert.equal(drag.isUnderWay, false);
  drag.moved();
  assert.equal(drag.isUnderWay, false);
});
