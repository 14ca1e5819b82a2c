/// A collapsed split has one child, one pane and one column on top, as wide as the window (spec/split-view.md 2.6,
/// 3.2 and 5.2); an expanded one has its controllers for children and a pane for each.
struct CollapsedProperty: ConversationProperty {
  static let name = "a collapsed split is one pane with one column on top"

  func fault(in turn: Turn) -> String? {
    guard let scene = turn.after else { return nil }
    return scene.splits.lazy.filter(\.isMounted).compactMap { Self.fault(of: $0, in: scene) }.first
  }

  private static func fault(of split: WireSplit, in scene: SceneFacts) -> String? {
    guard split.childNames.sorted() == split.viewControllers.sorted() else {
      return "\(split.id) has the children \(split.childNames) and the controllers \(split.viewControllers)"
    }
    let columns = scene.columns(of: split)
    let isVisible = scene.visibleSplits.contains { $0.id == split.id }
    if isVisible, columns.count != split.childNames.count { return "\(split.id) has \(columns.count) columns" }
    return split.isCollapsed ? collapsedFault(of: split, isVisible ? columns : [], in: scene) : nil
  }

  private static func collapsedFault(of split: WireSplit, _ columns: [WirePane], in scene: SceneFacts) -> String? {
    if split.childNames.count > 1 { return "\(split.id) is collapsed and has \(split.childNames)" }
    if split.displayMode != "oneBesideSecondary" { return "collapsed, the mode reads \(split.displayMode)" }
    guard let pane = columns.first else { return nil }
    if pane.role != "primary" { return "collapsed, the pane is \(pane.role)" }
    if pane.frame != scene.bounds { return "collapsed, the pane is \(pane.frame), the window \(scene.bounds)" }
    if pane.safeArea != scene.safeArea(of: split) { return "collapsed, the pane has the insets \(pane.safeArea)" }
    return split.primaryColumnWidth == scene.bounds.width ? nil : "the getter says \(split.primaryColumnWidth)"
  }
}
