/// The calls of a classic split on iOS 26, derived from spec/split-view.md 3.2, 3.4, 3.7 and 5.10 alone, in the words of
/// the measurement.
///
/// The primary is always a stack around A; the secondary is at first a stack around B.
struct EventOracle {
  /// Something on the stack, or the secondary: a bare controller, or a navigation controller around its root.
  enum Item: Equatable {
    case plain(String), stack(String)

    var content: String {
      switch self {
      case .plain(let name), .stack(let name): name
      }
    }

    var described: String {
      switch self {
      case .plain(let name): name
      case .stack(let root): "nav[\(root)]"
      }
    }

    var isPlain: Bool { if case .plain = self { true } else { false } }
  }

  /// The delegate's answer when the secondary is to collapse.
  let mergesSecondary: Bool
  /// The controller that it answers when it is to be separated.
  let separated: String?
  var width: Double
  var preferredMode: String

  var isMounted = false
  var isCollapsed = false
  /// UIKit's raw value.
  var mode = 1
  var stack: [Item] = [.plain("A")]
  var secondary: Item? = .stack("B")
  var remembered: Item?
  private var stackAtCollapse: [Item] = []

  private var loaded: Set<String> = []
  private var seen: Set<String> = []
  private var owed: Set<String> = ["A", "B"]

  /// The delegate's calls before the state flips, in order.
  private(set) var willPhase: [String] = []
  /// Everything else, in no order.
  private(set) var rest: [String] = []

  init(mergesSecondary: Bool, separated: String?, width: Double, preferredMode: String) {
    (self.mergesSecondary, self.separated) = (mergesSecondary, separated)
    (self.width, self.preferredMode) = (width, preferredMode)
  }

  mutating func forgetCalls() { (willPhase, rest) = ([], []) }
}

// The words of the measurement.
extension EventOracle {
  private var stackName: String { "nav[\(stack.map(\.described).joined(separator: ","))]" }

  private func said(_ call: String) -> String {
    let controllers = [stackName] + (isCollapsed ? [] : [secondary?.described].compactMap { $0 })
    let reading = isMounted ? (isCollapsed ? 2 : mode) : 1
    return "delegate.\(call) {collapsed=\(isCollapsed) mode=\(reading) vcs=[\(controllers.joined(separator: ","))]}"
  }

  private mutating func will(_ call: String) { willPhase.append(said(call)) }
  private mutating func did(_ call: String) { rest.append(said(call)) }
  private mutating func say(_ name: String, _ calls: String...) { rest += calls.map { "\(name).\($0)" } }
}

// Columns: 0 is the primary, 2 the secondary.
extension EventOracle {
  private func shown(in mode: Int) -> [Int] { mode == 1 ? [2] : [0, 2] }

  /// The column on top of the collapsed stack; none for a controller that was never one.
  private var columnOnTop: [Int] {
    guard let top = stack.last else { return [] }
    return top == remembered ? [2] : stackAtCollapse.contains(top) ? [0] : []
  }

  private func changes(from before: [Int], to after: [Int]) -> [(verb: String, column: Int)] {
    [0, 2].filter { before.contains($0) != after.contains($0) }.map { (after.contains($0) ? "Show" : "Hide", $0) }
  }

  private mutating func announce(_ changes: [(verb: String, column: Int)]) {
    for change in changes { will("will\(change.verb)(\(change.column))") }
  }

  /// Each column once, with the verb of its last will.
  private mutating func conclude(_ changes: [(verb: String, column: Int)]) {
    for column in [0, 2] {
      if let last = changes.last(where: { $0.column == column }) { did("did\(last.verb)(\(column))") }
    }
  }
}

// Who can be seen.
extension EventOracle {
  private mutating func appear(_ item: Item, in parent: String) {
    let name = item.content
    guard seen.insert(name).inserted else { return }
    load(name)
    say(name, "viewWillAppear", "viewDidAppear")
    if owed.remove(name) != nil { say(name, "didMove(\(parent))") }
  }

  private mutating func load(_ name: String) {
    if loaded.insert(name).inserted { say(name, "viewDidLoad") }
  }

  /// Compares who was seen with who is now.
  private mutating func updateScreen() {
    var now: [(item: Item, parent: String)] = []
    if isCollapsed || mode != 1, let top = stack.last { now.append((top, top.isPlain ? stackName : top.described)) }
    if !isCollapsed, let secondary { now.append((secondary, secondary.described)) }
    for name in seen.sorted() where !now.contains(where: { $0.item.content == name }) {
      seen.remove(name)
      say(name, "viewWillDisappear", "viewDidDisappear")
    }
    for (item, parent) in now { appear(item, in: parent) }
  }
}

// Modes, as GeometryTests have them.
extension EventOracle {
  private enum Preference { case besideIfItFits, hidden, over }

