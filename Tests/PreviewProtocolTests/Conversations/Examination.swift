import SplitKit

/// A conversation under the eyes of every property.
struct Examination {
  private var dialogue = Dialogue()
  private var properties = ConversationProperties.make()
  private var turns = 0
  private var environment = Environment()
  private(set) var scene: SceneFacts?
  /// Whether a known fault has left nothing to look at.
  private(set) var isOver = false

  /// Says one message; what is wrong afterwards, nil when nothing is.
  mutating func say(_ message: Value) -> Fault? {
    if isOver { return nil }
    let before = scene
    let answer = dialogue.say(message)
    let after = answer["type"] == "scene" ? dialogue.scene.map(SceneFacts.init) : before
    scene = after
    turns += 1
    if answer["type"] == "scene" { environment.take(message) }
    let turn = Turn(
      message: message, answer: answer, before: before, after: after, synced: synced(after: answer),
      environment: environment)
    for index in properties.indices {
      guard let sentence = properties[index].fault(in: turn) else { continue }
      let fault = Fault(property: type(of: properties[index]).name, sentence: sentence)
      guard let known = KnownFault.among(fault) else { return fault }
      isOver = known.endsConversation
      if isOver { return nil }
    }
    return nil
  }

  /// Everything is asked for after each refusal, and now and then.
  private mutating func synced(after answer: Value) -> WireScene? {
    guard scene != nil, answer["type"] == "error" || turns % 8 == 0 else { return nil }
    _ = dialogue.say(["type": "sync"])
    return dialogue.scene
  }

  /// The first fault that these messages lead to in a new session, or nil.
  static func fault(in messages: [Value]) -> Fault? {
    var examination = Examination()
    for message in messages {
      if let fault = examination.say(message) { return fault }
    }
    return nil
  }
}
