/// A JSON value as it goes over the wire, which keeps the order of an object's members.
///
/// View models, options, properties and places are values. A scene can therefore show content that the engine knows
/// nothing about, and equal content has equal bytes. Two objects are equal if they have equal members in the same
/// order.
public enum Value: Equatable, Sendable {
  /// No value.
  case null
  /// True or false.
  case bool(Bool)
  /// A finite number. JSON has no infinity and no NaN, and no scene contains them.
  case number(Double)
  /// A text.
  case string(String)
  /// Values in an order.
  case array([Value])
  /// Named values in an order.
  case object([Member])
}

/// A member of an object: a name and a value.
public struct Member: Equatable, Sendable {
  /// The name of the value.
  public var name: String
  /// The value.
  public var value: Value

  /// Creates a member from a name and a value.
  public init(_ name: String, _ value: Value) {
    self.name = name
    self.value = value
  }
}

extension Value {
  /// The value of an object's member, or nil if there is no such member or this value is no object.
  ///
  /// The lookup goes through the members one by one, as objects on the wire are small.
  public subscript(name: String) -> Value? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// The text of a string, or nil for any other value.
  public var string: String? { if case .string(let text) = self { text } else { nil } }

  /// The number, or nil for any other value.
  public var number: Double? { if case .number(let number) = self { number } else { nil } }

  /// The truth value of a boolean, or nil for any other value.
  public var bool: Bool? { if case .bool(let flag) = self { flag } else { nil } }

  /// The elements of an array, or nil for any other value.
  public var array: [Value]? { if case .array(let elements) = self { elements } else { nil } }

  /// The members of an object, or nil for any other value.
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
