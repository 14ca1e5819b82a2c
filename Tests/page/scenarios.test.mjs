// The parts of the pages of scenarios that only compute: how large letters may be, and where cells stand.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cellOrigin, cellsBetween, proportions } from '../../Public/apps/scenario/blockGridLayout.js';
import { lettersInLine } from '../../Public/app/layout/letters.js';

test('a line has room for the longest word, and for enough words that the text takes no more lines', () => {
  const cases = [
    ['', 1, 1], ['Notifications', 1, 13], ['Notifications', 3, 13], ['Without a symbol', 1, 16], ['Without a symbol', 2, 8],
    ['Without a symbol', 3, 7], ['one two three', 2, 7], ['one two three', 9, 5], ['  one   two  ', 1, 7], ['設定', 1, 4], ['الإعدادات', 1, 9],
    ['🏔 up', 1, 4],
  ];
  for (const [text, lines, letters] of cases) assert.equal(lettersInLine(text, lines), letters, `${text} in ${lines}`);
});

const layout = { columns: 3, unit: 100, rowHeight: 130, spacing: 10, contentSize: [340, 290] };

test('cells stand in rows with equal spaces between and around them, from the edge at which reading begins', () => {
  assert.deepEqual([0, 2, 3].map(index => cellOrigin(layout, index, false)), [{ x: 10, y: 10 }, { x: 230, y: 10 }, { x: 10, y: 150 }]);
  assert.deepEqual([0, 2, 3].map(index => cellOrigin(layout, index, true)), [{ x: 230, y: 10 }, { x: 10, y: 10 }, { x: 230, y: 150 }]);
});

test('only the rows of cells that are near are drawn', () => {
  assert.deepEqual(cellsBetween(layout, 5, 0, 290), [0, 5]);
  assert.deepEqual(cellsBetween(layout, 5, 145, 290), [0, 5]);
  assert.deepEqual(cellsBetween(layout, 5, 151, 290), [3, 5]);
  assert.deepEqual(cellsBetween(layout, 5, -500, 140), [0, 3]);
  assert.deepEqual(cellsBetween(layout, 5, 900, 1200), [0, 0]);
});

test('a symbol and round corners follow from the size of a picture, and pictures that touch have square corners', () => {
  assert.deepEqual(proportions(100, 50, 10), { symbol: 18, radius: 6 });
  assert.deepEqual(proportions(400, 400, 10), { symbol: 52, radius: 12 });
  assert.deepEqual(proportions(20, 20, 0), { symbol: 14, radius: 0 });
});
