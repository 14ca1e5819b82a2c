// The doors by which an app brings what the page does not know.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { modelOf } from '../../Public/app/scene/paneDrawing.js';
import { placeOf } from '../../Public/app/views/plain.js';
import { registerRole } from '../../Public/app/scene/roles.js';

// Views ask the browser for its preferences as they load.
globalThis.matchMedia = () => ({ matches: false, addEventListener() {} });
const { makeRow, registerRow } = await import('../../Public/app/views/rows.js');
const { makeView, registerView, viewKind } = await import('../../Public/app/views/views.js');

class Chart {
  constructor(paneId, context) {
    Object.assign(this, { paneId, context });
  }
}

test('a kind that an app registers is drawn by its view', () => {
  assert.equal(viewKind({}, { kind: 'chart' }), 'plain');
  registerView('chart', Chart);
  assert.equal(viewKind({}, { kind: 'chart' }), 'chart');
  const view = makeView('chart', 'A/pane', 'context');
  assert.ok(view instanceof Chart);
  assert.deepEqual([view.paneId, view.context], ['A/pane', 'context']);
});

test('a view that needs numbers is used where there are some', () => {
  registerView('graph', Chart, { needsLayout: true });
  assert.equal(viewKind({}, { kind: 'graph' }), 'plain');
  assert.equal(viewKind({ layout: { contentSize: [10, 10] } }, { kind: 'graph' }), 'graph');
});

test('a kind that two apps bring is registered with the same view alone', () => {
  registerView('card', Chart);
  registerView('card', Chart);
  assert.throws(() => registerView('card', class Other {}), /registered already/);
  assert.throws(() => registerView('card', Chart, { needsLayout: true }), /registered already/);
});

test('no kind is registered twice', () => {
  assert.throws(() => registerView('list', Chart), /A view for the kind “list” is registered already\./);
  registerRow('bar', Chart);
  assert.throws(() => registerRow('bar', class Other {}), /A row of the kind “bar” is registered already\./);
});

test('a row that an app registers is made for its id and its model', () => {
  registerRow('point', Chart);
  assert.equal(makeRow({ kind: 'point', id: 'A/row-1' }, 'context').paneId, 'A/row-1');
});

test('a role that an app registers needs no view model', () => {
  assert.deepEqual(modelOf({ role: 'north' }, {}), { kind: 'plain', title: 'north' });
  registerRole('north');
  assert.equal(modelOf({ role: 'north' }, {}), null);
});

test('without a model there is a plain surface', () => {
  assert.equal(viewKind({}, undefined), 'plain');
});

test('a plain surface says its column and its size', () => {
  assert.equal(placeOf({ frame: [0, 0, 320, 1024] }, 'primary'), 'Primary\u00A0· 320\u00A0×\u00A01024');
  assert.equal(placeOf({ frame: [0, 0, 667.5, 375.26] }), '667.5\u00A0×\u00A0375.3');
});
