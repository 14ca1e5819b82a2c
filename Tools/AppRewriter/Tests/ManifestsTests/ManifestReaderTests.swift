import Testing

@testable import Manifests

struct ManifestReaderTests {
  private func targets(_ text: String) -> [Manifest.Target] { ManifestReader.read(text).targets }

  @Test func `Targets have their kind, their folder and what they need`() {
    let manifest = ManifestReader.read(
      """
      // swift-tools-version:6.0
      import PackageDescription
      let package = Package(
        name: "notes", dependencies: [.package(url: "https://example.org/other.git", from: "1.0.0")],
        targets: [
          .target(name: "Models", exclude: ["Old"]),
          .executableTarget(
            name: "Notes", dependencies: ["Models", .target(name: "Views"), .product(name: "Other", package: "other")], path: "App"),
          .testTarget(name: "NotesTests", dependencies: [.byName(name: "Notes")]),
        ],
        swiftLanguageModes: [.v5, .version("6")])
      """)
    #expect(
      manifest.targets == [
        .init(name: "Models", type: "regular", exclude: ["Old"]),
        .init(
          name: "Notes", type: "executable", path: "App",
          dependencies: [.byName("Models"), .target("Views"), .product("Other")]),
        .init(name: "NotesTests", type: "test", dependencies: [.byName("Notes")]),
      ])
    #expect(manifest.swiftLanguageVersions == ["5", "6"])
    #expect(manifest.toolsVersion == .init(_version: "6.0"))
    #expect(manifest.computedLines.isEmpty)
  }

  /// The parser would take minutes for the first two texts.
  @Test func `A manifest with brackets that have no end is read in a moment`() {
    let start = ContinuousClock.now
    #expect(targets(String(repeating: "Target.target(name:= ", count: 3_000)).isEmpty)
    #expect(targets("open \(String(repeating: "[", count: 27))=").isEmpty)
    #expect(.now - start < .seconds(5))
    let most = String(repeating: "[", count: BracketDepth.most - 1) + ".target(name: \"A\")"
    let closed = String(repeating: "]", count: BracketDepth.most - 1)
    #expect(targets("let a = \(most)\(closed)").map(\.name) == ["A"])
    #expect(targets("let a = [\(most)]\(closed)").isEmpty)
  }

  @Test func `Constants, sums and lists that are added are read`() {
    let found = targets(
      """
      let name = "Notes"
      let shared: [Target.Dependency] = ["Models"]
      let models: Target = .target(name: name + "Models", exclude: ["a"] + ["b"])
      let package = Package(name: name, targets: [models, Target.target(name: name, dependencies: shared + ["Views"])])
      package.targets.append(.target(name: "Later"))
      package.targets += [.executableTarget(name: "Last")]
      """)
    #expect(found.map(\.name) == ["NotesModels", "Notes", "Later", "Last"])
    #expect(found[0].exclude == ["a", "b"])
    #expect(found[1].dependencies == [.byName("Models"), .byName("Views")])
  }

  @Test func `A name that only a run could give is reported with its line`() {
    let manifest = ManifestReader.read(
      """
      let package = Package(name: "x", targets: ["A", "B"].map { name in
        .target(name: name)
      } + [.target(name: "\\(1 + 1)"), .target(name: "C")])
      """)
    #expect(manifest.targets.map(\.name) == ["C"])
    #expect(manifest.computedLines == [2, 3])
  }

  @Test(arguments: ["os(Linux)", "!os(Windows)", "canImport(Foundation)", "swift(>=6)"])
  func `The branch of this machine counts`(condition: String) {
    let text = """
      #if \(condition)
      let a = [Target.target(name: "A")]
      #else
      let a = [Target.target(name: "B")]
      #endif
      """
    #expect(targets(text).map(\.name) == ["A"])
  }

  @Test(arguments: ["", "let a = a", "let package = Package(name: package)", "}{", "// swift-tools-version:"])
  func `Any other text has no targets`(text: String) {
    #expect(targets(text).isEmpty)
    #expect(targets("let a = a\nlet t = Target.target(name: a)").isEmpty)
  }

  @Test(arguments: [("// swift-tools-version: 5.9", "5.9"), ("\\n//swift-tools-version:6.2;x", "6.2"), ("let a = 1", "3.1.0")])
  func `The version of the tools is that of the first line`(text: String, version: String) {
    #expect(ManifestReader.read(text.replacing("\\n", with: "\n")).toolsVersion._version == version)
  }

  /// Each constant is a hundred times the next one, so that the first one would be longer than any memory.
  @Test func `A sum of sums ends`() {
    let levels = (0..<40).map { "let a\($0) = " + repeatElement("a\($0 + 1)", count: 100).joined(separator: " + ") + "\n" }
    for last in ["\"x\"", "[\"x\"]", "a0"] {
      let uses = "let t = Target.target(name: a0)\nlet u = Target.target(name: \"u\", exclude: a0)"
      let text = levels.joined() + "let a40 = \(last)\n\(uses)"
      let manifest = ManifestReader.read(text)
      #expect(manifest.targets.map(\.name) == ["u"])
      #expect(manifest.targets[0].exclude.count <= 20_000)
    }
  }
}
