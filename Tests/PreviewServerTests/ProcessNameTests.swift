import Testing

@testable import PreviewServer

@Suite struct ProcessNameTests {
  @Test(arguments: [
    ("a", true), ("b2", true), ("abcdefghijklmnop", true), ("abcdefghijklmnopq", false), ("", false), ("2b", false), ("A", false),
    ("a-b", false), ("a b", false), ("ä", false), ("a\n", false),
  ])
  func `it has lower-case letters and digits alone, and begins with a letter`(name: String, isValid: Bool) {
    #expect(ProcessName.isValid(name) == isValid)
  }

  @Test func `it begins the names of sessions, which nobody can guess`() {
    let names = (0..<100).map { _ in ProcessName.sessionName(in: "a") }
    #expect(names.allSatisfy { $0.wholeMatch(of: /a-[0-9a-f]{32}/) != nil } && Set(names).count == 100)
    #expect(ProcessName.sessionName(in: nil).wholeMatch(of: /[0-9a-f]{32}/) != nil)
  }
}
