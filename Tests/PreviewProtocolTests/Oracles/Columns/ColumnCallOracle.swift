/// The calls of a split of a column style on iOS 26, derived from spec/split-view.md 5.6, 5.7 and 5.10 alone, in the words
/// of the measurement.
///
/// The oracle of geometry says which mode is shown and which columns are on the stack, before and after each step. The
/// calls follow from the two. Columns are UIKit's raw values, and 3 is compact.
struct ColumnCallOracle {
  private(set) var geometry: ColumnOracle
  private var contents = [0: "A", 1: "S", 2: "B", 3: "C"]
  /// In the split's own order.
  private(set) var children: [Int] = []
  private var wrapped: Set<Int> = []

  private var loaded: Set<String> = []
  private var seen: Set<String> = []
  private var owed: Set<String> = []

  /// The delegate's calls before the state flips, in order.
  private(set) var willPhase: [String] = []
  /// Everything else, in no order.
  private(set) var rest: [String] = []
  /// The values that a delegate reads from the split inside the calls.
  private var reading = (isCollapsed: false, mode: 1, controllers: "")

  typealias Change = (verb: String, column: Int)

  init(_ state: ColumnState, seen split: WireSplit?) {
    geometry = ColumnOracle(state, seen: split)
    reading.controllers = namesWhileExpanded
    geometry.isCollapsed ? mountCompact() : mountRegular()
  }

  mutating func take(_ step: ColumnStep, seen split: WireSplit?) {
    (willPhase, rest) = ([], [])
    let before = geometry
    geometry.take(step, seen: split)
    switch (before.isCollapsed, geometry.isCollapsed) {
    case (false, true): collapse(from: before.mode.number)
    case (true, false): expand(from: before.stack.map(\.number))
    case (false, false): stayExpanded(step, from: before.mode.number)
    case (true, true): stayCollapsed(step, from: before.stack.map(\.number))
    }
  }
}

// The columns and the stack that there are.
extension ColumnCallOracle {
  private var columns: [Int] { geometry.columns.map(\.number) }
  /// Supplementary, primary, secondary.
  private var slots: [Int] { [1, 0, 2].filter(columns.contains) }
  private var stack: [Int] { geometry.stack.map(\.number) }
  private var hasCompact: Bool { geometry.state.hasCompactColumn }
  private var shown: [Int] { geometry.mode.shown(isTriple: geometry.state.isTriple).map(\.number) }
  private var topColumn: Int { hasCompact ? 3 : geometry.state.topColumn.number }

  private func content(_ column: Int) -> String { contents[column] ?? "" }
  private var namesWhileExpanded: String { columns.map(content).joined(separator: ",") }

  /// The container of a column, with what is stacked on it.
  private func name(of column: Int, stack: [Int]) -> String {
    if column == 3 { return content(3) }
    let covering = column == 0 ? stack.dropFirst().map { ",nav[\(content($0))]" }.joined() : ""
    return "nav[\(content(column))\(covering)]"
  }
  private func name(of column: Int) -> String { name(of: column, stack: geometry.isCollapsed ? stack : []) }

  var childNames: [String] { children.map { name(of: $0) } }
  var viewControllers: [String] {
    geometry.isCollapsed ? [content(hasCompact ? 3 : 0)] : columns.map(content)
  }
}

// The words of the measurement.
extension ColumnCallOracle {
  private func said(_ call: String) -> String {
    "delegate.\(call) {collapsed=\(reading.isCollapsed) mode=\(reading.mode) vcs=[\(reading.controllers)]}"
  }
  private mutating func will(_ call: String) { willPhase.append(said(call)) }
  private mutating func did(_ call: String) { rest.append(said(call)) }
  private mutating func say(_ name: String, _ calls: String...) { rest += calls.map { "\(name).\($0)" } }

  private mutating func announce(_ changes: [Change]) {
    for change in changes { will("will\(change.verb)(\(change.column))") }
  }

  /// The state flips; then each column is told once, with the verb of its last will.
  private mutating func flip(_ changes: [Change]) {
    let mode = geometry.isCollapsed ? 2 : geometry.mode.number
    reading = (geometry.isCollapsed, mode, viewControllers.joined(separator: ","))
    for column in 0...3 {
      if let last = changes.last(where: { $0.column == column }) { did("did\(last.verb)(\(column))") }
    }
  }

  /// Slot by slot; compact stands in the primary's.
  private func changes(from before: [Int], to after: [Int]) -> [Change] {
    [1, 3, 0, 2].filter { before.contains($0) != after.contains($0) }.map { (after.contains($0) ? "Show" : "Hide", $0) }
  }
}

// Who can be seen.
extension ColumnCallOracle {
  private mutating func load(_ name: String) {
    if loaded.insert(name).inserted { say(name, "viewDidLoad") }
  }

  private mutating func appear(_ column: Int, in parent: String) {
    let name = content(column)
    guard seen.insert(name).inserted else { return }
    load(name)
    say(name, "viewWillAppear", "viewDidAppear")
    if owed.remove(name) != nil { say(name, "didMove(\(parent))") }
  }

  private mutating func disappear(_ name: String) {
    if seen.remove(name) != nil { say(name, "viewWillDisappear", "viewDidDisappear") }
  }

  /// Compares who was seen with who is now.
  private mutating func updateScreen() {
    let now = geometry.isCollapsed ? [stack.last ?? 3] : shown
    for name in seen.sorted() where !now.map(content).contains(name) { disappear(name) }
    for column in now { appear(column, in: name(of: column)) }
  }