  private var preference: Preference {
    switch preferredMode {
    case "secondaryOnly": .hidden
    case "oneOverSecondary", "twoOverSecondary": .over
    default: .besideIfItFits
    }
  }

  private var modeAtFirstAppearance: Int { preference == .besideIfItFits && width >= 820 ? 2 : 1 }
}

// The transitions.
extension EventOracle {
  mutating func open(isCompact: Bool) {
    say("A", "willMove(nav[A])")
    say("B", "willMove(nav[B])")
    if isCompact { collapse() } else { mount() }
  }

  mutating func take(_ step: EventStep) {
    switch step {
    case .compact: if !isCollapsed { collapse() }
    case .regular: if isCollapsed { expand() }
    case .showDetail(let name): isCollapsed ? push(name) : replaceSecondary(with: name)
    case .request(let requested):
      guard requested != preferredMode else { return }
      preferredMode = requested
      if !isCollapsed { change(to: preference == .over ? 3 : modeAtFirstAppearance) }
    case .resize(let next):
      guard next != width else { return }
      width = next
      if !isCollapsed, preference == .besideIfItFits { change(to: modeAtFirstAppearance) }
    }
  }

  private mutating func mount() {
    let next = modeAtFirstAppearance
    if next != 1 { will("willChangeTo(\(next))") }
    let changes = changes(from: [], to: shown(in: next))
    announce(changes)
    (isMounted, mode) = (true, next)
    conclude(changes)
    updateScreen()
  }

  private mutating func change(to next: Int) {
    guard next != mode else { return }
    will("willChangeTo(\(next))")
    let changes = changes(from: shown(in: mode), to: shown(in: next))
    announce(changes)
    mode = next
    conclude(changes)
    updateScreen()
  }

  private mutating func collapse() {
    guard let old = secondary else { return }
    let before = isMounted ? shown(in: mode) : []
    if !isMounted || mode != 2 { will("willChangeTo(2)") }
    will("primaryViewController(forCollapsing)")
    will("collapseSecondary(\(old.described),onto:\(stackName))->\(mergesSecondary)")
    (remembered, stackAtCollapse) = (old, stack)
    if old.isPlain { say(old.content, "willMove(nil)", "didMove(nil)") }
    if !mergesSecondary { stackOnPrimary(old) }
    let second: [(verb: String, column: Int)] = mergesSecondary ? [] : [("Hide", 0), ("Show", 2)]
    let changes = changes(from: before, to: [0]) + second
    announce(changes)
    (isMounted, isCollapsed, secondary) = (true, true, nil)
    conclude(changes)
    did("didCollapse")
    updateScreen()
  }

  /// The secondary goes on the primary's stack as it is, and is loaded with that.
  private mutating func stackOnPrimary(_ item: Item) {
    stack.append(item)
    if item.isPlain { say(item.content, "willMove(\(stackName))", "didMove(\(stackName))") }
    load(item.content)
  }

  private mutating func expand() {
    let next = modeAtFirstAppearance
    if next != 2 { will("willChangeTo(\(next))") }
    will("primaryViewController(forExpanding)")
    will("separateSecondaryFrom(\(stackName))->\(separated ?? "nil")")
    let before = columnOnTop
    secondary = separated.map { .plain($0) } ?? unstacked() ?? remembered
    if let secondary, secondary.isPlain { say(secondary.content, "willMove(split)", "didMove(split)") }
    let changes = changes(from: before, to: shown(in: next))
    announce(changes)
    (isCollapsed, mode) = (false, next)
    conclude(changes)
    did("didExpand")
    updateScreen()
  }

  /// Pops the top alone. The controller below it appears at once, and the popped one stays on screen.
  private mutating func unstacked() -> Item? {
    guard stack.count > 1, let top = stack.popLast(), let revealed = stack.last else { return nil }
    if top.isPlain { say(top.content, "willMove(nil)") }
    appear(revealed, in: revealed.isPlain ? stackName : revealed.described)
    return top
  }

  private mutating func push(_ name: String) {
    will("showDetail(\(name))")
    let covered = columnOnTop
    stack.append(.plain(name))
    say(name, "willMove(\(stackName))")
    announce(covered.map { ("Hide", $0) })
    // A root that was covered before it ever appeared is paid its move now (5.10).
    for case .plain(let root) in stack.dropLast() where !seen.contains(root) && owed.remove(root) != nil {
      say(root, "didMove(\(stackName))")
    }
    owed.insert(name)
    updateScreen()
    conclude(covered.map { ("Hide", $0) })
  }

  private mutating func replaceSecondary(with name: String) {
    will("showDetail(\(name))")
    if mode != 1, let top = stack.last { say(top.content, "viewWillDisappear", "viewWillAppear", "viewDidAppear") }
    if let old = secondary, old.isPlain { say(old.content, "willMove(nil)", "didMove(nil)") }
    secondary = .plain(name)
    say(name, "willMove(split)", "didMove(split)")
    updateScreen()
  }
}
