import SplitKit

/// A list of the mailboxes, in groups, with the number of unread messages in each.
final class MailboxListViewController: ListViewController {
  private let mailSelection: MailSelection
  private let didChoose: (Mailbox) -> Void
  private let didCompose: (ViewController) -> Void
  private lazy var metrics = MailMetrics(application.profile.look.lists)

  init(
    _ application: Application, id: String, _ selection: MailSelection, didChoose: @escaping (Mailbox) -> Void,
    didCompose: @escaping (ViewController) -> Void
  ) {
    mailSelection = selection
    self.didChoose = didChoose
    self.didCompose = didCompose
    super.init(application, id: id, title: "Mailboxes")
  }

  private static let rows = Mailbox.groups.flatMap(\.mailboxes)

  /// Adds a button for a new message if the split is collapsed. Otherwise the message's screen has this button.
  override func updateProperties() {
    navigationItem.rightBarButtonItems = splitViewController?.isCollapsed == true ? [compose] : []
  }

  private lazy var compose = BarButtonItem(id: "\(id)/compose", image: "square.and.pencil") { [weak self] in
    if let self { didCompose(self) }
  }

  override var inset: Double { metrics.sidebarInset }
  override var row: TextHeight { metrics.mailbox }
  override var revision: Int { mailSelection.store.revision }
  override var leadsOn: Bool {
    guard let split = splitViewController else { return true }
    return split.isCollapsed || split.style == .doubleColumn
  }
  override var sections: [(header: TextHeight?, count: Int)] {
    [(metrics.largeTitle, 0)]
      + Mailbox.groups.map { ($0.title == nil ? nil : metrics.sectionHeader, $0.mailboxes.count) }
  }

  private func id(of mailbox: Mailbox) -> String { "\(id)/\(mailbox.rawValue)" }

  /// The selected mailbox, if the list is a sidebar. A list that leads to another screen has no selection.
  override var selection: [String] {
    leadsOn ? [] : [id(of: mailSelection.mailbox)]
  }

  override func didTap(element: String) {
    if let mailbox = Self.rows.first(where: { id(of: $0) == element }) { didChoose(mailbox) }
  }

  override func makeContent() -> Value {
    let title: Value = ["header": ["kind": "largeTitle", "title": "Mailboxes"], "rows": []]
    let groups = Mailbox.groups.map { group -> Value in
      [
        "header": group.title.map { ["kind": "section", "title": .string($0)] } ?? nil,
        "rows": .array(group.mailboxes.map(content)),
      ]
    }
    return [
      "kind": "list", "style": "sidebar", "title": "Mailboxes", "leadsOn": .bool(leadsOn), "sections": .array([title] + groups),
    ]
  }

  private func content(_ mailbox: Mailbox) -> Value {
    [
      "kind": "mailbox", "id": .string(id(of: mailbox)), "title": .string(mailbox.title),
      "image": .string(mailbox.image), "count": .number(Double(mailSelection.store.count(in: mailbox))),
    ]
  }
}
