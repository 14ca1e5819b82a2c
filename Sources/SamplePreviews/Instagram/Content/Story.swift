import SplitKit

/// A story or a highlight: pictures that follow each other.
struct Story: Equatable {
  let owner: Person
  let title: String
  let pictures: [String]

  /// The story of a person. It begins with the picture of the person's card.
  static func of(_ person: Person) -> Story {
    let pictures = (0..<2 + person.number % 3).map { "cover-\(Posts.highlightCount + 20 * $0 + person.number)" }
    return Story(owner: person, title: person.time.isEmpty ? "now" : person.time, pictures: pictures)
  }

  /// A highlight of a person. It begins with the picture of its cover.
  static func highlight(_ number: Int, of person: Person) -> Story {
    let pictures = (0..<2 + number % 4).map { "cover-\($0 == 0 ? number : 100 * $0 + number)" }
    return Story(owner: person, title: "Highlight \(number)", pictures: pictures)
  }
}

/// The stories through which the user taps, one after the other.
enum StoryReel: Equatable {
  /// The stories of all people, beginning with one of them.
  case stories(from: Person)
  /// The story of one person.
  case own(Person)
  case highlight(Int, of: Person)

  var stories: [Story] {
    switch self {
    case .stories(let first): Person.all.drop { $0 != first }.map(Story.of)
    case .own(let person): [.of(person)]
    case .highlight(let number, let person): [.highlight(number, of: person)]
    }
  }
}

extension StoryReel {
  var value: Value {
    switch self {
    case .stories(let first): ["stories": .number(Double(first.number))]
    case .own(let person): ["own": .number(Double(person.number))]
    case .highlight(let number, let person):
      ["own": .number(Double(person.number)), "highlight": .number(Double(number))]
    }
  }

  /// Reads a reel from a place; nil for anything that is none.
  init?(_ value: Value) {
    func number(_ name: String) -> Int? { value[name]?.number.flatMap { Int(exactly: $0) } }
    if let first = number("stories").flatMap(Person.with(number:)), !first.isUser {
      self = .stories(from: first)
    } else if let person = number("own").flatMap(Person.with(number:)) {
      guard let highlight = number("highlight") else {
        self = .own(person)
        return
      }
      guard (0..<Posts.highlightCount).contains(highlight) else { return nil }
      self = .highlight(highlight, of: person)
    } else {
      return nil
    }
  }
}
