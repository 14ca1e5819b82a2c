import SplitKit

/// A sheet with the people to whom a new message can be addressed.
final class ContactsViewController: ListViewController {
  private let didChoose: (Conversation.Person) -> Void

  init(_ application: Application, id: String, didChoose: @escaping (Conversation.Person) -> Void) {
    self.didChoose = didChoose
    super.init(application, id: id, title: "Contacts")
    navigationItem.rightBarButtonItem = BarButtonItem(id: "\(id)/cancel", title: application.language.word(.cancel)) {
      [weak self] in self?.dismiss()
    }
  }

  override var row: TextHeight { ConversationListViewController.rowHeight }
  override var sections: [(header: TextHeight?, count: Int)] { [(nil, people.count)] }

  private let people = Conversation.samples.map { (id: $0.id, person: $0.person) }.sorted { $0.person.name < $1.person.name }

  override func didTap(element: String) {
    if let tapped = people.first(where: { "\(id)/\($0.id)" == element }) { didChoose(tapped.person) }
  }

  override func makeContent() -> Value {
    let rows = people.map { ConversationListViewController.row(of: $1, id: "\(id)/\($0)", preview: $1.number) }
    return ["kind": "list", "style": "plain", "title": "Contacts", "sections": [["rows": .array(rows)]]]
  }
}
