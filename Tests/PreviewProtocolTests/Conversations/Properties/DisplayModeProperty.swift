/// The visible columns are those of the mode (spec/split-view.md 2.3, 4.2 and 5.10), and no mode is automatic (2.5).
struct DisplayModeProperty: ConversationProperty {
  static let name = "the mode never reads automatic, and what is seen is what it says"

  func fault(in turn: Turn) -> String? {
    guard let scene = turn.after else { return nil }
    if let split = scene.splits.first(where: { !Self.modes(of: $0).contains($0.displayMode) }) {
      return "\(split.id), \(split.style), reads \(split.displayMode)"
    }
    if let fault = scene.splits.lazy.compactMap({ Self.behaviorFault(of: $0, on: scene.scene.profile) }).first {
      return fault
    }
    // A presentation dims what it lies over in its own way.
    let isPresenting = scene.nodes.contains { $0.presenter != nil && $0.type != "SplitViewController" }
    if isPresenting { return nil }
    return scene.visibleSplits.lazy.filter { !$0.isCollapsed }.compactMap { Self.fault(of: $0, in: scene) }.first
  }

  /// The modes that a split can show, which depend on the number of its columns.
  private static func modes(of split: WireSplit) -> [String] {
    let modes = ["secondaryOnly", "oneBesideSecondary", "oneOverSecondary"]
    return split.isTriple ? modes + ["twoBesideSecondary", "twoOverSecondary", "twoDisplaceSecondary"] : modes
  }

  /// Each behaviour has its modes (4.2); since iOS 26 it follows from the mode (5.4).
  private static func behaviorFault(of split: WireSplit, on profile: String) -> String? {
    guard split.isColumnStyle, split.isMounted, !split.isCollapsed,
      let behavior = split.node.value["splitBehavior"]?.string
    else { return nil }
    let permitted = [
      "tile": ["secondaryOnly", "oneBesideSecondary", "twoBesideSecondary"],
      "overlay": ["secondaryOnly", "oneOverSecondary", "twoOverSecondary"],
      "displace": ["secondaryOnly", "oneBesideSecondary", "twoDisplaceSecondary"],
    ]
    let isPermitted = permitted[behavior]?.contains(split.displayMode) ?? false
    let isOdd = profile == "ios26" && split.displayMode == "secondaryOnly" && behavior != "tile"
    return isPermitted && !isOdd ? nil : "\(split.id) reads \(behavior) in \(split.displayMode)"
  }

  private static func fault(of split: WireSplit, in scene: SceneFacts) -> String? {
    let columns = split.isColumnStyle ? split.columns : ["primary": "", "secondary": ""]
    let mode = OracleMode(rawValue: split.displayMode) ?? .automatic
    let shown = mode.shown(isTriple: split.isTriple).map(\.rawValue)
    for column in ["primary", "supplementary", "secondary"] where columns[column] != nil {
      guard let pane = scene.column(column, of: split) else { continue }
      let isMovable = !scene.isAdaptive && column == "primary"
      let isShown = isMovable ? pane.frame.isBeside(scene.bounds) : shown.contains(column)
      if pane.isVisible != isShown { return "\(split.displayMode): \(pane.value.text)" }
      if column == "primary", pane.isDimmed { return "the primary of \(split.id) is dimmed" }
    }
    // Where a column that lies over the secondary has no controller, no rule says what is dimmed.
    guard shown.allSatisfy({ columns[$0] != nil }) else { return nil }
    // In iOS 8 to 12, a primary over a tab bar dims nothing (spec/reports.md 455).
    if scene.scene.profile == "ios8", scene.panes.contains(where: { $0.role == "tabBar" && $0.isVisible }) { return nil }
    let isDimming = mode.isOverlay || mode == .twoDisplaceSecondary
    if let secondary = scene.column("secondary", of: split), secondary.isDimmed != isDimming {
      return "\(split.displayMode): the secondary is dimmed: \(secondary.isDimmed)"
    }
    let dims = scene.panes.contains { $0.role == "dimming" && $0.id == "\(split.id)/dimming" }
    return dims == isDimming ? nil : "\(split.displayMode): there is a dimming pane: \(dims)"
  }
}
