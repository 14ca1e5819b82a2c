import SplitKit

/// The places of a table's rows, headers and footers.
struct TablePlace {
  let frame: Rect
  let model: Value
  let numbers: Value
  let fields: [String: Value]
  /// The distances of the bars around the table from its edges.
  let insets: EdgeInsets
  private(set) var sections: [Section] = []
  private(set) var header: Rect
  private(set) var footer: Rect
  /// The area of the rows, with the padding of the table at both sides.
  private let whole: Rect

  struct Section {
    let model: Value
    let header: Rect
    let footer: Rect
    let column: Rect
    /// The tops of the rows in the window, with the end of the last one.
    let tops: [Double]
    /// The rows that there are, of all rows of the section.
    var rows: [Value] { model.list("rows") }
    /// The index of the first of them, and the number of all rows.
    var first: Int { model["first"]?.number.map { Int($0) } ?? 0 }
    var count: Int { model["count"]?.number.map { Int($0) } ?? rows.count }

    /// The place of a row in the window.
    func frame(ofRow row: Int) -> Rect {
      Rect(x: column.x, y: tops[row], width: column.width, height: tops[row + 1] - tops[row])
    }
  }

  /// Creates the places for a table at a frame, which is scrolled by an offset.
  init(frame: Rect, model: Value, numbers: Value, fields: [String: Value], insets: EdgeInsets, offset: Double) {
    (self.frame, self.model, self.numbers, self.fields, self.insets) = (frame, model, numbers, fields, insets)
    let width = max(0, frame.width - insets.left - insets.right)
    let inset = numbers.length("inset")
    let top = frame.y + insets.top - max(0, offset)
    whole = Rect(x: frame.x + insets.left, y: top, width: width, height: 0)
    let column = Rect(x: whole.x + inset, y: top, width: max(0, width - 2 * inset), height: 0)
    header = Rect(x: whole.x, y: top, width: width, height: numbers.length("headerHeight"))
    var y = header.maxY
    for (index, section) in model.list("sections").enumerated() {
      let isWide = section["header"]?["isWide"]?.bool == true
      let (x, width) = isWide ? (whole.x, whole.width) : (column.x, column.width)
      let padding = numbers.number("headerPaddings", index)
      let head = Rect(x: x, y: y + padding, width: width, height: numbers.number("headerHeights", index) - padding)
      let rowsTop = head.maxY + numbers.number("heightsAbove", index)
      let tops = Self.tops(numbers, index, count: section.list("rows").count, from: rowsTop)
      let end = (tops.last ?? rowsTop) + numbers.number("heightsBelow", index)
      let foot = Rect(x: column.x, y: end, width: column.width, height: numbers.number("footerHeights", index))
      sections.append(Section(model: section, header: head, footer: foot, column: column, tops: tops))
      y = foot.maxY
    }
    footer = Rect(x: whole.x, y: y, width: width, height: numbers.length("footerHeight"))
  }

  /// The tops of a section's rows: one height for all, or one for each.
  private static func tops(_ numbers: Value, _ section: Int, count: Int, from top: Double) -> [Double] {
    let entries = numbers.list("rowHeights")
    let entry = entries.count == 1 ? entries[0] : entries.indices.contains(section) ? entries[section] : .number(0)
    let heights = entry.array.map { $0.map { $0.number ?? 0 } }
    return (0..<count).reduce(into: [top]) { tops, row in
      let height = heights.map { $0.indices.contains(row) ? $0[row] : 0 } ?? entry.number ?? 0
      tops.append((tops.last ?? top) + height)
    }
  }

  /// The frames of what the system draws in a row or a header, which is at a frame in the window.
  func parts(_ name: String, in frame: Rect) -> [String: Rect] {
    let members = numbers["parts"]?[name]?.members ?? []
    return Dictionary(members.compactMap { member in member.value.rect.map { (member.name, $0.moved(x: frame.x, y: frame.y)) } })
    { $1 }
  }

  /// The frames of the views in a part, by the name of the part.
  func frames(_ name: String) -> [Value] { numbers["frames"]?.list(name) ?? [] }
}

extension Value {
  /// A number in a list, or 0.
  fileprivate func number(_ name: String, _ index: Int) -> Double {
    let numbers = list(name)
    return numbers.indices.contains(index) ? numbers[index].number ?? 0 : 0
  }
}
