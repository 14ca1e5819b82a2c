// The place of a map in its pane. Pure functions.

/** The nearest offset at which the map fills the pane. */
export function clamped({ x, y }, { contentSize }, [, , width, height]) {
  const within = (value, limit) => Math.max(0, Math.min(value, limit));
  return { x: within(x, contentSize[0] - width), y: within(y, contentSize[1] - height) };
}

/** The distance by which the offset must change to show a point of the map with some room around it. */
export function reveal(point, offset, { unit, contentInset: [top, left, bottom, right] }, [, , width, height], room = 60) {
  const along = (at, from, to) => (at < from + room ? at - from - room : Math.max(0, at - to + room));
  return {
    x: offset.x + along(point[0] * unit - offset.x, left, width - right),
    y: offset.y + along(point[1] * unit - offset.y, top, height - bottom),
  };
}
