import SplitKit

/// A column style on iOS 26, written from the sentences of spec/split-view.md 5.2 to 5.5 alone.
///
/// Where no rule decides between modes, the one that is shown is taken up, if it is among those that the rules allow.
struct ColumnOracle {
  var state: ColumnState
  private(set) var isCollapsed = false
  var mode = OracleMode.secondaryOnly
  /// Whether a twoOver is that of a request for two columns beside the secondary.
  var isFromBeside = false
  /// The columns on the collapsed stack.
  private(set) var stack: [OracleColumn] = []
  private(set) var places: [OracleColumn: Place] = [:]
  /// The insets of a column's container and content as they last were on screen; 0 before, nil where no rule says.
  private(set) var lastInsets: [OracleColumn: (container: EdgeInsets, content: EdgeInsets)?] = [:]

  /// The width of the primary when it was last laid out (containers.md 400).
  private(set) var lastWidth = 0.0

  /// Where a column is.
  enum Place { case shown, origin, beyondEdge, unknown }

  static let barHeight: Double = 54

  init(_ state: ColumnState, seen: WireSplit?) {
    self.state = state
    for column in columns { lastInsets[column] = .some((.zero, .zero)) }
    for member in state.firstProperties { _ = self.state.assign(member) }
    if state.isCompact { collapse() } else { show(modesAtFirstAppearance, seen, hiddenAt: .origin) }
    noteWidth()
    noteInsets()
  }

  var columns: [OracleColumn] { OracleColumn.allCases.filter { state.isTriple || $0 != .supplementary } }
  func isShown(_ column: OracleColumn) -> Bool { mode.shown(isTriple: state.isTriple).contains(column) }

  /// Takes up a step that has been said, and what the split then showed.
  mutating func take(_ step: ColumnStep, seen: WireSplit?) {
    switch step {
    case .set(let members): assign(members, seen)
    case .resize(let size, let insets): resize(size, insets, seen)
    case .sizeClass(let isCompact): change(isCompact: isCompact, seen)
    case .direction(let isRightToLeft):
      forgetOrigins()
      state.isRightToLeft = isRightToLeft
    case .show(let column): show(column, seen)
    case .hide(let column): hide(column, seen)
    case .showDetail: if isCollapsed { stack = columns }
    case .setViewController: break
    }
    if state.preferredBehavior == nil { state.preferredBehavior = seen?.node.value["preferredSplitBehavior"]?.string }
    noteInsets()
  }

  /// The shown modes that are possible become one.
  private mutating func show(_ candidates: [OracleMode], _ seen: WireSplit?, hiddenAt place: Place) {
    mode = candidates.first { $0.rawValue == seen?.displayMode } ?? candidates[0]
    isFromBeside = mode == .twoOverSecondary && state.preferredMode != .twoOverSecondary
    for column in columns { places[column] = isShown(column) ? .shown : place }
  }
}

// Modes (5.4).
extension ColumnOracle {
  /// Whether a column fits beside the secondary: measured at some widths only, and for columns of the usual widths.
  private var fits: Bool? {
    let usual = state.widths.keys.allSatisfy { $0.contains("Secondary") }
    guard usual else { return nil }
    return state.width >= (state.isTriple ? 600 : 820) ? true : state.width <= 393 ? false : nil
  }

  /// Three columns fit from the sum of their minima on.
  private var threeFit: Bool {
    let minima = minimum("Primary") + minimum("Supplementary") + minimum("Secondary")
    return state.width >= minima + 10 + state.pixel - 1e-9
  }

  private var one: [OracleMode] {
    switch fits {
    case true?: [.oneBesideSecondary]
    case false?: [.secondaryOnly]
    case nil: [.oneBesideSecondary, .secondaryOnly]
    }
  }

  private var beside: [OracleMode] { state.isTriple && threeFit ? [.twoBesideSecondary] : one }

  private var modesAtFirstAppearance: [OracleMode] { modesAtFirstAppearance(of: state.preferredMode) }

  /// The mode that the split proposes to its delegate when it expands.
  var proposal: OracleMode { modesAtFirstAppearance[0] }

  private func modesAtFirstAppearance(of preferred: OracleMode) -> [OracleMode] {
    switch preferred {
    case .automatic, .twoBesideSecondary, .twoDisplaceSecondary: beside
    case .secondaryOnly, .oneOverSecondary, .twoOverSecondary: [.secondaryOnly]
    case .oneBesideSecondary: one
    }
  }

  private var modesOfRequest: [OracleMode] {
    switch state.preferredMode {
    case .automatic, .secondaryOnly, .oneBesideSecondary: modesAtFirstAppearance
    case .oneOverSecondary: [.oneOverSecondary]
    case .twoOverSecondary: [state.isTriple ? .twoOverSecondary : .oneOverSecondary]
    case .twoBesideSecondary, .twoDisplaceSecondary:
      if !state.isTriple {
        one
      } else if threeFit {
        [.twoBesideSecondary]
      } else {
        fits == true ? [.twoOverSecondary] : [.twoOverSecondary, .secondaryOnly]
      }
    }
  }

  /// A change of width resolves these preferences anew; with the others what is showing stays.
  private var isResolvedAnew: Bool {
    ![.secondaryOnly, .oneOverSecondary, .twoOverSecondary].contains(state.preferredMode)
  }
}

