import SplitKit

/// A message of the server with what the client knows from before.
struct Answer {
  let message: Value
  /// Every view model, those of earlier scenes too: a scene brings only what changed.
  let models: [String: Value]

  init(_ message: Value, after models: [String: Value]) {
    self.message = message
    self.models = models.merging((message["viewModels"]?.members ?? []).map { ($0.name, $0.value) }) { $1 }
  }

  var isRefusal: Bool { message["type"] == "error" }

  /// The controller of that id in the hierarchy.
  func node(_ id: String) -> Value? { message["hierarchy"].flatMap { Self.node(id, in: $0) } }

  /// The controller of that id among those in no tree.
  func unshown(_ id: String) -> Value? {
    (message["unshown"]?.array ?? []).lazy.compactMap { Self.node(id, in: $0) }.first
  }

  private static func node(_ id: String, in node: Value) -> Value? {
    if node["id"]?.string == id { return node }
    let below = (node["children"]?.array ?? []) + [node["presented"]].compactMap { $0 }
    for child in below {
      if let found = Self.node(id, in: child) { return found }
    }
    return nil
  }

  /// The pane of that id or, for a name without a slash, the first of that role.
  func pane(_ name: String) -> Value? {
    let member = name.contains("/") ? "id" : "role"
    return message["panes"]?.array?.first { $0[member]?.string == name }
  }
}
