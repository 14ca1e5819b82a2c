/// A value of an OpenStep property list, the format of Xcode's project files.
package enum PropertyList: Equatable {
  case string(String)
  case array([PropertyList])
  case dictionary([String: PropertyList])

  subscript(_ key: String) -> PropertyList? { if case .dictionary(let members) = self { members[key] } else { nil } }

  var string: String? { if case .string(let text) = self { text } else { nil } }
  var array: [PropertyList] { if case .array(let elements) = self { elements } else { [] } }
  var strings: [String] { array.compactMap(\.string) }
  var members: [String: PropertyList] { if case .dictionary(let members) = self { members } else { [:] } }
}

/// Reads an OpenStep property list.
///
/// A text stands in quotes with escapes, or bare if it has letters, digits and a few signs alone. Comments are those of C. Data in angle
/// brackets does not occur in projects, and is an error.
package struct PropertyListReader {
  private let text: [UInt8]
  private var position = 0
  private var depth = 0
  /// The greatest number of open lists and dictionaries.
  private static let greatestDepth = 64

  private init(_ text: [UInt8]) { self.text = text }

  package static func read(_ text: [UInt8]) throws(AppBuildingError) -> PropertyList {
    var reader = PropertyListReader(text)
    let value = try reader.value()
    try reader.skip()
    guard reader.next == nil else { throw reader.error("There is more text after the value") }
    return value
  }

  private var next: UInt8? { position < text.count ? text[position] : nil }

  private func error(_ sentence: String) -> AppBuildingError {
    let line = text[..<min(position, text.count)].count { $0 == UInt8(ascii: "\n") } + 1
    return AppBuildingError("\(sentence) in line \(line) of the project.")
  }

  private mutating func value() throws(AppBuildingError) -> PropertyList {
    try skip()
    switch next {
    case UInt8(ascii: "{"): return try nested { reader throws(AppBuildingError) in try reader.dictionary() }
    case UInt8(ascii: "("): return try nested { reader throws(AppBuildingError) in try reader.list() }
    default: return .string(try word())
    }
  }

  private mutating func nested(
    _ body: (inout PropertyListReader) throws(AppBuildingError) -> PropertyList
  ) throws(AppBuildingError) -> PropertyList {
    guard depth < Self.greatestDepth else { throw error("Lists are nested too deeply") }
    depth += 1
    position += 1
    defer { depth -= 1 }
    return try body(&self)
  }

  private mutating func dictionary() throws(AppBuildingError) -> PropertyList {
    var members: [String: PropertyList] = [:]
    while try !takes(UInt8(ascii: "}")) {
      let key = try word()
      try expect(UInt8(ascii: "="))
      members[key] = try value()
      try expect(UInt8(ascii: ";"))
    }
    return .dictionary(members)
  }

  private mutating func list() throws(AppBuildingError) -> PropertyList {
    var elements: [PropertyList] = []
    while try !takes(UInt8(ascii: ")")) {
      elements.append(try value())
      if try takes(UInt8(ascii: ")")) { break }
      try expect(UInt8(ascii: ","))
    }
    return .array(elements)
  }

  private mutating func takes(_ byte: UInt8) throws(AppBuildingError) -> Bool {
    try skip()
    guard next == byte else { return false }
    position += 1
    return true
  }

  private mutating func expect(_ byte: UInt8) throws(AppBuildingError) {
    guard try takes(byte) else { throw error("A \(Character(UnicodeScalar(byte))) is missing") }
  }

  private mutating func word() throws(AppBuildingError) -> String {
    try skip()
    if next == UInt8(ascii: "\"") { return try quoted() }
    let start = position
    while let byte = next, Self.isBare(byte) { position += 1 }
    guard position > start else { throw error("A text is missing") }
    return String(decoding: text[start..<position], as: UTF8.self)
  }

  private mutating func quoted() throws(AppBuildingError) -> String {
    var bytes: [UInt8] = []
    position += 1
    while let byte = next, byte != UInt8(ascii: "\"") {
      position += 1
      if byte == UInt8(ascii: "\\"), let escaped = next {
        position += 1
        bytes.append(Self.escapes[escaped] ?? escaped)
      } else {
        bytes.append(byte)
      }
    }
    guard next != nil else { throw error("A text in quotes does not end") }
    position += 1
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let escapes: [UInt8: UInt8] = [UInt8(ascii: "n"): 10, UInt8(ascii: "t"): 9, UInt8(ascii: "r"): 13]

  private static func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: "_./$:-+@~".utf8.contains(byte)
    }
  }

  /// Whether two bytes come next. Slices would take most of the time, because this target is not optimized.
  private func begins(_ first: UInt8, _ second: UInt8) -> Bool {
    next == first && position + 1 < text.count && text[position + 1] == second
  }

  /// Skips white space and comments.
  private mutating func skip() throws(AppBuildingError) {
    while let byte = next {
      if byte == 0x20 || byte >= 0x09 && byte <= 0x0D {
        position += 1
      } else if begins(UInt8(ascii: "/"), UInt8(ascii: "/")) {
        position = text[position...].firstIndex(of: 0x0A) ?? text.count
      } else if begins(UInt8(ascii: "/"), UInt8(ascii: "*")) {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(AppBuildingError) {
    position += 2
    while !begins(UInt8(ascii: "*"), UInt8(ascii: "/")) {
      guard position < text.count else { throw error("A comment does not end") }
      position += 1
    }
    position += 2
  }
}
