import SplitKit

/// A sheet with the targets for a post: its link, and people to whom it is sent.
final class ShareViewController: ListViewController {
  private var post = PostID(owner: 0, number: 0)
  private var hasCopied = false
  private var sent: Set<Int> = []
  private var changeCount = 0

  init(_ application: Application, id: String) { super.init(application, id: id, title: "Share") }

  /// Shows the targets for a post, before anything is sent.
  func show(_ post: PostID) {
    self.post = post
    hasCopied = false
    sent = []
    changeCount += 1
    scrollToTop()
  }

  /// The people who were sent the post, and whether its link was copied, as members of a place.
  var members: [Member] {
    (sent.isEmpty ? [] : [Member("sentTo", .array(sent.sorted().map { .number(Double($0)) }))])
      + (hasCopied ? [Member("hasCopied", true)] : [])
  }

  /// Restores what had been sent and copied. Numbers of no person are left out.
  func restore(_ place: Value) {
    let numbers = (place["sentTo"]?.array ?? []).compactMap { $0.number.flatMap { Int(exactly: $0) } }
    sent = Set(numbers).intersection(Person.all.map(\.number))
    hasCopied = place["hasCopied"] == true
    changeCount += 1
  }

  override var row: TextHeight { Person.row }
  override var revision: Int { changeCount }
  override var sections: [(header: TextHeight?, count: Int)] { [(nil, 1 + Person.all.count)] }

  /// Copies the link, or sends the post to a person. A second tap takes back what was sent.
  override func didTap(element: String) {
    if element == linkID {
      hasCopied.toggle()
    } else if let person = Person.ofRow(element, in: id) {
      sent.formSymmetricDifference([person.number])
    } else {
      return
    }
    changeCount += 1
  }

  private var linkID: String { "\(id)/link" }

  override func makeContent() -> Value {
    let link: Value = [
      "kind": "action", "id": .string(linkID), "title": hasCopied ? "Link Copied" : "Copy Link",
      "image": hasCopied ? "checkmark" : "link", "isOn": .bool(hasCopied),
    ]
    let people = Person.all.map { person -> Value in
      let isSent = sent.contains(person.number)
      return person.row(in: id, button: isSent ? "Sent" : "Send", isOn: isSent)
    }
    return ["kind": "list", "style": "plain", "title": "Share", "sections": [["rows": .array([link] + people)]]]
  }
}
