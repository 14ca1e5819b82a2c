import Foundation
internal import ScenePicture
internal import SplitKit

/// The lines that the texts of a row of the system take.
extension RowContent {
  /// Counts the lines of the texts in a width. At the accessibility sizes, the page stands them below each other in lines of its own.
  ///
  /// - Parameter height: The height of the row, or nil for one that follows from the lines. A row without room for all of its lines has
  ///   one for each text.
  mutating func breakLines(in width: CGFloat, height: CGFloat?, _ metrics: ListMetrics) {
    lines = (1, 1)
    guard views == nil, toggle == nil, titleLimit != 1 || subtitleLimit != 1, !metrics.hasAccessibilitySize else { return }
    let room = Double(width) - taken(by: metrics)
    lines.title = count(title, metrics.titleFont(of: self), titleLimit, room, metrics)
    lines.subtitle = count(subtitle, metrics.subtitleFont, subtitleLimit, room, metrics)
    if let height, metrics.rowHeight(self) > Double(height) + 0.5 { lines = (1, 1) }
  }

  private func count(_ text: String?, _ font: UIFont, _ limit: Int, _ room: Double, _ metrics: ListMetrics) -> Int {
    guard limit != 1, let text, !text.isEmpty, room > 0 else { return 1 }
    let height = font.size(of: text, width: room, lines: limit, traits: metrics.traits).height
    return max(1, Int((height / font.lineHeight(for: metrics.traits)).rounded()))
  }

  /// The width of the signs at the end of the row, with the space before each.
  var signsWidth: Double {
    var signs = [Member("accessory", .text(accessory) ?? "")]
    if let isExpanded { signs.append(Member("isExpanded", .bool(isExpanded))) }
    return RowSign.width(of: .object(signs))
  }

  /// The width that everything but the texts takes.
  private func taken(by metrics: ListMetrics) -> Double {
    let value = value.map { metrics.width(ofValue: $0) + 12 } ?? 0
    return 2 * metrics.padding + metrics.imageRoom(self) + Double(indent) * 16 + space.start + space.end + value
      + signsWidth + (editing == nil ? 0 : 36)
  }
}

extension ListMetrics {
  var hasAccessibilitySize: Bool { size.isAccessibilityCategory }
  var subtitleFont: UIFont { .preferredFont(forTextStyle: .subheadline, compatibleWith: traits) }

  func titleFont(of row: RowContent) -> UIFont {
    row.titleFont?.adjusted(for: traits, true) ?? .preferredFont(forTextStyle: .body, compatibleWith: traits)
  }

  func width(ofValue text: String) -> Double {
    UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).size(of: text, width: 100_000, lines: 1, traits: traits)
      .width
  }

  /// The height of the lines behind the first one of each text.
  func heightOfMoreLines(_ row: RowContent) -> Double {
    Double(row.lines.title - 1) * titleFont(of: row).lineHeight(for: traits)
      + Double(row.lines.subtitle - 1) * subtitleFont.lineHeight(for: traits)
  }
}
