import SplitKit

/// The classic style on iOS 26, written from spec/split-view.md 5.2 to 5.4 alone: "the classic style has the double's
/// geometry".
struct FloatingOracle {
  private(set) var state: GeometryState
  /// The mode that is shown; nil where no rule says which, until it has been seen.
  private var mode: String?
  private var place = Place.shown
  /// The insets of the primary and of its content as they last were on screen; 0 before.
  private var lastInsets = (EdgeInsets.zero, EdgeInsets.zero)
  /// The width of the primary when it was last laid out; nil after a window without room for it, about which no rule says
  /// anything.
  private var lastWidth: Double? = 0

  /// Where a hidden primary waits.
  private enum Place { case shown, origin, beyondEdge, unknown }

  private static let barHeight: Double = 54

  init(_ state: GeometryState) {
    self.state = state
    if !state.isCompact { appear() }
    noteInsets()
  }

  mutating func take(_ step: GeometryStep) {
    let old = state
    state.take(step)
    guard !state.isCompact else { return }
    if old.isCompact { expand() } else { change(from: old) }
    noteInsets()
  }

  /// The mode that the scene showed where no rule says which.
  mutating func see(_ displayMode: String) {
    guard !state.isCompact, mode == nil, ["oneBesideSecondary", "secondaryOnly"].contains(displayMode) else { return }
    mode = displayMode
    if showsPrimary { place = .shown } else if place == .shown { place = .unknown }
    noteInsets()
  }

  private var showsPrimary: Bool { mode != "secondaryOnly" }
}

// The mode: 5.4, "a double reads 2, 4 and 6 as oneBeside, 3 and 5 as oneOver".
extension FloatingOracle {
  private enum Preference { case automatic, hidden, beside, over }

  private static func preference(_ mode: String) -> Preference {
    switch mode {
    case "automatic": .automatic
    case "secondaryOnly": .hidden
    case "oneOverSecondary", "twoOverSecondary": .over
    default: .beside
    }
  }

  /// One column fits at 820 and does not at 393; between, nothing was measured.
  private var fits: Bool? { state.width >= 820 ? true : state.width <= 393 ? false : nil }
  private var beside: String? { fits.map { $0 ? "oneBesideSecondary" : "secondaryOnly" } }

  private var modeAtFirstAppearance: String? {
    switch Self.preference(state.preferredMode) {
    case .automatic, .beside: beside
    case .hidden, .over: "secondaryOnly"
    }
  }

  private mutating func appear() {
    mode = modeAtFirstAppearance
    place = mode == nil ? .unknown : showsPrimary ? .shown : .origin
    lastWidth = hasRoom ? primaryWidth : nil
  }

  /// Resolved as at first appearance; a primary that stays hidden is at the origin, its insets the floating ones, and
  /// its content's that bottom under the collapsed stack's top.
  private mutating func expand() {
    appear()
    var content = floatingInsets
    content.top = max(10, state.insets.top) + Self.barHeight
    lastInsets = (floatingInsets, content)
  }

  private mutating func change(from old: GeometryState) {
    if state.preferredMode != old.preferredMode {
      mode = Self.preference(state.preferredMode) == .over ? "oneOverSecondary" : modeAtFirstAppearance
      place = showsPrimary ? .shown : .beyondEdge
    } else if state.bounds != old.bounds {
      resize()
    } else if place == .origin {
      // Whether a layout at the same size moves it, no rule says.
      place = .unknown
    }
  }

  /// A change of width resolves automatic and the beside modes anew, and with other preferences the shown mode stays. A
  /// primary that a mere resize hides goes to the origin. A primary that was hidden before goes beyond the edge.
  private mutating func resize() {
    let wasShown = mode.map { $0 != "secondaryOnly" }
    if [.automatic, .beside].contains(Self.preference(state.preferredMode)) { mode = modeAtFirstAppearance }
    guard mode != nil, let wasShown else { return place = .unknown }
    place = showsPrimary ? .shown : wasShown ? .origin : .beyondEdge
  }
}

// The widths (5.3) and the places (5.2).
extension FloatingOracle {
  /// Preferred, or the fraction, or 320, of which the latter two leave the secondary 464 where they can; then the
  /// minimum, then the maximum. The least width where none is set is unmeasured; the engine has the triple's 240.
  var primaryWidth: Double {
    let widths = state.widths
    var width = widths[.preferredPrimaryColumnWidthFraction].map { $0 * state.width } ?? 320
    let cap = state.width - 10 - 464
    if cap > 0 { width = min(width, cap) }
    width = widths[.preferredPrimaryColumnWidth] ?? width
    width = max(width, widths[.minimumPrimaryColumnWidth] ?? 240)
    return state.onGrid(min(width, widths[.maximumPrimaryColumnWidth] ?? .infinity))
  }

  /// Whether the primary has room in the window; where it has not, no rule says what becomes of it.
  var hasRoom: Bool { primaryWidth <= state.width - 10 }

  private var margin: Double { max(10, state.insets.bottom - 10) }
  private var floatingInsets: EdgeInsets { EdgeInsets(bottom: max(0, state.insets.bottom - margin)) }

  private mutating func noteInsets() {
    if !state.isCompact, !hasRoom { lastWidth = nil }
    guard !state.isCompact, mode != nil, showsPrimary else { return }
    lastWidth = hasRoom ? primaryWidth : nil
    lastInsets = (floatingInsets, EdgeInsets(top: Self.barHeight, bottom: floatingInsets.bottom))
  }

  /// The split as the scene has to show it, or nil while the mode is not known.
  var expected: ExpectedSplit? {
    if state.isCompact { return .collapsed(state, leastTop: 10, barHeight: Self.barHeight) }
    guard let mode else { return nil }
    let insets = state.insets(addingAtPrimary: mode == "oneBesideSecondary" ? primaryWidth + 10 : 0)
    var content = insets
    content.top = max(10, content.top) + Self.barHeight
    let secondary = ExpectedSplit.Column(
      frame: state.bounds, safeArea: insets, contentSafeArea: content, isDimmed: mode == "oneOverSecondary")
    return ExpectedSplit(
      displayMode: mode, primaryColumnWidth: primaryWidth, primary: primary, secondary: secondary)
  }

  private var primary: ExpectedSplit.Column {
    let height = state.height - state.insets.top - margin
    let shown = Rect(x: 10, y: state.insets.top, width: primaryWidth, height: height)
    let frame: Rect? =
      switch place {
      case .shown: state.placed(shown)
      case .origin: lastWidth.map { Rect(x: 0, y: 0, width: $0, height: height) }
      case .beyondEdge:
        // Containers.md 400 and 401: it keeps its width, and at the right it begins where the window ends.
        lastWidth.map { Rect(x: state.isAtRight ? state.width : -primaryWidth - 10, y: shown.y, width: $0, height: height) }
      case .unknown: nil
      }
    return ExpectedSplit.Column(
      frame: frame, safeArea: lastInsets.0, contentSafeArea: lastInsets.1, isVisible: showsPrimary,
      isInHierarchy: showsPrimary)
  }
}
