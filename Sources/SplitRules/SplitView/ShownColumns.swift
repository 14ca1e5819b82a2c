/// The columns that are visible.
package typealias ShownColumns = Set<Column>

extension DisplayMode {
  /// The columns that an expanded split shows in this mode. In the modes of a triple, "one" is the supplementary (AD
  /// documented).
  package func shownColumns(in style: SplitViewStyle) -> ShownColumns {
    switch (self, style) {
    case (.secondaryOnly, _): [.secondary]
    case (.oneBesideSecondary, .tripleColumn), (.oneOverSecondary, .tripleColumn): [.supplementary, .secondary]
    case (.twoBesideSecondary, .tripleColumn), (.twoOverSecondary, .tripleColumn),
      (.twoDisplaceSecondary, .tripleColumn):
      [.primary, .supplementary, .secondary]
    case (.oneBesideSecondary, _), (.oneOverSecondary, _), (.twoBesideSecondary, _), (.twoOverSecondary, _),
      (.twoDisplaceSecondary, _):
      [.primary, .secondary]
    case (.automatic, _): preconditionFailure("Automatic is a preference and is never shown.")
    }
  }

  /// Whether a split with two columns shows its primary in this mode.
  package var showsPrimary: Bool { shownColumns(in: .unspecified).contains(.primary) }
}
