/// A kind of text whose size follows the user's preference: `UIFont.TextStyle`.
public enum TextStyle: String, Sendable, CaseIterable {
  case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2
}

/// The size of a font and the height of its lines, in points.
public struct TextSize: Equatable, Sendable {
  /// The size of the font in points.
  public let pointSize: Double
  /// The distance from one line to the next in points, which Apple's table calls leading.
  public let lineHeight: Double
}

extension ContentSizeCategory {
  /// Whether this is one of the five larger sizes, at which apps arrange rows in another way:
  /// `UIContentSizeCategory.isAccessibilityCategory` (AD documented).
  public var isAccessibilityCategory: Bool {
    switch self {
    case .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge: false
    case .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
      .accessibilityExtraExtraExtraLarge:
      true
    }
  }

  /// The font size and the line height of a text style at this text size.
  ///
  /// The numbers are those of Apple's Human Interface Guidelines, "Typography", iOS and iPadOS Dynamic Type sizes
  /// (documented). For a size that the table does not have, the page scales the nearest style (inferred, as
  /// `UIFontMetrics` scales a custom font).
  public func size(of style: TextStyle) -> TextSize { sizes[style.row] }

  /// The height by which a line of a text style is higher than at `large`, in points. It is 0 for smaller lines, because
  /// rows keep their least height (inferred).
  package func growth(of style: TextStyle) -> Double {
    max(0, size(of: style).lineHeight - Self.large.size(of: style).lineHeight)
  }

  /// A length at `large` that grows and shrinks as the distance between the lines of a text style does (spec/views.md 817, 877, 885).
  package func scaled(_ length: Double, as style: TextStyle) -> Double {
    length * size(of: style).lineHeight / Self.large.size(of: style).lineHeight
  }

  /// The sizes of all styles, in the order of the cases of `TextStyle`.
  private var sizes: [TextSize] {
    switch self {
    case .extraSmall: Self.extraSmallSizes
    case .small: Self.smallSizes
    case .medium: Self.mediumSizes
    case .large: Self.largeSizes
    case .extraLarge: Self.extraLargeSizes
    case .extraExtraLarge: Self.extraExtraLargeSizes
    case .extraExtraExtraLarge: Self.extraExtraExtraLargeSizes
    case .accessibilityMedium: Self.accessibilityMediumSizes
    case .accessibilityLarge: Self.accessibilityLargeSizes
    case .accessibilityExtraLarge: Self.accessibilityExtraLargeSizes
    case .accessibilityExtraExtraLarge: Self.accessibilityExtraExtraLargeSizes
    case .accessibilityExtraExtraExtraLarge: Self.accessibilityExtraExtraExtraLargeSizes
    }
  }
}

/// Apple's table. A row has the font size and the line height of each style, from the large title to the second caption.
extension ContentSizeCategory {
  private static let extraSmallSizes = row(
    (31, 38), (25, 31), (19, 24), (17, 22), (14, 19), (14, 19), (13, 18), (12, 16), (12, 16), (11, 13), (11, 13))
  private static let smallSizes = row(
    (32, 39), (26, 32), (20, 25), (18, 23), (15, 20), (15, 20), (14, 19), (13, 18), (12, 16), (11, 13), (11, 13))
  private static let mediumSizes = row(
    (33, 40), (27, 33), (21, 26), (19, 24), (16, 21), (16, 21), (15, 20), (14, 19), (12, 16), (11, 13), (11, 13))
  private static let largeSizes = row(
    (34, 41), (28, 34), (22, 28), (20, 25), (17, 22), (17, 22), (16, 21), (15, 20), (13, 18), (12, 16), (11, 13))
  private static let extraLargeSizes = row(
    (36, 43), (30, 37), (24, 30), (22, 28), (19, 24), (19, 24), (18, 23), (17, 22), (15, 20), (14, 19), (13, 18))
  private static let extraExtraLargeSizes = row(
    (38, 46), (32, 39), (26, 32), (24, 30), (21, 26), (21, 26), (20, 25), (19, 24), (17, 22), (16, 21), (15, 20))
  private static let extraExtraExtraLargeSizes = row(
    (40, 48), (34, 41), (28, 34), (26, 32), (23, 29), (23, 29), (22, 28), (21, 28), (19, 24), (18, 23), (17, 22))
  private static let accessibilityMediumSizes = row(
    (44, 52), (38, 46), (34, 41), (31, 38), (28, 34), (28, 34), (26, 32), (25, 31), (23, 29), (22, 28), (20, 25))
  private static let accessibilityLargeSizes = row(
    (48, 57), (43, 51), (39, 47), (37, 44), (33, 40), (33, 40), (32, 39), (30, 37), (27, 33), (26, 32), (24, 30))
  private static let accessibilityExtraLargeSizes = row(
    (52, 61), (48, 57), (44, 52), (43, 51), (40, 48), (40, 48), (38, 46), (36, 43), (33, 40), (32, 39), (29, 35))
  private static let accessibilityExtraExtraLargeSizes = row(
    (56, 66), (53, 62), (50, 59), (49, 58), (47, 56), (47, 56), (44, 52), (42, 50), (38, 46), (37, 44), (34, 41))
  private static let accessibilityExtraExtraExtraLargeSizes = row(
    (60, 70), (58, 68), (56, 66), (55, 65), (53, 62), (53, 62), (51, 60), (49, 58), (44, 52), (43, 51), (40, 48))

  private static func row(_ sizes: (Double, Double)...) -> [TextSize] {
    sizes.map { TextSize(pointSize: $0.0, lineHeight: $0.1) }
  }
}

extension TextStyle {
  /// The place of the style in a row of Apple's table.
  fileprivate var row: Int {
    switch self {
    case .largeTitle: 0
    case .title1: 1
    case .title2: 2
    case .title3: 3
    case .headline: 4
    case .body: 5
    case .callout: 6
    case .subheadline: 7
    case .footnote: 8
    case .caption1: 9
    case .caption2: 10
    }
  }
}
