import SplitKit

/// What a person would say about a layout: which columns there are, in which mode, under which size classes. What a
/// sweep watches.
struct LayoutFacts: Equatable {
  private(set) var all: [LayoutFact] = []

  /// Reads them off a scene: of the window, and of the containers and contents that can be seen.
  init(_ scene: Scene) {
    addWindow(scene.window)
    let visible = scene.panes.filter(\.isVisible)
    addContainers(scene.hierarchy, visible)
    for pane in visible { addLayout(of: pane) }
  }

  /// What differs from other facts, in the order of these; what is there no more comes last.
  func changes(from old: LayoutFacts) -> [LayoutChange] {
    let next = all.filter { fact in !old.all.contains(fact) }.map { fact in
      LayoutChange(
        target: fact.target, name: fact.name, from: old.value(of: fact), to: fact.value, because: fact.because)
    }
    let gone = old.all.filter { value(of: $0) == nil }.map {
      LayoutChange(target: $0.target, name: $0.name, from: $0.value, to: nil, because: nil)
    }
    return next + gone
  }

  private func value(of fact: LayoutFact) -> Value? {
    all.first { $0.target == fact.target && $0.name == fact.name }?.value
  }
}

/// One of them. Why it is so does not count when facts are compared.
struct LayoutFact: Equatable {
  let target: String
  let name: String
  let value: Value
  let because: String?

  static func == (a: LayoutFact, b: LayoutFact) -> Bool {
    a.target == b.target && a.name == b.name && a.value == b.value
  }
}

/// A fact that is otherwise from one width to the next. Nil where there was none, or is none any more.
struct LayoutChange: Equatable {
  let target: String
  let name: String
  let from: Value?
  let to: Value?
  let because: String?
}

extension LayoutFacts {
  private mutating func add(_ target: String, _ name: String, _ value: Value, _ because: String? = nil) {
    all.append(LayoutFact(target: target, name: name, value: value, because: because))
  }

  private mutating func addWindow(_ window: WindowState) {
    func reason(_ trait: String) -> String? { window.because.first { $0.trait == trait }?.sentence }
    add(
      "window", "horizontalSizeClass", .string(window.traits.horizontalSizeClass.rawValue), reason("horizontalSizeClass"))
    add("window", "verticalSizeClass", .string(window.traits.verticalSizeClass.rawValue), reason("verticalSizeClass"))
  }

  /// The state of the containers that have one of a layout, and the columns of those that have panes.
  private static let watched = ["isCollapsed", "displayMode", "splitBehavior"]

  private mutating func addContainers(_ node: HierarchyNode, _ visible: [Pane]) {
    let panes = visible.filter { $0.container == node.id && $0.id != "\(node.id)/pane" }
    if !panes.isEmpty {
      let because = node.state.first { $0.name == "because" }?.value
      for name in Self.watched {
        guard let value = node.state.first(where: { $0.name == name })?.value else { continue }
        add(node.id, name, value, because?[name]?.string)
      }
      let columns = panes.compactMap { $0.column?.name }
      if !columns.isEmpty { add(node.id, "columns", .array(columns.sorted().map { .string($0) })) }
    }
    for child in node.children + node.presented { addContainers(child, visible) }
  }

  private mutating func addLayout(of pane: Pane) {
    guard let layout = pane.layout else { return }
    add(pane.controller, "layout", .string(layout.kind.rawValue))
    if let columns = layout.columns { add(pane.controller, "layoutColumns", .number(Double(columns))) }
  }
}
