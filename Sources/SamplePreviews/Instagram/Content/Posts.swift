import SplitKit

/// The mock content of the prototype, with our own pictures (spec/split-view.md 9.7 and 9.8).
enum Posts {
  /// The number of posts in each feed.
  static let count = 37
  /// The number of pictures of a post. The prototype repeats one photo so often (spec/split-view.md 9.3).
  static let pictureCount = 4
  /// The number of highlights, which have numbers as titles.
  static let highlightCount = 14

  /// The view model of a strip of highlights, which are circular covers with a plain border.
  static func highlights(of controller: String) -> Value {
    let items = (0..<highlightCount).map { number -> Value in
      [
        "id": .string("\(controller)/highlight-\(number)"), "title": .string(String(number)),
        "image": .string("cover-\(number)"), "border": "plain",
      ]
    }
    return ["kind": "highlights", "items": .array(items)]
  }

  /// The cells of a grid of squares.
  static func cells(of feed: Feed, in controller: String) -> Value {
    .array((0..<count).map { .object(cell($0, of: feed, in: controller)) })
  }

  /// The members that a cell has in any grid.
  static func cell(_ number: Int, of feed: Feed, in controller: String) -> [Member] {
    [
      Member("id", .string(cellID(number, of: controller))), Member("image", .string(feed.photo(number))),
      Member("title", .string("Photo \(number + 1)")),
    ]
  }

  static func cellID(_ number: Int, of controller: String) -> String { "\(controller)/post-\(number)" }

  /// The post that the id of a cell names, or nil for any other element.
  static func number(ofCell id: String, of controller: String) -> Int? { number("post-", id, controller) }

  /// The number at the end of an id that begins with the controller and the name of an element.
  static func number(_ element: String, _ id: String, _ controller: String) -> Int? {
    let prefix = "\(controller)/\(element)"
    return id.hasPrefix(prefix) ? Int(id.dropFirst(prefix.count)) : nil
  }
}
