import SplitKit

// Widths (5.3).
extension ColumnOracle {
  func minimum(_ column: String) -> Double {
    state.widths["minimum\(column)ColumnWidth"] ?? (column == "Secondary" ? 464 : 240)
  }

  /// Raised to the minimum, then lowered to the maximum.
  private func bounded(_ width: Double, _ column: String) -> Double {
    min(max(width, minimum(column)), state.widths["maximum\(column)ColumnWidth"] ?? .infinity)
  }

  private func preferred(_ column: String) -> Double? { state.widths["preferred\(column)ColumnWidth"] }
  private func fraction(_ column: String) -> Double? {
    state.widths["preferred\(column)ColumnWidthFraction"].map { $0 * state.width }
  }

  private func natural(_ column: String, otherwise usual: Double) -> Double {
    bounded(preferred(column) ?? fraction(column) ?? usual, column)
  }

  /// The automatic width or the fraction leaves the secondary 464 where it can; one in points does not care.
  private var primaryOfDouble: Double {
    let width = fraction("Primary") ?? 320
    let cap = state.width - 10 - 464
    return bounded(preferred("Primary") ?? (cap > 0 ? min(width, cap) : width), "Primary")
  }

  /// The widths of the primary and of the supplementary column.
  var lengths: (primary: Double, supplementary: Double) {
    guard state.isTriple else { return (state.onGrid(primaryOfDouble), 0) }
    let (primary, supplementary) = lengthsOfTriple
    return (state.onGrid(primary), state.onGrid(supplementary))
  }

  private var lengthsOfTriple: (Double, Double) {
    let (p0, s0) = (natural("Primary", otherwise: 280), natural("Supplementary", otherwise: 320))
    let (mp, ms, mc) = (minimum("Primary"), minimum("Supplementary"), minimum("Secondary"))
    let gap = 10 + state.pixel
    switch mode {
    case .automatic, .secondaryOnly, .oneOverSecondary: return (p0, s0)
    case .twoOverSecondary where !isFromBeside: return (min(p0, max(mp, state.width - gap - s0)), s0)
    case .oneBesideSecondary, .twoOverSecondary: return (p0, min(s0, max(ms, state.width - state.pixel - mc)))
    case .twoBesideSecondary, .twoDisplaceSecondary:
      let rest = state.width - gap - mc
      let primary = min(p0, max(mp, rest - ms))
      return (primary, min(s0, max(ms, rest - primary)))
    }
  }
}

// Frames and insets (5.2).
extension ColumnOracle {
  private var margin: Double { max(10, state.insets.bottom - 10) }
  var floatingInsets: EdgeInsets { EdgeInsets(bottom: max(0, state.insets.bottom - margin)) }

  /// The primary, written for the left.
  private var primaryFrame: Rect {
    if !state.isSidebar { return Rect(x: 0, y: 0, width: lengths.primary, height: state.height) }
    let (top, height) = (state.insets.top, state.height)
    return Rect(x: 10, y: top, width: lengths.primary, height: height - top - margin)
  }

  /// The rest of the window, beside columns that end at the given edge.
  private func rest(from edge: Double) -> Rect {
    Rect(x: edge + state.pixel, y: 0, width: state.width - edge - state.pixel, height: state.height)
  }

  /// Whether the supplementary column goes on below the floating primary.
  var isWide: Bool { mode == .twoBesideSecondary || mode == .twoOverSecondary && !isFromBeside }

  /// The frame, and what is added at the side of the primary. Nil where no rule says.
  private func shownFrame(_ column: OracleColumn) -> (frame: Rect, added: Double)? {
    let (primary, supplementary) = lengths
    // Under `.none` no rule has three columns.
    if column != .primary, isWide, !state.isSidebar { return nil }
    switch column {
    case .primary: return (primaryFrame, 0)
    case .supplementary:
      let width = supplementary + (isWide ? primary + 10 : 0)
      return (Rect(x: 0, y: 0, width: width, height: state.height), isWide ? primary + 10 : 0)
    case .secondary: return secondaryFrame
    }
  }

  private var secondaryFrame: (frame: Rect, added: Double) {
    let (primary, supplementary) = lengths
    switch mode {
    case .twoBesideSecondary: return (rest(from: supplementary + primary + 10), 0)
    case .oneBesideSecondary where !state.isTriple:
      return state.isSidebar ? (state.bounds, primary + 10) : (rest(from: primary), 0)
    case .oneBesideSecondary: return (rest(from: supplementary), 0)
    case .twoOverSecondary where isFromBeside: return (rest(from: supplementary), 0)
    case .automatic, .secondaryOnly, .oneOverSecondary, .twoOverSecondary, .twoDisplaceSecondary:
      return (state.bounds, 0)
    }
  }

  /// A column that can be seen; nil where no rule says where.
  func shownPane(_ column: OracleColumn) -> (frame: Rect, insets: EdgeInsets, content: EdgeInsets)? {
    // Nor where the columns before it leave it nothing.
    guard let (unplaced, added) = shownFrame(column), unplaced.width >= 0 else { return nil }
    let frame = state.placed(unplaced)
    let isFloating = column == .primary && state.isSidebar
    let insets = isFloating ? floatingInsets : state.insets(of: frame, addingAtPrimary: added)
    return (frame, insets, insets.addingBar(isFloating: isFloating))
  }

  /// Where a hidden column waits.
  private func parkedFrame(_ column: OracleColumn) -> Rect? {
    let (primary, supplementary) = lengths
    var frame = primaryFrame
    if column == .primary { frame.width = lastWidth }
    if column == .supplementary { frame = Rect(x: 0, y: 0, width: supplementary, height: state.height) }
    switch places[column] {
    case .origin: return Rect(x: 0, y: 0, width: frame.width, height: frame.height)
    case .beyondEdge:
      let beyond = state.isTriple && column == .primary && !isShown(.supplementary) ? supplementary + state.pixel : 0
      // Containers.md 401 and 402: at the right, columns begin where the window ends.
      let gap = column == .primary ? primary + 10 : supplementary + state.pixel
      frame.x = state.isAtRight ? state.width + beyond : -beyond - gap
      // How far off a primary is that does not float, no rule says.
      if column == .primary, !state.isSidebar { frame.x = .nan }
      return frame
    default: return nil
    }
  }
}

// The columns as the scene has to show them.
extension ColumnOracle {
  func expected(_ column: OracleColumn) -> ExpectedSplit.Column {
    guard isShown(column) else {
      let insets = lastInsets[column].flatMap { $0 }
      return ExpectedSplit.Column(
        frame: parkedFrame(column), safeArea: insets?.container, contentSafeArea: insets?.content, isVisible: false,
        isInHierarchy: false, isDimmed: nil)
    }
    let pane = shownPane(column)
    // No rule says whether the column under the primary is dimmed in a twoOver that tiles the other two.
    let isDimmed: Bool? = column == .secondary ? mode.isOverlay : mode == .twoOverSecondary ? nil : false
    return ExpectedSplit.Column(
      frame: pane?.frame, safeArea: pane?.insets, contentSafeArea: pane?.content, isDimmed: isDimmed)
  }

  /// The widths that the getters report, or nil where no rule gives one.
  var widthGetters: (primary: Double?, supplementary: Double?) {
    if isCollapsed { return (state.width, state.isTriple ? state.width : nil) }
    if isWide, !state.isSidebar { return (nil, nil) }
    let (primary, supplementary) = lengths
    return (primary, state.isTriple ? supplementary + (isWide ? primary + 10 : 0) : nil)
  }
}
