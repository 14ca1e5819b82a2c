/// An error in a scenario file. It says where the file is wrong, and what would be right.
package struct ScenarioError: Error, Equatable, CustomStringConvertible {
  /// The path of the file, as the user named it.
  package let file: String
  /// The place in the file, or nil if the error is about all of it.
  package let mark: SourceMark?
  /// Sentences that say what is wrong and what would be right.
  package let message: String

  /// Creates an error at a place of a file.
  package init(in file: String, at mark: SourceMark?, _ message: String) {
    self.file = file
    self.mark = mark
    self.message = message
  }

  /// The error as compilers write theirs, so that editors and terminals find the place: `mail.yaml:12:7: error: …`.
  package var description: String {
    let place = mark.map { ":\($0.line):\($0.column)" } ?? ""
    return "\(file)\(place): error: \(message)"
  }
}

/// An error at a place, before the name of the file is known.
package struct SourceError: Error, Equatable {
  package let mark: SourceMark?
  package let message: String

  /// Creates an error at a place. Without one, it is about the whole text.
  ///
  /// A message that repeats a long text of the file, or many of its names, is cut.
  package init(at mark: SourceMark?, _ message: String) {
    self.mark = mark
    self.message = message.utf8.count <= Self.longest ? message : "\(message.prefix(Self.longest / 4)) …"
  }

  /// The greatest length of a message in bytes of UTF-8, of which a character has at most four here.
  private static let longest = 2000
}
