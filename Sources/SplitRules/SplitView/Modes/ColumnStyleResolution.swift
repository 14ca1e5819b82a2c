/// The rule for the display mode of a split with a column style.
///
/// Sources: spec/split-view.md 5.4 for iOS 26 (805 observations of a triple; how a double reads a preference is
/// inferred), and 4.2 and 4.5 for iOS 14 to 18 (which modes a behaviour permits is AD documented, the rest inferred).
package struct ColumnStyleResolution {
  package let style: SplitViewStyle
  package let design: SplitDesign
  package let size: Size
  /// The least width in which three columns stand side by side.
  package let leastWidthOfThreeColumns: Double
  package let preferredBehavior: SplitBehavior
  /// The room beside the columns in a free window before iOS 26, or nil in any other window.
  package let freeWindow: FreeWindowRoom?
  let grid: PixelGrid

  package init(
    style: SplitViewStyle, design: SplitDesign, size: Size, leastWidthOfThreeColumns: Double,
    preferredBehavior: SplitBehavior, freeWindow: FreeWindowRoom?, grid: PixelGrid
  ) {
    self.style = style
    self.design = design
    self.size = size
    self.leastWidthOfThreeColumns = leastWidthOfThreeColumns
    self.preferredBehavior = preferredBehavior
    self.freeWindow = freeWindow
    self.grid = grid
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

  /// The mode that the split shows after an app assigns a preference while the split is mounted and expanded.
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

  /// The mode after a resize from the window of `old`, in which the split showed `shown`.
  ///
  /// On iOS 26, a change of width resolves `automatic` and the beside modes anew (oneBeside inferred). With any other
  /// preference the split keeps its mode. On iOS 14 to 18, a split changes its mode when the mode that the preference
  /// stands for changes. It also replaces a mode that its new behaviour does not permit (inferred).
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

  /// The given mode, or the mode that replaces it if the behaviour does not permit it.
  package func permitted(_ shown: ShownMode) -> ShownMode {
    let isPermitted = behavior.permittedModes(in: style).contains(shown.mode)
    return isPermitted ? shown : ShownMode(mode: mode(shown.mode, in: behavior))
  }

  // The rule of versions in which the room decides.

  package var fitsThreeColumns: Bool { size.width >= leastWidthOfThreeColumns }

  private func mode(_ request: ColumnRequest, besideFrom: Double) -> DisplayMode {
    let oneBeside: DisplayMode = size.width >= besideFrom ? .oneBesideSecondary : .secondaryOnly
    switch request {
    case .automatic, .twoBeside: return fitsThreeColumns && style == .tripleColumn ? .twoBesideSecondary : oneBeside
    case .oneBeside: return oneBeside
    case .hidden, .oneOver, .twoOver: return .secondaryOnly
    }
  }

  // The rule of versions in which the behaviour decides.

  /// The preferred behaviour, or the one that follows from the window (4.5, inferred from the public text and shipping
  /// apps).
  ///
  /// A free window goes by its room. In versions in which the room decides the mode, the mode determines the behaviour
  /// too.
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

  /// A preferred mode, replaced by one that fits the behaviour (AD documented; the mode for `automatic` is inferred).
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

/// A preferred mode, as a column style interprets it: by the number of columns that it asks for.
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

  /// The behaviour that iOS 26 stores when an app assigns this preference, or nil if it stores none (5.5, M26
  /// observed).
  package var impliedBehavior: SplitBehavior? {
    switch self {
    case .automatic, .secondaryOnly: nil
    case .oneBesideSecondary, .twoBesideSecondary: .tile
    case .oneOverSecondary, .twoOverSecondary: .overlay
    case .twoDisplaceSecondary: .displace
    }
  }
}
