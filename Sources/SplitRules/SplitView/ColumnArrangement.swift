/// How a column style's columns stand to each other: what a mode comes to, where a mode alone does not say it.
package enum ColumnArrangement: Equatable {
  /// The secondary alone.
  case hidden
  /// One column beside the secondary: the primary of a double, the supplementary of a triple.
  case oneBeside
  case oneOver
  /// Two columns beside the secondary.
  case twoBeside
  /// Two columns over the whole secondary.
  case twoOver
  /// iOS 26: the primary over a supplementary that stays beside the secondary, which is what a request for two beside
  /// comes to where three columns do not fit.
  case primaryOverOneBeside
  /// Two columns, and the secondary pushed aside with its width kept.
  case twoDisplacing
}

extension ShownMode {
  /// How the columns stand to each other in this mode.
  package func arrangement(in style: SplitViewStyle) -> ColumnArrangement {
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
