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

  /// The reel that an element of a strip opens, or nil for any other element. The highlights are those of an owner.
  static func reel(_ element: String, of controller: String, owner: Person? = nil) -> StoryReel? {
    if let owner, let number = Posts.number("highlight-", element, controller),
      (0..<Posts.highlightCount).contains(number)
    {
      return .highlight(number, of: owner)
    }
    guard let story = Posts.number("story-", element, controller), Person.all.indices.contains(story) else { return nil }
    return .stories(from: Person.all[story])
  }
}
