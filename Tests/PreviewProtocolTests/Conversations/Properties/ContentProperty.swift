/// Every pane that is drawn has its content, and there is no content that no pane draws.
struct ContentProperty: ConversationProperty {
  static let name = "there is a view model for every pane that names one, and no other"

  func fault(in turn: Turn) -> String? {
    guard let scene = turn.after else { return nil }
    let wanted = Set(scene.panes.flatMap(\.contents))
    let there = Set(scene.scene.viewModels.keys)
    if let missing = wanted.subtracting(there).min() { return "there is no view model \(missing)" }
    return there.subtracting(wanted).min().map { "no pane names the view model \($0)" }
  }
}
