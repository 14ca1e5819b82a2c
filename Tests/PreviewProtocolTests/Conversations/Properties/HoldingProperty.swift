import SplitKit

/// Setting what already holds does nothing: no call, and the same revision (style rule of UIKit's own properties;
/// spec/split-view.md 3.8, 5.4 and 5.10).
struct HoldingProperty: ConversationProperty {
  static let name = "setting what already holds sends nothing"

  func fault(in turn: Turn) -> String? {
    guard turn.isAccepted, let before = turn.before, Self.holds(turn.message, in: before) else { return nil }
    if let call = turn.calls.first { return "\(call.name) is called" }
    // Values that are sent only once do not count, and a hidden column may be parked elsewhere.
    let (old, new) = (before.scene.lasting.withoutParking, (turn.after ?? before).scene.lasting.withoutParking)
    return old == new ? nil : difference(old, new)
  }

  static func holds(_ message: Value, in scene: SceneFacts) -> Bool {
    let target = message["target"]?.string ?? ""
    switch message["type"] {
    case "resize":
      let size = Value.array([message["width"] ?? .null, message["height"] ?? .null])
      let insets = message["safeArea"]
      return size == scene.scene.window["size"] && (insets == nil || insets == scene.scene.window["safeArea"])
    case "rotate": return message["to"] == scene.scene.window["orientation"] && message["to"] != nil
    case "set": return holds(message["properties"], of: scene.node(target), in: scene)
    case "perform": return holdsAction(message, on: scene.node(target))
    case "sync": return true
    default: return false
    }
  }

  private static func holds(_ properties: Value?, of node: WireNode?, in scene: SceneFacts) -> Bool {
    guard let members = properties?.members, let node else { return false }
    return members.allSatisfy { member in
      guard node.value[member.name] == member.value else { return false }
      // Whether the stored mode assigned again writes its behaviour again, no rule says (5.5).
      let written = OracleMode(rawValue: member.value.string ?? "")?.writtenBehavior.map { Value.string($0) }
      if let behavior = node.value["preferredSplitBehavior"], let written, behavior != written { return false }
      // Before iOS 26 the user's own mode is not stored, so that the stored one can be asked for again (inferred).
      return member.name != "preferredDisplayMode" || scene.scene.profile == "ios26"
    }
  }

  private static func holdsAction(_ message: Value, on node: WireNode?) -> Bool {
    guard let node else { return false }
    switch message["action"] {
    case "select": return message["index"] == node.value["selectedIndex"]
    case "setViewControllers":
      guard let names = message["controllers"]?.array else { return false }
      guard let split = WireSplit(node), !split.isColumnStyle else { return false }
      return split.isMounted && names == node.children.compactMap { $0["id"] }
    case "pop", "popToRoot": return node.children.count == 1
    default: return false
    }
  }
}
