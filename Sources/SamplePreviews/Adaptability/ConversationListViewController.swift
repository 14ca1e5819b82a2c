import SplitKit

/// A list of the conversations, beginning with the newest.
final class ConversationListViewController: ListViewController {
  private let didChoose: (Conversation) -> Void
  /// The ids of the conversations that the user has opened.
  var read: Set<String> = [] { didSet { changes += 1 } }
  private var changes = 0
  private var showsDetailElsewhere = false

  init(_ application: Application, id: String, didChoose: @escaping (Conversation) -> Void) {
    self.didChoose = didChoose
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
  override var revision: Int { changes }
  /// The height at `large` is estimated by eye from iOS 8. At the accessibility sizes, the name may take a
  /// second line, and the day stands below it.
  override var row: TextHeight {
    TextHeight(80, .headline, .subheadline, .subheadline, atAccessibilitySizes: .headline, .subheadline)
  }
  override var sections: [(header: TextHeight?, count: Int)] { [(nil, Conversation.samples.count)] }

  private func id(of conversation: Conversation) -> String { elementID(ofConversation: conversation.id) }
  private func elementID(ofConversation name: String) -> String { "\(id)/\(name)" }

  /// The conversation that is shown beside the list.
  override var selection: [String] {
    guard !leadsOn, let shown = (splitViewController as? MessagesSplitViewController)?.shownConversation else { return [] }
    return Conversation.samples.contains { $0.id == shown.id } ? [elementID(ofConversation: shown.id)] : []
  }

  override func didTap(element: String) {
    guard let conversation = Conversation.samples.first(where: { id(of: $0) == element }) else { return }
    read.insert(conversation.id)
    didChoose(conversation)
  }

  override func makeContent() -> Value {
    [
      "kind": "list", "style": "plain", "title": "Messages", "leadsOn": .bool(leadsOn),
      "sections": [["rows": .array(Conversation.samples.map(content))]],
    ]
  }

  private func content(_ conversation: Conversation) -> Value {
    [
      "kind": "conversation", "id": .string(id(of: conversation)), "name": .string(conversation.person.name),
      "initials": .string(conversation.person.initials),
      "avatar": conversation.person.avatar.map { .string($0) } ?? nil,
      "preview": .string(conversation.preview), "day": .string(conversation.day),
      "isUnread": .bool(conversation.isUnread && !read.contains(conversation.id)),
    ]
  }
}
