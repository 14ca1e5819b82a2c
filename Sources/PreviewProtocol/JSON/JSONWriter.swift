import SplitKit

/// Writes JSON into a buffer, without a tree and without copies. Members keep the order in which they are written.
///
/// The writer inserts commas. The caller must end everything that it begins, and must write a name before every value
/// of an object. Equal calls write equal bytes. The buffer can begin with bytes for another purpose, so a frame's
/// header fits before a message without a copy.
///
///     var writer = JSONWriter(headroom: 16)
///     writer.beginObject()
///     writer.member("type", "pong")
///     writer.member("ack", 7)
///     writer.endObject()
///     send(writer.bytes)
package struct JSONWriter: Sendable {
  /// The headroom, and the text that has been written so far.
  package private(set) var bytes: [UInt8]

  /// Whether the next value needs a comma before it.
  private var needsComma = false

  /// Creates a writer whose buffer begins with `headroom` zero bytes and has space for `capacity` bytes after them.
  package init(headroom: Int = 0, capacity: Int = 256) {
    bytes = []
    bytes.reserveCapacity(headroom + capacity)
    bytes.append(contentsOf: repeatElement(0, count: headroom))
  }
}

extension JSONWriter {
  /// The whole text of a value, without headroom.
  package static func text(of value: Value) -> [UInt8] {
    var writer = JSONWriter()
    writer.write(value)
    return writer.bytes
  }

  /// A document of one line: an object whose members the body writes, and the end of the line.
  package static func line(capacity: Int = 4096, _ writeMembers: (inout JSONWriter) -> Void) -> [UInt8] {
    var writer = JSONWriter(capacity: capacity)
    writer.beginObject()
    writeMembers(&writer)
    writer.endObject()
    return writer.bytes + [0x0A]
  }

  /// Begins an object, in which every value follows its name.
  package mutating func beginObject() { begin(UInt8(ascii: "{")) }
  /// Ends the innermost object.
  package mutating func endObject() { end(UInt8(ascii: "}")) }

  /// Begins an array.
  package mutating func beginArray() { begin(UInt8(ascii: "[")) }
  /// Ends the innermost array.
  package mutating func endArray() { end(UInt8(ascii: "]")) }

  /// Writes `null`.
  package mutating func writeNull() { writeToken("null") }

  /// Writes `true` or `false`.
  package mutating func write(_ flag: Bool) { writeToken(flag ? "true" : "false") }

  /// Writes a string with the escapes that JSON requires, and no others.
  package mutating func write(_ text: String) {
    separate()
    appendQuoted(text)
  }

  /// Writes a whole number.
  package mutating func write(_ number: Int) {
    separate()
    bytes.appendDigits(of: number)
  }

  /// Writes a finite number: a whole number without a fraction, and any other with the shortest digits that read back
  /// as the same number. Minus zero is written as zero. The number must be finite.
  package mutating func write(_ number: Double) {
    separate()
    bytes.appendNumber(number)
  }

  /// Writes a value with all that it holds.
  package mutating func write(_ value: Value) {
    switch value {
    case .null: writeNull()
    case .bool(let flag): write(flag)
    case .number(let number): write(number)
    case .string(let text): write(text)
    case .array(let elements):
      beginArray()
      for element in elements { write(element) }
      endArray()
    case .object(let members):
      beginObject()
      for member in members { write(member) }
      endObject()
    }
  }
}

extension JSONWriter {
  /// The name of a member in the source: a literal without a character that needs an escape.
  package struct Name: ExpressibleByStringLiteral, Sendable {
    let text: String

    package init(stringLiteral text: String) {
      assert(!text.utf8.contains(where: \.needsEscape), "A literal name needs no escape.")
      self.text = text
    }
  }

  /// Writes the name of the member whose value comes next.
  package mutating func writeName(_ name: Name) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    bytes.append(contentsOf: name.text.utf8)
    bytes.append(UInt8(ascii: "\""))
    appendColon()
  }

  /// Writes the name of the member whose value comes next, with escapes.
  package mutating func writeName(escaping name: String) {
    separate()
    appendQuoted(name)
    appendColon()
  }

  /// Writes a member, and escapes its name.
  package mutating func write(_ member: Member) {
    writeName(escaping: member.name)
    write(member.value)
  }

  /// Writes a member that is a string.
  package mutating func member(_ name: Name, _ text: String) {
    writeName(name)
    write(text)
  }

  /// Writes a member that is a finite number.
  package mutating func member(_ name: Name, _ number: Double) {
    writeName(name)
    write(number)
  }

  /// Writes a member that is a whole number.
  package mutating func member(_ name: Name, _ number: Int) {
    writeName(name)
    write(number)
  }

  /// Writes a member that is `true` or `false`.
  package mutating func member(_ name: Name, _ flag: Bool) {
    writeName(name)
    write(flag)
  }

  /// Writes a member that is any value.
  package mutating func member(_ name: Name, _ value: Value) {
    writeName(name)
    write(value)
  }

  /// Begins an object that is a member.
  package mutating func beginObject(_ name: Name) {
    writeName(name)
    beginObject()
  }

  /// Begins an array that is a member.
  package mutating func beginArray(_ name: Name) {
    writeName(name)
    beginArray()
  }
}

extension JSONWriter {
  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  private mutating func appendColon() {
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  private mutating func begin(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
    needsComma = false
  }

  private mutating func end(_ bracket: UInt8) {
    bytes.append(bracket)
    needsComma = true
  }

  private mutating func writeToken(_ token: String) {
    separate()
    bytes.append(contentsOf: token.utf8)
  }

  private mutating func appendQuoted(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    let start = bytes.count
    bytes.append(contentsOf: text.utf8)
    // The bytes are searched here, because searching the string takes longer. An escape is rare.
    if bytes[start...].contains(where: \.needsEscape) {
      bytes.removeSubrange(start...)
      for byte in text.utf8 { bytes.appendEscaped(byte) }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
