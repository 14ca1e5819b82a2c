import SplitKit

/// Reads one JSON text into a `Value`, strictly: RFC 8259 and nothing beside it.
///
/// A reader that is lenient about what a client says makes two clients disagree about what they said. So this one
/// refuses what other readers let pass: trailing commas, a byte order mark, duplicate members, lone surrogates,
/// bytes that are not UTF-8, numbers that are not finite. What it accepts, `JSONWriter` writes back as equal values.
///
/// It takes time and memory in proportion to the text, and recurses no deeper than `maximumDepth`.
package struct JSONReader {
  /// How many arrays and objects may be open at once (protocol.md, `malformed`).
  package static let maximumDepth = 16

  let text: [UInt8]
  var position = 0
  private var depth = 0

  private init(_ text: [UInt8]) { self.text = text }

  /// The value that the text holds. White space may surround it, and nothing else.
  package static func read(_ text: [UInt8]) throws(JSONError) -> Value {
    var reader = JSONReader(text)
    guard !text.starts(with: [0xEF, 0xBB, 0xBF]) else { throw reader.error(.byteOrderMark) }
    reader.skipWhiteSpace()
    let value = try reader.readValue()
    reader.skipWhiteSpace()
    guard reader.next == nil else { throw reader.error(.trailingText) }
    return value
  }
}

extension JSONReader {
  /// The byte at the position, nil at the end.
  var next: UInt8? { position < text.count ? text[position] : nil }

  /// An error at the position. At the end of the text that it ends is all there is to say.
  func error(_ reason: JSONError.Reason) -> JSONError {
    JSONError(reason: next == nil ? .endOfText : reason, offset: position)
  }

  /// An error at a position that lies behind.
  func error(_ reason: JSONError.Reason, at offset: Int) -> JSONError {
    JSONError(reason: reason, offset: offset)
  }

  /// Steps over the byte if it is next.
  mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    position += 1
    return true
  }

  private mutating func skipWhiteSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
  }
}

extension JSONReader {
  /// The value that begins at the position, which is on no white space.
  private mutating func readValue() throws(JSONError) -> Value {
    guard let byte = next else { throw error(.endOfText) }
    return switch byte {
    case UInt8(ascii: "{"): try readNested { (reader) throws(JSONError) in .object(try reader.readMembers()) }
    case UInt8(ascii: "["): try readNested { (reader) throws(JSONError) in .array(try reader.readElements()) }
    case UInt8(ascii: "\""): .string(try readString())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): .number(try readNumber())
    case UInt8(ascii: "t"): try readWord("true", .bool(true))
    case UInt8(ascii: "f"): try readWord("false", .bool(false))
    case UInt8(ascii: "n"): try readWord("null", .null)
    default: throw error(.expectedValue)
    }
  }

  private mutating func readWord(_ word: String, _ value: Value) throws(JSONError) -> Value {
    let start = position
    for byte in word.utf8 where !take(byte) {
      throw next == nil ? error(.endOfText) : error(.expectedValue, at: start)
    }
    return value
  }

  /// Steps over the opening bracket and lets `body` read up to and over the closing one.
  private mutating func readNested(
    _ body: (inout JSONReader) throws(JSONError) -> Value
  ) throws(JSONError) -> Value {
    guard depth < Self.maximumDepth else { throw error(.tooDeep) }
    depth += 1
    position += 1
    skipWhiteSpace()
    let value = try body(&self)
    depth -= 1
    return value
  }

  private mutating func readElements() throws(JSONError) -> [Value] {
    var elements: [Value] = []
    if take(UInt8(ascii: "]")) { return elements }
    repeat {
      skipWhiteSpace()
      elements.append(try readValue())
    } while try readComma(or: UInt8(ascii: "]"))
    return elements
  }

  private mutating func readMembers() throws(JSONError) -> [Member] {
    var members: [Member] = []
    var names = MemberNames()
    if take(UInt8(ascii: "}")) { return members }
    repeat {
      skipWhiteSpace()
      let start = position
      guard next == UInt8(ascii: "\"") else { throw error(.expectedName) }
      let name = try readString()
      guard names.insert(name, after: members) else { throw error(.duplicateMember(name), at: start) }
      members.append(Member(name, try readMemberValue()))
    } while try readComma(or: UInt8(ascii: "}"))
    return members
  }

  private mutating func readMemberValue() throws(JSONError) -> Value {
    skipWhiteSpace()
    guard take(UInt8(ascii: ":")) else { throw error(.expectedColon) }
    skipWhiteSpace()
    return try readValue()
  }

  /// Whether another element follows; else the closing bracket has been read.
  private mutating func readComma(or end: UInt8) throws(JSONError) -> Bool {
    skipWhiteSpace()
    if take(UInt8(ascii: ",")) { return true }
    guard take(end) else { throw error(.expectedCommaOrEnd) }
    return false
  }
}

/// The names that an object already has. A few are looked through; many are kept in a set, so that an object of
/// thousands of members does not take the square of its size.
///
/// Names are compared by their bytes: to Swift, strings with the same letters composed differently are equal.
private struct MemberNames {
  private static let fewNames = 8
  private var set: Set<[UInt8]> = []

  /// Whether the name is new to an object that has these members so far.
  mutating func insert(_ name: String, after members: [Member]) -> Bool {
    if members.count < Self.fewNames {
      return !members.contains { $0.name.utf8.elementsEqual(name.utf8) }
    }
    if members.count == Self.fewNames { set = Set(members.map { Array($0.name.utf8) }) }
    return set.insert(Array(name.utf8)).inserted
  }
}
