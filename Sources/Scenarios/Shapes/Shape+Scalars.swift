import Spelling
import SplitKit

extension Shape where Output == String {
  /// A text. One that YAML reads as a number, as true or false, or as nothing needs quotes.
  package static let text = text(atMost: SourceLimits.label)

  /// A paragraph, which can be as long as all those of a content together.
  static let paragraph = text(atMost: SourceLimits.paragraphs)

  /// A text with a greatest length in bytes of UTF-8. Everybody waits while a very long one is laid out and drawn.
  private static func text(atMost length: Int) -> Shape {
    Shape(
      schema: { _ in ["type": "string"] },
      read: { (node) throws(SourceError) in
        guard case .scalar(let scalar) = node.content else { throw node.mismatch("a text") }
        let count = scalar.text.utf8.count
        guard count <= length else {
          throw SourceError(at: node.mark, "This text has \(count) bytes of UTF-8. It has at most \(length).")
        }
        if let text = scalar.string { return text }
        if scalar.isNull { throw node.mismatch("a text, such as \"\" for an empty one") }
        throw node.mismatch("a text. Write \"\(scalar.text)\" in quotes")
      })
  }

  /// One of these words.
  package static func choice(_ words: [String]) -> Shape {
    Shape(
      schema: { _ in ["enum": .array(words.map(Value.string))] },
      read: { (node) throws(SourceError) in
        guard case .scalar(let scalar) = node.content else { throw node.mismatch(words.listed(by: "or")) }
        guard words.contains(scalar.text) else {
          throw SourceError(at: node.mark, "There is no \(scalar.text) here. \(nearestOfFew(to: scalar.text, in: words))")
        }
        return scalar.text
      })
  }
}

extension Shape where Output == Bool {
  /// True or false.
  package static let flag = Shape(
    schema: { _ in ["type": "boolean"] },
    read: { (node) throws(SourceError) in
      guard case .scalar(let scalar) = node.content, let flag = scalar.flag else { throw node.mismatch("true or false") }
      return flag
    })
}

extension Shape where Output == Double {
  /// A number in a range.
  package static func number(_ range: ClosedRange<Double>) -> Shape {
    let words = "a number from \(shortest(range.lowerBound)) to \(shortest(range.upperBound))"
    return Shape(
      schema: { _ in ["type": "number", "minimum": .number(range.lowerBound), "maximum": .number(range.upperBound)] },
      read: { (node) throws(SourceError) in
        guard case .scalar(let scalar) = node.content, let number = scalar.number, range.contains(number) else {
          throw node.mismatch(words)
        }
        return number
      })
  }

  /// A length in points, up to the limit of windows.
  package static let length = Shape.number(0...20_000)
}
