import SplitKit

/// In a tiled mode the columns and the separators between them fill the split; where the primary floats, the others do,
/// and keep clear of the primary by their insets (spec/split-view.md 2.7, 4.3 and 5.2).
struct ColumnSumProperty: ConversationProperty {
  static let name = "the visible columns fill the split"

  func fault(in turn: Turn) -> String? {
    guard let scene = turn.after else { return nil }
    // A column under a presentation in a container is hidden, and has its place all the same.
    if scene.presentationsInContainers.contains(where: \.coversAll) { return nil }
    return scene.visibleSplits.lazy.filter { !$0.isCollapsed }.compactMap { split -> String? in
      let isRightToLeft = turn.environment.overrides(of: split.id)["layoutDirection"] == "rightToLeft"
      let isAtRight = isRightToLeft != (split.node.value["primaryEdge"] == "trailing")
      return Columns(split: split, isAtRight: isAtRight, scene: scene).fault
    }.first
  }
}

/// The columns of an expanded split.
private struct Columns {
  let split: WireSplit
  /// Whether the primary is at the right: for exactly one of right-to-left and a trailing edge.
  let isAtRight: Bool
  let scene: SceneFacts

  private func column(_ name: String) -> WirePane? { scene.column(name, of: split).flatMap { $0.isVisible ? $0 : nil } }

  /// Whether the primary floats over what is below it, on iOS 26.
  private var isFloating: Bool {
    scene.scene.profile == "ios26" && split.node.value["primaryBackgroundStyle"] != "none"
  }

  /// Whether each place in the split belongs to one column.
  private var isTiled: Bool {
    ["oneBesideSecondary", "twoBesideSecondary"].contains(split.displayMode)
  }

  /// From left to right, what stands on the split itself.
  private var parts: [Rect] {
    let standing = ["supplementary", "secondary"] + (isFloating ? [] : ["primary"])
    let separators = scene.panes.filter { $0.role == "separator" && $0.controller == split.id }
    return (standing.compactMap(column) + separators).map(\.frame).sorted { $0.x < $1.x }
  }

  /// Whether an app has moved the primary away from beside the secondary, as it may before iOS 8.
  private var isMoved: Bool {
    guard !scene.isAdaptive, split.displayMode == "oneBesideSecondary",
      let primary = scene.column("primary", of: split)?.frame
    else { return false }
    return isAtRight ? primary.maxX != scene.bounds.maxX : primary.x != scene.bounds.x
  }

  private var isComplete: Bool {
    guard split.isColumnStyle else { return split.viewControllers.count == 2 && column("secondary") != nil }
    let names = ["primary", "secondary"] + (split.isTriple ? ["supplementary"] : [])
    return names.allSatisfy { split.columns[$0] != nil }
  }

  var fault: String? {
    // No rule says how the place of a column without a controller is used.
    guard isComplete, !isMoved, scene.hasRoom(for: split) else { return nil }
    let bounds = scene.bounds(of: split)
    var (edge, end) = (bounds.x, bounds.maxX)
    // An inspector stands beside the secondary, or over it where that is narrow: its place is its own.
    if let inspector = column("inspector")?.frame {
      (edge, end) = isAtRight ? (inspector.maxX, end) : (edge, inspector.x)
    }
    for part in parts {
      if part.x > edge + 1e-6, part.x > bounds.x { return "a gap before \(part.numbers), after \(edge)" }
      // In iOS 14 to 17, a tiled primary begins 100 points outside (spec/reports.md 447).
      let outset = scene.scene.profile == "ios14" ? 100.0 : 0
      if isTiled, column("inspector") == nil, part.x < edge - outset - 1e-6 { return "\(part.numbers) begins before \(edge)" }
      edge = max(edge, part.maxX)
    }
    if edge < end - 1e-6 { return "the columns end at \(edge), the split at \(end)" }
    return isFloating && !split.isTriple && column("inspector") == nil ? clearanceFault : nil
  }

  /// A double's secondary lies under the floating primary and keeps clear of it.
  private var clearanceFault: String? {
    guard let primary = scene.column("primary", of: split), let secondary = column("secondary") else { return nil }
    let added = split.displayMode == "oneBesideSecondary" ? primary.frame.width + 10 : 0
    var expected = scene.safeArea(of: secondary, in: split)
    if isAtRight { expected.right += added } else { expected.left += added }
    return secondary.safeArea == expected ? nil : "the secondary's insets are \(secondary.safeArea), not \(expected)"
  }
}
