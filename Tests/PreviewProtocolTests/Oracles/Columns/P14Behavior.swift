import SplitKit

/// How the columns share the window before iOS 26, by the tables of spec/split-view.md 4.2 to 4.6.
enum P14Behavior: String, CaseIterable {
  case tile, overlay, displace

  /// In landscape from 1366 wide tile; from 1024 tile, and displace with three columns; else overlay (4.5).
  static func automatic(in size: Size, _ isTriple: Bool) -> P14Behavior {
    guard size.width > size.height, size.width >= 1024 else { return .overlay }
    return isTriple && size.width < 1366 ? .displace : .tile
  }

  /// With one column, and with two.
  private var one: OracleMode { self == .overlay ? .oneOverSecondary : .oneBesideSecondary }
  private func two(_ isTriple: Bool) -> OracleMode {
    guard isTriple else { return one }
    switch self {
    case .tile: return .twoBesideSecondary
    case .overlay: return .twoOverSecondary
    case .displace: return .twoDisplaceSecondary
    }
  }

  /// A preferred mode is read so that it fits; automatic hides in overlay, and is one beside in the others.
  func mode(preferring mode: OracleMode, isTriple: Bool) -> OracleMode {
    switch mode {
    case .automatic: self == .overlay ? .secondaryOnly : .oneBesideSecondary
    case .secondaryOnly: .secondaryOnly
    case .oneBesideSecondary, .oneOverSecondary: one
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: two(isTriple)
    }
  }

  /// Where the button leads (4.4); nil where it is hidden or, in overlay, where the table has no way on.
  func target(from mode: OracleMode, isTriple: Bool) -> OracleMode? {
    switch (self, mode) {
    case (.tile, .secondaryOnly): isTriple ? nil : .oneBesideSecondary
    case (.tile, .oneBesideSecondary): isTriple ? .twoBesideSecondary : .secondaryOnly
    case (.tile, .twoBesideSecondary): .oneBesideSecondary
    case (.overlay, .secondaryOnly): .oneOverSecondary
    case (.overlay, .oneOverSecondary): isTriple ? .twoOverSecondary : nil
    case (.displace, .oneBesideSecondary): isTriple ? .twoDisplaceSecondary : nil
    default: nil
    }
  }

  /// Whether the table of 4.4 says something of a mode.
  func isSaid(of mode: OracleMode, isTriple: Bool) -> Bool {
    switch (self, mode) {
    case (.overlay, .oneOverSecondary): isTriple
    case (.displace, _): isTriple && mode != .secondaryOnly
    default: true
    }
  }

  /// The mode after showing or hiding a column by name (4.6); nil where the sources disagree.
  func mode(from mode: OracleMode, after step: ColumnStep, isTriple: Bool) -> OracleMode? {
    let shown = mode.shown(isTriple: isTriple)
    let isSecond = { (column: OracleColumn) in isTriple && column == .primary }
    switch step {
    case .show(.secondary): return mode == .twoDisplaceSecondary ? .oneBesideSecondary : mode
    case .show(let column): return shown.contains(column) ? mode : isSecond(column) ? two(isTriple) : one
    case .hide(let column):
      if column == .secondary || !shown.contains(column) { return mode }
      return isSecond(column) ? one : .secondaryOnly
    default: return nil
    }
  }
}
