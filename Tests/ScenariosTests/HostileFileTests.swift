import Fuzzing
import SplitKit
import Testing

@testable import Scenarios

/// Files that are long, deep or wrong on purpose. Each is read in bounded time, or refused with a sentence and its place.
@Suite struct HostileFileTests {
  private func message(_ text: String) -> String {
    do {
      _ = try Scenario.read(yaml: text, file: "f", named: "f")
      return "no error"
    } catch {
      return "\(error)"
    }
  }

  private static func file(_ root: String, _ rest: String = "") -> String { "format: 1\ntitle: T\nroot: \(root)\n\(rest)" }
  private static let screen = "{screen: {content: {placeholder: {title: A}}}}"

  /// Controllers of which each contains the next one by its name.
  private static func chain(_ count: Int) -> String {
    let links = (1..<count).map { "  c\($0): {host: {child: c\($0 + 1)}}\n" }.joined()
    return file("c1", "controllers:\n\(links)  c\(count): \(screen)\n")
  }

  private static func rows(_ count: Int, inSections size: Int) -> String {
    let rows = repeatElement("{title: A}", count: size).joined(separator: ", ")
    let sections = repeatElement("{rows: [\(rows)]}", count: count / size).joined(separator: ", ")
    return file("{screen: {content: {list: {sections: [\(sections)]}}}}")
  }

  private static let faults: [(String, String)] = [
    (
      file("a", "controllers: {a: {host: {child: b}}, b: {tabs: {tabs: [c]}}, c: {navigation: {stack: [a]}}}"),
      "f:4:87: error: a contains itself: a contains b contains c contains a."
    ),
    (chain(33), "f:36:23: error: c33 is inside more than 31 other controllers with names."),
    (chain(5000), "f:36:23: error: c33 is inside more than 31 other controllers with names."),
    (
      file(String(repeating: "{navigation: {stack: [", count: 1000) + screen + String(repeating: "]}}", count: 1000)),
      ": error: The value is inside more than 64 others."
    ),
    (file("screne"), "f:3:7: error: There is no controller screne. There are none."),
    (
      file(
        "{navigation: {stack: [a]}}",
        "controllers: {a: {screen: {toolbar: [{title: A, tap: {push: c}}], content: {text: {paragraphs: A}}}}}"),
      "f:4:61: error: There is no controller c. Did you mean a?"
    ),
    (
      file(
        "a", "controllers: {a: {screen: {contents: {x: {list: {rows: [{title: A, tap: {choose: {screen: a, content: z}}}]}}}}}}"),
      "f:4:103: error: a has no content z. Did you mean x?"
    ),
    (String(repeating: "a", count: 10 << 20), "f: error: The file has 10485760 bytes. A scenario has at most 1048576."),
    (
      "format: 1\ntitle: T\ntitle: U\nroot: \(screen)\n",
      "f:3:1: error: A mapping has each key once, and this one repeats title of line 2."
    ),
    (
      "format: 1\ntitle: #Inbox\nroot: \(screen)\n",
      "f:2:7: error: This is nothing, because # begins a comment. A text with # needs quotes. "
        + "It must be a text, such as \"\" for an empty one."
    ),
    (file("{screen: {content: {placeholder: {title: \u{0}}}}}"), "f: error: The file is not text in UTF-8"),
    (file(screen, "window: {width: 1e400}"), "f:4:17: error: This is \"1e400\". It must be a number from 1 to 20000."),
    (file(screen, "window: {width: 1e308}"), "f:4:17: error: This is 1e308. It must be a number from 1 to 20000."),
    (file(screen, "window: {scale: -1}"), "f:4:17: error: This is -1. It must be a number from 1 to 4."),
    (rows(50_000, inSections: 1000), "f:3:1: error: The file has more than 100000 commas, brackets, colons and hyphens"),
    (rows(2000, inSections: 2000), "error: The list has 2000 values. It has at most 1000."),
    (file(String(repeating: "x", count: 100_000)), "f:3:7: error: This text has 100000 bytes of UTF-8. It has at most 1024."),
    (file("{screen: {title: A, content: {list: {style: \(String(repeating: "x", count: 100_000))}}}}"), "…"),
    (
      file(screen, "options: {profile: {flag: true, summary: A}}"),
      "Every file has the option profile: the OS version. Choose another name."
    ),
    (
      "{" + String(repeating: "a: 1, ", count: 16_000) + "}",
      "f:1:8: error: A mapping has each key once, and this one repeats a of line 1."
    ),
    ("{" + (0..<8000).map { "k\($0): 1, k\($0): 2, " }.joined() + "}", ", and 7992 more."),
    (
      file(String(repeating: "x,", count: 200_000)),
      "f:3:1: error: The file has more than 100000 commas, brackets, colons and hyphens"
    ),
    (
      (0...16).map { "%TAG !t\($0)! tag:x\n" }.joined() + "---\n",
      "f:17:1: error: The file has more than 16 lines that begin with %."
    ),
    (
      "format: 1\ntitle: a\(String(repeating: "\u{301}", count: 31))\n",
      "f:2:39: error: A text has at most 30 combining marks in a row"
    ),
    ("title: \"\(String(repeating: "\\u0301", count: 31))\"\n", "combining marks in a row"),
    ("title: \"\(String(repeating: "\\u0301\\\n  \\U00000301\u{301}", count: 11))\"\n", "combining marks in a row"),
    ("title: !<a\(String(repeating: "%CC%81", count: 31))> a\n", "combining marks in a row"),
    (
      "format: 1\ntitle: \(String(repeating: "x", count: 1025))\nroot: \(screen)\n",
      "f:2:8: error: This text has 1025 bytes of UTF-8. It has at most 1024."
    ),
    (
      file("{screen: {content: {text: {paragraphs: [\(String(repeating: "x", count: 32_768)), y]}}}}"),
      "f:3:46: error: These paragraphs have 32769 bytes of UTF-8 together. They have at most 32768."
    ),
    (
      file(screen, "options: {\((0...64).map { "o\($0): {flag: true, summary: A}" }.joined(separator: ", "))}"),
      "The file has 65 options. It has at most 64."
    ),
  ]

