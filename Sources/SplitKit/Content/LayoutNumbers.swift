/// The numbers with which the page draws the previews' kinds of content, in the order of docs/protocol.md.
package struct LayoutNumbers {
  /// The side of a square cell, or the width of one that is not square; in a map the points for each of its units.
  package var unit: Double?
  /// The height of each section's header.
  package var headerHeights: [Double] = []
  /// The distance from the content's top to the first row of a grid of files, or to the covers of a cover flow.
  package var contentTop: Double?
  package var rowHeight: Double?
  /// The padding at the left and right of the rows.
  package var inset: Double?
  /// The inset of each cell on all sides.
  package var itemInset: Double?
  /// The distance from one item to the next where they overlap.
  package var spacing: Double?
  package var strip: Strip?
  /// The height by which a caption is higher than at the text size `large`. It is written if it is not 0.
  package var captionGrowth = 0.0

  /// Creates the numbers of a layout. A number that is left out is not written.
  package init(
    unit: Double? = nil, headerHeights: [Double] = [], contentTop: Double? = nil, rowHeight: Double? = nil, inset: Double? = nil,
    itemInset: Double? = nil, spacing: Double? = nil, strip: Strip? = nil, captionGrowth: Double = 0
  ) {
    self.unit = unit
    self.headerHeights = headerHeights
    self.contentTop = contentTop
    self.rowHeight = rowHeight
    self.inset = inset
    self.itemInset = itemInset
    self.spacing = spacing
    self.strip = strip
    self.captionGrowth = captionGrowth
  }

  package var members: [Member] {
    var members: [Member] = []
    func add(_ name: String, _ number: Double?) {
      if let number { members.append(Member(name, .number(number))) }
    }
    add("unit", unit)
    members.append(Member("headerHeights", .array(headerHeights.map { .number($0) })))
    add("contentTop", contentTop)
    add("rowHeight", rowHeight)
    add("inset", inset)
    add("itemInset", itemInset)
    add("spacing", spacing)
    if captionGrowth > 0 { add("captionGrowth", captionGrowth) }
    if let strip { members.append(Member("strip", strip.value)) }
    return members
  }
}

/// A strip of items that scrolls sideways in a header: the width of an item and the insets around it, in points.
package struct Strip: Equatable {
  package let itemWidth: Double
  package let insets: EdgeInsets

  /// Creates a strip. All lengths are in points.
  package init(itemWidth: Double, insets: EdgeInsets) {
    self.itemWidth = itemWidth
    self.insets = insets
  }

  fileprivate var value: Value {
    let insets = [insets.top, insets.left, insets.bottom, insets.right].map { Value.number($0) }
    return ["itemWidth": .number(itemWidth), "insets": .array(insets)]
  }
}

extension Value {
  /// The id of an element of an array in a view model; nil where there is no such element.
  package func id(ofElement index: Int) -> String? {
    guard let elements = array, elements.indices.contains(index) else { return nil }
    return elements[index]["id"]?.string
  }
}
