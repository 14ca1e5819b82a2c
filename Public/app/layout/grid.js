// The geometry of a grid with sections, each with a header and square items. Pure functions.
//
// In content coordinates, 0 is the top of the content, below `contentInset.top`. All values come from `pane.layout`, so
// a resize needs neither the content nor measurements.

/** The geometry of each section: the tops of its header and its items, and their heights. */
export function sections(layout, items) {
  let y = 0;
  return items.map(({ length: count }, index) => {
    const headerHeight = layout.headerHeights?.[index] ?? 0;
    const rows = Math.ceil(count / layout.columns);
    const section = { headerY: y, headerHeight, itemsY: y + headerHeight, rows, count };
    y = section.itemsY + rows * layout.unit;
    return section;
  });
}

/** The frame of an item, which is mirrored in right-to-left. */
export function itemFrame(layout, section, index, contentWidth, isRightToLeft) {
  const column = index % layout.columns;
  const x = column * layout.unit;
  return {
    x: isRightToLeft ? contentWidth - x - layout.unit : x,
    y: section.itemsY + Math.floor(index / layout.columns) * layout.unit,
    width: layout.unit,
    height: layout.unit,
  };
}

/** First and last-plus-one index of the items of a section that lie in `from..<to`, in whole rows. */
export function itemsBetween(layout, section, from, to) {
  if (to <= section.itemsY || from >= section.itemsY + section.rows * layout.unit) return [0, 0];
  const first = Math.max(0, Math.floor((from - section.itemsY) / layout.unit));
  const end = Math.min(section.rows, Math.ceil((to - section.itemsY) / layout.unit));
  return [first * layout.columns, Math.min(section.count, end * layout.columns)];
}

/** The part of the content to keep in the page: the visible part, and half a screen more on both sides. */
export function window(offset, viewportHeight, contentInset) {
  const top = offset - contentInset[0];
  const more = viewportHeight / 2;
  return { from: top - more, to: top + viewportHeight + more };
}
