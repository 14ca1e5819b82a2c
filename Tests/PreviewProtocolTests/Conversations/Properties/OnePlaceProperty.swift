/// A controller is in one place at a time.
struct OnePlaceProperty: ConversationProperty {
  static let name = "no controller is in two places"

  func fault(in turn: Turn) -> String? {
    guard let scene = turn.after else { return nil }
    return Self.repeated(scene.nodes.map(\.id)).map { "\($0) is twice in the tree" }
      ?? Self.repeated(scene.panes.map(\.id)).map { "two panes are called \($0)" }
  }

  private static func repeated(_ ids: [String]) -> String? {
    var seen: Set<String> = []
    return ids.first { !seen.insert($0).inserted }
  }
}
