import SplitKit

/// The actions of a message's buttons.
protocol MessageActions: AnyObject {
  func compose(from controller: ViewController)
  func reply(to message: Message, from controller: ViewController)
  /// Moves the message to a mailbox. Another message takes its place, or the list comes back.
  func file(_ message: Message, in mailbox: Mailbox, from controller: MessageViewController)
  func toggleFlag(of message: Message)
  /// A function that shows or hides the details, or nil if there are none.
  var toggleDetails: (() -> Void)? { get }
}

/// A screen with a message and the buttons for it, or a text that says that no message is selected.
final class MessageViewController: ViewController {
  let mailSelection: MailSelection
  private weak var actions: (any MessageActions)?
  private var cache = ContentCache()

  init(_ application: Application, id: String, _ selection: MailSelection, actions: (any MessageActions)?) {
    mailSelection = selection
    self.actions = actions
    super.init(application, id: id)
  }

  /// The shown message. Beside a list there is always one, if the list has any.
  var message: Message? { mailSelection.message(orFirst: !isAlone) }

  private var isAlone: Bool { splitViewController?.isCollapsed ?? true }

  override var viewModel: Value? {
    cache.content([mailSelection.store.revision, isAlone ? 1 : 0]) {
      message?.content ?? ["kind": "emptyMessage", "title": "No Message Selected"]
    }
  }

  override func updateProperties() { navigationItem.rightBarButtonItems = items }

  /// The items of the bar, beginning with the outermost one.
  private var items: [BarButtonItem] {
    let hasMessage = message != nil
    let compose = button("compose", "square.and.pencil") { $0.actions?.compose(from: $0) }
    let toggle = actions?.toggleDetails
    let details = toggle.map { toggle in
      button("details", "info.circle", isEnabled: hasMessage) { _ in toggle() }
    }
    return [details, compose].compactMap { $0 } + [
      messageButton("reply", "arrowshape.turn.up.left") { $0.actions?.reply(to: $1, from: $0) },
      messageButton("delete", "trash") { $0.actions?.file($1, in: .trash, from: $0) },
      messageButton("archive", "archivebox") { $0.actions?.file($1, in: .archive, from: $0) },
      messageButton("flag", message?.isFlagged == true ? "flag.fill" : "flag") { $0.actions?.toggleFlag(of: $1) },
    ]
  }

  private func messageButton(
    _ name: String, _ image: String, _ action: @escaping (MessageViewController, Message) -> Void
  ) -> BarButtonItem {
    button(name, image, isEnabled: message != nil) { controller in
      if let message = controller.message { action(controller, message) }
    }
  }

  private func button(
    _ name: String, _ image: String, isEnabled: Bool = true, _ action: @escaping (MessageViewController) -> Void
  ) -> BarButtonItem {
    BarButtonItem(id: "\(id)/\(name)", image: image, isEnabled: isEnabled) { [weak self] in
      if let self { action(self) }
    }
  }
}

extension Message {
  /// The view model of the message.
  fileprivate var content: Value {
    [
      "kind": "message", "message": .string(id), "title": .string(subject), "sender": sender.value,
      "recipients": .string(recipients.map(\.name).joined(separator: ", ")), "time": .string(time),
      "paragraphs": .array(paragraphs.map(Value.string)), "attachments": .array(attachments.map(\.value)),
      "isFlagged": .bool(isFlagged),
    ]
  }
}

extension Correspondent {
  /// The view model of the correspondent.
  var value: Value {
    [
      "name": .string(name), "address": .string(address), "initials": .string(initials),
      "avatar": avatar.map { .string($0) } ?? nil, "isVIP": .bool(isVIP),
    ]
  }
}

extension Attachment {
  var value: Value {
    ["name": .string(name), "size": .string(size), "picture": picture.map { .string($0) } ?? nil]
  }
}
