import assert from 'node:assert/strict';
import { test } from 'node:test';
import { suggestionsFor } from '../../Public/app/layout/suggestions.js';
import { symbols } from '../../Public/app/art/symbols.js';
import { keyRows } from '../../Public/app/layout/keys.js';
import { coveredBy, keyboardFrame, keyboardTransition, safeAreaOver } from '../../Public/app/scene/keyboard.js';
import { flatLook, glassLook } from './looks.mjs';

const keysOf = (width, idiom) => keyRows(width, idiom).flat();

test('every keyboard has the alphabet once, and symbols that are drawn', () => {
  for (const [width, idiom] of [[320, 'phone'], [932, 'phone'], [320, 'pad'], [1210, 'pad']]) {
    const letters = keysOf(width, idiom).map(({ title }) => title).filter(title => /^[a-z]$/.test(title)).sort();
    assert.equal(letters.join(''), 'abcdefghijklmnopqrstuvwxyz');
    for (const { image } of keysOf(width, idiom)) assert.ok(!image || image in symbols, image);
  }
});

test('only a tablet has a key that puts the keyboard away, and rows of its own where it is wide', () => {
  const dismissing = (width, idiom) => keysOf(width, idiom).filter(({ isDismiss }) => isDismiss).length;
  assert.deepEqual([dismissing(320, 'pad'), dismissing(834, 'pad'), dismissing(932, 'phone')], [1, 1, 0]);
  assert.notEqual(keyRows(834, 'pad'), keyRows(834, 'phone'));
  assert.deepEqual(keyRows(932, 'phone'), keyRows(320, 'phone'));
});

test('the keyboard stands at the bottom of the window, and on a device along its whole screen', () => {
  assert.deepEqual(keyboardFrame({ size: [400, 800], keyboard: 300 }), [0, 500, 400, 300]);
  const split = { size: [600, 834], keyboard: 422, screen: [1210, 834], frame: [610, 0, 600, 834] };
  assert.deepEqual(keyboardFrame(split), [0, 412, 1210, 422]);
  const slideOver = { size: [375, 794], keyboard: 402, screen: [1210, 834], frame: [10, 20, 375, 794] };
  assert.deepEqual(keyboardFrame(slideOver), [0, 412, 1210, 422]);
});

test('of a pane is covered what lies below the keyboard’s top', () => {
  const window = { size: [400, 800], keyboard: 300 };
  const scene = { window, look: flatLook, viewModels: {} };
  const pane = frame => ({ frame, viewModel: 'form' });
  assert.equal(coveredBy(scene, pane([0, 0, 400, 800])), 300);
  assert.equal(coveredBy(scene, pane([0, 100, 400, 450])), 50);
  assert.equal(coveredBy(scene, pane([0, 0, 400, 400])), 0);
  assert.equal(coveredBy(scene, pane([0, 600, 400, 200])), 200);
  assert.equal(coveredBy({ ...scene, window: { size: [400, 800] } }, pane([0, 0, 400, 800])), 0);
  assert.deepEqual(safeAreaOver([20, 1, 34, 2], 300), [20, 1, 300, 2]);
  assert.deepEqual(safeAreaOver([20, 1, 34, 2], 10), [20, 1, 34, 2]);
});

test('the layout glides as the keyboard comes and goes, and not while the window is resized', () => {
  const scene = (size, keyboard) => ({ window: { size, keyboard }, hierarchy: { id: 'root' } });
  assert.equal(keyboardTransition(scene([400, 800], 300), scene([400, 800], 0)).changes[0].kind, 'layout');
  assert.equal(keyboardTransition(scene([400, 800], 300), scene([400, 800], 300)), null);
  assert.equal(keyboardTransition(scene([800, 400], 200), scene([400, 800], 300)), null);
});

test('where the look says so, the keyboard covers only the content that has its field', () => {
  const window = { size: [400, 800], keyboard: 300, focus: 'form/name' };
  const viewModels = { form: { fields: [{ label: 'Name', field: { id: 'form/name' } }] }, list: { items: [{ id: 'a' }, null] } };
  const covered = (look, viewModel) => coveredBy({ window, look, viewModels }, { frame: [0, 0, 400, 800], viewModel });
  assert.deepEqual(['form', 'list', 'none'].map(id => covered(glassLook, id)), [300, 0, 0]);
  assert.deepEqual(['form', 'list', 'none'].map(id => covered(flatLook, id)), [300, 300, 300]);
});

test('the suggestions follow what is typed', () => {
  assert.deepEqual(suggestionsFor(''), ['I', 'The', 'I’m']);
  assert.deepEqual(suggestionsFor('See you at the w'), ['“w”', 'with', 'we']);
  assert.deepEqual(suggestionsFor('Th'), ['“Th”', 'The', 'That']);
  assert.deepEqual(suggestionsFor('Bring boots '), ['and', 'the', 'to']);
  assert.deepEqual(suggestionsFor('Bring boots. '), ['I', 'The', 'I’m']);
  assert.deepEqual(suggestionsFor('xyzzy'), ['“xyzzy”', 'and', 'the']);
});
