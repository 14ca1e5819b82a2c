import Scenarios
import Testing

/// The reading of YAML: places, types of texts, and texts that would take forever.
@Suite struct SourceTests {
  private static func scalar(_ text: String) throws -> Scalar {
    guard case .scalar(let scalar) = try SourceNode.read(yaml: text).content else { throw SourceError(at: nil, "no scalar") }
    return scalar
  }

  @Test func everyValueHasItsPlace() throws {
    let root = try SourceNode.read(yaml: "a: 1\nlist:\n  - one\n  - {b: two}\n")
    guard case .mapping(let entries) = root.content, case .sequence(let list) = entries[1].value.content,
      case .mapping(let inner) = list[1].content
    else { return #expect(Bool(false), "The text has another structure.") }
    #expect(entries.map(\.key) == ["a", "list"])
    #expect(entries.map(\.mark) == [SourceMark(line: 1, column: 1), SourceMark(line: 2, column: 1)])
    #expect(entries[0].value.mark == SourceMark(line: 1, column: 4))
    #expect(list[0].mark == SourceMark(line: 3, column: 5))
    #expect(inner[0].value.mark == SourceMark(line: 4, column: 9))
  }

  @Test(arguments: ["yes", "No", "on", "off", "y", "0x1F", "1_000", "12:30", "1.2.3", "inf", "nan", ".5", "word", "- not"])
  func aWordIsAText(_ text: String) throws {
    let scalar = try Self.scalar("\"\(text)\"")
    #expect(scalar.string == text && scalar.flag == nil && scalar.number == nil && !scalar.isNull)
    if !text.hasPrefix("-") { #expect(try Self.scalar(text).string == text) }
  }

  @Test(arguments: [("1", 1.0), ("-2.5", -2.5), ("1e3", 1000), ("0", 0), ("320.5", 320.5)])
  func aNumberIsANumberWithoutQuotes(_ text: String, _ number: Double) throws {
    #expect(try Self.scalar(text).number == number)
    #expect(try Self.scalar(text).string == nil)
    #expect(try Self.scalar("'\(text)'").string == text)
  }

  @Test(arguments: [("true", true), ("False", false), ("TRUE", true)])
  func aFlagIsAFlagWithoutQuotes(_ text: String, _ flag: Bool) throws {
    #expect(try Self.scalar(text).flag == flag)
    #expect(try Self.scalar("'\(text)'").flag == nil)
  }

  @Test(arguments: ["~", "null", "NULL", "a:"])
  func nothingIsNothing(_ text: String) throws {
    let root = try SourceNode.read(yaml: text)
    if case .mapping(let entries) = root.content {
      guard case .scalar(let scalar) = entries[0].value.content else { return #expect(Bool(false), "There is a value.") }
      #expect(scalar.isNull)
    } else {
      #expect(try Self.scalar(text).isNull)
    }
  }

  @Test(
    arguments: [
      ("", nil, "The file is empty. A scenario begins with format: 1."),
      ("# nothing\n", nil, "The file is empty. A scenario begins with format: 1."),
      ("a: [1, 2", 2, "This is not YAML"), ("a: b: c", 1, "This is not YAML"), ("a:\n\t- b", 2, "This is not YAML"),
      ("a: 1\nb: 2\na: 3\n", 3, "A mapping has each key once, and this one repeats a of line 1."),
      ("a: *nothing", 1, "undefined alias"), ("--- a\n--- b\n", 2, "another document"),
      ("? [a]\n: b\n", 1, "A key is a word, and neither a mapping nor a list."),
      ("? {a: b}\n: c\n", 1, "A key is a word, and neither a mapping nor a list."),
      ("a: \u{0}", nil, "The file is not text in UTF-8"),
    ] as [(String, Int?, String)])
  func aFaultIsNamedWithItsLine(_ text: String, _ line: Int?, _ words: String) {
    #expect {
      try SourceNode.read(yaml: text)
    } throws: { error in
      guard let error = error as? SourceError else { return false }
      return error.mark?.line == line && error.message.contains(words)
    }
  }

  /// The texts, with the place and the words of the error. In each of them, Yams names one key alone.
  private static let repeatedKeys: [(String, SourceMark, String)] = [
    ("a: 1\nb: 2\na: 3\n", SourceMark(line: 3, column: 1), "a of line 1"),
    ("b: 1\na: 2\n\n# b: 3\nb: 4\na: 5\n", SourceMark(line: 5, column: 1), "a of line 2, and b of line 1"),
    ("z:\n  - b: 1\n    a: {a: 1}\n    b: 2\n    a: 3\nb: 4", SourceMark(line: 4, column: 5), "a of line 3, and b of line 2"),
    ("z:\n  - b: 1\n  - a: 1\n    c:\n    - b: 1\n    a: 2\n", SourceMark(line: 6, column: 5), "a of line 3"),
    ("z: {a: 1, b: 2, a: 3}\n", SourceMark(line: 1, column: 17), "a of line 1"),
    ("z: [{a: {a: 1, c: [a: 1]},\n  \"a\": 3}]\na: 4\n", SourceMark(line: 2, column: 3), "a of line 1"),
    ("z: {a: \"}, a: \\\" 1\", b: 'it''s, a: 2', c: it's, # a: 4\n  a : 5}\n", SourceMark(line: 2, column: 3), "a of line 1"),
    ("{\n  a: 1,\n  b: 2,\n  a: 3\n}\n", SourceMark(line: 4, column: 3), "a of line 2"),
    ("a: 1\n\"\\x61\": 2\n", SourceMark(line: 1, column: 1), "a"),
  ]

  @Test(arguments: repeatedKeys)
  func aRepeatedKeyIsNamedWithItsFirstPlace(_ text: String, _ mark: SourceMark, _ words: String) {
    #expect(throws: SourceError(at: mark, "A mapping has each key once, and this one repeats \(words).")) {
      try SourceNode.read(yaml: text)
    }
  }

  @Test(
    arguments: [
      ("a: #b", true), ("a:   #b", true), ("a: # b\n", true), ("a:", false), ("a: ~ # b", false), ("a: '' # b", false),
      ("a:\n# b\n", false),
    ])
  func aTextAfterANumberSignIsAComment(_ text: String, _ isComment: Bool) throws {
    guard case .mapping(let entries) = try SourceNode.read(yaml: text).content,
      case .scalar(let scalar) = entries[0].value.content
    else { return #expect(Bool(false), "There is no scalar.") }
    #expect(scalar.isBeforeComment == isComment)
  }

  @Test func aLongFileIsRefusedUnread() {
    #expect(throws: SourceError(at: nil, "The file has 10485761 bytes. A scenario has at most 1048576.")) {
      try SourceNode.read(yaml: String(repeating: "a", count: 10 << 20 | 1))
    }
  }

  @Test(arguments: ["[", "{a: ", "- "])
  func aDeepFileIsRefused(_ opening: String) {
    for depth in [65, 999, 5000, 400_000] {
      #expect(throws: SourceError.self) { try SourceNode.read(yaml: String(repeating: opening, count: depth)) }
    }
    let lists = String(repeating: "[", count: 66) + String(repeating: "]", count: 66)
    #expect(throws: SourceError(at: SourceMark(line: 1, column: 66), "The value is inside more than 64 others.")) {
      try SourceNode.read(yaml: lists)
    }
  }

