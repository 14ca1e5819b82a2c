import SplitKit
import Testing

/// The messages so far, and the difference between the scene and the rules.
struct GeometryConversation {
  private var dialogue = Dialogue()
  private var messages: [Value] = []
  private(set) var scene: SceneFacts?

  mutating func say(_ message: Value) throws {
    messages.append(message)
    let answer = dialogue.say(message)
    try #require(answer["type"] == "scene", "\(message.text) is answered \(answer.text)")
    scene = dialogue.scene.map(SceneFacts.init)
  }

  /// False, with an issue recorded, where the scene is otherwise. The last messages are what matters most.
  func shows(_ expected: ExpectedSplit) -> Bool {
    guard let difference = scene.map(expected.difference) ?? "there is no scene" else { return true }
    Issue.record("\(difference)\n\(transcript(of: [messages[0]] + messages.dropFirst().suffix(8)))")
    return false
  }
}
