import SplitKit

/// The numbers with which the page draws the previews' kinds of content, in the order of docs/protocol.md.
struct LayoutNumbers {
  /// The side of a square cell, or the width of one that is not square; in a map the points for each of its units.
  var unit: Double?
  /// The height of each section's header.
  var headerHeights: [Double] = []
  /// The distance from the content's top to the first row of a grid of files, or to the covers of a cover flow.
  var contentTop: Double?
  var rowHeight: Double?
  /// The padding at the left and right of the rows.
  var inset: Double?
  /// The inset of each cell on all sides.
  var itemInset: Double?
  /// The distance from one item to the next where they overlap.
  var spacing: Double?
  var strip: Strip?
  /// The height by which a caption is higher than at the text size `large`. It is written if it is not 0.
  var captionGrowth = 0.0

  var members: [Member] {
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
struct Strip: Equatable {
  let itemWidth: Double
  let insets: EdgeInsets

  fileprivate var value: Value {
    let insets = [insets.top, insets.left, insets.bottom, insets.right].map { Value.number($0) }
    return ["itemWidth": .number(itemWidth), "insets": .array(insets)]
  }
}

extension Value {
  /// The id of an element of an array in a view model; nil where there is no such element.
  func id(ofElement index: Int) -> String? {
    guard let elements = array, elements.indices.contains(index) else { return nil }
    return elements[index]["id"]?.string
  }
}
