import Spelling
import Testing

/// Texts from outside, as a terminal may show them.
struct PrintableTextTests {
  @Test(arguments: [
    ("\u{1B}[2J", "\\u{1b}[2J"), ("a\rb", "a\\u{d}b"), ("\u{7F}\u{9B}31m", "\\u{7f}\\u{9b}31m"), ("\u{2028}", "\\u{2028}"),
    ("\u{202E}exe", "\\u{202e}exe"), ("\u{2066}", "\\u{2066}"), ("a\r\nb", "a\\u{d}\\u{a}b"),
  ])
  func `a character that controls a terminal is an escape`(text: String, printable: String) {
    #expect(text.printable == printable)
  }

  @Test(arguments: ["", "Heron", "🧑‍💻 Émile", "日本語", "می‌خواهم"])
  func `any other text stays as it is`(text: String) { #expect(text.printable == text && text.printableLines == text) }

  @Test func `lines keep their ends and tabs`() {
    #expect("a\tb\nc\u{1B}\n".printableLines == "a\tb\nc\\u{1b}\n")
    #expect("a\tb\nc".printable == "a\\u{9}b\\u{a}c")
    #expect("a\r\nb".printableLines == "a\\u{d}\nb")
  }
}
