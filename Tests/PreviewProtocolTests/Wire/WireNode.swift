import SplitKit

/// A controller in the hierarchy of a scene.
struct WireNode {
  let id: String
  let type: String
  /// The id of the controller that contains it; nil for the root and for what is presented.
  let parent: String?
  /// The id of the controller that presents it.
  let presenter: String?
  let value: Value

  var children: [Value] { value["children"]?.array ?? [] }
  var presented: Value? { value["presented"].flatMap { $0 == .null ? nil : .some($0) } }

  /// The whole tree, each controller before what it contains and presents.
  static func all(in root: Value) -> [WireNode] {
    var nodes: [WireNode] = []
    add(root, parent: nil, presenter: nil, to: &nodes)
    return nodes
  }

  private static func add(_ value: Value, parent: String?, presenter: String?, to nodes: inout [WireNode]) {
    guard let id = value["id"]?.string, let type = value["type"]?.string else { return }
    let node = WireNode(id: id, type: type, parent: parent, presenter: presenter, value: value)
    nodes.append(node)
    for child in node.children { add(child, parent: id, presenter: nil, to: &nodes) }
    if let presented = node.presented { add(presented, parent: nil, presenter: id, to: &nodes) }
  }

  /// The name in lists: of a navigation controller, its stack.
  static func describedName(of value: Value) -> String {
    guard value["type"] == "NavigationController" else { return value["id"]?.string ?? "" }
    return "nav[\((value["children"]?.array ?? []).map(describedName).joined(separator: ","))]"
  }
}

/// A split view in the hierarchy of a scene.
struct WireSplit {
  let node: WireNode

  init?(_ node: WireNode) {
    guard node.type == "SplitViewController" else { return nil }
    self.node = node
  }

  var id: String { node.id }
  var isCollapsed: Bool { node.value["isCollapsed"] == true }
  var style: String { node.value["style"]?.string ?? "unspecified" }
  var isColumnStyle: Bool { style != "unspecified" }
  var isTriple: Bool { style == "tripleColumn" }
  /// The name of each column's controller.
  var columns: [String: String] {
    Dictionary(uniqueKeysWithValues: (node.value["columns"]?.members ?? []).map { ($0.name, $0.value.string ?? "") })
  }
  var shownColumns: [String] { (node.value["shownColumns"]?.array ?? []).compactMap(\.string) }
  var displayMode: String { node.value["displayMode"]?.string ?? "" }
  var primaryColumnWidth: Double { node.value["primaryColumnWidth"]?.number ?? -1 }
  var viewControllers: [String] { (node.value["viewControllers"]?.array ?? []).compactMap(\.string) }
  var childNames: [String] { node.children.map(WireNode.describedName) }
  /// Whether it has appeared: before, its controllers are no children.
  var isMounted: Bool { !node.children.isEmpty || viewControllers.isEmpty }
}
