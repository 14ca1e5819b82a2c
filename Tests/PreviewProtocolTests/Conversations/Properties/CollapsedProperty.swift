/// A collapsed split has one child, one pane and one column on top, as wide as the window (spec/split-view.md 2.6,
/// 3.2 and 5.2); an expanded one has its controllers for children, or what they are wrapped in, and a pane for each.
struct CollapsedProperty: ConversationProperty {
  static let name = "a collapsed split is one pane with one column on top"

  func fault(in turn: Turn) -> String? {
    guard let scene = turn.after else { return nil }
    return scene.splits.lazy.filter(\.isMounted).compactMap { Self.fault(of: $0, in: scene) }.first
  }

  private static func fault(of split: WireSplit, in scene: SceneFacts) -> String? {
    if let fault = split.isColumnStyle ? containerFault(of: split, in: scene) : childFault(of: split) { return fault }
    let columns = scene.columns(of: split)
    let isVisible = scene.visibleSplits.contains { $0.id == split.id }
    if isVisible, columns.count != split.childNames.count {
      return "\(split.id) has \(columns.count) columns and \(split.childNames.count) children"
    }
    return split.isCollapsed ? collapsedFault(of: split, isVisible ? columns : [], in: scene) : nil
  }

  private static func childFault(of split: WireSplit) -> String? {
    split.childNames.sorted() == split.viewControllers.sorted()
      ? nil : "\(split.id) has the children \(split.childNames) and the controllers \(split.viewControllers)"
  }

  /// Each column's controller is somewhere in the split's tree while it is expanded, and its own controllers are those
  /// of the columns in their order (4.1 and 5.10).
  private static func containerFault(of split: WireSplit, in scene: SceneFacts) -> String? {
    let columns = split.columns
    let held = ["primary", "supplementary", "secondary"].compactMap { columns[$0] }
    let expected = !split.isCollapsed ? held : columns["compact"].map { [$0] } ?? Array(held.prefix(1))
    // A delegate that keeps another column on top than compact is given its way.
    if !split.isCollapsed, split.viewControllers != expected {
      return "\(split.id) has the controllers \(split.viewControllers) and the columns \(columns)"
    }
    guard !split.isCollapsed else { return nil }
    let there = scene.nodes.filter { scene.node($0.id, isBelow: split.id) }.map { WireNode.describedName(of: $0.value) }
    // In iOS 14 to 17 the user can go back from a secondary that was pushed (spec/reports.md 448).
    let popped = scene.scene.profile == "ios14" ? columns["secondary"] : nil
    let lost = held.first { !there.contains($0) && $0 != popped }
    return lost.map { "the controller \($0) of \(split.id) is not in its tree" }
  }

  private static func collapsedFault(of split: WireSplit, _ columns: [WirePane], in scene: SceneFacts) -> String? {
    if split.childNames.count > 1 { return "\(split.id) is collapsed and has \(split.childNames)" }
    if split.displayMode != "oneBesideSecondary" { return "collapsed, the mode reads \(split.displayMode)" }
    guard let pane = columns.first else { return nil }
    if !["primary", "compact"].contains(pane.role) { return "collapsed, the pane is \(pane.role)" }
    if split.isColumnStyle, pane.column.map({ [$0] }) != split.shownColumns.filter({ $0 != "inspector" }) {
      return "collapsed, the pane's column is \(pane.column ?? "none"), and shown are \(split.shownColumns)"
    }
    let bounds = scene.bounds(of: split)
    if pane.frame != bounds { return "collapsed, the pane is \(pane.frame), the split \(bounds)" }
    if pane.safeArea != scene.safeArea(of: pane, in: split) { return "collapsed, the pane has the insets \(pane.safeArea)" }
    let widths = ["primaryColumnWidth", "supplementaryColumnWidth"].compactMap { split.node.value[$0]?.number }
    return widths.allSatisfy { $0 == bounds.width } ? nil : "the getters say \(widths)"
  }
}

extension SceneFacts {
  /// Whether a controller is in the tree, below another.
  func node(_ id: String, isBelow ancestor: String) -> Bool {
    var current = node(id)
    while let holder = current?.parent {
      if holder == ancestor { return true }
      current = node(holder)
    }
    return false
  }
}
