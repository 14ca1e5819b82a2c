import Testing

@testable import AppBuilding

struct PropertyListTests {
  @Test func `A project's format is read`() throws {
    let text = """
      // !$*UTF8*$!
      { /* a comment */ archiveVersion = 1; name = "A \\"B\\"\\n";
        list = (a.swift, "b c.swift", ); empty = {}; none = (); nested = { id = 0A1B; };
      }
      """
    let list = try PropertyListReader.read(Array(text.utf8))
    #expect(list["archiveVersion"]?.string == "1")
    #expect(list["name"]?.string == "A \"B\"\n")
    #expect(list["list"]?.strings == ["a.swift", "b c.swift"])
    #expect(list["empty"] == .dictionary([:]))
    #expect(list["none"] == .array([]))
    #expect(list["nested"]?["id"]?.string == "0A1B")
  }

  @Test(arguments: [
    ("", "A text is missing in line 1 of the project."), ("{ a = 1 }", "A ; is missing in line 1 of the project."),
    ("{\n a = \"b;\n}", "A text in quotes does not end in line 3 of the project."),
    ("{} x", "There is more text after the value in line 1 of the project."),
    ("(a b)", "A , is missing in line 1 of the project."), ("/* a", "A comment does not end in line 1 of the project."),
    ("{ a = <00>; }", "A text is missing in line 1 of the project."),
  ])
  func `A broken project is refused with the line`(text: String, sentence: String) {
    #expect(throws: AppBuildingError(sentence)) { try PropertyListReader.read(Array(text.utf8)) }
  }

  @Test func `Deep nesting is refused before the stack ends`() {
    let text = String(repeating: "(", count: 100_000)
    #expect(throws: AppBuildingError.self) { try PropertyListReader.read(Array(text.utf8)) }
  }
}
