// The symbols beyond those of the page itself, which are loaded when one is first drawn.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { library } from '../../Public/app/symbols/library.js';
import { symbolsOf } from '../../Public/app/symbols/part.js';

const lines = library.trim().split('\n');
const drawings = lines.filter(line => line.includes('|'));
const names = lines.slice(drawings.length).map(line => line.split(' '));
const find = symbolsOf(library);

test('there are a thousand names and six hundred different drawings at least', () => {
  assert.ok(names.length >= 1000 && new Set(names.map(([name]) => name)).size === names.length);
  assert.ok(drawings.length >= 600 && new Set(drawings).size === drawings.length);
  assert.deepEqual(new Set(names.map(([, number]) => Number(number))), new Set(drawings.keys()));
});

test('each drawing has a path, and each path only commands and numbers', () => {
  for (const line of drawings) {
    const [isMirrored, ...paths] = line.split('|');
    assert.ok(['0', '1'].includes(isMirrored) && paths.length === 3 && paths.some(Boolean), line);
    for (const path of paths) assert.match(path, /^(M[-0-9. MmLlHhVvCcSsQqTtAaZz]+)?$/);
  }
});

test('a name has its drawing, a filled one its outline, and any other none', () => {
  for (const name of ['airplane', 'person.circle.fill', 'gearshape.2', 'cart.badge.plus', 'play.circle', '1.circle']) assert.ok(find(name), name);
  assert.ok(find('flag.fill').fill && !find('flag').fill);
  assert.deepEqual(find('airplane.departure.fill'), find('airplane.departure'));
  assert.ok(find('star.circle.fill').hole);
  assert.equal(find('no.such.symbol'), undefined);
});

test('symbols with a direction are mirrored, and those of left and right that do not follow it are not', () => {
  for (const name of ['list.bullet', 'arrow.backward', 'paperplane', 'sidebar.left']) assert.ok(find(name).isDirectional, name);
  for (const name of ['arrow.left', 'chevron.right', 'airplane']) assert.ok(!find(name).isDirectional, name);
});

test('a library is read from its lines', () => {
  const read = symbolsOf('0|M0 0h1||\n1||M1 1h1|M2 2h1\na 0\nb.fill 1\n');
  assert.deepEqual(read('a'), { strokes: ['M0 0h1'], fill: undefined, hole: undefined, isDirectional: false });
  assert.deepEqual(read('b.fill'), { strokes: [], fill: 'M1 1h1', hole: 'M2 2h1', isDirectional: true });
  assert.equal(read('b'), undefined);
});
