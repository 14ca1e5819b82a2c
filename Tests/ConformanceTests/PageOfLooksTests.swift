import Foundation
import SplitKit
import Testing

/// The page works nothing out from an OS version: it is told what it draws, and only the style sheets of looks name one.
struct PageOfLooksTests {
  private static let page = URL(filePath: #filePath).appending(path: "../../../Public").standardized

  private static func files(in folder: String, named ending: String) throws -> [URL] {
    let all = FileManager.default.enumerator(at: page.appending(path: folder), includingPropertiesForKeys: nil)
    return try #require(all).compactMap { $0 as? URL }.filter { $0.lastPathComponent.hasSuffix(ending) }
  }

  /// The names of versions and looks, each where it stands as a word of its own.
  private static func namesOfVersions(in file: URL) throws -> [String] {
    let text = try String(contentsOf: file, encoding: .utf8)
    let names = Set(Profile.all.flatMap { [$0.id, $0.look.name] })
    return names.filter { name in text.firstRange(of: try! Regex("\\b\(name)\\b")) != nil }.sorted()
  }

  @Test(arguments: ["app", "apps"])
  func `no module names a version`(folder: String) throws {
    let modules = try Self.files(in: folder, named: ".js")
    #expect(modules.count >= 5)
    for module in modules {
      #expect(try Self.namesOfVersions(in: module) == [], "\(module.lastPathComponent)")
    }
  }

  @Test func `the pattern finds a name where there is one`() throws {
    let sheet = Self.page.appending(path: "styles/looks/ios26.css")
    #expect(try Self.namesOfVersions(in: sheet) == ["ios26"])
  }

  @Test(arguments: Profile.all)
  func `every look has its style sheet`(profile: Profile) {
    let sheet = Self.page.appending(path: "styles/looks/\(profile.look.name).css")
    #expect(FileManager.default.fileExists(atPath: sheet.path()), "\(profile.look.name)")
  }
}
