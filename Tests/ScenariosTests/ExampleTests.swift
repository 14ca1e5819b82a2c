import Foundation
import Scenarios
import Testing

/// The files that authors begin with and learn from.
@Suite struct ExampleTests {
  private static let folder = URL(filePath: #filePath).appending(path: "../../../Examples/Scenarios").standardized
  private static let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []

  @Test(arguments: files.filter { $0.pathExtension == "yaml" })
  func anExampleCanBeRead(_ file: URL) throws {
    let text = try String(contentsOf: file, encoding: .utf8)
    _ = try Scenario.read(yaml: text, file: file.lastPathComponent, named: file.deletingPathExtension().lastPathComponent)
  }

  /// The guide and the tests name these.
  @Test func thereAreExamples() {
    let names = Set(Self.files.map { $0.deletingPathExtension().lastPathComponent })
    #expect(names.isSuperset(of: ["flip", "lab-scenario", "mail-scenario", "reader"]), "\(names)")
  }

  @Test func theTemplateCanBeRead() throws {
    let text = ScenarioTemplate.text(named: "my-notes")
    #expect(text.contains("\ntitle: My Notes "))
    _ = try Scenario.read(yaml: text, file: "my-notes.yaml", named: "my-notes")
  }
}
