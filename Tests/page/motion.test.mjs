import assert from 'node:assert/strict';
import test from 'node:test';
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
