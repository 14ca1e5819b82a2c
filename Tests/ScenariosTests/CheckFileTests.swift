import Testing

@testable import Scenarios

/// Files of checks about an app.
@Suite struct CheckFileTests {
  private func app(_ yaml: String) throws -> AppSpec? {
    try CheckFile.read(yaml: "format: 1\n\(yaml)\nchecks: []\n", file: "notes.yaml").app
  }

  @Test func `an app is a path`() throws {
    let app = try #require(try app("app: ../Notes"))
    #expect(app.path == "../Notes" && app.target == nil && app.root == nil && app.stubs.isEmpty)
  }

  @Test func `an app is a path with the settings of its build`() throws {
    let app = try #require(try app("app: {path: ../Notes, target: Notes, root: Notes.Split_2, stub: Combine}"))
    #expect(app.path == "../Notes" && app.target == "Notes" && app.root == "Notes.Split_2" && app.stubs == ["Combine"])
    #expect(try self.app("app: {path: a, stub: [Combine, os]}")?.stubs == ["Combine", "os"])
    #expect((app.mark.line, app.mark.column) == (2, 6))
  }

  @Test(arguments: [("scen: mail", "scene"), ("secne: mail", "scene"), ("ap: ../Notes", "app")])
  func `a misspelt key of the scene or the app is named`(yaml: String, meant: String) throws {
    let error = try #require(throws: ScenarioError.self) { try app(yaml) }
    #expect(
      error.description.hasPrefix("notes.yaml:2:1: error: A file of checks has no ")
        && error.message.hasSuffix("Did you mean \(meant)?"))
  }

  @Test func `the list of checks has a position`() throws {
    let file = try CheckFile.read(yaml: "format: 1\nscene: mail\nchecks: []\n", file: "mail.yaml")
    #expect(file.mark.map { [$0.line, $0.column] } == [3, 9] && file.scene.map { [$0.mark.line, $0.mark.column] } == [2, 8])
  }

  @Test(arguments: [
    ("app: {root: Notes}", "path"), ("app: {path: a, roots: Notes}", "roots"), ("app: [a]", "the path of an app"),
    ("app: {path: a, root: 'Notes()'}", "Notes() is no name of a class or of a module in Swift."),
    ("app: {path: a, root: 2nd}", "2nd is no name"), ("app: {path: a, stub: []}", "empty"), ("app: {path: 1}", "quotes"),
  ])
  func `a mistake is named with its place`(yaml: String, words: String) throws {
    let error = try #require(throws: ScenarioError.self) { try app(yaml) }
    #expect(error.description.hasPrefix("notes.yaml:2:"), "\(error)")
    #expect(error.description.contains(words), "\(error)")
  }
}
