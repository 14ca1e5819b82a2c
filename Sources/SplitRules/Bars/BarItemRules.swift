/// How an OS version places the items of a bar: side by side, from an edge of the bar inwards. All lengths are in points.
///
/// An image is 44 points wide. Only the page knows how wide a text is, so the width of a title is estimated at 9
/// points a letter, and at 10 after a chevron.
package struct BarItemRules: Sendable {
  /// The distance from an edge of the bar to the first item at that edge.
  package let margin: Double
  /// The distance between the back button and the items beside it.
  package let groupSpacing: Double
  /// Whether a back button shows its title beside the chevron.
  package let showsBackTitle: Bool
  /// The room that a title in a toolbar has in addition to the room that it has in other bars.
  package let toolbarTitleRoom: Double

  /// The room beside a title whose width is known, at both ends together.
  package let measuredTitleRoom: Double

  /// The places of groups of items with the given widths. Items of one group touch each other, and an empty group takes
  /// no room. The row begins at the margin, or after another item.
  package func places(of groups: [[Double]], after first: BarItemPlace? = nil) -> [[BarItemPlace]] {
    var end = max(margin, first.map { $0.inset + $0.width + groupSpacing } ?? margin)
    return groups.map { widths in
      defer { if !widths.isEmpty { end += groupSpacing } }
      return widths.map { width in
        defer { end += width }
        return BarItemPlace(inset: end, width: width)
      }
    }
  }

  /// The width of an item that has a title, or only an image if `title` is nil.
  package func itemWidth(title: String?) -> Double {
    max(Self.imageWidth, title.map { 16 + Self.letterWidth * Double($0.count) } ?? 0)
  }

  /// The width of an item whose title has a width that somebody has measured.
  package func itemWidth(titleWidth: Double) -> Double { max(Self.imageWidth, titleWidth + measuredTitleRoom) }

  /// The places of items with the given widths in a row that they have for themselves. If they are wider than the row, the
  /// widest of them are cut to one width (ours).
  package func places(of widths: [Double], in row: Double) -> [BarItemPlace] {
    places(of: [Self.widths(widths, cutTo: row - 2 * margin)])[0]
  }

  /// The places of items in a row of their own, with a space before each of them and one behind the last. The flexible spaces share
  /// what the items leave, in equal parts (AD documented for `flexibleSpace`).
  package func places(of widths: [Double], between spaces: [BarSpace], in row: Double) -> [BarItemPlace] {
    let fixed = spaces.reduce(0) { $0 + $1.width }
    let places = places(of: widths, in: row - fixed)
    let end = places.last.map { $0.inset + $0.width } ?? margin
    let parts = spaces.reduce(0) { $0 + $1.flexibleParts }
    let part = parts > 0 ? max(0, row - fixed - margin - end) / Double(parts) : 0
    var shift = 0.0
    return zip(places, spaces).map { place, space in
      shift += space.width + part * Double(space.flexibleParts)
      return BarItemPlace(inset: place.inset + shift, width: place.width)
    }
  }

  /// Whether a row has room for an item.
  package func hasRoom(in row: Double) -> Bool { row >= 2 * margin + Self.imageWidth }

  private static func widths(_ widths: [Double], cutTo room: Double) -> [Double] {
    var (room, limit) = (max(0, room), Double.infinity)
    for (index, width) in widths.sorted().enumerated() {
      limit = room / Double(widths.count - index)
      guard width <= limit else { return widths.map { min($0, limit) } }
      room -= width
    }
    return widths
  }

  /// The width of a title in the row of a bar, where the page shows it in bold letters.
  package func titleWidth(_ title: String, isLarge: Bool) -> Double {
    12 + (isLarge ? Self.largeLetterWidth : Self.letterWidth) * Double(title.count)
  }

  /// The width of an item of a toolbar.
  package func toolbarItemWidth(title: String?) -> Double { itemWidth(title: title) + (title == nil ? 0 : toolbarTitleRoom) }

  /// The width of a tab in a bar at the top, whose selection has room around its title (ours).
  package func tabWidth(title: String?) -> Double { itemWidth(title: title) + (title == nil ? 0 : 16) }

  /// The width of a button that has a chevron, and a title beside it if titles are shown and `title` is not empty.
  package func backButtonWidth(title: String, hasImage: Bool = false) -> Double {
    let chevron = Self.chevronWidth + (hasImage ? Self.backImageWidth : 0)
    let text = showsBackTitle && !title.isEmpty ? Self.backLetterWidth * Double(title.count) + Self.endOfTitle : 0
    return max(Self.imageWidth, chevron + text)
  }

  /// The place of an image at the edge of a bar.
  package var imageAtEdge: BarItemPlace { BarItemPlace(inset: margin, width: Self.imageWidth) }

  private static let imageWidth: Double = 44
  private static let letterWidth: Double = 9
  private static let backLetterWidth: Double = 10
  private static let largeLetterWidth: Double = 16
  /// The room after the title of a back button.
  private static let endOfTitle: Double = 8
  private static let chevronWidth: Double = 24
  private static let backImageWidth: Double = 28
}

/// The spaces before an item of a toolbar, or behind the last one.
package struct BarSpace: Sendable, Equatable {
  /// The width of the fixed spaces together, in points.
  package var width: Double
  /// The number of flexible spaces.
  package var flexibleParts: Int

  package init(width: Double = 0, flexibleParts: Int = 0) { (self.width, self.flexibleParts) = (width, flexibleParts) }
}

/// The place of an item in a bar, which does not depend on the width of the bar. All lengths are in points.
package struct BarItemPlace: Sendable, Equatable {
  /// The distance from the edge of the bar at which the row of items begins.
  package let inset: Double
  package let width: Double

  package init(inset: Double, width: Double) { (self.inset, self.width) = (inset, width) }

  /// The frame in an area. The row begins at the left or the right edge of the area.
  package func frame(in area: Rect, fromRight: Bool) -> Rect {
    let frame = Rect(x: area.x + inset, y: area.y, width: width, height: area.height)
    return fromRight ? frame.mirrored(in: area) : frame
  }
}
