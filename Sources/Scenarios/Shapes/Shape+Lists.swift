import SplitKit

extension Shape {
  /// A list of values, of which there is a greatest number.
  @_semantics("optimize.sil.specialize.generic.never")
  package static func list<Element>(of element: Shape<Element>, atMost count: Int = 1000) -> Shape where Output == [Element] {
    Shape(
      schema: { definitions in
        ["type": "array", "items": definitions.orOption(element.schema(&definitions)), "maxItems": .number(Double(count))]
      },
      read: { (node) throws(SourceError) in
        guard case .sequence(let nodes) = node.content else { throw node.mismatch("a list") }
        guard nodes.count <= count else {
          throw SourceError(at: node.mark, "The list has \(nodes.count) values. It has at most \(count).")
        }
        var (elements, errors) = ([Element](), ErrorList())
        for node in nodes where !errors.isFull {
          if let next = errors.noting({ () throws(SourceError) in try element.read(node) }) { elements.append(next) }
        }
        try errors.check()
        return elements
      })
  }

  /// A list of different texts.
  static func distinct(_ element: Shape<String>, atMost count: Int) -> Shape where Output == [String] {
    let marked = Shape<[(text: String, mark: SourceMark)]>.list(
      of: element.map { (text, mark) throws(SourceError) in (text, mark) }, atMost: count)
    return Shape(
      schema: { definitions in .object((marked.schema(&definitions).members ?? []) + [Member("uniqueItems", true)]) },
      read: { (node) throws(SourceError) in
        var first: [String: SourceMark] = [:]
        for (text, mark) in try marked.read(node) {
          if let before = first.updateValue(mark, forKey: text) {
            throw SourceError(at: mark, "\(text) is there already, in \(before.words). Take this one out.")
          }
        }
        return try Shape<[String]>.list(of: element, atMost: count).read(node)
      })
  }

  /// The same list, which has at least one value. An empty list would look like a demand, and ask for nothing.
  @_semantics("optimize.sil.specialize.generic.never")
  func nonEmpty<Element>() -> Shape where Output == [Element] {
    Shape(
      schema: { definitions in
        guard case .object(let members) = schema(&definitions) else { return schema(&definitions) }
        let isList = members.contains { $0.name == "type" && $0.value == "array" }
        return .object(members + (isList ? [Member("minItems", 1)] : []))
      },
      read: { (node) throws(SourceError) in
        if case .sequence(let nodes) = node.content, nodes.isEmpty {
          throw SourceError(at: node.mark, "The list is empty and asks for nothing. Give it a value, or leave its key out.")
        }
        return try read(node)
      })
  }

  /// A value, or a list of values.
  @_semantics("optimize.sil.specialize.generic.never")
  static func oneOrMore<Element>(_ element: Shape<Element>) -> Shape where Output == [Element] {
    let list = Shape<[Element]>.list(of: element, atMost: 32)
    return Shape(
      schema: { definitions in ["anyOf": [element.schema(&definitions), list.schema(&definitions)]] },
      read: { (node) throws(SourceError) in
        if case .sequence = node.content { return try list.read(node) }
        return [try element.read(node)]
      })
  }

  /// A mapping from names that the file chooses to values, in the order of the file.
  @_semantics("optimize.sil.specialize.generic.never")
  package static func named<Element>(_ element: Shape<Element>) -> Shape where Output == [Named<Element>] {
    Shape(
      schema: { definitions in
        [
          "type": "object", "propertyNames": ["pattern": .string(String.namePattern)],
          "additionalProperties": definitions.orOption(element.schema(&definitions)),
        ]
      },
      read: { (node) throws(SourceError) in
        guard case .mapping(let entries) = node.content else { throw node.mismatch("a mapping from names to values") }
        var (elements, errors) = ([Named<Element>](), ErrorList())
        for entry in entries where !errors.isFull {
          let next = errors.noting { () throws(SourceError) in try valueUnderName(entry, element) }
          if let next { elements.append(next) }
        }
        try errors.check()
        return elements
      })
  }
}

/// Reads a value under a name. Throws an error for one that is no name.
private func valueUnderName<Element>(_ entry: SourceEntry, _ element: Shape<Element>) throws(SourceError) -> Named<Element> {
  guard entry.key.isName else {
    throw SourceError(
      at: entry.mark, "\"\(entry.key.prefix(80))\" is no name. A name has 1 to 64 letters, digits and hyphens.")
  }
  return Named(entry.key, at: entry.mark, try element.read(entry.value))
}

/// A value under a name that the file has chosen.
package struct Named<Element: Sendable>: Sendable {
  package let name: String
  /// The place of the name.
  package let mark: SourceMark
  package let value: Element

  init(_ name: String, at mark: SourceMark, _ value: Element) {
    (self.name, self.mark, self.value) = (name, mark, value)
  }
}

extension String {
  /// The names as JSON Schema describes them.
  static let namePattern = "^[A-Za-z0-9][A-Za-z0-9-]{0,63}$"

  /// Whether the text is a name of a controller, of an option or of a content: letters, digits and hyphens, and no hyphen at first.
  package var isName: Bool {
    (1...64).contains(utf8.count) && first != "-"
      && utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "-"):
          true
        default: false
        }
      }
  }
}
