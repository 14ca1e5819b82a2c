import SplitKit

/// The heights in the lists of scenarios, by the spacing of the OS version's lists. At the text size `large` they are those of the
/// mail app's lists, which are estimated by eye from the versions.
struct BlockMetrics {
  /// The height of a row with a title, which may take a second line at the accessibility sizes.
  let row: TextHeight
  /// The height of a row with a subtitle of one line below the title.
  let subtitled: TextHeight
  /// The line that a value adds below a title at the accessibility sizes.
  let value = TextHeight(0, atAccessibilitySizes: .body)
  let sectionHeader: TextHeight
  let heading: TextHeight
  /// The height of a heading with a line below it.
  let headingWithLine: TextHeight
  /// The padding at both sides of a grouped list and of a sidebar.
  let inset: Double

  init(_ lists: ListSpacing) {
    switch lists {
    case .usual: self.init(row: lists.row, subtitled: 60, header: 52, subtitledHeading: 72, inset: 16)
    case .roomy: self.init(row: lists.row, subtitled: 64, header: 54, subtitledHeading: 74, inset: 12)
    }
  }

  /// The height of the rows of a list, by what any of them has.
  func rowHeight(hasSubtitles: Bool, hasValues: Bool, at size: ContentSizeCategory) -> Double {
    (hasSubtitles ? subtitled : row).at(size) + (hasValues ? value.at(size) : 0)
  }

  /// The height above the rows of a section: of its title, or of the space that separates groups. The space above the first group is
  /// that below a bar, unless a heading stands there (estimated by eye from the versions).
  func headerHeight(
    title: String?, isFirst: Bool, hasHeading: Bool = false, _ style: ListSpec.Style, at size: ContentSizeCategory
  ) -> Double {
    guard title == nil else { return sectionHeader.at(size) }
    return switch style {
    case .plain: 0
    case .sidebar: isFirst ? 0 : 16
    case .grouped, .insetGrouped: isFirst ? (hasHeading ? 0 : 16) : 32
    }
  }

  /// The heights at `large`, in points.
  private init(row: TextHeight, subtitled: Double, header: Double, subtitledHeading: Double, inset: Double) {
    self.row = row
    self.subtitled = TextHeight(subtitled, .body, .subheadline, atAccessibilitySizes: .body, .subheadline)
    sectionHeader = TextHeight(header, .title3, atAccessibilitySizes: .title3)
    heading = TextHeight(header, .largeTitle)
    headingWithLine = TextHeight(subtitledHeading, .largeTitle, .subheadline, atAccessibilitySizes: .subheadline)
    self.inset = inset
  }
}
