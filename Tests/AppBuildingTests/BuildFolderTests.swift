import HostSystem
import Testing

@testable import AppBuilding

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Which folders a build writes to.
struct BuildFolderTests {
  /// The folder of this user for records, which is one for all tests.
  private static let cache: String = {
    let folder = try! Folder([:]).path
    setenv("XDG_CACHE_HOME", folder, 1)
    return folder
  }()

  init() { _ = Self.cache }

  @Test func `A folder that is not there is made, and used again`() throws {
    let folder = try Folder([:])
    let path = "\(folder.path)/a/b"
    #expect(try BuildFolder(path).path == path)
    try folder.write("x", to: "a/b/Sources/A.swift")
    #expect(try BuildFolder(path).path == path)
  }

  @Test func `The usual folder is that of the user, one for each app and number`() throws {
    let apps = [("/x/Notes", 1), ("/x/Notes", 2), ("/y/Notes", 1), ("/", 1)]
    let paths = try apps.map { try BuildFolder.usual(for: $0.0, number: $0.1).path }
    #expect(Set(paths).count == 4)
    #expect(paths.allSatisfy { $0.hasPrefix("\(Self.cache)/split-preview/builds/") })
    #expect(FilePlace.name(paths[0]).hasPrefix("Notes-") && FilePlace.name(paths[3]).hasPrefix("App-"))
  }

  /// A checkout can bring a marker of any name, but not the record of this user.
  @Test(arguments: [["Sources/.written": "../../victim"], [".split-preview-0123456789abcdef": ""], ["Bundle.list": "../victim"]])
  func `A folder with files that the tool has not made is refused, and stays as it is`(files: [String: String]) throws {
    let folder = try Folder(files.merging(["victim": "v"]) { $1 })
    let inner = try Folder(files)
    #expect(throws: AppBuildingError.self) { try BuildFolder(inner.path) }
    #expect(try FileTree.file(at: "\(folder.path)/victim") == Array("v".utf8))
    #expect(DirectPath.names(in: inner.path)?.count == 1)
  }

  @Test func `A marker is not taken over by another folder`() throws {
    let folder = try Folder([:])
    let made = try BuildFolder("\(folder.path)/made").path
    let marker = try #require(DirectPath.names(in: made)?.first)
    try folder.write("", to: "copy/\(marker)")
    #expect(throws: AppBuildingError.self) { try BuildFolder("\(folder.path)/copy") }
  }

  @Test func `A link and a file are no folder`() throws {
    let folder = try Folder(["file": "", "real/x": ""])
    try OutputFile.link("\(folder.path)/link", to: "\(folder.path)/real")
    #expect(throws: AppBuildingError.self) { try BuildFolder("\(folder.path)/link") }
    #expect(throws: AppBuildingError.self) { try BuildFolder("\(folder.path)/file") }
    #expect(DirectPath.names(in: "\(folder.path)/real") == ["x"])
  }

  @Test(arguments: [("/app/out", true), ("/app/.out/x", false), ("/application", false), ("/app", false)])
  func `A folder among the files of the app is refused`(path: String, isRefused: Bool) throws {
    let folder = try Folder([:]).path
    var description = ""
    do { _ = try BuildFolder.named("\(folder)\(path)", for: "\(folder)/app") } catch { description = "\(error)" }
    #expect(description.contains("is in the folder of the app") == isRefused)
  }
}

struct BundleContentsTests {
  private func project(_ resources: [String]) -> AppProject {
    var project = AppProject(name: "Notes", folder: "/app")
    project.resources = resources
    return project
  }

  @Test func `A name of the build is nobody else's`() {
    let contents = BundleContents(of: project(["/app/App", "/app/App-1", "/app/DataAssets", "/app/Apple", "/app/x/Apple"]))
    #expect(contents.entries == ["Apple": .file("/app/Apple")])
    #expect(contents.remarks.count == 3)
  }

