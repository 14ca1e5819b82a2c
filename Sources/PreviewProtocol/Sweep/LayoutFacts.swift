import SplitKit

/// The facts that a sweep watches: the columns, their mode, the size classes, and the metrics of contents.
struct LayoutFacts: Equatable {
  private(set) var all: [LayoutFact] = []
  private let isMirrored: Bool

  /// Reads the facts of a scene: those of the window, if the OS version has size classes, and those of visible
  /// containers and contents.
  init(_ scene: Scene, profile: Profile) {
    isMirrored = scene.window.traits.layoutDirection == .rightToLeft
    if profile.isAdaptive { addWindow(scene.window) }
    let visible = scene.panes.filter(\.isVisible)
    addContainers(scene.hierarchy, visible)
    for pane in visible { addLayout(of: pane) }
  }

  /// The changes from other facts, in the order of these facts, with the removed facts at the end. Facts of contents
  /// count only if both have them, because the columns already show that a content appears or disappears.
  func changes(from old: LayoutFacts) -> [LayoutChange] {
    let next = all.filter { fact in !old.all.contains(fact) }.map { fact in
      LayoutChange(
        target: fact.target, name: fact.name, from: old.value(of: fact), to: fact.value, because: fact.because)
    }
    let gone = old.all.filter { value(of: $0) == nil }.map {
      LayoutChange(target: $0.target, name: $0.name, from: $0.value, to: nil, because: nil)
    }
    return (next + gone).filter { !$0.isOfContent || $0.from != nil && $0.to != nil }
  }

  func value(of fact: LayoutFact) -> Value? {
    all.first { $0.target == fact.target && $0.name == fact.name }?.value
  }
}

/// A fact about a layout. The reason does not count when facts are compared.
struct LayoutFact: Equatable {
  let target: String
  let name: String
  let value: Value
  let because: String?

  /// The names of the facts about a content. All others are about the window or a container.
  static let ofContents = ["layout", "layoutColumns"]
  /// The names of the members of a split view that are no facts although they have reasons. The widths may change with every
  /// point, and the button follows from the mode.
  static let ofPlaces = ["primaryColumnWidth", "supplementaryColumnWidth", "inspectorColumnWidth", "displayModeButtonItem"]

  static func == (a: LayoutFact, b: LayoutFact) -> Bool {
    a.target == b.target && a.name == b.name && a.value == b.value
  }
}

/// A fact that differs between two widths. A value is nil if there is no such fact.
struct LayoutChange: Equatable {
  let target: String
  let name: String
  let from: Value?
  let to: Value?
  let because: String?

  var isOfContent: Bool { LayoutFact.ofContents.contains(name) }
}

extension LayoutFacts {
  private mutating func add(_ target: String, _ name: String, _ value: Value, _ because: String? = nil) {
    all.append(LayoutFact(target: target, name: name, value: value, because: because))
  }

  private mutating func addWindow(_ window: WindowState) {
    func reason(_ trait: String) -> String? { window.because[trait] }
    add(
      "window", "horizontalSizeClass", .string(window.traits.horizontalSizeClass.rawValue), reason("horizontalSizeClass"))
    add("window", "verticalSizeClass", .string(window.traits.verticalSizeClass.rawValue), reason("verticalSizeClass"))
  }

  private mutating func addContainers(_ node: HierarchyNode, _ visible: [Pane]) {
    let panes = visible.filter { $0.container == node.id && $0.id != "\(node.id)/pane" }
    if !panes.isEmpty { addState(of: node, panes) }
    for child in node.children + node.presented { addContainers(child, visible) }
  }

  /// Adds the state of a container for which it gives a reason, and the columns that it shows. The members without a
  /// reason may change with every point.
  private mutating func addState(of node: HierarchyNode, _ panes: [Pane]) {
    let state = Value.object(node.state)
    for reason in state["because"]?.members ?? [] where !LayoutFact.ofPlaces.contains(reason.name) {
      if let value = state[reason.name] { add(node.id, reason.name, value, reason.value.string) }
    }
    let columns = columns(of: panes).map { Value.string($0) }
    if !columns.isEmpty { add(node.id, "columns", .array(columns), Self.reasonForColumns(state)) }
  }

  /// The reason for the columns of a container with the given state.
  private static func reasonForColumns(_ state: Value) -> String {
    if state["isCollapsed"] == true { return "collapsed, it shows the one on top" }
    return "\(state["displayMode"]?.string ?? "its layout") shows them"
  }

  /// The columns of a split view in their order, and the parts of an app's own container in reading order.
  private func columns(of panes: [Pane]) -> [String] {
    let columns = Column.allCases.filter { column in panes.contains { $0.column == column && !$0.role.isCustom } }
    let parts = panes.sorted { $0.frame.x < $1.frame.x }.map(\.role).filter(\.isCustom)
    return columns.map(\.name) + (isMirrored ? parts.reversed() : parts).map(\.name)
  }

  private mutating func addLayout(of pane: Pane) {
    guard let layout = pane.layout else { return }
    let metrics = layout.metrics
    let content = pane.frame.inset(by: layout.contentInset)
    let because = metrics.reason ?? "between its bars there are \(shortest(content.width)) x \(shortest(content.height))"
    add(pane.controller, "layout", .string(metrics.kind), because)
    if let columns = metrics.columns { add(pane.controller, "layoutColumns", .number(Double(columns)), because) }
  }
}

extension PaneRole {
  fileprivate var isCustom: Bool { if case .custom = self { true } else { false } }
}
