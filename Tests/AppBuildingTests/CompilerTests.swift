import Testing

@testable import AppBuilding

struct CompilerTests {
  private static let report = """
    {"version":1,"files":[
      {"path":"Sub/A.swift","isLeftOut":false,"lines":9,"rewritten":{},"imports":["UIKit","os"],"shifts":[[3,10,10,25],[3,40,1,4],[5,1,2,1]],
       "unsupported":[{"line":2,"column":3,"topic":"SwiftUI","sentence":"There is none."}]},
      {"path":"B.swift","isLeftOut":true,"lines":1,"rewritten":{},"imports":["SwiftUI"],"shifts":[],"unsupported":[]}],
     "entry":{"sceneDelegates":[],"delegate":"AppDelegate"},"generated":["AppEntry.swift","storyboards.json"],"settings":{}}
    """

  private func report() throws -> RewriterReport { try RewriterReport(Array(Self.report.utf8)) }

  @Test func `The report gives the files of the build`() throws {
    let report = try report()
    #expect(report.files == ["Sub/A.swift", "AppEntry.swift"])
    #expect(report.imports == ["UIKit", "os"])
    #expect(report.hasEntry)
    #expect(report.remarks.map(\.topic) == ["SwiftUI"])
  }

  /// The first change of line 3 replaces 10 bytes at column 10 by 25, and the second one byte at column 40 by four.
  @Test(arguments: [(9, 9), (10, 10), (34, 10), (35, 20), (54, 39), (55, 40), (59, 41), (70, 52)])
  func `A column is that of the original`(column: Int, original: Int) throws {
    #expect(try report().originalColumn(column, line: 3, file: "Sub/A.swift") == original)
    #expect(try report().originalColumn(column, line: 4, file: "Sub/A.swift") == column)
  }

  @Test func `A message names the original file`() throws {
    let translation = MessageTranslation(built: "/b/Sources", original: "/app", report: try report())
    let message = try #require(CompilerMessage("/b/Sources/Sub/A.swift:3:35: error: cannot find 'x' in scope"))
    let expected = CompilerMessage(file: "/app/Sub/A.swift", line: 3, column: 20, kind: .error, text: "cannot find 'x' in scope")
    #expect(translation.translated(message) == expected)
  }

  @Test func `A warning about what the tool has added is left out, and an error is not`() throws {
    let translation = MessageTranslation(built: "/b/Sources", original: "/app", report: try report())
    let warning = try #require(CompilerMessage("/b/Sources/Sub/A.swift:10:1: warning: a"))
    #expect(translation.translated(warning) == nil)
    let error = try #require(CompilerMessage("/b/Sources/Sub/A.swift:10:1: error: a"))
    #expect(translation.translated(error)?.line == 10)
    let place = "/b/Sources/Sub/A.swift:2:1: warning: "
    let dropped = place + "result of call to 'addObserver(forName:object:queue:using:)' is unused [#no-usage]"
    #expect(translation.translated(try #require(CompilerMessage(dropped))) == nil)
    let own = dropped.replacing("addObserver(forName:object:queue:using:)", with: "save()")
    #expect(translation.translated(try #require(CompilerMessage(own))) != nil)
    let note = try #require(CompilerMessage("Swift.Equatable.==:2:13: note: a"))
    #expect(translation.translated(note) == nil)
  }

  @Test(arguments: ["  |   `- error: x", "Compiling A.swift", "a: error: b", "/a:1: error: b"])
  func `Other lines of the compiler are no messages`(line: String) {
    #expect(CompilerMessage(line) == nil)
  }

  @Test func `A name that the module lacks leads to the reference`() {
    let text = MessageTranslation.explained("cannot find type 'UIHostingController' in scope")
    #expect(text.contains("has no UIHostingController"))
    #expect(MessageTranslation.explained("cannot find type 'UInt7' in scope") == "cannot find type 'UInt7' in scope")
    #expect(MessageTranslation.explained("no such module 'RxSwift'").contains("--stub"))
  }