  @Test func `A name that only begins like one of the build is the app's`() {
    let names = ["App-Store.png", "App-", "App-1.png", "App-1a", "App--1", "App-²", "Apple"]
    let contents = BundleContents(of: project(names.map { "/app/\($0)" }))
    #expect(Set(contents.entries.keys) == Set(names))
    #expect(contents.remarks.isEmpty)
  }

  /// An old table beside a catalogue, in both orders of the files.
  @Test(arguments: [("A", "B"), ("B", "A")])
  func `A catalogue takes the place of an old table, and writes nothing into it`(table: String, catalogue: String) throws {
    let json = #"{"strings":{"k":{"localizations":{"en":{"stringUnit":{"value":"new"}}}}}}"#
    let folder = try Folder([
      "App.swift": "", "\(table)/en.lproj/Localizable.strings": "old", "\(catalogue)/Localizable.xcstrings": json,
    ])
    let build = try Folder([:])
    let places = BuildPlaces(package: ".", configuration: "debug", build: build.path)
    for _ in 1...2 {
      let remarks = try AppBundle(places).fill(with: AppProject.find(at: folder.path))
      #expect(remarks.count == 1)
      #expect(try FileTree.file(at: "\(places.bundle)/en.lproj/Localizable.strings") == Array("\"k\" = \"new\";\n".utf8))
      #expect(try FileTree.file(at: "\(folder.path)/\(table)/en.lproj/Localizable.strings") == Array("old".utf8))
    }
  }

  @Test(arguments: ["../../out/x", "..", "", "en/../..", "en\n", "/etc", "."])
  func `A language that is no name is left out`(language: String) throws {
    let escaped = language.replacing("\n", with: "\\n")
    let unit = #"{"stringUnit":{"value":"v"}}"#
    let json = #"{"strings":{"k":{"localizations":{"\#(escaped)":\#(unit),"pt-BR":\#(unit)}}}}"#
    let folder = try Folder(["App.swift": "", "L.xcstrings": json])
    let contents = BundleContents(of: try AppProject.find(at: folder.path))
    #expect(Array(contents.entries.keys) == ["pt-BR.lproj/L.strings"])
    #expect(contents.remarks.count == 1)
  }

  /// Somebody has changed the list, and has put links into the place of folders.
  @Test func `The removal of earlier files leaves the bundle by no name and no link`() throws {
    let build = try Folder([
      "Bundle/a": "", "victim": "v", "other/b": "v", "Bundle.list": "../victim\n/etc/passwd\na\nlink/b\n\n..\n./a\nx/y/z",
    ])
    try OutputFile.link("\(build.path)/Bundle/link", to: "\(build.path)/other")
    let places = BuildPlaces(package: ".", configuration: "debug", build: build.path)
    _ = try AppBundle(places).fill(with: project([]))
    #expect(!FileTree.exists("\(build.path)/Bundle/a"))
    #expect(FileTree.exists("\(build.path)/victim") && FileTree.exists("\(build.path)/other/b"))
  }

  /// The folder of a translation is a link that leads elsewhere.
  @Test func `Nothing is written through a link`() throws {
    let app = try Folder(["en.lproj/L.strings": "x"])
    let build = try Folder(["other/keep": ""])
    try AppBuild.makeFolders("\(build.path)/Bundle")
    try OutputFile.link("\(build.path)/Bundle/en.lproj", to: "\(build.path)/other")
    let places = BuildPlaces(package: ".", configuration: "debug", build: build.path)
    #expect(throws: WritingError.self) { try AppBundle(places).fill(with: project(["\(app.path)/en.lproj/L.strings"])) }
    #expect(DirectPath.names(in: "\(build.path)/other") == ["keep"])
  }
}

struct SwiftNameTests {
  @Test(arguments: ["A", "Notes.List", "_x", "Übung", "A1"]) func `A name`(word: String) { #expect(SwiftName.isName(word)) }

  @Test(arguments: ["", "1A", "A B", "../x", "A.", ".A", "A;b", "-D", "@file", "A\n"])
  func `No name`(word: String) { #expect(!SwiftName.isName(word)) }
}
