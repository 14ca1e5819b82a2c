/// The controllers of an app that are in no tree.
extension HierarchyNode {
  /// Reads the controllers that the application has made and that are not in the tree of a root, in the order in which they
  /// were made. A controller that another one of them contains or presents is in the node of that one.
  static func unshown(in application: Application, beside root: ViewController) -> [HierarchyNode] {
    var seen: Set<ObjectIdentifier> = []
    func see(_ controller: ViewController) { controller.forEachDescendant { seen.insert(ObjectIdentifier($0)) } }
    see(root)
    let others = application.controllers.compactMap { $0 as? ViewController }
      .filter { !seen.contains(ObjectIdentifier($0)) && !$0.isOfNoUse && !($0 is OverlayViewController) }
    let outermost = others.filter { $0.parent == nil && $0.modal.presenting == nil }
    for controller in outermost { see(controller) }
    let lost = others.filter { !seen.contains(ObjectIdentifier($0)) }
    return (outermost + lost).map { ReadNode($0, isInWindow: false).node }
  }
}

extension ViewController {
  /// Whether the app has dropped its counterpart of this controller, which something of the engine still holds.
  fileprivate var isOfNoUse: Bool { hasHadCounterpart && counterpart == nil }
}