  private mutating func wrap() {
    for column in slots where wrapped.insert(column).inserted {
      say(content(column), "willMove(nav[\(content(column))])")
      load(content(column))
      owed.insert(content(column))
    }
  }

  /// A root that was covered before it ever appeared is paid its move by the next push or pop that keeps it covered.
  private mutating func payCovered() {
    guard stack.count > 1, !seen.contains(content(0)), owed.remove(content(0)) != nil else { return }
    say(content(0), "didMove(\(name(of: 0)))")
  }
}

// The transitions.
extension ColumnCallOracle {
  private mutating func mountRegular() {
    let mode = geometry.mode.number
    if mode != 1 { will("willChangeTo(\(mode))") }
    wrap()
    let changes = changes(from: [], to: shown)
    announce(changes)
    flip(changes)
    children = slots
    updateScreen()
  }

  private mutating func mountCompact() {
    will("willChangeTo(2)")
    collapse(shown: [])
  }

  private mutating func collapse(from mode: Int) {
    let before = OracleMode.allCases[mode].shown(isTriple: geometry.state.isTriple).map(\.number)
    if mode != 2 { will("willChangeTo(2)") }
    collapse(shown: before)
  }

  private mutating func collapse(shown before: [Int]) {
    will("topColumnForCollapsing(proposed:\(hasCompact ? 3 : 2))->\(topColumn)")
    let stays = hasCompact ? 3 : 0
    if hasCompact {
      say(content(3), "willMove(split)", "didMove(split)")
    } else {
      wrap()
    }
    let second: [Change] = topColumn == stays ? [] : [("Hide", 0), ("Show", topColumn)]
    let changes = changes(from: before, to: [stays]) + second
    announce(changes)
    flip(changes)
    did("didCollapse")
    children = [stays]
    updateScreen()
  }

  private mutating func expand(from stack: [Int]) {
    let (proposal, mode) = (geometry.proposal.number, geometry.mode.number)
    if proposal != 2 { will("willChangeTo(\(proposal))") }
    will("displayModeForExpanding(proposed:\(proposal))->\(geometry.state.expandingAnswer?.number ?? proposal)")
    if mode != proposal { will("willChangeTo(\(mode))") }
    if !stack.isEmpty { appear(0, in: "nav[\(content(0))]") }
    wrap()
    let changes = changes(from: [stack.last ?? 3], to: shown)
    announce(changes)
    flip(changes)
    did("didExpand")
    if stack.isEmpty { say(content(3), "willMove(nil)", "didMove(nil)") }
    children = stack.isEmpty ? slots : [0] + slots.filter { $0 != 0 }
    updateScreen()
  }

  private mutating func stayExpanded(_ step: ColumnStep, from old: Int) {
    switch step {
    case .showDetail(let name): return replace(2, with: name)
    case .setViewController(let column, let name): return replace(column.number, with: name)
    default: break
    }
    let mode = geometry.mode.number
    guard mode != old else { return }
    will("willChangeTo(\(mode))")
    let before = OracleMode.allCases[old].shown(isTriple: geometry.state.isTriple).map(\.number)
    var changes = changes(from: before, to: shown)
    // Showing and hiding by name tells of no columns.
    switch step {
    case .show, .hide: changes = []
    default: break
    }
    announce(changes)
    flip(changes)
    updateScreen()
  }
}

// The collapsed stack (5.7).
extension ColumnCallOracle {
  private mutating func stayCollapsed(_ step: ColumnStep, from old: [Int]) {
    switch step {
    case .setViewController(let column, let name): replace(column.number, with: name)
    case .showDetail(let name):
      replace(2, with: name)
      if old.last != 2, let covered = old.last { move([("Hide", covered), ("Show", 2)]) }
    case .show: if old != stack { stack.count < old.count ? move([("Hide", old.last ?? 0)]) : push(from: old) }
    case .hide: if old != stack, let revealed = stack.last { move([("Show", revealed)]) }
    case .set, .resize, .sizeClass, .direction: break
    }
  }

  private mutating func move(_ changes: [Change]) {
    announce(changes)
    payCovered()
    flip(changes)
    updateScreen()
  }

  /// A single push names the column that it covers. Several pushes are announced one by one, and the did-calls come after
  /// all of them.
  private mutating func push(from old: [Int]) {
    let new = Array(stack.dropFirst(old.count))
    guard new.count > 1, let first = old.last else { return move([("Hide", old.last ?? 0)]) }
    var (changes, covered): ([Change], Int) = ([], first)
    for column in new {
      let pair: [Change] = [("Show", column), ("Hide", covered)]
      changes += column == new.last ? pair.reversed() : pair
      disappear(content(covered))
      appear(column, in: name(of: column))
      covered = column
    }
    announce(changes)
    flip(changes)
  }

  /// In the column's container, and without a call of the delegate.
  private mutating func replace(_ column: Int, with new: String) {
    let old = content(column)
    let wasSeen = seen.contains(old)
    say(old, "willMove(nil)", "didMove(nil)")
    disappear(old)
    owed.remove(old)
    contents[column] = new
    let parent = name(of: column)
    say(new, "willMove(\(parent))")
    owed.insert(new)
    load(new)
    if wasSeen { appear(column, in: parent) }
    reading.controllers = viewControllers.joined(separator: ",")
  }
}
