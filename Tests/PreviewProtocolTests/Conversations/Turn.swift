import SplitKit

/// One message of a conversation, what it was answered, and the scene before and after.
struct Turn {
  let message: Value
  let answer: Value
  /// Nil before a scene is open.
  let before: SceneFacts?
  let after: SceneFacts?
  /// The scene as `sync` had it after this turn; nil where nobody asked.
  let synced: WireScene?
  let environment: Environment

  var type: String { message["type"]?.string ?? "" }
  var isAccepted: Bool { answer["type"] == "scene" }
  /// Whether a scene was started afresh.
  var isOpening: Bool { type == "open" && isAccepted }
  var calls: [WireCall] { (answer["events"]?.array ?? []).map(WireCall.init) }
}

/// A call among the events of an answer.
struct WireCall {
  let name: String
  let phase: String
  let receiver: String
  let arguments: [Value]
  /// The values that a delegate reads from the split inside this call. They are nil for calls of other objects.
  let isCollapsed: Bool?
  let displayMode: String?
  let viewControllers: [String]?
  /// The step of a snapshot pass, if the call was made in one.
  let snapshot: Double?
  let value: Value

  init(_ value: Value) {
    self.value = value
    snapshot = value["snapshot"]?.number
    name = value["call"]?.string ?? ""
    phase = value["phase"]?.string ?? ""
    receiver = value["receiver"]?.string ?? ""
    arguments = value["arguments"]?.array ?? []
    isCollapsed = value["isCollapsed"]?.bool
    displayMode = value["displayMode"]?.string
    viewControllers = value["viewControllers"]?.array?.compactMap(\.string)
  }

  /// The first argument's name.
  var argument: String? { arguments.first?.string }
  var isOfDelegate: Bool { receiver == "delegate" && isCollapsed != nil }
}
