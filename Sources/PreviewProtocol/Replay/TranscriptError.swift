/// An error because of which a transcript cannot be replayed, with its place in the file.
package struct TranscriptError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The number of the line, beginning with 1.
  package let line: Int
  /// The path of the invalid member in the line, such as `send.type`, or nil if the error is about the whole line.
  package let path: String?
  /// A sentence that says what the line has and what it must have.
  package let message: String

  init(line: Int, path: String? = nil, _ message: String) {
    self.line = line
    self.path = path
    self.message = message
  }

  /// The number of the line and the sentence, which names the path.
  package var description: String { "\(line): \(message)" }
}
