import PreviewProtocol
import SplitKit
import Testing

/// The reader accepts JSON as RFC 8259 defines it, and refuses the rest and a few things that only the protocol forbids.
struct JSONReaderTests {
  @Test(
    arguments: [
      ("null", .null), ("true", .bool(true)), ("false", .bool(false)), ("\"\"", ""), ("[]", []), ("{}", .object([])),
      (" \t\r\n[ \n1 ,\t2 ] ", [1, 2]),
      ("{\"b\":1,\"a\":{\"c\":[]}}", ["b": 1, "a": ["c": []]]),
      ("{ \"a\" : null , \"\" : [ ] }", ["a": nil, "": []]),
      ("\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"", "\"\\/\u{8}\u{C}\n\r\t"),
      ("\"a\\u0041b\\u00e9\\u20AC\\ud83d\\uDE00\\u0000\"", "aAb\u{E9}\u{20AC}\u{1F600}\u{0}"),
      ("\"\u{E9}\u{20AC}\u{1F600}\u{7F}\u{10FFFF}\"", "\u{E9}\u{20AC}\u{1F600}\u{7F}\u{10FFFF}"),
      ("\"\\uFFFF\\uD7FF\\uE000\\uDBFF\\uDFFF\"", "\u{FFFF}\u{D7FF}\u{E000}\u{10FFFF}"),
      ("{\"\u{E9}\":1,\"e\u{301}\":2}", .object([Member("\u{E9}", 1), Member("e\u{301}", 2)])),
    ] as [(String, Value)])
  func `a text reads as its value`(text: String, value: Value) throws {
    #expect(try JSONReader.read(Array(text.utf8)) == value)
  }

  @Test(
    arguments: [
      ("0", 0), ("-0", 0), ("-0.0", 0), ("0e5", 0), ("7", 7), ("-12", -12), ("1.5", 1.5), ("-0.25", -0.25),
      ("0.1", 0.1),
      ("1e3", 1000), ("1E+3", 1000), ("2.5e-1", 0.25), ("1e-07", 1e-7), ("999999999999999", 999_999_999_999_999),
      ("9007199254740993", 9_007_199_254_740_992), ("0.000000000000001", 1e-15),
      ("0.1234567890123456", 0.1234567890123456),
      ("123456.789012345", 123456.789012345), ("1e308", 1e308), ("1.7976931348623157e308", .greatestFiniteMagnitude),
      ("5e-324", .leastNonzeroMagnitude), ("1e-400", 0), ("-1e-400", 0), ("0.3333333333333333", 1.0 / 3),
      ("100000000000000000000000000000000000000000000000000", 1e50),
    ] as [(String, Double)])
  func `a number reads as the nearest one`(text: String, number: Double) throws {
    let value = try #require(try JSONReader.read(Array(text.utf8)).number)
    #expect(value == number)
    #expect(value != 0 || value.sign == .plus)
  }

