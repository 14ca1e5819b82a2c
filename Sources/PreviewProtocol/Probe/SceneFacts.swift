import SplitKit

/// The facts of a scene, by whose they are and by their names: those of a sweep, the members of a controller's state, and the frames of
/// panes.
package struct SceneFacts {
  private let scene: Scene
  private let layout: LayoutFacts
  private let nodes: [HierarchyNode]

  /// Reads a scene.
  package init(_ scene: Scene, profile: Profile) {
    self.scene = scene
    layout = LayoutFacts(scene, profile: profile)
    nodes = scene.hierarchy.withAllBelow
  }

  /// The value of a fact, or nil if the scene does not have it.
  ///
  /// A frame is that of a visible pane in window coordinates, in points. A target is `window`, the id of a controller, or the id of a
  /// split view and a column such as `split.secondary`. Everything that is not there is not visible, whatever its name.
  package func value(_ name: String, of target: String) -> Value? {
    if let fact = layout.all.first(where: { $0.target == target && $0.name == name }) { return fact.value }
    if target == "window" { return window(name) }
    if let member = PaneMember(rawValue: name) { return pane(of: target).map(member.value) }
    guard let node = nodes.first(where: { $0.id == target }) else {
      return name == "isVisible" ? .bool(pane(of: target) != nil) : nil
    }
    return value(name, of: node)
  }

  /// The name of the type of a controller in the tree, or nil for no controller.
  package func type(of target: String) -> String? { nodes.first { $0.id == target }?.type }

  /// The names and the values of all facts except those of frames and of hidden controllers, in the order of the tree.
  package var all: [(target: String, name: String, value: Value)] {
    let window = [
      "width", "height", "horizontalSizeClass", "verticalSizeClass", "orientation", "activationState", "layoutDirection",
      "userInterfaceStyle", "userInterfaceIdiom", "focusedField",
    ].map { ("window", $0) }
    let others = nodes.flatMap { node in
      let layout = layout.all.filter { $0.target == node.id }.map(\.name)
      let state = node.state.filter { $0.name != "because" }.map(\.name).filter { !layout.contains($0) }
      let frame = pane(of: node.id) == nil ? [] : PaneMember.allCases.map(\.rawValue)
      let own = ["title", "isVisible", "children", "topViewController", "presentedViewController", "selection"]
      return (layout + state + frame + own.filter { !state.contains($0) }).map { (node.id, $0) }
    }
    return (window + others).compactMap { target, name in value(name, of: target).map { (target, name, $0) } }
  }

  /// The names of all facts of this scene, those of columns included.
  package var names: [String] {
    all.map { "\($0.target).\($0.name)" }
      + columns.flatMap { column in PaneMember.allCases.map { "\(column).\($0.rawValue)" } }
  }

  /// The frames of the columns that are visible, in the order of the panes.
  package var framesOfColumns: [(target: String, name: String, value: Value)] {
    columns.flatMap { column in
      PaneMember.allCases.compactMap { member in pane(of: column).map { (column, member.rawValue, member.value(of: $0)) } }
    }
  }

  /// The names of the columns, such as `split.secondary`, those that are hidden included.
  private var columns: [String] { scene.panes.compactMap { pane in pane.column.map { "\(pane.container).\($0.name)" } } }

  /// The controllers of each stack in the tree.
  package var stacks: [Member] {
    nodes.filter { $0.type == "NavigationController" }.map { Member($0.id, .ids($0.children)) }
  }

  private func window(_ name: String) -> Value? {
    let (window, traits) = (scene.window, scene.window.traits)
    return switch name {
    case "width": .number(window.size.width)
    case "height": .number(window.size.height)
    case "orientation": .string(window.orientation.rawValue)
    case "activationState": .string(window.activationState.rawValue)
    case "layoutDirection": .string(traits.layoutDirection.rawValue)
    case "userInterfaceStyle": .string(traits.userInterfaceStyle.rawValue)
    case "userInterfaceIdiom": .string(traits.userInterfaceIdiom.rawValue)
    case "focusedField": window.focusedField.map(Value.string) ?? .null
    default: nil
    }
  }

  /// The visible pane of a controller or of a column.
  private func pane(of target: String) -> Pane? {
    let visible = scene.panes.filter(\.isVisible)
    if let pane = visible.first(where: { $0.id == "\(target)/pane" }) { return pane }
    guard let (split, column) = Self.column(target) else { return nil }
    return visible.first { $0.container == split && $0.column == column && !$0.role.isFurniture }
  }

  /// The split view and the column that a target such as `split.secondary` names.
  static func column(_ target: String) -> (split: String, column: Column)? {
    guard let dot = target.lastIndex(of: "."), let column = Column(name: String(target[target.index(after: dot)...])) else {
      return nil
    }
    return (String(target[..<dot]), column)
  }

  /// Whether a controller, or one in it, has a visible pane.
  private func isVisible(_ node: HierarchyNode) -> Bool {
    let ids = Set(node.withAllBelow.map(\.id))
    return scene.panes.contains { $0.isVisible && ids.contains($0.controller) }
  }

  private func value(_ name: String, of node: HierarchyNode) -> Value? {
    switch name {
    case "title": node.title.map(Value.string) ?? .null
    case "isVisible": .bool(isVisible(node))
    case "children": .ids(node.children)
    case "topViewController" where node.type == "NavigationController": node.children.last.map { .string($0.id) } ?? .null
    case "presentedViewController": node.presented.first.map { .string($0.id) } ?? .null
    case "selection":
      .array(scene.panes.filter { $0.controller == node.id }.flatMap(\.selection).map(Value.string))
    default: node.state.first { $0.name == name }?.value
    }
  }
}

/// A number of a pane's frame, in points.
private enum PaneMember: String, CaseIterable {
  case x, y, width, height, maxX, maxY

  func value(of pane: Pane) -> Value {
    let frame = pane.frame
    let length =
      switch self {
      case .x: frame.x
      case .y: frame.y
      case .width: frame.width
      case .height: frame.height
      case .maxX: frame.maxX
      case .maxY: frame.maxY
      }
    return .number(length)
  }
}

extension PaneRole {
  /// Whether a pane with this role is no content of a column.
  fileprivate var isFurniture: Bool {
    switch self {
    case .separator, .dimming: true
    default: false
    }
  }
}

extension HierarchyNode {
  /// This node and all below it.
  var withAllBelow: [HierarchyNode] { [self] + (children + presented).flatMap(\.withAllBelow) }
}

extension Value {
  fileprivate static func ids(_ nodes: [HierarchyNode]) -> Value { .array(nodes.map { .string($0.id) }) }
}
