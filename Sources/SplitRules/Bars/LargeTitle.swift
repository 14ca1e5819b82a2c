/// Whether the title of a controller is large in a bar that prefers large titles:
/// `UINavigationItem.LargeTitleDisplayMode`.
public enum LargeTitleDisplayMode: String, Sendable, CaseIterable {
  /// The title is what the one below it in the stack is. The title of the root is large.
  case automatic
  /// The title is large.
  case always
  /// The title is not large.
  case never
  /// The title is large, and stands in the bar's own row, since iOS 26. Beside a back button, it stands below the row
  /// (HDR documented).
  case inline
}

/// The size of the title in a navigation bar.
package enum TitleSize: Sendable {
  /// The title stands in the bar's row.
  case usual
  /// The title is large and stands below the bar's row.
  case large
  /// The title is large and stands in the bar's row.
  case inline
}

/// The rules for large titles (spec/containers.md 313 to 319).
package enum LargeTitle {
  /// The height that a large title adds to a bar at rest, in points (two sources before iOS 26, R26 observed on iOS 26).
  package static let height: Double = 52
  /// The height that a subtitle below it adds, in points: a line of the style `subheadline` (inferred; iOS 26 brought subtitles).
  package static let subtitleHeight: Double = 20

  /// The size of the title on top of a stack with the given modes, beginning with the root, in a bar that prefers large
  /// titles.
  package static func size(of modes: [LargeTitleDisplayMode], besideBackButton: Bool) -> TitleSize {
    switch modes.last(where: { $0 != .automatic }) ?? .always {
    case .automatic, .always: .large
    case .never: .usual
    case .inline: besideBackButton ? .large : .inline
    }
  }

  /// The part of a large title's height that has moved away after the content has scrolled by a distance from its rest
  /// (R26 observed for both ends, inferred between them).
  ///
  /// - Parameter whole: The height at rest, with a subtitle.
  package static func height(hiddenBy distance: Double, of whole: Double = height) -> Double { min(max(distance, 0), whole) }
}
