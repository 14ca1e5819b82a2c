import SplitKit

/// Reads a JSON text into a `Value`, strictly as RFC 8259 defines it.
///
/// If readers are lenient, two programs can disagree about what a client said. This reader therefore refuses what other
/// readers accept: trailing commas, a byte order mark, duplicate members, names that are slow to compare, lone surrogates,
/// bytes that are not UTF-8, and numbers that are not finite. `JSONWriter` writes texts that this reader reads back as equal values.
///
/// Time and memory are proportional to the text, and the recursion is no deeper than `maximumDepth`.
package struct JSONReader {
  /// The greatest number of arrays and objects that can be open at once (protocol.md, `malformed`).
  package static let maximumDepth = 16

  let text: [UInt8]
  var position = 0
  /// Whether a string had a byte beyond ASCII or an escape. Only such strings can have combining marks.
  var canHaveMarks = false
  private var depth = 0

  /// The number of arrays and objects that can be open at once in this text.
  private let limit: Int

  private init(_ text: [UInt8], limit: Int) {
    self.text = text
    self.limit = limit
  }

  /// Reads the value of a text. The text may have white space around the value, and nothing else.
  ///
  /// A text that does not come from a client can be nested deeper. Its reader passes another `limit`.
  package static func read(_ text: [UInt8], limit: Int = maximumDepth) throws(JSONError) -> Value {
    try readChecked(text, limit: limit).value
  }

  /// Reads the value of a text, and finds out whether a string in it can have too many marks.
  static func readChecked(
    _ text: [UInt8], limit: Int = maximumDepth
  ) throws(JSONError) -> (value: Value, canHaveMarks: Bool) {
    var reader = JSONReader(text, limit: limit)
    guard !reader.startsWithByteOrderMark else { throw reader.error(.byteOrderMark) }
    reader.skipWhiteSpace()
    let value = try reader.readValue()
    reader.skipWhiteSpace()
    guard reader.next == nil else { throw reader.error(.trailingText) }
    return (value, reader.canHaveMarks)
  }
}

extension JSONReader {
  private var startsWithByteOrderMark: Bool { text.count >= 3 && text[0] == 0xEF && text[1] == 0xBB && text[2] == 0xBF }

  /// The byte at the position, or nil at the end.
  var next: UInt8? { position < text.count ? text[position] : nil }

  /// An error at the position. At the end of the text, the reason is always `endOfText`.
  func error(_ reason: JSONError.Reason) -> JSONError {
    JSONError(reason: next == nil ? .endOfText : reason, offset: position)
  }

  /// An error at an earlier position.
  func error(_ reason: JSONError.Reason, at offset: Int) -> JSONError {
    JSONError(reason: reason, offset: offset)
  }

  /// Skips a byte if it is the next one. Returns whether it was.
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
  /// Reads a value. The position must not be on white space.
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

  /// Skips the opening bracket and calls `body`, which reads up to the closing bracket and skips it.
  private mutating func readNested(
    _ body: (inout JSONReader) throws(JSONError) -> Value
  ) throws(JSONError) -> Value {
    guard depth < limit else { throw error(.tooDeep(limit: limit)) }
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
    if take(UInt8(ascii: "}")) { return members }
    var names = MemberNames()
    members.reserveCapacity(Self.usualMembers)
    repeat {
      skipWhiteSpace()
      let start = position
      guard next == UInt8(ascii: "\"") else { throw error(.expectedName) }
      let name = try readString()
      guard !canHaveMarks || !name.hasTooManyMarks else { throw error(.tooManyMarks, at: start) }
      guard names.insert(name, after: members) else { throw error(.duplicateMember(name), at: start) }
      members.append(Member(name, try readMemberValue()))
    } while try readComma(or: UInt8(ascii: "}"))
    return members
  }

  /// The number of members that a message usually has at most.
  private static var usualMembers: Int { 6 }

  private mutating func readMemberValue() throws(JSONError) -> Value {
    skipWhiteSpace()
    guard take(UInt8(ascii: ":")) else { throw error(.expectedColon) }
    skipWhiteSpace()
    return try readValue()
  }

  /// Reads a comma or the closing bracket. Returns whether another element follows.
  private mutating func readComma(or end: UInt8) throws(JSONError) -> Bool {
    skipWhiteSpace()
    if take(UInt8(ascii: ",")) { return true }
    guard take(end) else { throw error(.expectedCommaOrEnd) }
    return false
  }
}

/// The names that an object already has. A short list is searched, and a long one is kept in a set, so that the time
/// for an object with thousands of members does not grow with the square of its size.
///
/// Names are compared by their bytes, because Swift treats strings as equal whose letters are composed differently.
private struct MemberNames {
  private static let fewNames = 8
  private var set: Set<[UInt8]> = []

  /// Inserts a name after the given members. Returns whether it is new.
  mutating func insert(_ name: String, after members: [Member]) -> Bool {
    if members.count < Self.fewNames {
      return !members.contains { $0.name == name && $0.name.utf8.elementsEqual(name.utf8) }
    }
    if members.count == Self.fewNames { set = Set(members.map { Array($0.name.utf8) }) }
    return set.insert(Array(name.utf8)).inserted
  }
}
