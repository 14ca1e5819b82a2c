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

  /// The places of groups of items with the given widths. Items of one group touch each other, and an empty group takes
  /// no room. The row begins at the margin, or after another item.
  package func places(of groups: [[Double]], after first: BarItemPlace? = nil) -> [[BarItemPlace]] {
    var end = first.map { $0.inset + $0.width + groupSpacing } ?? margin
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
  /// The room after the title of a back button.
  private static let endOfTitle: Double = 8
  private static let chevronWidth: Double = 24
  private static let backImageWidth: Double = 28
}

/// The place of an item in a bar, which does not depend on the width of the bar. All lengths are in points.
package struct BarItemPlace: Sendable, Equatable {
  /// The distance from the edge of the bar at which the row of items begins.
  package let inset: Double
  package let width: Double

  /// The frame in an area. The row begins at the left or the right edge of the area.
  package func frame(in area: Rect, fromRight: Bool) -> Rect {
    let frame = Rect(x: area.x + inset, y: area.y, width: width, height: area.height)
    return fromRight ? frame.mirrored(in: area) : frame
  }
}
