/// The headers and footers of sections in an OS version. All lengths are in points.
package struct SectionDesign: Sendable {
  /// The style of a list, as far as its headers and footers depend on it.
  package enum Style: Sendable { case plain, grouped }

  /// The position of a section, on which the height of its header depends.
  package struct Position: Sendable {
    /// Whether nothing but the bar is above the section.
    package var isFirst = false
    /// Whether a large title is above the first section.
    package var isUnderLargeTitle = false
    /// Whether the section before it has a footer with a title or a view.
    package var followsFooter = false

    package init(isFirst: Bool = false, isUnderLargeTitle: Bool = false, followsFooter: Bool = false) {
      (self.isFirst, self.isUnderLargeTitle, self.followsFooter) = (isFirst, isUnderLargeTitle, followsFooter)
    }
  }

  /// The measured figures, or nil in a version with those by eye.
  private let measured: Measured?

  /// Figures that are measured.
  fileprivate struct Measured: Sendable {
    /// A header in a plain list: its least height, and the top of its label (830).
    let plainHeight = 28.0
    let plainTop = 4.0
    /// The part of a titled header in a group that its text does not take: of the first one, and of one after a footer (831).
    let first = 35.0
    let afterFooter = 25.0
    /// The least height of any other titled header in a group (832).
    let least = 38.0
    /// The distance from the label to the end of a header in a group, at scale 2 and at scale 3 (831).
    let below = 5.5
    let belowAtScale3 = 19.0 / 3
    /// The space above the first section without a header, between two sections, and below the last one (833 to 835).
    let top = 35.0
    let between = 35.0
    let end = 20.0
    /// The distances of the text of a footer from its upper and lower edge (834).
    let footerTop = 23.0 / 3
    let footerBottom = 20.0 / 3
    /// The padding above a header of a plain list (830).
    let plainPadding = 22.0
  }

  /// Whether the figures are measured, and headers have the font of the measurement: 17 semibold in the secondary color, as written (831).
  package var isMeasured: Bool { measured != nil }

  /// The padding above each header of a plain table: `UITableView.sectionHeaderTopPadding` with its automatic value (830).
  package var headerTopPadding: Double { measured?.plainPadding ?? 0 }

  /// The height of a titled header, or nil where it is by eye.
  ///
  /// - Parameters:
  ///   - text: The height of its text.
  ///   - usualText: The height of one line at the usual text size.
  package func header(_ style: Style, _ position: Position, text: Double, usualText: Double) -> Double? {
    guard let measured else { return nil }
    let growth = max(0, text - usualText)
    guard style == .grouped else { return measured.plainHeight + growth }
    if position.isFirst, !position.isUnderLargeTitle { return measured.first + text }
    if position.followsFooter { return measured.afterFooter + text }
    return measured.least + growth
  }

  /// The space above a section without a header, or nil where it is by eye (833).
  package func spaceAbove(_ style: Style, _ position: Position, on grid: PixelGrid) -> Double? {
    guard let measured else { return nil }
    guard style == .grouped else { return 0 }
    return position.isFirst ? measured.top : grid.up(measured.between / 2)
  }

  /// The height of a footer with a text, or nil where it is by eye (834).
  package func footer(text: Double) -> Double? {
    measured.map { $0.footerTop + text + $0.footerBottom }
  }

  /// The space below a section without a footer (834). It is 0 where it is by eye.
  package func spaceBelow(_ style: Style, on grid: PixelGrid) -> Double {
    guard let measured, style == .grouped else { return 0 }
    return grid.down(measured.between / 2)
  }

  /// The space below the last section (835).
  package func spaceAtEnd(_ style: Style) -> Double { style == .grouped ? measured?.end ?? 0 : 0 }

  /// The top of the text of a header that has a height (830, 831, 837), or nil where it is by eye.
  package func labelTop(_ style: Style, height: Double, text: Double, on grid: PixelGrid) -> Double? {
    guard let measured else { return nil }
    guard style == .grouped else { return measured.plainTop }
    return grid.round(height - text - (grid.scale == 3 ? measured.belowAtScale3 : measured.below))
  }

  /// The top of the text of a footer, or nil where it is by eye (834).
  package func footerTop(on grid: PixelGrid) -> Double? { measured.map { grid.round($0.footerTop) } }
}

extension SectionDesign {
  /// iOS 26.
  static let since26 = SectionDesign(measured: Measured())
  /// The versions before iOS 26, whose lists have headers by eye.
  static let earlier = SectionDesign(measured: nil)
}
