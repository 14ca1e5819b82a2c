/// The bars that have a look of their own while the content is at their edge: `scrollEdgeAppearance`.
package enum EdgeLooks: Sendable {
  /// A bar has one look, before iOS 13 brought appearances (AD documented).
  case none
  /// A navigation bar has it while its large title is whole, and no other bar has it (AD documented for iOS 13 and 14).
  case largeTitles
  /// Every bar has it, also over content that does not scroll (AD documented since iOS 15).
  case everyBar

  /// Whether a bar has the look of the edge now. A toolbar and a tab bar have no large title.
  package func count(atEdge isAtEdge: Bool, withLargeTitle hasLargeTitle: Bool = false) -> Bool {
    switch self {
    case .none: false
    case .largeTitles: isAtEdge && hasLargeTitle
    case .everyBar: isAtEdge
    }
  }
}
