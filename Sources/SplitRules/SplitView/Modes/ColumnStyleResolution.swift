/// Which mode a column style shows: a pure rule.
///
/// Sources: spec/split-view.md 5.4 for iOS 26 (805 observations of a triple; what a double reads is inferred), 4.2 and
/// 4.5 for iOS 14 to 18 (AD documented which modes a behaviour permits, the rest inferred).
package struct ColumnStyleResolution {
  package let style: SplitViewStyle
  package let design: SplitDesign
  package let size: Size
  /// The least width in which three columns stand side by side.
  package let leastWidthOfThreeColumns: Double
  package let preferredBehavior: SplitBehavior
  /// What there is beside the columns of a free window before iOS 26; nil in all other windows.
  package let freeWindow: FreeWindowRoom?

  package init(
    style: SplitViewStyle, design: SplitDesign, size: Size, leastWidthOfThreeColumns: Double,
    preferredBehavior: SplitBehavior, freeWindow: FreeWindowRoom?
  ) {
    self.style = style
    self.design = design
    self.size = size
    self.leastWidthOfThreeColumns = leastWidthOfThreeColumns
    self.preferredBehavior = preferredBehavior
    self.freeWindow = freeWindow
  }

  /// The mode in which a split first appears or expands.
  package func modeAtFirstAppearance(preferred: DisplayMode) -> ShownMode {
    switch design.columnModes {
    case .behavior:
      if preferred == .automatic, preferredBehavior != .overlay, let freeWindow {
        automaticMode(in: freeWindow)
      } else {
        ShownMode(mode: mode(preferred, in: behavior))
      }
    case .room(let besideFrom): ShownMode(mode: mode(preferred.request, besideFrom: besideFrom))
    }
  }

  /// The mode that an assignment brings about while the split is mounted and expanded.
  package func mode(requested preferred: DisplayMode) -> ShownMode {
    guard case .room = design.columnModes else { return modeAtFirstAppearance(preferred: preferred) }
    switch (preferred.request, style) {
    case (.automatic, _), (.hidden, _), (.oneBeside, _): return modeAtFirstAppearance(preferred: preferred)
    case (.oneOver, _): return ShownMode(mode: .oneOverSecondary)
    case (.twoOver, .tripleColumn): return ShownMode(mode: .twoOverSecondary)
    case (.twoBeside, .tripleColumn):
      return fitsThreeColumns
        ? ShownMode(mode: .twoBesideSecondary) : ShownMode(mode: .twoOverSecondary, keepsSupplementaryBeside: true)
    case (.twoOver, _): return ShownMode(mode: .oneOverSecondary)
    case (.twoBeside, _): return modeAtFirstAppearance(preferred: preferred)
    }
  }

  /// The mode after the split was as wide as `old` and showed `shown`.
  ///
  /// iOS 26: automatic and the beside modes are resolved anew (oneBeside inferred); with any other preference what is
  /// shown stays. iOS 14 to 18: what the preference comes to is taken up when it changes, and a mode that another
  /// behaviour does not permit is reinterpreted (inferred).
  package func mode(resizedFrom old: ColumnStyleResolution, showing shown: ShownMode, preferred: DisplayMode) -> ShownMode {
    switch design.columnModes {
    case .behavior:
      if let freeWindow { return mode(in: freeWindow, resizedFrom: old, showing: shown, preferred: preferred) }
      let next = modeAtFirstAppearance(preferred: preferred)
      return next == old.modeAtFirstAppearance(preferred: preferred) ? permitted(shown) : next
    case .room:
      guard size.width != old.size.width else { return shown }
      switch preferred.request {
      case .automatic, .oneBeside, .twoBeside: return modeAtFirstAppearance(preferred: preferred)
      case .hidden, .oneOver, .twoOver: return shown
      }
    }
  }

  /// What is shown, reinterpreted where the behaviour does not permit it.
  package func permitted(_ shown: ShownMode) -> ShownMode {
    let isPermitted = behavior.permittedModes(in: style).contains(shown.mode)
    return isPermitted ? shown : ShownMode(mode: mode(shown.mode, in: behavior))
  }

  // Where the room decides.

  package var fitsThreeColumns: Bool { size.width >= leastWidthOfThreeColumns }

  private func mode(_ request: ColumnRequest, besideFrom: Double) -> DisplayMode {
    let oneBeside: DisplayMode = size.width >= besideFrom ? .oneBesideSecondary : .secondaryOnly
    switch request {
    case .automatic, .twoBeside: return fitsThreeColumns && style == .tripleColumn ? .twoBesideSecondary : oneBeside
    case .oneBeside: return oneBeside
    case .hidden, .oneOver, .twoOver: return .secondaryOnly
    }
  }

  // Where the behaviour decides.

  /// The behaviour: the preferred one, else by the window (4.5, inferred from the public text and shipping apps). A free
  /// window goes by its room. Where the room decides the mode, it decides the behaviour with it.
  package var behavior: SplitBehavior {
    guard preferredBehavior == .automatic else { return preferredBehavior }
    if let freeWindow { return behavior(in: freeWindow) }
    switch design.columnModes {
    case .behavior(let tilesFrom, let displacesFrom):
      guard size.isLandscape, size.width >= displacesFrom else { return .overlay }
      return size.width >= tilesFrom || style != .tripleColumn ? .tile : .displace
    case .room: return .tile
    }
  }

  /// A preferred mode, reinterpreted to fit the behaviour (AD documented; what automatic comes to inferred).
  private func mode(_ preferred: DisplayMode, in behavior: SplitBehavior) -> DisplayMode {
    let modes = behavior.permittedModes(in: style)
    switch preferred.request {
    case .hidden: return .secondaryOnly
    case .automatic: return behavior == .overlay ? .secondaryOnly : modes[1]
    case .oneBeside, .oneOver: return modes[1]
    case .twoBeside, .twoOver: return modes[modes.count - 1]
    }
  }
}

/// A preference as a column style reads it, by how many columns it asks for.
package enum ColumnRequest { case automatic, hidden, oneBeside, oneOver, twoBeside, twoOver }

extension DisplayMode {
  package var request: ColumnRequest {
    switch self {
    case .automatic: .automatic
    case .secondaryOnly: .hidden
    case .oneBesideSecondary: .oneBeside
    case .oneOverSecondary: .oneOver
    case .twoBesideSecondary, .twoDisplaceSecondary: .twoBeside
    case .twoOverSecondary: .twoOver
    }
  }

  /// The behaviour that assigning this preference stores beside it on iOS 26 (5.5, M26 observed); nil for none.
  package var impliedBehavior: SplitBehavior? {
    switch self {
    case .automatic, .secondaryOnly: nil
    case .oneBesideSecondary, .twoBesideSecondary: .tile
    case .oneOverSecondary, .twoOverSecondary: .overlay
    case .twoDisplaceSecondary: .displace
    }
  }
}
