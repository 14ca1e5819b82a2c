/// What is seen is what the mode says (spec/split-view.md 2.3), and no mode is automatic (2.5).
struct DisplayModeProperty: ConversationProperty {
  static let name = "the mode never reads automatic, and what is seen is what it says"

  func fault(in turn: Turn) -> String? {
    guard let scene = turn.after else { return nil }
    if let split = scene.splits.first(where: { !Self.modes.contains($0.displayMode) }) {
      return "\(split.id) reads \(split.displayMode)"
    }
    // A presentation dims what it lies over in its own way.
    let isPresenting = scene.nodes.contains { $0.presenter != nil && $0.type != "SplitViewController" }
    if isPresenting { return nil }
    return scene.visibleSplits.lazy.filter { !$0.isCollapsed }.compactMap { Self.fault(of: $0, in: scene) }.first
  }

  /// Those that a split with two columns can show (5.4).
  private static let modes = ["secondaryOnly", "oneBesideSecondary", "oneOverSecondary"]

  private static func fault(of split: WireSplit, in scene: SceneFacts) -> String? {
    let isOver = split.displayMode == "oneOverSecondary"
    if let primary = scene.column("primary", of: split) {
      if primary.isVisible != (split.displayMode != "secondaryOnly") { return "\(split.displayMode): \(primary.value)" }
      if primary.isDimmed { return "the primary of \(split.id) is dimmed" }
    }
    if let secondary = scene.column("secondary", of: split) {
      if !secondary.isVisible { return "the secondary of \(split.id) cannot be seen" }
      if secondary.isDimmed != isOver { return "\(split.displayMode): the secondary is dimmed: \(secondary.isDimmed)" }
    }
    let dims = scene.panes.contains { $0.role == "dimming" && $0.id == "\(split.id)/dimming" }
    return dims == isOver ? nil : "\(split.displayMode): there is a dimming pane: \(dims)"
  }
}
