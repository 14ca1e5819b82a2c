import SplitKit

/// A value of the engine, for `JSONEncoder`.
struct JSON: Encodable {
  let value: Value

  func encode(to encoder: any Encoder) throws {
    if case .object(let members) = value { return try Members(members: members).encode(to: encoder) }
    var container = encoder.singleValueContainer()
    switch value {
    case .null, .object: try container.encodeNil()
    case .bool(let flag): try container.encode(flag)
    case .number(let number): try container.encode(number)
    case .string(let text): try container.encode(text)
    case .array(let elements): try container.encode(elements.map(JSON.init))
    }
  }
}

/// The members of an object.
struct Members: Encodable {
  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  let members: [Member]

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    for member in members { try container.encode(JSON(value: member.value), forKey: Key(stringValue: member.name)) }
  }
}
