/// The relative places of a column style's columns, where a display mode alone does not determine them.
package enum ColumnFormation: Equatable {
  /// The split shows only the secondary.
  case hidden
  /// One column stands beside the secondary: the primary of a double, or the supplementary of a triple.
  case oneBeside
  case oneOver
  /// Two columns stand beside the secondary.
  case twoBeside
  /// Two columns lie over the secondary, which keeps the whole width.
  case twoOver
  /// The primary lies over a supplementary that stays beside the secondary.
  ///
  /// On iOS 26 this is the answer to a request for two columns beside the secondary if three columns do not fit.
  case primaryOverOneBeside
  /// Two columns push the secondary aside, and the secondary keeps its width.
  case twoDisplacing
}

extension ShownMode {
  /// The relative places of the columns in this mode.
  package func formation(in style: SplitViewStyle) -> ColumnFormation {
    switch mode {
    case .secondaryOnly: .hidden
    case .oneBesideSecondary: .oneBeside
    case .oneOverSecondary: .oneOver
    case .twoBesideSecondary: .twoBeside
    case .twoOverSecondary: keepsSupplementaryBeside ? .primaryOverOneBeside : .twoOver
    case .twoDisplaceSecondary: .twoDisplacing
    case .automatic: preconditionFailure("Automatic is a preference and is never shown.")
    }
  }
}
