import PreviewProtocol
import SplitKit

extension Notation {
  /// The value of a text in notation, or nil for a text that is none.
  static func value(of text: String) -> Value? {
    var reader = NotationReader(text)
    return reader.whole()
  }
}

/// Reads a notation from its beginning. Every method returns nil for a text that is none.
private struct NotationReader {
  private let text: [Unicode.Scalar]
  private var position = 0

  /// The greatest depth of values inside each other, which is that of a message.
  private static let deepest = 16

  init(_ text: String) { self.text = Array(text.unicodeScalars) }

  /// The whole text as one value.
  mutating func whole() -> Value? {
    guard let value = value(depth: 0), position == text.count else { return nil }
    return value
  }

  private mutating func takes(_ character: Unicode.Scalar) -> Bool {
    guard position < text.count, text[position] == character else { return false }
    position += 1
    return true
  }

  private mutating func value(depth: Int) -> Value? {
    guard depth <= Self.deepest else { return nil }
    if takes("(") { return group(depth: depth + 1) }
    guard let word = word() else { return nil }
    return word.isQuoted ? .string(word.text) : Self.plain(word.text)
  }

  /// The value of a word without apostrophes: a number, true, false and null as in JSON, and otherwise a text.
  private static func plain(_ word: String) -> Value {
    switch try? JSONReader.read(Array(word.utf8)) {
    case .bool(let isTrue): .bool(isTrue)
    case .number(let number): .number(number)
    case .null: .null
    case .string, .array, .object, nil: .string(word)
    }
  }

  /// Reads the object or the list that follows an opening parenthesis. A colon after the first word makes it an object.
  private mutating func group(depth: Int) -> Value? {
    if takes(")") { return .object([]) }
    if takes(";") { return takes(")") ? .array([]) : nil }
    let start = position
    let isObject = text[start...].first != "(" && word() != nil && takes(":")
    position = start
    return isObject ? object(depth: depth) : list(depth: depth)
  }

  private mutating func object(depth: Int) -> Value? {
    var members: [Member] = []
    repeat {
      guard let name = word()?.text, takes(":"), let value = value(depth: depth) else { return nil }
      members.append(Member(name, value))
    } while takes(",")
    return takes(")") ? .object(members) : nil
  }

  private mutating func list(depth: Int) -> Value? {
    guard let first = value(depth: depth) else { return nil }
    var values = [first]
    while takes(";") {
      if position < text.count, text[position] == ")", values.count == 1 { break }
      guard let value = value(depth: depth) else { return nil }
      values.append(value)
    }
    return takes(")") ? .array(values) : nil
  }

  private mutating func word() -> (text: String, isQuoted: Bool)? {
    if takes("'") { return quoted().map { ($0, true) } }
    let start = position
    while position < text.count, !Notation.isSpecial(text[position]) { position += 1 }
    return position == start ? nil : (Self.text(text[start..<position]), false)
  }

  /// The text after an apostrophe, up to one that is not doubled.
  private mutating func quoted() -> String? {
    var quoted = ""
    while let end = text[position...].firstIndex(of: "'") {
      quoted += Self.text(text[position..<end])
      position = end + 1
      if !takes("'") { return quoted }
      quoted += "'"
    }
    return nil
  }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }
}
