import Scenarios
import Testing

/// Files of access names: what is read, what is refused, and how names are added.
@Suite struct AccessListTests {
  private static let token = "0123456789abcdef"
  private static let other = "fedcba9876543210"

  private func error(_ text: String, besides others: [String] = []) -> String {
    do throws(ScenarioError) {
      _ = try AccessList.read(yaml: text, file: "class.yaml", besides: others)
      return "no error"
    } catch {
      return error.description
    }
  }

  @Test func `a file lists names with their tokens and bounds`() throws {
    let list = try AccessList.read(
      yaml: """
        format: 1
        clients: 2
        names:
          anna: {token: \(Self.token), clients: 5}
          ben-2:
            token: "12345678901234567890"
          carl: {token: 12345678901234567891}
        """, file: "class.yaml")
    #expect(
      list.entries == [
        .init("anna", token: Self.token, clients: 5), .init("ben-2", token: "12345678901234567890", clients: 2),
        .init("carl", token: "12345678901234567891", clients: 2),
      ])
    #expect(try AccessList.read(yaml: "format: 1\nnames: {}\n", file: "a").entries.isEmpty)
    #expect(try AccessList.read(yaml: "format: 1\nnames: {a: {token: \(Self.token)}}\n", file: "a").entries[0].clients == nil)
  }

  @Test(arguments: [
    ("", "class.yaml: error: The file is empty. A list of access names begins with format: 1."),
    ("names: {}", "class.yaml:1:1: error: format is missing."), ("format: 1", "names is missing. The names, each with a token."),
    ("format: 2\nnames: {}", "class.yaml:1:9: error: The file has format 2, and this build of split-preview reads format 1."),
    ("format: 1\nname: {}", "class.yaml:2:1: error: A list of access names has no name. Did you mean names?"),
    ("format: 1\nnames:\n  a: {tokn: \(token)}", "class.yaml:3:7: error: A name has no tokn. Did you mean token?"),
    ("format: 1\nnames:\n  a: {token: short}", "class.yaml:3:14: error: A token is 16 to 128 letters and digits."),
    ("format: 1\nnames:\n  a: {token: [\(token)]}", "class.yaml:3:14: error: A token is"),
    ("format: 1\nnames:\n  a: \(token)", "class.yaml:3:6: error: A name has a mapping with its token"),
    ("format: 1\nnames:\n  a b: {token: \(token)}", "class.yaml:3:3: error: \"a b\" is no name."),
    (
      "format: 1\nnames:\n  a: {token: \(token), clients: 0}",
      "class.yaml:3:41: error: This is 0. It must be a number from 1 to 100000."
    ),
    (
      "format: 1\nnames:\n  a: {token: \(token), clients: 1.5}",
      "class.yaml:3:41: error: The number of clients is a whole number."
    ),
    (
      "format: 1\nnames:\n  a: {token: \(token)}\n  b: {token: \(token)}",
      "class.yaml:4:14: error: a has this token already. b needs another one."
    ),
    ("format: 1\nnames:\n  a: {token: \(token)}\n  a: {token: \(other)}", "class.yaml:4:3: error: A mapping has each key once"),
    (
      "format: 1\nnames:\n  a: {token: \(other)}",
      "class.yaml:3:14: error: This is the token of the server itself. a needs another one."
    ),
    ("format: 1\nnames: [", "This is not YAML"),
  ])
  func `a fault has its place and what would be right, and repeats no token`(text: String, sentence: String) {
    let description = error(text, besides: [Self.other])
    #expect(description.contains(sentence))
    #expect(!description.contains(Self.token) && !description.contains(Self.other))
  }

  @Test func `a file is no longer than its bounds`() {
    let names = (1...501).map { "  n\($0): {token: \($0 + 1_000_000_000_000_000)}\n" }.joined()
    #expect(
      error("format: 1\nnames:\n" + names).hasPrefix("class.yaml:503:3: error: The file has 501 names. It has at most 500."))
    #expect(error(String(repeating: "#", count: 1 << 19)).contains("The file has 524288 bytes."))
  }

  @Test func `names are added to the end of a file, which otherwise stays as it is`() throws {
    var text = AccessListText(AccessListText.empty, file: "class.yaml")
    try text.add([.init("anna", token: Self.token, clients: 2)])
    let first = text.text
    #expect(first == AccessListText.empty + "  anna: {token: \(Self.token), clients: 2}\n")
    var again = AccessListText(String(first.dropLast()) + " # her laptop", file: "class.yaml")
    try again.add([.init("ben", token: Self.other, clients: nil)])
    #expect(again.text == first.dropLast() + " # her laptop\n  ben: {token: \(Self.other)}\n")
  }

  @Test(arguments: [
    ("format: 1\nnames: {}\n", "anna", "Add these by hand:\n  anna: {token: "),
    ("names:\n  ben: {token: \(other)}\nformat: 1\n", "anna", "Add these by hand"),
    ("format: 1\nnames:\n  ben: {token: \(other)}\n", "ben", "There is a name ben already."),
    ("format: 1\nnames:\n  ben: {token: \(other)}\n", "a b", "is no name"),
    ("format: 1\nnames:\n  ben: {token: short}\n", "anna", "class.yaml:3:16: error: A token is"),
  ])
  func `a file to which nothing can be added stays as it is`(text: String, name: String, sentence: String) throws {
    var list = AccessListText(text, file: "class.yaml")
    let error = #expect(throws: ScenarioError.self) { try list.add([.init(name, token: Self.token, clients: nil)]) }
    #expect(error?.description.contains(sentence) == true)
    #expect(list.text == text)
  }
}