  @Test func `Swift's progress has two numbers`() {
    #expect(BuildStep.progress(in: "[12/345] Compiling A B.swift")?.done == 12)
    #expect(BuildStep.progress(in: "[12/345] Compiling A B.swift")?.all == 345)
    #expect(BuildStep.progress(in: "[12/345] Compiling A B.swift")?.last == "Compiling A B.swift")
    #expect(BuildStep.progress(in: "Building for debugging...") == nil)
    #expect(BuildStep.progress(in: "[a/b]") == nil)
  }

  @Test func `The arguments have the language mode and the conditions of the project`() {
    var sources = AppProject(name: "Notes", folder: "/app")
    (sources.swiftVersion, sources.conditions, sources.isOnMainActor) = ("6", ["BETA", "DEBUG"], true)
    let places = BuildPlaces(package: "/p", configuration: "debug", build: "/b")
    let arguments = SwiftCompiler(places, sources).arguments(["Sub/A.swift"])
    #expect(arguments.suffix(1) == ["/b/Sources/Sub/A.swift"])
    for pair in [["-swift-version", "6"], ["-D", "BETA"], ["-default-isolation", "MainActor"], ["-module-name", "Notes"]]
      + [["-file-prefix-map", "/b/Sources=/app"], ["-file-compilation-dir", "/"]]
    {
      #expect(arguments.firstRange(of: pair) != nil, "\(pair)")
    }
  }

  @Test func `A module with a stand-in comes after those that it needs`() {
    #expect(
      StubModules.needed(["UIKit", "OSLog", "Combine"], ["CloudKit"]).map(\.name) == ["Combine", "os", "OSLog", "CloudKit"])
    #expect(StubModules.needed(["UIKit", "Foundation"], []).isEmpty)
    #expect(StubModules.needed(["UniformTypeIdentifiers"], []).map(\.text) == ["@_exported import UIKit\n"])
    #expect(StubModules.needed([], ["CloudKit"]).map(\.text) == ["\n"])
    for name in ["Combine", "MessageUI", "SafariServices", "StoreKit"] {
      #expect(StubModules.needed([], [name]).first?.text.contains("import ") == true)
    }
  }

  /// Files of one name, and one outside of the app's folder. The compiler takes each under a name of its own.
  @Test func `A message about a file that was moved names the original`() throws {
    let report = try RewriterReport(
      Array(
        """
        {"files":[{"path":"B/Model-2.swift","original":"B/Model.swift","isLeftOut":false,"lines":3},
        {"path":"Outside/x/Model-3.swift","original":"/x/Model.swift","isLeftOut":false,"lines":3},
        {"path":"A/Model.swift","original":"A/Model.swift","isLeftOut":false,"lines":3},
        {"path":"A/Model.swift","original":"A/Model.swift","isLeftOut":false,"lines":9}],"entry":{},"settings":{}}
        """.utf8))
    #expect(report.moved == ["B/Model-2.swift": "B/Model.swift", "Outside/x/Model-3.swift": "/x/Model.swift"])
    #expect(report.lines["A/Model.swift"] == 3)
    let translation = MessageTranslation(built: "/b/Sources", original: "/app", report: report)
    for (built, original) in [("B/Model-2.swift", "/app/B/Model.swift"), ("Outside/x/Model-3.swift", "/x/Model.swift")] {
      let message = try #require(CompilerMessage("/b/Sources/\(built):1:1: error: e"))
      #expect(translation.translated(message)?.file == original)
    }
    let arguments = SwiftCompiler(
      BuildPlaces(package: "/p", configuration: "debug", build: "/b"), AppProject(name: "Notes", folder: "/app")
    ).arguments(["B/Model-2.swift"], originals: report.moved)
    // The first prefix that fits counts.
    let maps = arguments.indices.filter { arguments[$0] == "-file-prefix-map" }.map { arguments[$0 + 1] }
    #expect(maps.last == "/b/Sources=/app")
    #expect(maps.contains("/b/Sources/B/Model-2.swift=/app/B/Model.swift"))
    #expect(maps.contains("/b/Sources/Outside/x/Model-3.swift=/x/Model.swift"))
  }
}
