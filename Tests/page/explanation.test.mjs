import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changeText, flipsOf, sourceText } from '../../Public/app/explain/words.js';

test('a sentence names its statement, or how certain it is', () => {
  assert.equal(sourceText({ statement: { id: '40', class: 'documented', sources: ['AD', 'M26'] }, certainty: 'x' }), 'Statement 40, documented, AD, M26');
  assert.equal(sourceText({ statement: { id: '9', class: 'unmeasured', sources: [] }, certainty: 'x' }), 'Statement 9, unmeasured');
  assert.equal(sourceText({ statement: null, certainty: 'This is our choice.' }), 'This is our choice.');
});

test('a change is in words', () => {
  assert.equal(changeText({ target: 'split', name: 'isCollapsed', from: true, to: false }), 'split: collapsed → expanded');
  assert.equal(changeText({ target: 'split.primary', name: 'width', from: 320.25, to: null }), 'primary column of split: width 320.3 → nothing');
  assert.equal(changeText({ target: 'split.secondary', name: 'isVisible', from: false, to: true }), 'secondary column of split: hidden → shown');
  assert.equal(changeText({ target: 'split', name: 'columns', from: ['primary'], to: ['primary', 'secondary'] }), 'split: columns primary → primary, secondary');
});

test('only the flips in the range are shown, the narrower one first', () => {
  const flip = (width, edge = width) => ({ width, flip: edge, changes: Array.from({ length: 6 }, () => ({ target: 'a', name: 'b', from: 1, to: 2 })) });
  assert.deepEqual(flipsOf({ narrower: null, wider: null }), []);
  assert.deepEqual(flipsOf({ narrower: flip(667), wider: flip(954.5, 954) }).map(({ width, heading, changes }) => [width, heading, changes.length]),
    [[667, 'Narrower: changes at 667', 4], [954.5, 'Wider: changes at 954', 4]]);
});
