/// The standard rows of tables and lists in an OS version: their heights, the lines between them, and the parts at their ends. All lengths
/// are in points.
///
/// The figures since iOS 26 are measured (spec/views.md 801 to 858, 906 to 913). The figures of earlier versions are by eye unless a
/// note says otherwise.
package struct RowDesign: Sendable {
  /// The least height of a row with one line of text at each text size.
  private let leastHeight: LeastHeight
  /// The margins of cells above and below: the distance of the texts of a configuration from the edges of a row that is as high as they
  /// need (807, 856).
  package let margin: Double
  /// The same distance in a row with labels.
  package let labelMargin: Double
  /// The part that the line below a row adds to a height that follows from a configuration or from two lines of a grouped row.
  package let lineHeight: Double
  /// The texts of a row with a subtitle in a plain table, or nil where they are in the middle.
  package let plainSubtitle: SubtitleSpacing?
  /// The least height of a row with two texts below each other, which are in its middle.
  private let leastSubtitle: TextHeight
  package let separator: RowSeparator
  package let accessories: RowAccessories
  package let editing: RowEditing
  package let swipe: SwipeDesign
  package let sections: SectionDesign
  /// The distance that remains between the end of a text and an accessory (845).
  package let gapAtAccessory: Double
}

extension RowDesign {
  /// The least height of a row, by the text size.
  fileprivate enum LeastHeight: Sendable {
    /// A height at the usual text size, which grows as the lines do.
    case growing(TextHeight)
    /// A height, or another length that is scaled as text of the body style is. Between the usual and the accessibility sizes the line below
    /// the row comes on top of that (817, two measurements).
    case scaled(least: Double, length: Double, line: Double)
  }

  /// The least height of a row with labels and one line of text (802, 817).
  package func leastHeight(at category: ContentSizeCategory) -> Double {
    switch leastHeight {
    case .growing(let height): return height.at(category)
    case .scaled(let least, let length, let line):
      return max(least, category.scaled(length, as: .body) + (category.isAccessibilityCategory ? 0 : line))
    }
  }

  /// The least height of a row with labels below each other, which are in its middle.
  package func leastSubtitleHeight(at category: ContentSizeCategory) -> Double { leastSubtitle.at(category) }

  /// The height of a row with a content configuration, by the height that its parts need with their margins (802, 857, 906).
  ///
  /// - Parameters:
  ///   - isInTable: Whether the row is one of a table, in which the line below it is added.
  ///   - isInBareList: Whether the row is one of a list outside of any stack, which has no least height.
  package func contentHeight(_ parts: Double, isInTable: Bool, isInBareList: Bool) -> Double {
    guard case .scaled(let least, _, _) = leastHeight else { return max(44, parts) }
    return max(isInBareList ? 0 : least, parts) + (isInTable ? lineHeight : 0)
  }
}

/// The line below a row.
package struct RowSeparator: Sendable {
  /// Whether the line is as high as a pixel, and not as a point (820).
  package let isPixel: Bool
  /// Whether the line keeps its distance from both ends of the row (821), and not only from the end at which the text begins.
  package let hasTwoInsets: Bool

  /// The height of the line on a grid.
  package func height(on grid: PixelGrid) -> Double { isPixel ? grid.pixel : 1 }
}

/// Lengths that are measured at the text sizes with a body of 17, 23 and 33 points. In between and beyond they lie on straight lines
/// (inferred).
package struct MeasuredLength: Sendable {
  package let (usual, large, accessible): (Double, Double, Double)

  package init(_ usual: Double, _ large: Double, _ accessible: Double) {
    (self.usual, self.large, self.accessible) = (usual, large, accessible)
  }

  /// The length at a text size, by the size of the body font in points.
  package func at(body: Double) -> Double {
    body < 23 ? usual + (large - usual) * (body - 17) / 6 : large + (accessible - large) * (body - 23) / 10
  }
}

/// The distances of the two texts of a row with a subtitle in a plain table, from top to bottom (803, 816).
package struct SubtitleSpacing: Sendable {
  package let top = MeasuredLength(9, 11, 15)
  package let gap = MeasuredLength(3, 4, 6)
  package let bottom = MeasuredLength(11.5, 15, 20.5)

  package init() {}
}

extension RowDesign {
  /// iOS 26 (802, 803, 820, 821, 841 to 845, 851 to 854, 906 to 913).
  static let since26 = RowDesign(
    leastHeight: .scaled(least: 52, length: 44, line: 1), margin: 15, labelMargin: 15, lineHeight: 1,
    plainSubtitle: SubtitleSpacing(),
    leastSubtitle: TextHeight(52),
    separator: RowSeparator(isPixel: false, hasTwoInsets: true),
    accessories: .since26, editing: .since26, swipe: .since26, sections: .since26, gapAtAccessory: 8)

  /// The versions before iOS 26. The least height of a row is measured (802), the margin of configurations too (856).
  static let earlier = RowDesign(
    leastHeight: .growing(TextHeight(44, .body)), margin: 11, labelMargin: 10.75, lineHeight: 0, plainSubtitle: nil,
    leastSubtitle: TextHeight(60, .body, .subheadline),
    separator: RowSeparator(isPixel: true, hasTwoInsets: false),
    accessories: .earlier, editing: .earlier, swipe: .earlier, sections: .earlier, gapAtAccessory: 8)
}
