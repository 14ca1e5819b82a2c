import SplitKit

/// The strips of stories above home and search, one for each of the 19 people.
enum Stories {
  /// The cards above home, which show the face of their owner.
  static func cards(of controller: String) -> Value {
    let items = Person.all.map { person -> Value in
      [
        "id": id(person, of: controller), "owner": .string(person.name), "avatar": .string(person.portrait),
        "image": .string("cover-\(Posts.highlightCount + person.number)"),
      ]
    }
    return ["kind": "stories", "items": .array(items)]
  }

  /// The faces above search, each in a ring with a gradient.
  static func faces(of controller: String) -> Value {
    let items = Person.all.map { person -> Value in
      [
        "id": id(person, of: controller), "title": .string(person.name), "image": .string(person.portrait),
        "border": "gradient",
      ]
    }
    return ["kind": "userStories", "items": .array(items)]
  }

  private static func id(_ person: Person, of controller: String) -> Value {
    .string("\(controller)/story-\(person.number - 1)")
  }
}
