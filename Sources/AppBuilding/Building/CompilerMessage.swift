/// A message of the compiler about a place in a file.
package struct CompilerMessage: Equatable, Sendable {
  package enum Kind: String, Sendable { case error, warning, note }

  package var file: String
  package var line: Int
  package var column: Int
  package let kind: Kind
  package var text: String

  package init(file: String, line: Int, column: Int, kind: Kind, text: String) {
    (self.file, self.line, self.column, self.kind, self.text) = (file, line, column, kind, text)
  }

  /// Reads `file:line:column: error: text`, or returns nil for any other line.
  package init?(_ line: String) {
    for kind in [Kind.error, .warning, .note] {
      guard let range = line.firstRange(of: ": \(kind.rawValue): "), !line.hasPrefix(" ") else { continue }
      let parts = line[..<range.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count >= 3, let column = Int(parts[parts.count - 1]), let number = Int(parts[parts.count - 2]) else { continue }
      self.init(
        file: parts.dropLast(2).joined(separator: ":"), line: number, column: column, kind: kind,
        text: String(line[range.upperBound...]))
      return
    }
    return nil
  }
}

extension CompilerMessage: CustomStringConvertible {
  /// The message as the compiler writes it, so that editors and terminals find the place.
  package var description: String { "\(file):\(line):\(column): \(kind.rawValue): \(text)" }
}

/// Makes the compiler's messages those of the developer's own files.
package struct MessageTranslation {
  /// The folder with the rewritten files, and the folder with the originals.
  let built: String
  let original: String
  let report: RewriterReport

  package init(built: String, original: String, report: RewriterReport) {
    (self.built, self.original, self.report) = (built, original, report)
  }

  /// The message with the original's path and column, and a sentence about what the module does not have. Nil for a warning about code
  /// that the tool has added or about a result that Apple's Foundation lets callers drop, and for a note without a place.
  package func translated(_ message: CompilerMessage) -> CompilerMessage? {
    var message = message
    let path = FilePlace.relative(message.file, to: built)
    // Notes about declarations of Swift's own libraries have no file here.
    if message.kind == .note, !message.file.hasPrefix("/") { return nil }
    if message.kind == .warning, Self.isAboutDroppableResult(message.text) { return nil }
    if path != message.file {
      guard message.kind == .error || message.line <= report.lines[path] ?? 0 else { return nil }
      message.column = report.originalColumn(message.column, line: message.line, file: path)
      message.file = FilePlace.join(original, report.moved[path] ?? path)
    }
    message.text = Self.explained(message.text)
    return message
  }

  /// Results of Foundation that callers may drop on Apple's systems, because the functions come from Objective-C there.
  private static let droppable = ["addObserver(forName:object:queue:using:)"]

  private static func isAboutDroppableResult(_ text: String) -> Bool {
    text.hasPrefix("result of call to '") && text.contains("' is unused") && droppable.contains { text.contains("'\($0)'") }
  }

  /// A name of UIKit that the module lacks is named as such.
  static func explained(_ text: String) -> String {
    for beginning in ["cannot find type '", "cannot find '"] where text.hasPrefix(beginning) {
      let name = text.dropFirst(beginning.count).prefix { $0 != "'" }
      if name.hasPrefix("UI"), name.dropFirst(2).first?.isUppercase == true {
        return "\(text). The module UIKit of the preview has no \(name). \(reference)"
      }
    }
    if text.hasPrefix("no such module '") {
      return "\(text). Name the module with --stub to build the app with an empty one in its place."
    }
    return text
  }

  private static let reference = "See docs/uikit-reference.md for what it has."
}
