// The geometry of tables of which only a part of the rows is there.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowPlace, rowsBetween, sections } from '../../Public/apps/uikit/tableLayout.js';

const layout = {
  headerHeight: 10, headerHeights: [20, 30], footerHeights: [5, 0], rowHeights: [[50, 60], [40]], heightsAbove: [1000, 0], heightsBelow: [2000, 400],
};

test('rows that are not there take space before and after those that are', () => {
  const [one, other] = sections(layout, [2, 1]);
  assert.equal(one.rowsY, 10 + 20 + 1000);
  assert.equal(one.footerY, one.rowsY + 110 + 2000);
  assert.equal(other.headerY, one.footerY + 5);
  assert.equal(other.footerY, other.rowsY + 40 + 400);
  assert.deepEqual(rowPlace(one, 1), { y: 1080, height: 60 });
});

test('only rows that are there are between two tops', () => {
  const [one] = sections(layout, [2, 1]);
  assert.deepEqual(rowsBetween(one, 0, 500), [0, 0]);
  assert.deepEqual(rowsBetween(one, 500, 1035), [0, 1]);
  assert.deepEqual(rowsBetween(one, 1100, 5000), [1, 2]);
  assert.deepEqual(rowsBetween(one, 2000, 3000), [0, 0], 'no row stands for those that are missing');
});
