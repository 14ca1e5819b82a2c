/// The names that UIKit had before Swift 4.2. The compiler knew them while a project said Swift 3, 4 or 4.1.
enum OldNames {
  /// The two columns of a table.
  static func table(_ text: String) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: text.split(separator: "\n").map { line in
        let words = line.split(separator: " ")
        return (String(words[0]), String(words[1]))
      })
  }

  /// The types and the constants, which stand in the text in the same way.
  static let globals = types.merging(constants) { type, _ in type }

  /// All old names.
  static let all = Set(globals.keys).union(members.keys).union(notifications.keys).union(functions.keys).union(methods.map(\.key))
}
