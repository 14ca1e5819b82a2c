import SplitKit

/// A screen with details about the other person of a conversation.
final class ConversationDetailsViewController: ViewController {
  private let first: Conversation
  private let store: MessagesStore
  private var conversation: Conversation { store.conversation(first.id) ?? first }

  init(_ application: Application, of conversation: Conversation, in store: MessagesStore) {
    (first, self.store) = (conversation, store)
    super.init(application, id: "\(conversation.id)-details", title: "Details")
  }

  override var viewModel: Value? {
    let person = conversation.person
    return [
      "kind": "inspector", "title": "Details",
      "sender": [
        "name": .string(person.name), "address": .string(person.number), "initials": .string(person.initials),
        "avatar": person.avatar.map { .string($0) } ?? nil,
      ],
      "facts": [
        ["label": "Messages", "text": .string(String(conversation.bubbleCount))],
        ["label": "Last", "text": .string(conversation.day)],
        ["label": "Read Receipts", "text": "Off"],
      ],
    ]
  }
}
