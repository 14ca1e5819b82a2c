import TextMeasures

/// How an OS version places the items of a bar: side by side, from an edge of the bar inwards. All lengths are in points.
///
/// An image is 44 points wide. A title is as wide as its letters and the padding beside them.
package struct BarItemRules: Sendable {
  /// The distance from an edge of the bar to the first item at that edge.
  package var margin: Double
  /// The distance between the back button and the items beside it.
  package let groupSpacing: Double
  /// Whether a back button shows its title beside the chevron.
  package let showsBackTitle: Bool
  /// The space beside a title, at both ends together.
  package let titlePadding: Double
  /// The letters of the bar.
  package var letters: BarLetters
  /// The pixels of the screen, up to which the width of a text is rounded.
  package var grid = PixelGrid(scale: 2)

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
  ///
  /// - Parameter font: The letters of the title, or nil for those of the bar.
  package func itemWidth(title: String?, font: TextFont? = nil) -> Double {
    title.map { itemWidth(content: width(of: $0, font ?? letters.item)) } ?? Self.imageWidth
  }

  /// The width of an item that shows a view of the given width.
  package func itemWidth(content: Double) -> Double { max(Self.imageWidth, content + titlePadding) }

  /// The width of a text in some letters.
  private func width(of text: String, _ font: TextFont) -> Double { grid.up(font.width(of: text)) }

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

  /// The width of a title in the row of a bar, with the space beside it.
  ///
  /// - Parameter font: The letters that the app has chosen, or nil for those of the bar.
  package func titleWidth(_ title: String, isLarge: Bool, font: TextFont? = nil) -> Double {
    12 + width(of: title, font ?? (isLarge ? letters.inlineTitle : letters.title))
  }

  /// The width of a tab in a bar at the top. Every tab is as wide as if it were selected (921).
  package func tabWidth(title: String?) -> Double {
    title.map { max(Self.imageWidth, width(of: $0, letters.selectedTabAtTop) + Self.tabPadding) } ?? Self.imageWidth
  }

  /// The width of a button that has a chevron, and a title beside it if titles are shown and `title` is not empty.
  package func backButtonWidth(title: String, hasImage: Bool = false) -> Double {
    let chevron = Self.chevronWidth + (hasImage ? Self.backImageWidth : 0)
    let text = showsBackTitle && !title.isEmpty ? width(of: title, letters.item) + Self.endOfTitle : 0
    return max(Self.imageWidth, chevron + text)
  }

  /// The place of an image at the edge of a bar.
  package var imageAtEdge: BarItemPlace { BarItemPlace(inset: margin, width: Self.imageWidth) }

  private static let imageWidth: Double = 44
  /// The space beside the title of a tab at the top, at both ends together (921; ours on iOS 18).
  private static let tabPadding: Double = 32
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
