internal import SplitKit

/// The places of the rows, headers and footers of a list (docs/protocol.md, the kind `table`).
struct TableLayout: ContentMetrics {
  struct Section: Equatable, Sendable {
    var header = 0.0
    var footer = 0.0
    /// The heights of the rows before and after those that there are.
    var above = 0.0
    var below = 0.0
    /// The padding above the header, which is a part of its height.
    var padding = 0.0
    var rows: [Double] = []

    /// The height of the section.
    var height: Double { rows.reduce(header + above, +) + below + footer }
  }

  var contentWidth = 0.0
  var inset = 0.0
  /// The heights of what stands above and below all sections.
  var header = 0.0
  var footer = 0.0
  var sections: [Section] = []
  /// The sum of all corrections of the offset. The page adds its changes to the offset at which the user is by then.
  var correction = 0.0
  /// The frames of views by the part of the list in which they are: the id of a row, `header`, `footer-0` and so on.
  var frames: [String: [Rect]] = [:]
  /// The frames of what the system draws in a row or a header, by the same names.
  var parts: [String: RowFrames] = [:]
  /// The rectangles of elements inside of rows, headers and footers, in the content.
  var hits: [ViewsLayout.Hit] = []
  /// The place of the list in the pane if it is not all of it.
  var corner = Point.zero

  var kind: String { "table" }

  var contentSize: Size {
    let height = sections.reduce(header + footer) { $0 + $1.height }
    return Size(width: contentWidth, height: height)
  }

  var numbers: [Member] {
    var members = [Member("inset", .number(inset))]
    if header > 0 { members.append(Member("headerHeight", .number(header))) }
    if footer > 0 { members.append(Member("footerHeight", .number(footer))) }
    members.append(Member("headerHeights", .array(sections.map { .number($0.header) })))
    if sections.contains(where: { $0.padding > 0 }) {
      members.append(Member("headerPaddings", .array(sections.map { .number($0.padding) })))
    }
    members.append(Member("footerHeights", .array(sections.map { .number($0.footer) })))
    members.append(Member("rowHeights", .array(rowHeights)))
    if sections.contains(where: { $0.above + $0.below > 0 }) {
      members.append(Member("heightsAbove", .array(sections.map { .number($0.above) })))
      members.append(Member("heightsBelow", .array(sections.map { .number($0.below) })))
    }
    if correction != 0 { members.append(Member("correction", .number(correction))) }
    if !frames.isEmpty {
      members.append(Member("frames", .object(frames.keys.sorted().map { Member($0, .frames(frames[$0] ?? [])) })))
    }
    let parts = parts.filter { $0.value != RowFrames() }
    if !parts.isEmpty {
      members.append(Member("parts", .object(parts.keys.sorted().map { Member($0, parts[$0]?.members ?? .null) })))
    }
    return members
  }

  /// One entry for each section, or one for all of them: a number for rows of one height, or the height of each.
  private var rowHeights: [Value] {
    let entries = sections.map { section -> Value in
      guard let first = section.rows.first, section.rows.allSatisfy({ $0 == first }) else {
        return .array(section.rows.map { .number($0) })
      }
      return .number(first)
    }
    guard let first = entries.first, first.number != nil, entries.allSatisfy({ $0 == first }) else { return entries }
    return [first]
  }

  /// The element under a touch: one inside of a row or header, or else the row.
  func element(at touch: ContentTouch, in viewModel: Value) -> String? {
    let point = Point(
      x: touch.point.x - touch.insets.left - corner.x, y: touch.point.y - touch.insets.top + touch.offset.y - corner.y)
    return element(at: point, in: viewModel)
  }

  func element(at point: Point, in viewModel: Value) -> String? {
    if let hit = hits.last(where: { $0.rect.contains(point) }) { return hit.id }
    guard point.x >= inset, point.x < contentWidth - inset, let sections = viewModel["sections"]?.array else { return nil }
    var top = header
    for (section, model) in zip(self.sections, sections) {
      top += section.header + section.above
      for (index, height) in section.rows.enumerated() {
        if point.y >= top, point.y < top + height { return model["rows"]?.array?[safely: index]?["id"]?.string }
        top += height
      }
      top += section.below + section.footer
    }
    return nil
  }
}

extension Array {
  /// The element at an index, or nil outside of the array.
  subscript(safely index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}

extension Value {
  /// Rectangles as lists of four numbers.
  static func frames(_ frames: [Rect]) -> Value {
    .array(frames.map { .array([.number($0.x), .number($0.y), .number($0.width), .number($0.height)]) })
  }
}
