/// Each `didMove` has its `willMove`, and what is seen owes none (spec/split-view.md 5.10).
struct MoveProperty: ConversationProperty {
  static let name = "each didMove has its willMove, and what is seen owes none"

  private enum State { case coming, going, settled }
  private var states: [String: State] = [:]

  mutating func fault(in turn: Turn) -> String? {
    guard turn.isAccepted else { return nil }
    if turn.isOpening { states = [:] }
    for call in turn.calls {
      if let fault = take(call) { return fault }
    }
    return turn.after?.seenContents.first { states[$0, default: .settled] != .settled }.map {
      "\($0) is seen and was not told that it moved"
    }
  }

  private mutating func take(_ call: WireCall) -> String? {
    let isComing = call.arguments.first != .null
    switch call.name {
    case "willMove(toParent:)": states[call.receiver] = isComing ? .coming : .going
    case "didMove(toParent:)":
      let state = states.updateValue(.settled, forKey: call.receiver)
      if state != (isComing ? .coming : .going) { return "\(call.receiver): didMove without its willMove" }
    default: break
    }
    return nil
  }
}
