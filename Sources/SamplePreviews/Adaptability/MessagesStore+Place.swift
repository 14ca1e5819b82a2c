import SplitKit

/// The messages of the user in a place.
extension MessagesStore {
  /// The newest messages as a member of a place, as many as have 1 KiB, beginning with the oldest of them. A resize asks for
  /// them with each height, so they are kept until something changes.
  var members: [Member] { sent.isEmpty ? [] : keptMembers.value(for: revision) { presentMembers } }

  private var presentMembers: [Member] {
    var length = 0
    let kept = sent.reversed().prefix { sent in
      length += sent.bubble.text.utf8.count + sent.conversation.person.name.utf8.count + 60
      return length <= 1_024
    }
    return kept.isEmpty ? [] : [Member("sent", .array(kept.reversed().map(\.value)))]
  }

  /// Takes over what a place has. Parts that are missing or invalid are as at first.
  func restore(_ place: Value) {
    forgetAll()
    for message in (place["sent"]?.array ?? []).prefix(Self.maximumSent) {
      guard let conversation = restoredConversation(of: message) else { continue }
      if let text = message["text"]?.string, !text.isBlank {
        send(text, to: conversation)
      } else if let picture = message["picture"]?.string, Self.pictures.contains(picture) {
        send(picture: picture, to: conversation)
      }
    }
  }

  private func restoredConversation(of message: Value) -> Conversation? {
    guard let id = message["to"]?.string, id != Conversation.new.id else { return nil }
    if let known = conversation(id) { return known }
    guard let number = Conversation.number(ofBegun: id), let name = message["name"]?.string, !name.isBlank else { return nil }
    note(begun: number)
    return .begun(number, with: name.limited(toBytes: Self.maximumName))
  }
}

extension MessagesStore.Sent {
  /// The message in a place, with the name of a person whom only the user has named.
  fileprivate var value: Value {
    let name = conversation.isSample ? [] : [Member("name", .string(conversation.person.name))]
    let content = bubble.picture.map { Member("picture", .string($0)) } ?? Member("text", .string(bubble.text))
    return .object([Member("to", .string(conversation.id))] + name + [content])
  }
}
