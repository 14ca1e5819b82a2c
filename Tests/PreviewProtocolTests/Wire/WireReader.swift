import SplitKit

@testable import PreviewProtocol

/// Reads what a server writes, however deep it is: the bound on nesting is for what clients say, and a chain of
/// presentations nests a controller a step.
///
/// It believes what it reads to be JSON; anything else stops the test.
struct WireReader {
  private let text: [UInt8]
  private var position = 0

  static func read(_ text: [UInt8]) -> Value {
    var reader = WireReader(text: text)
    let value = reader.value()
    precondition(reader.position == text.count, "There is something behind the answer.")
    return value
  }

  private init(text: [UInt8]) { self.text = text }

  private mutating func value() -> Value {
    switch text[position] {
    case UInt8(ascii: "{"): return .object(members())
    case UInt8(ascii: "["): return .array(elements())
    case UInt8(ascii: "\""): return .string(string())
    default: return literal()
    }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard text[position] == byte else { return false }
    position += 1
    return true
  }

  private mutating func members() -> [Member] {
    var members: [Member] = []
    position += 1
    if take(UInt8(ascii: "}")) { return members }
    repeat {
      let name = string()
      precondition(take(UInt8(ascii: ":")), "A member has no value.")
      members.append(Member(name, value()))
    } while take(UInt8(ascii: ","))
    precondition(take(UInt8(ascii: "}")), "An object does not end.")
    return members
  }

  private mutating func elements() -> [Value] {
    var elements: [Value] = []
    position += 1
    if take(UInt8(ascii: "]")) { return elements }
    repeat { elements.append(value()) } while take(UInt8(ascii: ","))
    precondition(take(UInt8(ascii: "]")), "An array does not end.")
    return elements
  }

  /// A string; one with an escape in it goes to the strict reader.
  private mutating func string() -> String {
    let start = position
    var isPlain = true
    position += 1
    while text[position] != UInt8(ascii: "\"") {
      if text[position] == UInt8(ascii: "\\") {
        isPlain = false
        position += 1
      }
      position += 1
    }
    position += 1
    if isPlain { return String(decoding: text[(start + 1)..<(position - 1)], as: UTF8.self) }
    return WireReader.strict(Array(text[start..<position])).string ?? ""
  }

  /// A number, a truth value or null, up to what ends it.
  private mutating func literal() -> Value {
    let start = position
    let ends = [UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}")]
    while position < text.count, !ends.contains(text[position]) { position += 1 }
    return WireReader.strict(Array(text[start..<position]))
  }
}

extension WireReader {
  /// One value by the reader that the server itself has.
  private static func strict(_ text: [UInt8]) -> Value {
    guard let value = try? JSONReader.read(text) else {
      preconditionFailure("The server wrote \(String(decoding: text, as: UTF8.self))")
    }
    return value
  }
}
