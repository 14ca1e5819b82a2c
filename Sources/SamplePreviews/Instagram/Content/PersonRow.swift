import SplitKit

/// The row of a person in a list. Its id has the number of the person.
extension Person {
  private static let element = "person-"

  /// The height of the row. At the accessibility sizes, the button stands below the name.
  static let row = TextHeight(64, .subheadline, atAccessibilitySizes: .subheadline)

  /// The person whose row in a controller's list has this id, or nil for any other element.
  static func ofRow(_ id: String, in controller: String) -> Person? {
    Posts.number(element, id, controller).flatMap(with(number:))
  }

  /// The row in a controller's list, with words on its button, or without a button for nil.
  func row(in controller: String, button: String? = nil, isOn: Bool = false) -> Value {
    var members: [Member] = [
      Member("kind", "person"), Member("id", .string("\(controller)/\(Self.element)\(number)")),
      Member("name", .string(name)), Member("avatar", .string(portrait)),
    ]
    if let button { members += [Member("button", .string(button)), Member("isOn", .bool(isOn))] }
    return .object(members)
  }
}
