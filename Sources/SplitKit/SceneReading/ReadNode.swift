/// A node of the tree that was read, with the controller that it was read from.
final class ReadNode {
  private let controller: ViewController
  /// The nodes below this one: those of the children, and then that of a presented controller.
  private let below: [ReadNode]
  private let childCount: Int
  private(set) var node: HierarchyNode

  /// Reads a tree, which is the window's or in no window.
  init(_ controller: ViewController, isInWindow: Bool = true) {
    self.controller = controller
    let children = controller.children.map { ReadNode($0, isInWindow: isInWindow) }
    let presented = controller.modal.presented.map { [ReadNode($0, isInWindow: isInWindow)] } ?? []
    below = children + presented
    childCount = children.count
    let reading = controller.reading(of: controller.hierarchyState)
    node = HierarchyNode(
      id: controller.id, type: controller.typeName, className: controller.className, title: controller.title,
      isViewLoaded: isInWindow ? nil : controller.isViewLoaded, layoutEnvironment: controller.shownLayoutEnvironment,
      reading: reading, values: reading.values, children: children.map(\.node), presented: presented.map(\.node))
  }

  /// Reads the states that follow from a size, and makes new nodes where one has changed. Returns whether there are any.
  @discardableResult
  func readSizes() -> Bool {
    var isChanged = false
    for part in below where part.readSizes() { isChanged = true }
    let resized = controller.state(resizedFrom: (node.reading, node.values))
    guard isChanged || resized != nil else { return false }
    let (reading, values) = resized ?? (node.reading, node.values)
    node = HierarchyNode(
      id: node.id, type: node.type, className: node.className, title: node.title, isViewLoaded: node.isViewLoaded,
      layoutEnvironment: node.layoutEnvironment, reading: reading, values: values,
      children: below[..<childCount].map(\.node), presented: below[childCount...].map(\.node))
    return true
  }
}

extension ViewController {
  /// The layout environment as the hierarchy shows it: nil if no split view is around this controller.
  fileprivate var shownLayoutEnvironment: LayoutEnvironment? {
    let environment = traitCollection.splitViewControllerLayoutEnvironment
    return environment == .outside ? nil : environment
  }
}
