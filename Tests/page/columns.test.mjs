// Lists, the edges of columns, and swipes over them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { flick } from '../../Public/app/input/gesture.js';
import { rowsBetween, sections } from '../../Public/app/layout/list.js';
import { borderOf, resizableEdges } from '../../Public/app/scene/edges.js';

const list = { rowHeight: 46, headerHeights: [54, 0, 54] };

test('sections of a list follow one another: header, rows, header, rows', () => {
  const all = sections(list, [0, 3, 5]);
  assert.deepEqual(all.map(({ headerY, rowsY, first }) => [headerY, rowsY, first]), [[0, 54, 0], [54, 54, 0], [192, 246, 3]]);
});

test('every row that can be seen is kept, for every offset', () => {
  const section = sections(list, [0, 3, 50])[2];
  for (let from = -300; from < 3000; from += 13) {
    const [first, end] = rowsBetween(list, section, from, from + 500);
    for (let row = 0; row < 50; row += 1) {
      const y = section.rowsY + row * 46;
      if (y + 46 > from && y < from + 500) assert.ok(row >= first && row < end, `row ${row} from ${from}`);
    }
    assert.ok(end - first <= 13);
  }
});

const pane = (id, role, x, width, more = {}) => ({ id, role, container: 'split', frame: [x, 0, width, 700], isVisible: true, isInteractive: true, ...more });
const edge = { id: 'e', edge: 'right', minimum: 240, maximum: 400 };

test('an edge is where its pane ends, and gives the width that is the column’s own', () => {
  const panes = [
    pane('s', 'supplementary', 0, 610, { resizable: edge, safeArea: [0, 290, 0, 0] }),
    pane('i', 'inspector', 900, 300, { resizable: { ...edge, id: 'f', edge: 'left' } }),
  ];
  assert.deepEqual(resizableEdges({ panes }).map(({ id, x, width }) => [id, x, width]), [['e', 610, 320], ['f', 900, 300]]);
});

test('what cannot be seen or touched has no edge', () => {
  const panes = [pane('a', 'primary', 0, 300, { resizable: edge, isVisible: false }), pane('b', 'primary', 0, 300, { resizable: edge, isInteractive: false })];
  assert.deepEqual(resizableEdges({ panes }), []);
});

test('a separator belongs to the column at whose edge it stands', () => {
  const panes = [pane('p', 'primary', 0, 320), pane('s', 'supplementary', 320.5, 375), pane('c', 'secondary', 696, 400)];
  const separator = x => ({ role: 'separator', container: 'split', frame: [x, 0, 0.5, 700] });
  assert.deepEqual(borderOf(separator(320), { panes }), { pane: 'p', end: 1 });
  assert.deepEqual(borderOf(separator(695.5), { panes }), { pane: 's', end: 1 });
  assert.equal(borderOf(separator(500), { panes }), null);
  const mirrored = [pane('p', 'primary', 776, 320), pane('s', 'supplementary', 400.5, 375)];
  assert.deepEqual(borderOf(separator(400), { panes: mirrored }), { pane: 's', end: 0 });
});

test('a flick is quick and goes to the side', () => {
  const from = { x: 200, y: 100 };
  assert.equal(flick(from, { x: 100, y: 110 }, 200), 'left');
  assert.equal(flick(from, { x: 300, y: 110 }, 200), 'right');
  assert.equal(flick(from, { x: 300, y: 110 }, 2000), null);
  assert.equal(flick(from, { x: 300, y: 190 }, 200), null);
  assert.equal(flick(from, { x: 230, y: 100 }, 200), null);
});
