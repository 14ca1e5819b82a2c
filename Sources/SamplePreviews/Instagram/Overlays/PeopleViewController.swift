import SplitKit

/// A sheet with people, each of whom the user can follow.
final class PeopleViewController: ListViewController {
  private let store: PhotoStore
  private var list = PeopleList.followers(.user)
  private var people: [Person] = []
  private var showCount = 0

  init(_ application: Application, id: String, _ store: PhotoStore) {
    self.store = store
    super.init(application, id: id)
  }

  /// Shows a list from its top. A person whom the user stops following stays in the list until it is shown again.
  func show(_ list: PeopleList) {
    self.list = list
    people = Self.people(in: list, store)
    title = Self.title(of: list)
    showCount += 1
    scrollToTop()
  }

  private static func people(in list: PeopleList, _ store: PhotoStore) -> [Person] {
    switch list {
    case .likers(let post): store.likers(of: post)
    case .followers(let person): Person.all.filter { $0 != person }
    case .following(let person) where person.isUser: Person.all.filter { store.followed.contains($0.number) }
    case .following(let person): Person.all.filter { $0 != person && $0.number % 3 == person.number % 3 }
    }
  }

  private static func title(of list: PeopleList) -> String {
    switch list {
    case .likers: "Likes"
    case .followers: "Followers"
    case .following: "Following"
    }
  }

  /// The people in the list, as a member of a place, if it is no longer the list that would be shown anew.
  var members: [Member] {
    if people == Self.people(in: list, store) { return [] }
    return [Member("listed", .array(people.map { .number(Double($0.number)) }))]
  }

  /// Restores the people in the list. Numbers of no person are left out.
  func restore(_ place: Value) {
    guard let numbers = place["listed"]?.array?.compactMap({ $0.number.flatMap { Int(exactly: $0) } }) else { return }
    let listed = Set(numbers)
    people = Person.all.filter { listed.contains($0.number) }
    showCount += 1
  }

  override var row: TextHeight { Person.row }
  override var revision: Int { store.revision + showCount }
  override var sections: [(header: TextHeight?, count: Int)] { [(nil, people.count)] }

  override func didTap(element: String) {
    guard let person = Person.ofRow(element, in: id), people.contains(person) else { return }
    store.toggleFollow(person)
  }

  override func makeContent() -> Value {
    let rows = people.map { person -> Value in
      let isFollowed = store.followed.contains(person.number)
      return person.row(in: id, button: isFollowed ? "Following" : "Follow", isOn: isFollowed)
    }
    return [
      "kind": "list", "style": "plain", "title": .string(title ?? ""), "empty": "Not following anyone yet.",
      "sections": [["rows": .array(rows)]],
    ]
  }
}
