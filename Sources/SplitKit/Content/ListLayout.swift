/// The layout of a list. Each section has a header and rows of the same height.
package struct ListLayout: Equatable {
  /// The width of the content in points, with the padding at both sides of the list.
  package let contentWidth: Double
  /// The padding at each side of the rows.
  package let inset: Double
  package let rowHeight: Double
  package let sections: [Section]

  package struct Section: Equatable {
    /// The height of the header in points, or 0 if there is no header.
    package let headerHeight: Double
    /// The number of rows.
    package let count: Int

    /// Creates a section from the height of its header in points and the number of its rows.
    package init(headerHeight: Double, count: Int) {
      self.headerHeight = headerHeight
      self.count = count
    }
  }

  /// Creates the layout of a list. All lengths are in points.
  package init(contentWidth: Double, inset: Double, rowHeight: Double, sections: [Section]) {
    self.contentWidth = contentWidth
    self.inset = inset
    self.rowHeight = rowHeight
    self.sections = sections
  }

  package var contentSize: Size {
    Size(width: contentWidth, height: sections.reduce(0) { $0 + $1.headerHeight + Double($1.count) * rowHeight })
  }

  /// The top of a row, counted through all sections.
  package func top(ofRow row: Int) -> Double {
    var (top, rest) = (0.0, row)
    for section in sections {
      top += section.headerHeight
      if rest < section.count { break }
      top += Double(section.count) * rowHeight
      rest -= section.count
    }
    return top + Double(rest) * rowHeight
  }

  /// The row at a point of the content, counted through all sections, or nil if there is no row.
  package func row(at point: Point) -> Int? {
    guard point.y >= 0, point.x >= inset, point.x < contentWidth - inset else { return nil }
    var (top, first) = (0.0, 0)
    for section in sections {
      top += section.headerHeight
      guard point.y >= top else { return nil }
      let row = Int((point.y - top) / rowHeight)
      if row < section.count { return first + row }
      top += Double(section.count) * rowHeight
      first += section.count
    }
    return nil
  }
}

extension ListLayout: ContentMetrics {
  package var kind: String { "list" }

  package var numbers: [Member] {
    LayoutNumbers(headerHeights: sections.map(\.headerHeight), rowHeight: rowHeight, inset: inset).members
  }

  package func element(at touch: ContentTouch, in viewModel: Value) -> String? {
    guard var row = row(at: touch.contentPoint), let sections = viewModel["sections"]?.array else { return nil }
    for section in sections {
      guard let rows = section["rows"], let count = rows.array?.count else { return nil }
      if row < count { return rows.id(ofElement: row) }
      row -= count
    }
    return nil
  }
}
