/// Appearance calls come in their order, and what can be seen has appeared last while nothing else has
/// (spec/split-view.md 5.10).
struct AppearanceProperty: ConversationProperty {
  static let name = "appearance calls come in order, and what is seen is what appeared last"

  private var last: [String: String] = [:]
  /// The controllers that were about to disappear when their column was given to another one. UIKit makes no further
  /// appearance call to them (5.10).
  private var given: Set<String> = []

  /// The calls that may come before a call. A controller that was about to disappear may appear again instead: real UIKit does
  /// that to a primary while its detail is replaced (M26).
  private static let predecessors = [
    "viewWillAppear": ["viewDidDisappear", "viewWillDisappear"], "viewDidAppear": ["viewWillAppear"],
    "viewWillDisappear": ["viewDidAppear"], "viewDidDisappear": ["viewWillDisappear"],
  ]

  mutating func fault(in turn: Turn) -> String? {
    guard turn.isAccepted, let scene = turn.after else { return nil }
    if turn.isOpening { (last, given) = ([:], []) }
    for call in turn.calls {
      if call.name == "viewWillAppear" { given.remove(call.receiver) }
      if call.name == "didMove(toParent:)", call.arguments.first == .null, last[call.receiver] == "viewWillDisappear" {
        given.insert(call.receiver)
      }
      guard let allowed = Self.predecessors[call.name] else { continue }
      let previous = last.updateValue(call.name, forKey: call.receiver)
      if let previous, !allowed.contains(previous) { return "\(call.receiver): \(call.name) after \(previous)" }
      if previous == nil, call.name != "viewWillAppear" { return "\(call.receiver): \(call.name) comes first" }
    }
    return fault(in: scene)
  }

  private func fault(in scene: SceneFacts) -> String? {
    let seen = Set(scene.seenContents)
    if let id = seen.first(where: { last[$0] != "viewDidAppear" }) {
      return "\(id) is seen, and its last call was \(last[id] ?? "none")"
    }
    let others = last.keys.sorted().filter { last[$0] != "viewDidDisappear" && !seen.union(given).contains($0) }
    return others.first.map { "\($0) is not seen, and its last call was \(last[$0] ?? "none")" }
  }
}
