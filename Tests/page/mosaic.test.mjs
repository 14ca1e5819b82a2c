// The mosaics: where their cells are, and which are kept.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as grid from '../../Public/apps/instagram/gridLayout.js';
import { itemFrame, itemsBetween, sections } from '../../Public/apps/instagram/mosaicLayout.js';
import { onPixels, besideHairlines } from '../../Public/app/layout/pixels.js';

const small = (x, y) => [x, y, 1, 1];

/** A big cell with two small ones beside it and three below, then three, a tall one and four small ones. */
const cells = [
  [0, 0, 2, 2], small(2, 0), small(2, 1), small(0, 2), small(1, 2), small(2, 2),
  small(0, 3), small(1, 3), small(2, 3), [0, 4, 1, 2], small(1, 4), small(1, 5), small(2, 4), small(2, 5),
];
const items = cells.map((cell, i) => ({ id: String(i), cell }));
const layout = { kind: 'mosaic', columns: 3, unit: 256, headerHeights: [300] };
const [header, content] = sections(layout, [[], items]);

test('cells stand below the header of the empty section before theirs', () => {
  assert.deepEqual([header.headerY, header.headerHeight, header.itemsY], [0, 300, 300]);
  assert.deepEqual([content.headerY, content.headerHeight, content.itemsY], [300, 0, 300]);
  assert.deepEqual(itemFrame(layout, content, 0, 768, false), { x: 0, y: 300, width: 512, height: 512 });
  assert.deepEqual(itemFrame(layout, content, 2, 768, false), { x: 512, y: 556, width: 256, height: 256 });
  assert.deepEqual(itemFrame(layout, content, 9, 768, false), { x: 0, y: 1324, width: 256, height: 512 });
});

test('a mosaic is mirrored in right-to-left, by the width of each cell', () => {
  assert.equal(itemFrame(layout, content, 0, 768, true).x, 256);
  assert.equal(itemFrame(layout, content, 1, 768, true).x, 0);
  assert.equal(itemFrame(layout, content, 9, 768, true).x, 512);
});

test('what follows a mosaic begins below its lowest cell, which need not be its last', () => {
  const [, , after] = sections(layout, [[], items.slice(0, 11), [{ cell: small(0, 0) }]]);
  assert.equal(after.itemsY, 300 + 6 * 256);
});

test('every cell that can be seen is kept, for every offset', () => {
  for (let offset = -300; offset < 2200; offset += 7) {
    const [first, end] = itemsBetween(layout, content, offset, offset + 400);
    items.forEach((_, i) => {
      const { y, height } = itemFrame(layout, content, i, 768, false);
      if (y + height > offset && y < offset + 400) assert.ok(i >= first && i < end, `cell ${i} at offset ${offset}`);
    });
  }
  assert.deepEqual(itemsBetween(layout, content, -800, 300), [0, 0]);
  assert.deepEqual(itemsBetween(layout, content, 300 + 6 * 256, 9000), [0, 0]);
  assert.deepEqual(itemsBetween(layout, header, 0, 9000), [0, 0]);
});

test('a mosaic and a grid answer the same questions', () => {
  const [, squares] = grid.sections(layout, [[], items]);
  assert.deepEqual(grid.itemFrame(layout, squares, 4, 768, false), { x: 256, y: 556, width: 256, height: 256 });
  assert.deepEqual(grid.itemsBetween(layout, squares, 300, 557), [0, 6]);
});

test('on pixels neighbours share their edges and are at most a pixel larger or smaller', () => {
  for (const scale of [1, 2, 3]) {
    for (let width = 320; width <= 1366; width += 1) {
      const unit = width / 3;
      const [a, b, c] = [0, 1, 2].map(i => onPixels({ x: i * unit, y: 0, width: unit, height: unit }, scale));
      assert.ok(Math.abs(a.x + a.width - b.x) < 1e-9 && Math.abs(b.x + b.width - c.x) < 1e-9);
      assert.equal(c.x + c.width, width);
      assert.ok([a, b, c].every(one => Math.abs(one.width - unit) < 1 / scale));
    }
  }
});

test('a pane beside hairlines leaves their pixels free', () => {
  const lines = [[320, 0, 0.5, 800], [695.5, 0, 0.5, 800]].map(frame => ({ role: 'separator', frame }));
  const pane = { frame: [320.5, 0, 375, 800] };
  assert.deepEqual(besideHairlines(pane, lines, 1), [321, 374]);
  assert.deepEqual(besideHairlines(pane, lines, 2), [320.5, 375]);
  assert.deepEqual(besideHairlines(pane, [], 1), [320.5, 375]);
  assert.deepEqual(besideHairlines({ frame: [0, 0, 320, 800] }, lines, 1), [0, 320]);
});
