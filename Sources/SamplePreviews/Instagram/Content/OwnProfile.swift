import SplitKit

/// The part of the profile that the user can edit.
struct OwnProfile: Equatable {
  private(set) var name = Person.user.name
  /// A text after the flags, which is empty at first.
  private(set) var text = ""

  /// The second line of the profile: the flags, which stay, and the text.
  var line: String { text.isEmpty ? Self.flags : "\(Self.flags) \(text)" }

  private static let flags = "🇵🇪 🇺🇸 🇷🇺"

  /// The greatest lengths, in bytes of UTF-8, so that a place has room for them.
  private static let (maximumName, maximumText) = (60, 200)

  init() {}

  /// A profile with these texts, as far as they fit. Without a name the profile keeps the first one.
  init(name: String, text: String) {
    let name = name.limited(toBytes: Self.maximumName)
    if !name.isBlank { self.name = name }
    self.text = text.limited(toBytes: Self.maximumText)
  }

  /// Reads a profile from a place; the first one for anything that is none.
  init(_ value: Value?) {
    self.init()
    guard let value, let name = value["name"]?.string, let text = value["text"]?.string else { return }
    self = OwnProfile(name: name, text: text)
  }

  var value: Value { ["name": .string(name), "text": .string(text)] }
}

extension String {
  /// The longest beginning of whole characters with at most that many bytes of UTF-8.
  func limited(toBytes most: Int) -> String {
    if utf8.count <= most { return self }
    var length = 0
    return String(
      prefix { character in
        length += character.utf8.count
        return length <= most
      })
  }

  /// Whether there is nothing to read.
  var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
