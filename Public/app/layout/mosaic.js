// The geometry of a mosaic: sections, each with a header and cells of different sizes. Pure functions.
//
// A cell is [x, y, width, height] in units, from the top of its section's items. Content coordinates are those of the grid.

const bottom = ([, y, , height]) => y + height;

/** The geometry of a section: the tops of its header and its items, and the cells, in units. */
export function sections(layout, items) {
  let y = 0;
  return items.map((section, index) => {
    const headerHeight = layout.headerHeights?.[index] ?? 0;
    const cells = section.map(({ cell }) => cell);
    const placed = { headerY: y, headerHeight, itemsY: y + headerHeight, cells };
    y = placed.itemsY + Math.max(0, ...cells.map(bottom)) * layout.unit;
    return placed;
  });
}

/** The frame of an item, which is mirrored in right-to-left. */
export function itemFrame({ unit }, { cells, itemsY }, index, contentWidth, isRightToLeft) {
  const [column, row, across, down] = cells[index];
  const x = column * unit;
  const width = across * unit;
  return { x: isRightToLeft ? contentWidth - x - width : x, y: itemsY + row * unit, width, height: down * unit };
}

/** The first index and the index after the last of a range that contains all items of a section in `from..<to`. */
export function itemsBetween({ unit }, { cells, itemsY }, from, to) {
  const isNear = cell => itemsY + bottom(cell) * unit > from && itemsY + cell[1] * unit < to;
  const first = cells.findIndex(isNear);
  return first < 0 ? [0, 0] : [first, cells.findLastIndex(isNear) + 1];
}