  @Test(
    arguments: [
      ("", .endOfText, 0), ("  ", .endOfText, 2), ("[", .endOfText, 1), ("[1", .endOfText, 2), ("[1,", .endOfText, 3),
      ("{\"a\"", .endOfText, 4), ("{\"a\":", .endOfText, 5), ("\"a", .endOfText, 2), ("\"\\", .endOfText, 2),
      ("\"\\u12", .endOfText, 5), ("tru", .endOfText, 3), ("-", .endOfText, 1), ("1.", .endOfText, 2),
      ("1e+", .endOfText, 3),
      ("\u{FEFF}{}", .byteOrderMark, 0),
      ("[1,]", .expectedValue, 3), ("[,1]", .expectedValue, 1), ("{\"a\":}", .expectedValue, 5),
      ("nul1", .expectedValue, 0),
      ("True", .expectedValue, 0), ("NaN", .expectedValue, 0), ("Infinity", .expectedValue, 0),
      ("undefined", .expectedValue, 0),
      ("+1", .expectedValue, 0), (".5", .expectedValue, 0), ("'a'", .expectedValue, 0), ("// c", .expectedValue, 0),
      ("\u{A0}1", .expectedValue, 0), ("\u{C}1", .expectedValue, 0),
      ("{\"a\":1,}", .expectedName, 7), ("{a:1}", .expectedName, 1), ("{1:1}", .expectedName, 1),
      ("{,}", .expectedName, 1),
      ("{\"a\" 1}", .expectedColon, 5), ("{\"a\",1}", .expectedColon, 4),
      ("[1 2]", .expectedCommaOrEnd, 3), ("[1}", .expectedCommaOrEnd, 2), ("{\"a\":1]", .expectedCommaOrEnd, 6),
      ("[1:2]", .expectedCommaOrEnd, 2),
      ("{} {}", .trailingText, 3), ("1 2", .trailingText, 2), ("nullx", .trailingText, 4), ("1\u{0}", .trailingText, 1),
      ("1,", .trailingText, 1), ("0x10", .trailingText, 1), ("1_000", .trailingText, 1),
      ("\"a\nb\"", .controlCharacter, 2), ("\"\u{0}\"", .controlCharacter, 1), ("\"\\n\u{1F}\"", .controlCharacter, 3),
      ("\"\\x\"", .invalidEscape, 1), ("\"\\'\"", .invalidEscape, 1), ("\"a\\u12G4\"", .invalidEscape, 2),
      ("\"\\U0041\"", .invalidEscape, 1), ("\"\\u+041\"", .invalidEscape, 1), ("\"\\u 041\"", .invalidEscape, 1),
      ("\"\\ud800\"", .loneSurrogate, 1), ("\"\\udc00\"", .loneSurrogate, 1), ("\"\\ud800\\u0041\"", .loneSurrogate, 1),
      ("\"\\ud800\\ud800\"", .loneSurrogate, 1), ("\"\\udc00\\ud800\"", .loneSurrogate, 1),
      ("\"\\ud83d \\ude00\"", .loneSurrogate, 1),
      ("\"\\ud83d\\n\"", .loneSurrogate, 1),
      ("01", .invalidNumber, 0), ("-01", .invalidNumber, 0), ("00", .invalidNumber, 0), ("-a", .invalidNumber, 0),
      ("1.e5", .invalidNumber, 0), ("1.a", .invalidNumber, 0), ("1ea", .invalidNumber, 0), ("[1e]", .invalidNumber, 1),
      ("--1", .invalidNumber, 0), ("-.5", .invalidNumber, 0), ("-Infinity", .invalidNumber, 0),
      ("1e+-5", .invalidNumber, 0),
      ("1e999", .numberTooLarge, 0), ("[-1e999]", .numberTooLarge, 1), ("1.8e308", .numberTooLarge, 0),
      ("{\"a\":1,\"a\":1}", .duplicateMember("a"), 7), ("{\"a\":1,\"\\u0061\":1}", .duplicateMember("a"), 7),
      ("{\"\":1,\"\":1}", .duplicateMember(""), 6),
      ("{\"a\":1,\"b\(String(repeating: "\u{301}", count: 31))\":1}", .tooManyMarks, 7),
    ] as [(String, JSONError.Reason, Int)])
  func `a text that is not JSON is refused where it breaks`(text: String, reason: JSONError.Reason, offset: Int) {
    #expect(throws: JSONError(reason: reason, offset: offset)) { try JSONReader.read(Array(text.utf8)) }
  }

  @Test(
    arguments: [
      [0x80], [0xC3], [0xC3, 0x28], [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80],
      [0xED, 0xBF, 0xBF],
      [0xF0, 0x80, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFE], [0xFF], [0xE2, 0x82],
      [0x5C, 0x6E, 0x80],
    ] as [[UInt8]])
  func `a string that is not UTF-8 is refused`(bytes: [UInt8]) {
    let quote = UInt8(ascii: "\"")
    #expect(throws: JSONError(reason: .invalidUTF8, offset: 1)) {
      try JSONReader.read([0x5B, quote] + bytes + [quote, 0x5D])
    }
  }

  @Test(arguments: [0x80, 0xC3, 0xFF] as [UInt8])
  func `bytes that are not ASCII belong in strings only`(byte: UInt8) {
    #expect(throws: JSONError(reason: .expectedValue, offset: 0)) { try JSONReader.read([byte]) }
    #expect(throws: JSONError(reason: .trailingText, offset: 1)) { try JSONReader.read([0x31, byte]) }
  }

  @Test(arguments: [("[", "]"), ("{\"a\":", "}")])
  func `sixteen levels are read and the seventeenth is refused`(open: String, close: String) throws {
    func nested(_ depth: Int) -> [UInt8] {
      Array((String(repeating: open, count: depth) + "1" + String(repeating: close, count: depth)).utf8)
    }
    _ = try JSONReader.read(nested(16))
    #expect(throws: JSONError(reason: .tooDeep(), offset: 16 * open.utf8.count)) { try JSONReader.read(nested(17)) }
    #expect(throws: JSONError.self) { try JSONReader.read(nested(10_000)) }
  }

  @Test func `depth counts what is open, not what was`() throws {
    let siblings = Array("[\(Array(repeating: "[[]]", count: 100).joined(separator: ","))]".utf8)
    #expect(try JSONReader.read(siblings).array?.count == 100)
  }

  @Test(arguments: [2, 8, 9, 10, 20, 8_000])
  func `a duplicate is found among few members and among many`(count: Int) throws {
    var names = (0..<count).map { "\"m\($0)\":0" }
    #expect(try JSONReader.read(Array("{\(names.joined(separator: ","))}".utf8)).members?.count == count)
    names.append("\"m\(count / 2)\":0")
    #expect(throws: JSONError.self) { try JSONReader.read(Array("{\(names.joined(separator: ","))}".utf8)) }
  }

  @Test func `an error says what and where`() {
    let error = JSONError(reason: .duplicateMember(String(repeating: "x", count: 200)), offset: 7)
    #expect(error.description == "An object has two members named \(String(repeating: "x", count: 60))…. (at byte 7)")
    #expect(
      JSONError(reason: .tooDeep(), offset: 3).description == "Arrays and objects are nested deeper than 16. (at byte 3)")
  }
}
