/// A value as it goes over the wire: what JSON can say, with the order of an object's members kept.
///
/// View models, options, properties and places are values, so that a scene can show content that the engine
/// knows nothing of, and so that equal content is equal bytes. Two objects are equal when their members are
/// equal in the same order.
public enum Value: Equatable, Sendable {
  /// No value.
  case null
  /// True or false.
  case bool(Bool)
  /// A finite number. JSON has no others, and neither has a scene.
  case number(Double)
  /// A text.
  case string(String)
  /// Values in an order.
  case array([Value])
  /// Named values in an order.
  case object([Member])
}

/// A named value in an object.
public struct Member: Equatable, Sendable {
  /// What the value is called.
  public var name: String
  /// The value.
  public var value: Value

  /// Names a value.
  public init(_ name: String, _ value: Value) {
    self.name = name
    self.value = value
  }
}

extension Value {
  /// The value of an object's member; nil where there is none, or where this is no object.
  ///
  /// Looks through the members one by one: objects on the wire are small.
  public subscript(name: String) -> Value? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// The text of a string, else nil.
  public var string: String? { if case .string(let text) = self { text } else { nil } }

  /// A number, else nil.
  public var number: Double? { if case .number(let number) = self { number } else { nil } }

  /// A truth value, else nil.
  public var bool: Bool? { if case .bool(let flag) = self { flag } else { nil } }

  /// The elements of an array, else nil.
  public var array: [Value]? { if case .array(let elements) = self { elements } else { nil } }

  /// The members of an object, else nil.
  public var members: [Member]? { if case .object(let members) = self { members } else { nil } }
}

extension Value: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, ExpressibleByNilLiteral
{
  /// Makes a string.
  public init(stringLiteral text: String) { self = .string(text) }
  /// Makes a truth value.
  public init(booleanLiteral flag: Bool) { self = .bool(flag) }
  /// Makes an array.
  public init(arrayLiteral elements: Value...) { self = .array(elements) }
  /// Makes an object whose members keep their order.
  public init(dictionaryLiteral members: (String, Value)...) {
    self = .object(members.map { Member($0.0, $0.1) })
  }
  /// Makes a number.
  public init(floatLiteral number: Double) { self = .number(number) }
  /// Makes a number.
  public init(integerLiteral number: Int) { self = .number(Double(number)) }
  /// Makes null.
  public init(nilLiteral: ()) { self = .null }
}
