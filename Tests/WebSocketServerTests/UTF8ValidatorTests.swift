import Testing

@testable import WebSocketServer

@Suite struct UTF8ValidatorTests {
  /// The bytes at both sides of every boundary in table 3-7 of the Unicode standard, by their place in a sequence.
  private static let boundaries: [[UInt8]] = [
    [
      0x00, 0x7F, 0x80, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xEC, 0xED, 0xEE, 0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xF7,
      0xF8, 0xFB, 0xFC, 0xFD, 0xFE, 0xFF,
    ],
    [0x00, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xFF],
    [0x00, 0x7F, 0x80, 0xBF, 0xC0, 0xFF],
    [0x7F, 0x80, 0xBF, 0xC0],
  ]

  /// Every sequence of up to four boundary bytes.
  private static let sequences: [[UInt8]] = {
    var (all, longest): ([[UInt8]], [[UInt8]]) = ([], [[]])
    for bytes in boundaries {
      longest = longest.flatMap { prefix in bytes.map { prefix + [$0] } }
      all += longest
    }
    return all
  }()

  /// The verdict of the standard library, which decodes by the same standard.
  private func isText(_ bytes: [UInt8]) -> Bool {
    var (codec, iterator) = (UTF8(), bytes.makeIterator())
    while true {
      switch codec.decode(&iterator) {
      case .scalarValue: continue
      case .emptyInput: return true
      case .error: return false
      }
    }
  }

  private func isText(_ pieces: [[UInt8]]) -> Bool {
    var validator = UTF8Validator()
    return pieces.allSatisfy { $0.withUnsafeBytes { validator.append($0) } } && validator.isComplete
  }

  /// The ways to cut bytes into two pieces, one of which may be empty, and the cut into single bytes.
  private func cuts(_ bytes: [UInt8]) -> [[[UInt8]]] {
    (0...bytes.count).map { [Array(bytes[..<$0]), Array(bytes[$0...])] } + [bytes.map { [$0] }]
  }

  @Test func `every sequence is judged as by the standard, wherever it is cut`() {
    #expect(Self.sequences.count > 6_000)
    for bytes in Self.sequences {
      let expected = isText(bytes)
      for pieces in cuts(bytes) where isText(pieces) != expected { Issue.record("\(pieces) is text: \(!expected)") }
    }
  }

  @Test func `every scalar is text`() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let bytes = Array(String(scalar).utf8)
      if !isText([bytes]) { Issue.record("U+\(String(value, radix: 16)) is not text") }
    }
  }

  @Test func `the first byte that no text can have there is a fault at once`() {
    // Each sequence that is well formed so far has one of these ends.
    let ends: [[UInt8]] = [[], [0x80], [0x80, 0x80], [0x80, 0x80, 0x80], [0xA0, 0x80], [0x90, 0x80, 0x80]]
    for bytes in Self.sequences {
      var validator = UTF8Validator()
      let taken = bytes.prefix { byte in [byte].withUnsafeBytes { validator.append($0) } }.count
      for count in 1...bytes.count {
        let canGoOn = ends.contains { isText(Array(bytes[..<count]) + $0) }
        if canGoOn != (count <= taken) { Issue.record("\(bytes[..<count]) can go on: \(canGoOn)") }
        if !canGoOn { break }
      }
    }
  }

  @Test func `ASCII of every length is text, and one bad byte is found wherever it is`() {
    for length in 0...40 {
      let text = [UInt8](repeating: 0x7F, count: length)
      for pieces in cuts(text) { #expect(isText(pieces)) }
      for index in 0..<length {
        for bad: UInt8 in [0x80, 0xC3, 0xFF] {
          var broken = text
          broken[index] = bad
          #expect(!isText([broken]), "\(bad) at \(index) of \(length)")
        }
      }
      for index in 0..<max(0, length - 1) {
        var accented = text
        (accented[index], accented[index + 1]) = (0xC3, 0xA9)
        for pieces in cuts(accented) where !isText(pieces) { Issue.record("é at \(index) of \(length), \(pieces)") }
      }
    }
  }
}