  @Test(arguments: faults)
  func aHostileFileIsRefusedWithItsPlace(_ text: String, _ words: String) {
    let said = message(text)
    #expect(said.contains(words) && said.utf8.count < 2_100, "\(said)")
  }

  /// Texts with marks as people write them, and escapes and signs that are no marks.
  @Test(arguments: [
    "e\u{301}", "\\u0301", "100%", "%D0%9F%D1%80%D0%B8%D0%B2%D0%B5%D1%82", String(repeating: "a\u{301}\u{323}", count: 40),
    String(repeating: "\\\\", count: 40), String(repeating: "%41%C3%A9", count: 40),
  ])
  func textsOfPeopleAreRead(_ text: String) {
    #expect(message(Self.file(Self.screen, "summary: \"\(text)\"\n")) == "no error")
  }

  /// Apps with the same values of the options share what the file describes, and another value has a body of its own.
  @Test func appsShareTheirBody() throws {
    let bodies = SharedBodies()
    func make() -> SharedBody {
      let spec = ControllerSpec.reference("a", SourceMark(line: 1, column: 1))
      return SharedBody(ScenarioBody(root: spec, controllers: [], navigationDefaults: nil), BodyCost([]))
    }
    let first = try bodies.body(for: "a", make)
    #expect(try bodies.body(for: "a", make) === first)
    #expect(try bodies.body(for: "b", make) !== first)
  }

  @Test func anExplosionIsRefused() {
    let levels = (1...12).map { "a\($0): &a\($0) [\(repeatElement("*a\($0 - 1)", count: 10).joined(separator: ", "))]\n" }
    #expect(message("a0: &a0 [x, x]\n" + levels.joined()).contains("more than 50000 values"))
  }

  @Test func aNestOfNamedControllersIsAnApp() { FuzzTarget.scenario.run(Array(Self.chain(32).utf8)) }

  /// The longest files that are accepted, up to a few values. The log has how long each takes.
  @Test(arguments: [
    ("rows", rows(16_000, inSections: 1000)),
    ("controllers", file("a0", "controllers:\n" + (0..<3000).map { "  a\($0): \(screen)\n" }.joined())),
    (
      "options",
      file(
        "{screen: {content: {list: {rows: [\(repeatElement("{title: A}", count: 300).joined(separator: ", "))]}}}}",
        "options:\n"
          + (0..<16).map { option in
            "  o\(option): {summary: A, choice: [\((0..<16).map { "w\($0)" }.joined(separator: ", "))]}\n"
          }.joined())
    ),
  ])
  func theLongestFilesAreRead(_ name: String, _ text: String) {
    let clock = ContinuousClock()
    let time = clock.measure { #expect(message(text) == "no error") }
    print("\(name): \(time)")
    FuzzTarget.scenario.run(Array(text.utf8))
  }

  /// The work of reading a file is bounded by the number of values of which it makes apps.
  @Test func optionsThatMakeTooManyAppsAreRefused() {
    let options = (0..<32).map { "  o\($0): {summary: A, choice: [\((0..<32).map { "w\($0)" }.joined(separator: ", "))]}\n" }
    let said = message(Self.file(Self.screen, "options:\n\(options.joined())"))
    #expect(said.contains("make 998 apps of them. Together they make at most 300000 values."), "\(said)")
  }

  @Test func changedFilesAreReadOrRefused() throws {
    let seeds = try ["lab-scenario", "flip", "reader"].map { Array(try Twin.text($0).utf8) }
    var random = Random(seed: 7)
    for round in 0..<1500 {
      var bytes = seeds[round % seeds.count]
      for _ in 0...Int.random(in: 0..<3, using: &random) { bytes.change(with: &random) }
      FuzzTarget.scenario.run(bytes)
    }
  }
}

extension [UInt8] {
  /// Replaces, removes, repeats or moves a few bytes.
  fileprivate mutating func change(with random: inout Random) {
    let start = Int.random(in: 0..<count, using: &random)
    let range = start..<Swift.min(count, start + Int.random(in: 1...24, using: &random))
    switch Int.random(in: 0..<4, using: &random) {
    case 0: self[start] = UInt8.random(in: 0...255, using: &random)
    case 1: removeSubrange(range)
    case 2: insert(contentsOf: self[range], at: start)
    default:
      let piece = Array(self[range])
      removeSubrange(range)
      insert(contentsOf: piece, at: Int.random(in: 0...count, using: &random))
    }
  }
}
