import SplitKit

/// In a tiled mode the columns and the separator between them fill the split; where the primary floats, the secondary
/// alone does, and keeps clear of the primary by its insets (spec/split-view.md 2.7 and 5.2).
struct ColumnSumProperty: ConversationProperty {
  static let name = "the visible columns fill the split"

  func fault(in turn: Turn) -> String? {
    guard let scene = turn.after else { return nil }
    return scene.visibleSplits.lazy.filter { !$0.isCollapsed }.compactMap { split -> String? in
      guard let primary = scene.column("primary", of: split), let secondary = scene.column("secondary", of: split)
      else { return nil }
      let isRightToLeft = turn.environment.overrides(of: split.id)["layoutDirection"] == "rightToLeft"
      let isAtRight = isRightToLeft != (split.node.value["primaryEdge"] == "trailing")
      let columns = Columns(split: split, primary: primary, secondary: secondary, isAtRight: isAtRight)
      return scene.scene.profile == "ios26" ? columns.floatingFault(in: scene) : columns.tiledFault(in: scene)
    }.first
  }

}

/// The columns of an expanded split.
private struct Columns {
  let split: WireSplit
  let primary: WirePane
  let secondary: WirePane
  /// Whether the primary is at the right: for exactly one of right-to-left and a trailing edge.
  let isAtRight: Bool

  private var isBeside: Bool { split.displayMode == "oneBesideSecondary" }

  func tiledFault(in scene: SceneFacts) -> String? {
    let separator = scene.panes.first { $0.role == "separator" && $0.controller == split.id }
    if isBeside != (separator != nil) { return "\(split.displayMode), with a separator: \(separator != nil)" }
    let parts = isBeside ? [primary, separator, secondary].compactMap { $0?.frame } : [secondary.frame]
    var edge = scene.bounds.x
    for part in isAtRight ? parts.reversed() : parts {
      if abs(part.x - edge) > 1e-6 { return "a gap or an overlap before \(part)" }
      edge = part.maxX
    }
    return abs(edge - scene.bounds.maxX) > 1e-6 ? "the columns end at \(edge), the split at \(scene.bounds.maxX)" : nil
  }

  func floatingFault(in scene: SceneFacts) -> String? {
    if secondary.frame != scene.bounds { return "the secondary is \(secondary.frame)" }
    let added = isBeside ? primary.frame.width + 10 : 0
    var expected = scene.safeArea(of: split)
    if isAtRight { expected.right += added } else { expected.left += added }
    return secondary.safeArea == expected ? nil : "the secondary's insets are \(secondary.safeArea), not \(expected)"
  }
}
