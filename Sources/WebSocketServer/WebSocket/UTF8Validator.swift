/// Checks whether bytes that arrive piece by piece are UTF-8.
///
/// A piece may end inside a sequence. The validator reports a fault with the first byte that no well-formed text can
/// have at its place, and does not wait for the rest of the sequence.
struct UTF8Validator {
  /// The number of bytes that the sequence under way still lacks.
  private var missing = 0
  /// The bytes that may come next in the sequence under way.
  private var next = anyContinuation

  private static let anyContinuation: ClosedRange<UInt8> = 0x80...0xBF

  /// Whether the text may end here, outside any sequence.
  var isComplete: Bool { missing == 0 }

  /// Checks the next piece. Returns whether the text is well formed so far. Do not call this method again after false.
  mutating func append(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if missing == 0, byte < 0x80 {
        index = Self.endOfASCII(in: bytes, from: index)
      } else {
        guard missing == 0 ? begin(byte) : goOn(byte) else { return false }
        index += 1
      }
    }
    return true
  }

  /// Begins a sequence of several bytes, by table 3-7 of the Unicode standard. The ranges leave out longer forms than
  /// necessary, the surrogates, and everything above U+10FFFF.
  private mutating func begin(_ first: UInt8) -> Bool {
    switch first {
    case 0xC2...0xDF: (missing, next) = (1, Self.anyContinuation)
    case 0xE0: (missing, next) = (2, 0xA0...0xBF)
    case 0xED: (missing, next) = (2, 0x80...0x9F)
    case 0xE1...0xEF: (missing, next) = (2, Self.anyContinuation)
    case 0xF0: (missing, next) = (3, 0x90...0xBF)
    case 0xF1...0xF3: (missing, next) = (3, Self.anyContinuation)
    case 0xF4: (missing, next) = (3, 0x80...0x8F)
    default: return false
    }
    return true
  }

  private mutating func goOn(_ byte: UInt8) -> Bool {
    guard next.contains(byte) else { return false }
    missing -= 1
    next = Self.anyContinuation
    return true
  }

  /// The index of the first byte from `start` on that is not ASCII, or the end. It looks at eight bytes at a time,
  /// because almost all messages are ASCII alone.
  private static func endOfASCII(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
    let highBits: UInt64 = 0x8080_8080_8080_8080
    var index = start
    while index + 8 <= bytes.count {
      let found = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)) & highBits
      if found != 0 { return index + found.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < bytes.count, bytes[index] < 0x80 { index += 1 }
    return index
  }
}
