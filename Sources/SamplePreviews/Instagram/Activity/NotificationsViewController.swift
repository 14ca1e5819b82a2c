import SplitKit

/// The screen with what other people did. It is a tab, and the heart of a detail presents it.
final class NotificationsViewController: ListViewController {
  /// The height of a row: a picture of 50 with insets of 10 above and below (spec/split-view.md 9.7).
  override var rowHeight: Double { 70 }
  override var sections: [(headerHeight: Double, count: Int)] { [(0, Person.all.count)] }
  private func rowID(_ row: Int) -> String { "\(id)/row-\(row)" }

  override func makeContent() -> Value {
    let rows = Person.all.enumerated().map { row, person -> Value in
      [
        "kind": "notification", "id": .string(rowID(row)), "avatar": .string(person.portrait),
        "name": .string(person.name), "text": .string(person.comment), "image": .string(Feed.user.photo(row)),
      ]
    }
    return ["kind": "list", "style": "plain", "title": "Notifications", "sections": [["rows": .array(rows)]]]
  }
}
