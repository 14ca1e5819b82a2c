import SplitKit

/// The details of the shown message: its sender, its mailbox and its attachments.
final class InspectorViewController: ViewController {
  private let reader: MessageViewController
  private var cache = ContentCache()

  init(_ application: Application, id: String, of reader: MessageViewController, close: @escaping () -> Void) {
    self.reader = reader
    super.init(application, id: id, title: "Details")
    navigationItem.rightBarButtonItem = BarButtonItem(id: "\(id)/close", image: "xmark", action: close)
  }

  override var viewModel: Value? {
    let message = reader.message
    let key = [reader.mailSelection.store.revision, message == nil ? 0 : 1]
    return cache.content(key) { message.map(content) ?? ["kind": "emptyMessage", "title": "No Message Selected"] }
  }

  private func content(_ message: Message) -> Value {
    [
      "kind": "inspector", "title": "Details", "sender": message.sender.value,
      "facts": [
        fact("To", message.recipients.map(\.name).joined(separator: ", ")), fact("Date", message.time),
        fact("Mailbox", message.mailbox.title, image: message.mailbox.image),
        fact("Flag", message.isFlagged ? "Orange" : "None"), fact("Status", status(of: message)),
      ],
      "attachments": .array(message.attachments.map(\.value)),
    ]
  }

  private func status(of message: Message) -> String {
    message.isReplied ? "Replied" : message.isUnread ? "Unread" : "Read"
  }

  private func fact(_ label: String, _ text: String, image: String? = nil) -> Value {
    ["label": .string(label), "text": .string(text), "image": image.map { .string($0) } ?? nil]
  }
}
