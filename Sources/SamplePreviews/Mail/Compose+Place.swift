import SplitKit

/// A letter that the user is writing, as a part of a place. The engine restores the texts of its fields.
extension ComposeViewController {
  /// The message that the letter answers, and its recipients.
  var place: Value {
    var members: [Member] = []
    if let answered = draft.answers { members.append(Member("answers", .string(answered))) }
    if recipients != draft.recipients { members.append(Member("to", .array(recipients.map { .string($0.key) }))) }
    return .object(members)
  }

  /// Restores the recipients.
  func restore(_ place: Value) {
    guard let keys = place["to"]?.array?.compactMap(\.string) else { return }
    choose(candidates.filter { keys.contains($0.key) }, inOrderOf: keys)
  }
}
