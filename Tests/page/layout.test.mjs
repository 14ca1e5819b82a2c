// The modules below `layout` and `input`.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pageAt, pictureSide, rowY, rowsBetween } from '../../Public/apps/instagram/feedLayout.js';
import { column } from '../../Public/app/layout/list.js';
import { fit } from '../../Public/app/layout/fit.js';
import { itemFrame, itemsBetween, sections } from '../../Public/apps/instagram/gridLayout.js';
import { window } from '../../Public/app/layout/visible.js';
import { edgeSwipe, isTap } from '../../Public/app/input/gesture.js';

/** A section of that many items. */
const items = count => Array.from({ length: count }, (_, i) => ({ id: String(i) }));

const grid = { columns: 3, unit: 125, headerHeights: [350, 110] };
const feed = { rowHeight: 879, inset: 100, headerHeights: [140], contentInset: [74, 0, 70, 0], contentSize: [866, 32663] };

test('sections follow one another: header, items, header, items', () => {
  const [first, second] = sections(grid, [items(0), items(37)]);
  assert.deepEqual(first, { headerY: 0, headerHeight: 350, itemsY: 350, rows: 0, count: 0 });
  assert.deepEqual(second, { headerY: 350, headerHeight: 110, itemsY: 460, rows: 13, count: 37 });
});

test('the content ends where the server says it ends', () => {
  const last = sections(grid, [items(0), items(37)]).at(-1);
  assert.equal(last.itemsY + last.rows * grid.unit, 2085);
});

test('items go by rows, from the right in right-to-left', () => {
  const section = sections(grid, [items(0), items(37)])[1];
  assert.deepEqual(itemFrame(grid, section, 4, 375, false), { x: 125, y: 585, width: 125, height: 125 });
  assert.deepEqual(itemFrame(grid, section, 3, 375, true), { x: 250, y: 585, width: 125, height: 125 });
});

test('every item that can be seen is kept, for every offset', () => {
  const section = sections(grid, [items(0), items(37)])[1];
  for (let offset = -100; offset < 2200; offset += 7) {
    const { from, to } = window(offset, 800, [74]);
    const [first, end] = itemsBetween(grid, section, from, to);
    for (let i = 0; i < 37; i += 1) {
      const { y } = itemFrame(grid, section, i, 375, false);
      const isVisible = y + 125 > offset - 74 && y < offset - 74 + 800;
      if (isVisible) assert.ok(i >= first && i < end, `item ${i} at offset ${offset}`);
    }
    assert.ok(end - first <= 45);
  }
});

test('what is kept stays the same during short scrolls, and is never more than two screens', () => {
  const first = window(0, 800, [0]);
  assert.deepEqual(first, { from: -400, to: 1200, height: 800 });
  assert.equal(window(240, 800, [0], first), first);
  assert.deepEqual(window(320, 800, [0], first), { from: -80, to: 1520, height: 800 });
  assert.deepEqual(window(240, 700, [0], first), { from: -110, to: 1290, height: 700 }, 'a screen of another height begins anew');
  let last;
  for (let offset = 0; offset < 3000; offset += 31) {
    last = window(offset, 800, [0], last);
    assert.ok(last.from <= offset && last.to >= offset + 800);
    assert.equal(last.to - last.from, 1600);
  }
});

test('the feed stands between its insets, and its rows end in a square picture and 213 more', () => {
  assert.deepEqual(column(feed, 866), { x: 100, width: 666 });
  assert.deepEqual(column({ ...feed, contentInset: [0, 330, 0, 0] }, 1196), { x: 430, width: 666 });
  assert.equal(pictureSide(feed, 213), 666);
  assert.equal(rowY(feed, 5), 4535);
  assert.deepEqual(rowsBetween(feed, 37, 4535, 4536), [5, 6]);
  assert.deepEqual(rowsBetween(feed, 37, -500, 100), [0, 0]);
  assert.deepEqual(rowsBetween(feed, 37, 32000, 99999), [36, 37]);
});

test('a carousel is on the page that is nearest, in both directions', () => {
  assert.equal(pageAt(0, 600, 4), 0);
  assert.equal(pageAt(310, 600, 4), 1);
  assert.equal(pageAt(-1800, 600, 4), 3);
  assert.equal(pageAt(9999, 600, 4), 3);
  assert.equal(pageAt(5, 0, 4), 0);
});

test('a window fills the browser while it follows it, and is framed when it means to differ', () => {
  const browser = { width: 1180, height: 820 };
  const follows = { isDetached: false, isBusy: true };
  assert.equal(fit({ width: 1170, height: 820 }, browser, follows).isFramed, false);
  assert.equal(fit(browser, browser, { isDetached: true, isBusy: false }).isFramed, false);
  const turned = fit({ width: 820, height: 1180 }, browser, { isDetached: true, isBusy: false });
  assert.ok(turned.isFramed && turned.scale < 1);
  assert.equal(Math.round(turned.x + (820 * turned.scale) / 2), 590);
  assert.equal(fit({ width: 320, height: 480 }, browser, { isDetached: true, isBusy: false }).scale, 1);
});

test('a swipe begins at an edge and goes inwards, mostly sideways', () => {
  const swipe = (x, dx, dy = 0) => edgeSwipe({ x, y: 100 }, { x: x + dx, y: 100 + dy }, 800);
  assert.equal(swipe(5, 100), 'right');
  assert.equal(swipe(795, -100), 'left');
  assert.equal(swipe(5, -4), null);
  assert.equal(swipe(100, 100), null);
  assert.equal(swipe(5, 100, 90), null);
  assert.equal(swipe(795, 100), null);
  assert.ok(isTap({ x: 0, y: 0 }, { x: 6, y: 8 }));
  assert.ok(!isTap({ x: 0, y: 0 }, { x: 8, y: 8 }));
});
