import ContentBlocks
import SplitKit

/// The screen with what other people did. It is a tab, and the heart of a detail presents it.
final class NotificationsViewController: ListViewController {
  private let links: Links

  init(_ application: Application, id: String, title: String, _ links: Links) {
    self.links = links
    super.init(application, id: id, title: title)
  }

  /// The height of a row: a picture of 50 with insets of 10 above and below (spec/split-view.md 9.7).
  /// At the accessibility sizes, the text has room for two more lines.
  override var row: TextHeight {
    TextHeight(70, .subheadline, .subheadline, atAccessibilitySizes: .subheadline, .subheadline)
  }
  override var sections: [(header: TextHeight?, count: Int)] { [(nil, Person.all.count)] }
  private func rowID(_ row: Int) -> String { "\(id)/row-\(row)" }

  /// The padding that gives the content of a row the readable width (ours; the prototype's rows are as wide as the
  /// screen).
  override var inset: Double { max(0, (contentWidth - readableWidth) / 2 - Self.rowPadding) }

  /// The inset of a row's content at its sides (spec/split-view.md 9.7).
  private static let rowPadding = 25.0

  /// Opens the post or, if somebody has begun to follow the user, that person's profile.
  override func didTap(element: String) {
    guard let row = Posts.number("row-", element, id), Person.all.indices.contains(row) else { return }
    let person = Person.all[row]
    if person.hasFollowed { links.openProfile(person) } else { links.openPost(row) }
  }

  override func makeContent() -> Value {
    let rows = Person.all.enumerated().map { row, person -> Value in
      [
        "kind": "notification", "id": .string(rowID(row)), "avatar": .string(person.portrait),
        "name": .string(person.name), "text": .string(person.comment), "time": .string(person.time),
        "image": .string(Feed.user.photo(row)),
      ]
    }
    return ["kind": "list", "style": "plain", "title": "Notifications", "sections": [["rows": .array(rows)]]]
  }
}
