/// A value of the wire: what JSON (RFC 8259) can say.
///
/// Literals make values, and subscripts read them: `["style": "doubleColumn"]`, `pane["frame"]?[2]?.number`.
public enum JSON: Hashable, Sendable {
  case null
  case bool(Bool)
  /// A number, which has the precision of a `Double`.
  case number(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  /// The member of an object, or nil if there is none, or if the value is no object.
  public subscript(name: String) -> JSON? { object?[name] }

  /// The element of an array, or nil if there is none, or if the value is no array.
  public subscript(index: Int) -> JSON? {
    guard let array, array.indices.contains(index) else { return nil }
    return array[index]
  }

  /// The text of a string, or nil for any other value.
  public var string: String? { if case .string(let text) = self { text } else { nil } }

  /// The number, or nil for any other value.
  public var number: Double? { if case .number(let number) = self { number } else { nil } }

  /// Whether the value is `true`, or nil if it is neither `true` nor `false`.
  public var bool: Bool? { if case .bool(let flag) = self { flag } else { nil } }

  /// The elements of an array, or nil for any other value.
  public var array: [JSON]? { if case .array(let elements) = self { elements } else { nil } }

  /// The members of an object, or nil for any other value.
  public var object: [String: JSON]? { if case .object(let members) = self { members } else { nil } }
}

extension JSON: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringLiteral {
  /// Makes `true` or `false`.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// Makes a number.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  /// Makes a number.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// Makes a string.
  public init(stringLiteral value: String) { self = .string(value) }
}

extension JSON: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  /// Makes an array.
  public init(arrayLiteral elements: JSON...) { self = .array(elements) }

  /// Makes an object. The last member with a name is the one that counts.
  public init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(Dictionary(elements) { _, last in last })
  }
}
