import SplitKit

/// A list of the conversations, beginning with the newest.
final class ConversationListViewController: ListViewController {
  private let store: MessagesStore
  private let didChoose: (Conversation) -> Void
  /// The ids of the conversations that the user has opened.
  var read: Set<String> = [] { didSet { changes += 1 } }
  private var changes = 0
  private var showsDetailElsewhere = false

  init(_ application: Application, id: String, _ store: MessagesStore, didChoose: @escaping (Conversation) -> Void) {
    (self.store, self.didChoose) = (store, didChoose)
    super.init(application, id: id, title: "Messages")
    navigationItem.rightBarButtonItem = BarButtonItem(id: "\(id)/compose", image: "square.and.pencil") {
      didChoose(.new)
    }
  }

  override func viewDidLoad() { lookWhereDetailsGo() }

  /// The split now shows details in another place. The rows say whether they lead to another screen (iOS 8, W14
  /// documented).
  override func showDetailTargetDidChange() { lookWhereDetailsGo() }

  private func lookWhereDetailsGo() {
    let target = targetViewController(forAction: .showDetail) as? SplitViewController
    showsDetailElsewhere = target?.isCollapsed ?? true
  }

  override var leadsOn: Bool { showsDetailElsewhere }
  override var revision: Int { changes + store.revision }
  override var row: TextHeight { Self.rowHeight }
  override var sections: [(header: TextHeight?, count: Int)] { [(nil, store.conversations.count)] }

  /// The height at `large` is estimated by eye from iOS 8. At the accessibility sizes, the name may take a
  /// second line, and the day stands below it.
  static let rowHeight = TextHeight(80, .headline, .subheadline, .subheadline, atAccessibilitySizes: .headline, .subheadline)

  private func id(of conversation: Conversation) -> String { elementID(ofConversation: conversation.id) }
  private func elementID(ofConversation name: String) -> String { "\(id)/\(name)" }

  /// The conversation that is shown beside the list.
  override var selection: [String] {
    guard !leadsOn, let shown = (splitViewController as? MessagesSplitViewController)?.shownConversation else { return [] }
    return store.conversations.contains { $0.id == shown.id } ? [elementID(ofConversation: shown.id)] : []
  }

  override func didTap(element: String) {
    guard let conversation = store.conversations.first(where: { id(of: $0) == element }) else { return }
    read.insert(conversation.id)
    didChoose(conversation)
  }

  override func makeContent() -> Value {
    [
      "kind": "list", "style": "plain", "title": "Messages", "leadsOn": .bool(leadsOn),
      "sections": [["rows": .array(store.conversations.map(content))]],
    ]
  }

  private func content(_ conversation: Conversation) -> Value {
    Self.row(
      of: conversation.person, id: id(of: conversation), preview: conversation.preview, day: conversation.day,
      isUnread: conversation.isUnread && !read.contains(conversation.id))
  }

  /// The row of a person, with a line about the conversation below the name.
  static func row(
    of person: Conversation.Person, id: String, preview: String, day: String = "", isUnread: Bool = false
  ) -> Value {
    [
      "kind": "conversation", "id": .string(id), "name": .string(person.name), "initials": .string(person.initials),
      "avatar": person.avatar.map { .string($0) } ?? nil, "preview": .string(preview), "day": .string(day),
      "isUnread": .bool(isUnread),
    ]
  }
}
