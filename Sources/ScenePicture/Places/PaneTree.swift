import SplitKit

/// The panes of a scene as they contain each other. A pane is drawn in that of its container, or of the nearest controller
/// above that has one.
struct PaneTree {
  let panes: [LaidPane]
  /// The indices of the outermost panes, from back to front.
  private(set) var roots: [Int] = []
  /// The indices of the panes directly in a pane, from back to front.
  private(set) var children: [[Int]]
  /// The index of the pane around each pane, or nil for an outermost one.
  private var around: [Int?]

  init(_ scene: Scene) {
    panes = LaidPane.all(of: scene)
    children = panes.map { _ in [] }
    around = panes.map { _ in nil }
    let parents = Self.parents(of: scene.hierarchy)
    let covered = Self.coveredControllers(of: scene.panes)
    let places = Dictionary(panes.indices.map { (panes[$0].pane.id, $0) }) { first, _ in first }
    var bar: Pane?
    for index in panes.indices {
      let pane = panes[index].pane
      if pane.role == .tabBar || pane.isOverAll { bar = pane.role == .tabBar ? pane : nil }
      // A primary that comes after the tab bar around it lies over that bar, and so beside it.
      let front = pane.role == .primary ? bar?.container : nil
      if let parent = Self.parent(of: pane, inFrontOfBarIn: front, places, parents, covered) {
        children[parent].append(index)
        around[index] = parent
      } else {
        roots.append(index)
      }
    }
  }

  /// The pane with an id, or nil if there is none.
  func pane(_ id: String) -> LaidPane? { panes.first { $0.pane.id == id } }

  /// The column that a pane is in: its own, or that of the pane around it.
  func column(of index: Int) -> Column? {
    panes[index].pane.column ?? around[index].flatMap { panes[$0].pane.column }
  }

  private static func parent(
    of pane: Pane, inFrontOfBarIn tabs: String?, _ places: [String: Int], _ parents: [String: String], _ covered: [String: String]
  ) -> Int? {
    if pane.isOverAll { return nil }
    // Presentations in a container lie beside the lowest view that they cover.
    var below = pane.container
    while let lower = covered["\(below)/pane"] { below = lower }
    var at = pane.presentation == nil ? pane.container : parents[below]
    if let tabs, sequence(first: pane.container, next: { parents[$0] }).contains(tabs) { at = tabs }
    while let controller = at {
      let id = "\(controller)/pane"
      if id != pane.id, let index = places[id] { return index }
      at = parents[controller]
    }
    return nil
  }

  /// The controllers whose views presentations in a container cover, by the ids of these.
  private static func coveredControllers(of panes: [Pane]) -> [String: String] {
    let presented = panes.filter { $0.presentation?.isInContainer == true }
    return Dictionary(presented.map { ($0.id, $0.container) }) { first, _ in first }
  }

  /// The parents' ids by controllers' ids. A presented controller counts as a child.
  private static func parents(of node: HierarchyNode) -> [String: String] {
    var parents: [String: String] = [:]
    func note(_ node: HierarchyNode) {
      for child in node.children + node.presented {
        parents[child.id] = node.id
        note(child)
      }
    }
    note(node)
    return parents
  }
}
