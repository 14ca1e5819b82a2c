/// The area in which a finger reaches an element of a content.
struct TouchArea {
  let id: String
  let area: Rect
  /// Whether the content does not scroll on above or below the area.
  let hasWholeHeight: Bool
}

/// Finds the areas in which a finger reaches the elements of a content, by asking what is at points.
///
/// An app says only what is under a touch, so the areas are measured: from points of a grid outwards.
struct TouchSurvey {
  /// The distance between points of the grid. An element that is narrower or lower can be missed.
  static let step: Double = 11
  /// The distance between points on the way from an element to its end.
  private static let pace: Double = 4
  /// The greatest distance from an end to where it is found.
  private static let precision: Double = 1 / 16
  /// The greatest distance to an end. A longer element is long enough.
  private static let reach: Double = 400

  let region: Rect
  /// The id of the element at a point, or nil if there is none.
  let element: (Point) -> String?

  /// The areas of the elements, in the order in which the grid meets them. A length that reaches the edge of the region counts
  /// as long enough.
  func areas() -> [TouchArea] {
    var found: [TouchArea] = []
    var seen: Set<String> = []
    for y in stride(from: region.y + 1, to: region.maxY, by: Self.step) {
      for x in stride(from: region.x + 1, to: region.maxX, by: Self.step) {
        guard let id = element(Point(x: x, y: y)), seen.insert(id).inserted else { continue }
        found.append(area(of: id, around: Point(x: x, y: y)))
      }
    }
    return found
  }

  /// The area around a point of an element: its height, the width at the middle of the height, and the height there again.
  private func area(of id: String, around point: Point) -> TouchArea {
    let first = extent(of: id, point.y, region.y, region.maxY) { Point(x: point.x, y: $0) }
    let middle = (first.lower + first.upper) / 2
    let across = extent(of: id, point.x, region.x, region.maxX) { Point(x: $0, y: middle) }
    let center = (across.lower + across.upper) / 2
    let down = extent(of: id, middle, region.y, region.maxY) { Point(x: center, y: $0) }
    let area = Rect(x: across.lower, y: down.lower, width: across.upper - across.lower, height: down.upper - down.lower)
    return TouchArea(id: id, area: area, hasWholeHeight: down.isWhole)
  }

  /// The extent of an element along a line, from a place on it. At an edge of the region, the content scrolls on, so an extent that
  /// reaches one is as long as a target must be.
  private func extent(
    of id: String, _ start: Double, _ least: Double, _ most: Double, _ point: (Double) -> Point
  ) -> (lower: Double, upper: Double, isWhole: Bool) {
    func isHit(_ place: Double) -> Bool { element(point(place)) == id }
    let lower = end(from: start, to: least, isHit)
    let upper = end(from: start, to: most, isHit)
    let missing = max(0, Auditor.leastTarget - (upper - lower))
    let isWhole = lower != least && upper != most
    return (lower == least ? lower - missing : lower, upper == most ? upper + missing : upper, isWhole)
  }

  /// The end of an element on the way to a limit: in paces, and then by halves to a sixteenth of a point.
  private func end(from start: Double, to limit: Double, _ isHit: (Double) -> Bool) -> Double {
    var inside = start
    var outside = start.stepped(towards: limit, by: Self.pace)
    while outside != limit && isHit(outside) {
      if (outside - start).magnitude >= Self.reach { return outside }
      inside = outside
      outside = inside.stepped(towards: limit, by: Self.pace)
    }
    // The limit itself can lie outside of the region, so the point before it decides.
    if outside == limit && isHit(limit.stepped(towards: start, by: Self.precision)) { return limit }
    while (outside - inside).magnitude > Self.precision {
      let middle = (inside + outside) / 2
      if isHit(middle) { inside = middle } else { outside = middle }
    }
    return outside
  }
}

extension Double {
  /// The next value on the way to another one, in steps of a length. The last step can be shorter.
  fileprivate func stepped(towards end: Double, by length: Double) -> Double {
    guard (end - self).magnitude > length else { return end }
    return end > self ? self + length : self - length
  }
}
