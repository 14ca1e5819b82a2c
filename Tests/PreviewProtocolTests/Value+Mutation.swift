import SplitKit

extension Value {
  /// Values that are wrong nearly everywhere, and some that are right in places.
  private static let replacements: [Value] = [
    nil, true, -1, 0, 1, 0.5, 1e300, "", "left", .string(String(repeating: "x", count: 65)), [], [1, 2, 3, 4],
    .object([]), [nil], [[:]],
  ]

  /// The value with something in it replaced, removed or renamed.
  func mutated(with random: inout Xorshift) -> Value {
    switch self {
    case .object(var members) where !members.isEmpty && Bool.random(using: &random):
      let index = members.indices.randomElement(using: &random)!
      switch Int.random(in: 0..<8, using: &random) {
      case 0: members.remove(at: index)
      case 1: members[index].name += "s"
      default: members[index].value = members[index].value.mutated(with: &random)
      }
      return .object(members)
    case .array(var elements) where !elements.isEmpty && Bool.random(using: &random):
      let index = elements.indices.randomElement(using: &random)!
      elements[index] = elements[index].mutated(with: &random)
      return .array(elements)
    case .null, .bool, .number, .string, .object, .array:
      return Self.replacements.randomElement(using: &random)!
    }
  }
}