// Steps.
extension ColumnOracle {
  private mutating func assign(_ members: [Member], _ seen: WireSplit?) {
    let old = state
    var isRequest = false
    for member in members where state.assign(member) { isRequest = true }
    guard !isCollapsed else { return }
    if isRequest { return show(modesOfRequest, seen, hiddenAt: .beyondEdge) }
    if old.widths != state.widths { parkHidden() } else { forgetOrigins() }
  }

  private mutating func resize(_ size: Size, _ insets: EdgeInsets, _ seen: WireSplit?) {
    let old = state
    (state.size, state.insets) = (size, insets)
    guard !isCollapsed else { return }
    guard old.bounds != state.bounds || old.insets != insets else { return forgetOrigins() }
    let before = mode
    parkHidden()
    guard old.width != state.width, isResolvedAnew else { return }
    let parked = places
    show(modesAtFirstAppearance, seen, hiddenAt: .origin)
    for column in columns where !isShown(column) && !before.shown(isTriple: state.isTriple).contains(column) {
      places[column] = parked[column]
    }
  }

  /// A layout moves what is hidden beyond the edge.
  private mutating func parkHidden() {
    for column in columns where !isShown(column) { places[column] = .beyondEdge }
  }

  /// Whether a layout at the same size with the same widths moves a column from the origin, no rule says.
  private mutating func forgetOrigins() {
    for column in columns where places[column] == .origin { places[column] = .unknown }
  }

  private mutating func change(isCompact: Bool, _ seen: WireSplit?) {
    state.isCompact = isCompact
    guard isCollapsed != isCompact else { return forgetOrigins() }
    isCompact ? collapse() : expand(seen)
  }

  private mutating func collapse() {
    isCollapsed = true
    stack = state.hasCompactColumn ? [] : columns.filter { $0.number <= state.topColumn.number }
  }

  private mutating func expand(_ seen: WireSplit?) {
    isCollapsed = false
    show(modesAtFirstAppearance(of: state.expandingAnswer ?? state.preferredMode), seen, hiddenAt: .origin)
    noteWidth()
    guard stack.contains(.primary), !isShown(.primary) else { return }
    var content = floatingInsets
    content.top = max(10, state.insets.top) + Self.barHeight
    // Under `.none` nothing floats, and no rule says more.
    lastInsets[.primary] = state.isSidebar ? .some((floatingInsets, content)) : .some(nil)
  }
}

// Showing and hiding columns (5.5 and 5.7).
extension ColumnOracle {
  private mutating func show(_ column: OracleColumn, _ seen: WireSplit?) {
    if state.preferredMode == .automatic { state.store(state.isTriple ? .twoBesideSecondary : .oneBesideSecondary) }
    if isCollapsed { return showCollapsed(column) }
    guard !isShown(column) else { return forgetOrigins() }
    let isOverlay = state.preferredBehavior == "overlay"
    if state.isTriple, column == .primary {
      let beside: OracleMode = state.preferredBehavior == "displace" ? .twoDisplaceSecondary : .twoBesideSecondary
      state.store(isOverlay ? .twoOverSecondary : beside)
    } else {
      state.store(isOverlay ? .oneOverSecondary : .oneBesideSecondary)
    }
    call(seen)
  }

  /// Shows a column of a collapsed split. The columns that are pushed on the way to it are on screen for a moment.
  private mutating func showCollapsed(_ column: OracleColumn) {
    let next = columns.filter { $0.number <= column.number }
    for passed in next.dropFirst(stack.count) { lastInsets[passed] = .some((state.insets, state.insets.addingBar)) }
    stack = next
  }

  private mutating func hide(_ column: OracleColumn, _ seen: WireSplit?) {
    if isCollapsed {
      if column != .primary, stack.last == column { stack.removeLast() }
      return
    }
    guard column != .secondary, isShown(column) else { return forgetOrigins() }
    let one: OracleMode = state.preferredBehavior == "overlay" ? .oneOverSecondary : .oneBesideSecondary
    state.store(state.isTriple && column == .primary ? one : .secondaryOnly)
    call(seen)
  }

  /// Whether a double's primary has room in the window; where it has not, it is narrower (ours).
  var hasRoom: Bool { isCollapsed || state.isTriple || lengths.primary < state.width - 10 }

  /// A call that changes no mode need not lay out anything.
  private mutating func call(_ seen: WireSplit?) {
    let (before, old) = (mode, places)
    show(modesOfRequest, seen, hiddenAt: .beyondEdge)
    guard mode == before else { return }
    places = old
    forgetOrigins()
  }

  /// How wide a primary is that does not fit into the window, no rule says.
  private mutating func noteWidth() {
    let width = lengths.primary
    lastWidth = width + 10 <= state.width ? width : .nan
  }

  private mutating func noteInsets() {
    if isCollapsed {
      guard let top = stack.last else { return }
      return lastInsets[top] = .some((state.insets, state.insets.addingBar))
    }
    if isShown(.primary) { noteWidth() }
    for column in columns where isShown(column) {
      lastInsets[column] = shownPane(column).map { .some(($0.insets, $0.content)) } ?? .some(nil)
    }
  }
}

extension EdgeInsets {
  /// Below a navigation bar of iOS 26, which begins at least 10 below the window's edge (spec/containers.md 305).
  var addingBar: EdgeInsets { addingBar(isFloating: false) }

  /// In a floating column, the bar begins at the column's own top (310).
  func addingBar(isFloating: Bool) -> EdgeInsets {
    var insets = self
    insets.top = max(isFloating ? 0 : 10, insets.top) + ColumnOracle.barHeight
    return insets
  }
}
