/// Something wrong in a file that describes a preview.
package struct PreviewFault: Error, Equatable, Sendable {
  /// The id of the preview that the file describes or would describe, or nil if it has none.
  package let preview: String?
  /// The path of the file, as the user named it.
  package let file: String
  /// The line and the column, which begin with 1, or nil if the fault is not in one place.
  package let line, column: Int?
  /// The text of the line, or nil if it is not known.
  package let text: String?
  /// Sentences that say what is wrong and what would be right.
  package let message: String

  /// Creates a fault at a place of a file.
  package init(
    in file: String, of preview: String?, line: Int? = nil, column: Int? = nil, text: String? = nil, _ message: String
  ) {
    (self.file, self.preview, self.line, self.column, self.message) = (file, preview, line, column, message)
    self.text = text.map { String($0.prefix(Self.longestText)) }
  }

  /// The greatest length of a line's text that is told, in characters.
  private static let longestText = 200

  /// The same fault of a file that describes another preview.
  package func of(_ preview: String) -> PreviewFault {
    PreviewFault(in: file, of: preview, line: line, column: column, text: text, message)
  }
}

extension PreviewFault: CustomStringConvertible {
  /// The fault as compilers write theirs, so that editors and terminals find the place: `mail.yaml:12:7: error: …`.
  package var description: String {
    let place = [line, column].compactMap { $0.map { ":\($0)" } }.joined()
    return "\(file)\(place): error: \(message)"
  }
}
