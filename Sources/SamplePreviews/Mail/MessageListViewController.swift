import SplitKit

/// A list of the messages of a mailbox.
final class MessageListViewController: ListViewController {
  private let mailSelection: MailSelection
  private let didChoose: (String) -> Void
  private let didCompose: (ViewController) -> Void
  private lazy var metrics = MailMetrics(application.profile.look.lists)
  private lazy var filter = BarButtonItem(id: "\(id)/filter", image: "line.3.horizontal.decrease") { [weak self] in
    guard let self else { return }
    mailSelection.isFiltered.toggle()
    update()
  }
  private lazy var compose = BarButtonItem(id: "\(id)/compose", image: "square.and.pencil") { [weak self] in
    if let self { didCompose(self) }
  }

  init(
    _ application: Application, id: String, _ selection: MailSelection, didChoose: @escaping (String) -> Void,
    didCompose: @escaping (ViewController) -> Void
  ) {
    mailSelection = selection
    self.didChoose = didChoose
    self.didCompose = didCompose
    super.init(application, id: id, title: selection.mailbox.title)
  }

  override func viewDidLoad() { update() }

  /// Updates the list after a change of the mailbox or the filter.
  func update() {
    title = mailSelection.mailbox.title
    filter.image = "line.3.horizontal.decrease" + (mailSelection.isFiltered ? ".circle.fill" : "")
    scrollToTop()
  }

  /// Adds a button for a new message if the split is collapsed. Otherwise the message's screen has this button.
  override func updateProperties() {
    navigationItem.rightBarButtonItems = leadsOn ? [compose, filter] : [filter]
    // Another list that shares the selection may have changed the mailbox.
    if title != mailSelection.mailbox.title { update() }
  }

  override var row: TextHeight {
    mailSelection.store.showsPreviews ? metrics.message : metrics.briefMessage
  }
  override var revision: Int { mailSelection.store.revision }
  override var leadsOn: Bool { splitViewController?.isCollapsed ?? true }
  override var sections: [(header: TextHeight?, count: Int)] {
    [(metrics.subtitled, mailSelection.messages.count)]
  }

  private func id(of message: Message) -> String { "\(id)/\(message.id)" }

  /// The message that is shown beside the list.
  override var selection: [String] {
    leadsOn ? [] : mailSelection.message(orFirst: true).map { [id(of: $0)] } ?? []
  }

  override func didTap(element: String) {
    if let message = mailSelection.messages.first(where: { id(of: $0) == element }) { didChoose(message.id) }
  }

  override func makeContent() -> Value {
    let messages = mailSelection.messages
    let header: Value = [
      "kind": "largeTitle", "title": .string(mailSelection.mailbox.title), "subtitle": .string(subtitle(messages)),
    ]
    return [
      "kind": "list", "style": "plain", "title": .string(mailSelection.mailbox.title), "leadsOn": .bool(leadsOn),
      "empty": .string(mailSelection.isFiltered ? "No Unread Mail" : "No Mail"),
      "sections": [["header": header, "rows": .array(messages.map(content))]],
    ]
  }

  private func subtitle(_ messages: [Message]) -> String {
    if mailSelection.isFiltered { return "Filtered by: Unread" }
    let unread = messages.count(where: \.isUnread)
    let count = messages.count == 1 ? "1 Message" : "\(messages.count) Messages"
    return unread == 0 ? count : "\(count), \(unread) Unread"
  }

  private func content(_ message: Message) -> Value {
    let isOwn = message.sender == .me
    return [
      "kind": "message", "id": .string(id(of: message)),
      "sender": .string(isOwn ? message.recipients.map(\.name).joined(separator: ", ") : message.sender.name),
      "subject": .string(message.subject),
      "preview": mailSelection.store.showsPreviews ? .string(message.preview) : nil, "day": .string(message.day),
      "isUnread": .bool(message.isUnread), "isFlagged": .bool(message.isFlagged),
      "isVIP": .bool(message.sender.isVIP), "isReplied": .bool(message.isReplied),
      "hasAttachment": .bool(!message.attachments.isEmpty),
    ]
  }
}
