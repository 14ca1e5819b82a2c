extension ShownMode {
  /// How the columns stand to each other in this mode.
  func arrangement(in style: SplitViewStyle) -> ColumnArrangement {
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
