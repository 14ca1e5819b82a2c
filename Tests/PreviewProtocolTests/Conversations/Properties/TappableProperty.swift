import SplitKit

/// Whatever has an id, is enabled and lies in an interactive pane can be tapped, and nothing else can.
struct TappableProperty: ConversationProperty {
  static let name = "what is drawn interactive can be tapped"

  func fault(in turn: Turn) -> String? {
    guard turn.type == "tap", let target = turn.message["target"]?.string, let scene = turn.before,
      let isReachable = Self.isReachable(target, in: scene)
    else { return nil }
    let code = turn.answer["code"]?.string
    let sentence = turn.answer["message"]?.string ?? "by a scene"
    let isAnsweredWell = isReachable ? turn.isAccepted : code == "notHittable"
    return isAnsweredWell ? nil : "\(target), \(isReachable ? "" : "not ")interactive, is answered: \(sentence)"
  }

  /// Whether a finger reaches an element; nil for what is none.
  static func isReachable(_ id: String, in scene: SceneFacts) -> Bool? {
    let holders = scene.panes.filter { pane in
      pane.id == id && pane.role == "dimming"
        || pane.contents.contains { scene.scene.viewModels[$0].map { elements(of: $0)[id] != nil } ?? false }
    }
    guard !holders.isEmpty else { return nil }
    if scene.isInBackground { return false }
    let isEnabled = scene.scene.viewModels.values.allSatisfy { elements(of: $0)[id] ?? true }
    return isEnabled && holders.contains { $0.isVisible && $0.isInteractive }
  }

  /// Every element of a view model, and whether it is enabled.
  static func elements(of model: Value) -> [String: Bool] {
    var elements: [String: Bool] = [:]
    model.forEachElement { elements[$0] = $1 }
    return elements
  }
}
