// The geometry of the map, the file grid and the cover flow, and the drawing of the city.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { layers, names, namesAlong } from '../../Public/apps/split-or-flip/cityMap.js';
import { placeSymbols } from '../../Public/apps/split-or-flip/placeSymbols.js';
import { svgOf } from '../../Public/app/art/gallery.js';
import { dragged, eye, stand } from '../../Public/apps/split-or-flip/coverFlowLayout.js';
import { cellOrigin, cellsBetween } from '../../Public/apps/split-or-flip/fileGridLayout.js';
import { clamped, reveal } from '../../Public/apps/split-or-flip/mapLayout.js';
import { plan } from '../../Public/app/motion/plan.js';

const flow = { unit: 200, spacing: 50 };

test('the cover in the middle faces the front', () => {
  assert.deepEqual(stand(0, flow, false), { x: 0, angle: 0, z: 0 });
});

test('the covers at both sides are turned to the middle, and mirrored from right to left', () => {
  const [left, right] = [stand(-1, flow, false), stand(1, flow, false)];
  assert.equal(left.x, -right.x);
  assert.equal(left.angle, -right.angle);
  assert.ok(left.angle > 0 && right.x > 0);
  assert.deepEqual(stand(1, flow, true), left);
});

/** Where the outer edge of a cover at the right is seen, from the middle. */
function seenEdge(distance) {
  const { x, angle, z } = stand(distance, flow, false);
  const [half, turned] = [flow.unit / 2, (-angle * Math.PI) / 180];
  const fromEye = eye * flow.unit - z - half * Math.sin(turned);
  return ((x + half * Math.cos(turned)) * eye * flow.unit) / fromEye;
}

test('of the first cover beside the middle one a spacing and a half is seen, of each after it a spacing', () => {
  for (const [distance, edge] of [[1, 175], [2, 225], [3, 275], [7, 475]]) {
    assert.ok(Math.abs(seenEdge(distance) - edge) < 1e-9, `${distance}: ${seenEdge(distance)}`);
  }
  assert.equal(stand(4, flow, false).angle, stand(1, flow, false).angle);
});

test('a drag goes on to the next covers, and not beyond the ends', () => {
  assert.equal(dragged(2, -80, flow, 10, false), 3);
  assert.equal(dragged(2, -80, flow, 10, true), 1);
  assert.equal(dragged(0, 500, flow, 10, false), 0);
  assert.equal(dragged(9, -500, flow, 10, false), 9);
});

const grid = { columns: 3, unit: 100, rowHeight: 160, contentTop: 12, contentSize: [300, 500] };

test('files are in rows below the padding, from either side', () => {
  assert.deepEqual(cellOrigin(grid, 4, false), { x: 100, y: 172 });
  assert.deepEqual(cellOrigin(grid, 3, true), { x: 200, y: 172 });
});

test('only rows that can be seen are in the page', () => {
  assert.deepEqual(cellsBetween(grid, 23, 0, 160), [0, 3]);
  assert.deepEqual(cellsBetween(grid, 23, 180, 400), [3, 9]);
  assert.deepEqual(cellsBetween(grid, 4, 170, 9000), [0, 4]);
  assert.deepEqual(cellsBetween(grid, 4, 900, 9000), [0, 0]);
});

const map = { unit: 1, contentSize: [2000, 1600], contentInset: [70, 0, 20, 0] };
const frame = [0, 0, 500, 700];

test('the map never ends inside its pane', () => {
  assert.deepEqual(clamped({ x: -5, y: 10 }, map, frame), { x: 0, y: 10 });
  assert.deepEqual(clamped({ x: 1800, y: 1000 }, map, frame), { x: 1500, y: 900 });
});

test('a point that is not seen is brought in, and one that is stays', () => {
  assert.deepEqual(reveal([250, 350], { x: 0, y: 0 }, map, frame), { x: 0, y: 0 });
  assert.deepEqual(reveal([600, 350], { x: 0, y: 0 }, map, frame), { x: 160, y: 0 });
  assert.deepEqual(reveal([600, 700], { x: 800, y: 900 }, map, frame), { x: 540, y: 570 });
});

test('two sides that slide are moved, and with reduced motion they are there at once', () => {
  const slide = { duration: 0.3, curve: 'easeInOut', changes: [{ kind: 'slide', target: 'b', from: 'a' }] };
  assert.equal(plan(slide, false).moves, true);
  assert.deepEqual(plan(slide, false).stacks, []);
  assert.deepEqual([plan(slide, true).moves, plan(slide, true).fades], [false, []]);
});


const size = [2000, 1600];

test('the sea reaches to every edge of the city behind it, and no farther than a little beyond', () => {
  const [, sea] = layers(size).find(([name]) => name === 'sea');
  assert.ok(sea.endsWith('L2020 1620V-20Z'), sea.slice(-30));
});

test('the city is the same every time, and made of finite numbers', () => {
  assert.deepEqual(layers(size), layers(size));
  for (const [kind, outline] of [...layers(size), ...namesAlong().map(([kind, , outline]) => [kind, outline])]) {
    assert.match(outline, /^M/, kind);
    assert.doesNotMatch(outline, /NaN|undefined|Infinity/, kind);
  }
  assert.ok(names.every(([, , x, y]) => x > 0 && x < 2000 && y > 0 && y < 1600));
});

test('every kind of document is drawn, each different', () => {
  const pages = ['letter-0', 'letter-1', 'letter-2', 'letter-3', 'letter-4', 'sheet-0', 'sheet-1', 'slide-0', 'slide-1', 'slide-2'].map(svgOf);
  assert.equal(new Set(pages).size, pages.length);
  assert.ok(pages.every(page => page.startsWith('<svg') && !page.includes('NaN') && !page.includes('undefined')));
});

test('every file shows what its folder says is in it', () => {
  const folder = readFileSync(new URL('../../Sources/SamplePreviews/SplitOrFlip/Files/Folder.swift', import.meta.url), 'utf8');
  const files = [...folder.matchAll(/file\("([\w-]+)", "[^"]+", "[^"]+", "[^"]+", "([\w-]+)"\)/g)];
  assert.ok(files.length >= 20);
  const pictures = files.map(([, , image]) => svgOf(image));
  assert.equal(new Set([...pictures, svgOf('nothing that is known')]).size, files.length + 1);
  const photographs = files.filter(([, , image]) => image.startsWith('photo-'));
  for (const [, id, image] of photographs) if (!['summit', 'old-town'].includes(id)) assert.equal(image, `photo-${id}`);
});

test('every symbol of a place has something to draw', () => {
  for (const [name, { strokes, fill }] of Object.entries(placeSymbols)) assert.ok(strokes.length > 0 || fill, name);
});
