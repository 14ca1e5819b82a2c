import Foundation
import Testing

@testable import app_rewriter

/// A folder for one test.
private struct Folder {
  let url = URL(filePath: NSTemporaryDirectory()).appending(path: "app-rewriter-\(UUID())")

  init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

  func write(_ text: String, to path: String) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func text(_ path: String) -> String? { try? String(contentsOf: url.appending(path: path), encoding: .utf8) }

  func link(_ path: String, to other: String) throws {
    try FileManager.default.createSymbolicLink(at: url.appending(path: path), withDestinationURL: url.appending(path: other))
  }
}

struct OutputNamesTests {
  @Test func `Files of one name and files outside have paths of their own`() {
    var names = OutputNames(base: "/p/app")
    let files = ["A/Model.swift", "B/Model.swift", "../A/Model.swift", "../B/Model.swift", "AppEntry.swift", "../app2/X.swift"]
    let found = files.map { names.names(of: URL(filePath: "/p/app/\($0)")) }
    #expect(
      found.map(\.path) == [
        "A/Model.swift", "B/Model-2.swift", "Outside/p/A/Model-3.swift", "Outside/p/B/Model-4.swift", "AppEntry-2.swift",
        "Outside/p/app2/X.swift",
      ])
    #expect(
      found.map(\.original) == [
        "A/Model.swift", "B/Model.swift", "/p/A/Model.swift", "/p/B/Model.swift", "AppEntry.swift", "/p/app2/X.swift",
      ])
  }
}

struct OutputFolderTests {
  @Test func `A file that is no longer written is removed, and a name in the list leads nowhere else`() throws {
    let folder = try Folder()
    for name in ["victim", "victims/a", "out/old.swift", "out/kept"] { try folder.write("v", to: name) }
    try folder.link("out/away", to: "victims")
    try folder.write("../victim\nold.swift\naway/a\n/etc/passwd\n..\n\nkept/../../victim", to: "out/.written")
    var output = try OutputFolder(folder.url.appending(path: "out").path)
    try output.write(Data("n".utf8), to: "new.swift")
    try output.finish()
    #expect(folder.text("victim") == "v" && folder.text("victims/a") == "v")
    #expect(folder.text("out/old.swift") == nil && folder.text("out/new.swift") == "n" && folder.text("out/kept") == "v")
  }

  @Test(arguments: ["../x", "/x", "a//b", "", "away/x", "./x"]) func `No file is written elsewhere`(path: String) throws {
    let folder = try Folder()
    try folder.write("v", to: "victims/a")
    try folder.write("v", to: "out/a")
    try folder.link("out/away", to: "victims")
    var output = try OutputFolder(folder.url.appending(path: "out").path)
    #expect(throws: Complaint.self) { try output.write(Data("n".utf8), to: path) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.appending(path: "victims").path) == ["a"])
  }

  @Test func `A link in the place of a file is replaced`() throws {
    let folder = try Folder()
    try folder.write("v", to: "victim")
    try folder.write("", to: "out/b")
    try folder.link("out/a", to: "victim")
    var output = try OutputFolder(folder.url.appending(path: "out").path)
    try output.write(Data("n".utf8), to: "a")
    #expect(folder.text("victim") == "v" && folder.text("out/a") == "n")
  }
}

struct ArgumentsTests {
  @Test func `The word after a flag is its value, whatever it looks like`() throws {
    let arguments = try Arguments(["--name", "--out", "--in", "a", "b", "--merge", "--in", "--out", "o"])
    #expect(arguments.output == "o" && arguments.inputs == ["a", "b"] && arguments.options.name == "--out")
    #expect(arguments.options.mergedModules == ["--in"])
  }

  @Test(arguments: [["--in", "a", "--out"], ["--in", "a"], ["--out", "o"], ["a"], ["--else", "a", "--in", "a", "--out", "o"]])
  func `Other arguments are refused`(words: [String]) { #expect(throws: Complaint.self) { try Arguments(words) } }
}
