extension JSONReader {
  /// Reads a string, beginning at its opening quote.
  ///
  /// Most strings have no escape and are taken from the text in one piece. Others are joined from the pieces between
  /// their escapes. In both cases UTF-8 is checked last, for the whole string.
  mutating func readString() throws(JSONError) -> String {
    let start = position
    position += 1
    let isASCII = skipPlainBytes()
    if take(UInt8(ascii: "\"")) {
      let bytes = text[start + 1..<position - 1]
      if !isASCII { canHaveMarks = true }
      return isASCII ? String(decoding: bytes, as: UTF8.self) : try validated(bytes, from: start)
    }
    canHaveMarks = true
    var bytes = Array(text[start + 1..<position])
    while !take(UInt8(ascii: "\"")) {
      guard take(UInt8(ascii: "\\")) else { throw error(.controlCharacter) }
      bytes.append(contentsOf: try readEscape().utf8)
      let piece = position
      skipPlainBytes()
      bytes.append(contentsOf: text[piece..<position])
    }
    return try validated(bytes[...], from: start)
  }

  /// Moves to the next quote, backslash or control character, or to the end. Returns whether it has skipped only ASCII,
  /// which needs no check.
  @discardableResult
  private mutating func skipPlainBytes() -> Bool {
    var bits: UInt8 = 0
    while let byte = next, byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
      bits |= byte
      position += 1
    }
    return bits < 0x80
  }

  private func validated(_ bytes: ArraySlice<UInt8>, from start: Int) throws(JSONError) -> String {
    guard let string = String(validating: bytes, as: UTF8.self) else { throw error(.invalidUTF8, at: start) }
    return string
  }

  /// Reads the rest of an escape, after the backslash, and returns its scalar.
  private mutating func readEscape() throws(JSONError) -> Unicode.Scalar {
    let start = position - 1
    guard let letter = next else { throw error(.endOfText) }
    position += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try readUnicodeEscape(from: start)
    default: throw error(.invalidEscape, at: start)
    }
  }

  /// Reads one `\u` escape, or two that form a pair of surrogates, and returns the scalar. The first `\u` has been
  /// read.
  private mutating func readUnicodeEscape(from start: Int) throws(JSONError) -> Unicode.Scalar {
    let first = try readHexDigits(from: start)
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard (0xD800...0xDBFF).contains(first) else { throw error(.loneSurrogate, at: start) }
    guard take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) else { throw error(.loneSurrogate, at: start) }
    let second = try readHexDigits(from: start)
    // The sum of the two parts, RFC 2781 section 2.2.
    guard (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw error(.loneSurrogate, at: start) }
    return scalar
  }

  private mutating func readHexDigits(from start: Int) throws(JSONError) -> UInt32 {
    var code: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = next else { throw error(.endOfText) }
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { throw error(.invalidEscape, at: start) }
      code = code << 4 | UInt32(digit)
      position += 1
    }
    return code
  }
}
