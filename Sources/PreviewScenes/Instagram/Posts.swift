import SplitKit

/// The prototype's mock content, with pictures of our own (spec/split-view.md 9.7 and 9.8).
enum Posts {
  /// 37 posts in each feed.
  static let count = 37
  /// 14 highlights, titled by their numbers.
  static let highlightCount = 14

  /// The highlights as a strip shows them: circular covers with a plain border.
  static func highlights(of controller: String) -> Value {
    let items = (0..<highlightCount).map { number -> Value in
      [
        "id": .string("\(controller)/highlight-\(number)"), "title": .string(String(number)),
        "image": .string("cover-\(number)"), "border": "plain",
      ]
    }
    return ["kind": "highlights", "items": .array(items)]
  }

  /// A cell of a grid.
  static func cell(_ number: Int, of controller: String) -> Value {
    [
      "id": .string(cellID(number, of: controller)), "image": .string("photo-\(number)"),
      "title": .string("Photo \(number + 1)"),
    ]
  }

  static func cellID(_ number: Int, of controller: String) -> String { "\(controller)/post-\(number)" }

  /// The post that an element's id names; nil for any other element.
  static func number(ofCell id: String, of controller: String) -> Int? {
    let prefix = "\(controller)/post-"
    return id.hasPrefix(prefix) ? Int(id.dropFirst(prefix.count)) : nil
  }

  /// A row of a feed: each post has four copies of its photo.
  static func row(_ number: Int, of controller: String) -> Value {
    let photo = Value.string("photo-\(number)")
    return [
      "id": .string(rowID(number, of: controller)), "avatar": "portrait-0", "owner": "Sasha",
      "location": "Somewhere around the world", "images": [photo, photo, photo, photo],
      "comments": "View all comments",
    ]
  }

  static func rowID(_ number: Int, of controller: String) -> String { "\(controller)/row-\(number)" }
}