  @Test func aliasesAreCopiesUpToALimit() throws {
    let root = try SourceNode.read(yaml: "a: &x {b: 1}\nc: *x\n")
    guard case .mapping(let entries) = root.content else { return #expect(Bool(false), "There is no mapping.") }
    #expect(entries[0].value.content == entries[1].value.content)
    #expect {
      try SourceNode.read(yaml: explosion())
    } throws: { error in
      (error as? SourceError)?.message.contains("more than 50000 values") == true
    }
  }

  /// Lists of ten aliases, each to the list before.
  private func explosion() -> String {
    let levels = 1...12
    return "a0: &a0 [x, x]\n"
      + levels.map { level in "a\(level): &a\(level) [\(repeatElement("*a\(level - 1)", count: 10).joined(separator: ", "))]\n" }
      .joined()
  }

  @Test(arguments: [
    "*a12 : b\n*a11 : c", "? *a12\n: b\n? *a11\n: c", "x: {*a12 : b, *a11 : c}", "x: {[*a12]: b, [*a11]: c}", "? [*a12]\n: b",
  ])
  func aKeyThatExplodesIsRefused(_ keys: String) {
    #expect {
      try SourceNode.read(yaml: explosion() + keys + "\n")
    } throws: { error in
      (error as? SourceError)?.message.hasPrefix("A file with more than 16 aliases has words as keys") == true
    }
  }

  @Test func manyAliasesAsValuesAreNoKeys() throws {
    let text =
      "a: &a 1\n" + (0..<100).map { "k\($0): *a\n" }.joined() + "list: [*a, *a]\nmap: {b: *a, c: *a}\ntext: Why? Because.\n"
    #expect(throws: Never.self) { try SourceNode.read(yaml: text) }
  }

  @Test func aByteOrderMarkIsNoPartOfTheText() throws {
    let root = try SourceNode.read(yaml: "\u{FEFF}a: 1\n")
    #expect(root == (try SourceNode.read(yaml: "a: 1\n")))
    let checks = try CheckFile.read(yaml: "\u{FEFF}format: 1\nscene: mail\nchecks: []\n", file: "f")
    #expect(checks.scene?.value == "mail")
  }

  @Test func wordsBetweenAsterisksAreNoAliases() throws {
    let words = (0..<40).map { "*word\($0)*" }.joined(separator: " ")
    for text in ["a: \"Vraiment ? \(words)\"\n", "a: |\n  Vraiment ? \(words)\n", "a: &word0 b\nc: \"Why ? \(words)\"\n"] {
      #expect(throws: Never.self) { try SourceNode.read(yaml: text) }
    }
  }
}
