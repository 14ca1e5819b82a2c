import Foundation
import Testing

@testable import HostSystem

/// The folders for temporary files, and those that a crash has left.
final class TemporaryFolderTests {
  private let parent: String

  init() throws { parent = try OutputFile.makeTemporaryDirectory(named: "folder-tests") }

  deinit { try? FileManager.default.removeItem(atPath: parent) }

  private func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: parent).sorted() }

  /// A folder as a process leaves it that has crashed: its lock is there and free.
  private func abandoned(_ name: String) throws -> String {
    let path = "\(parent)/\(name)"
    try FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    for file in [".lock", "a.png", ".hidden"] { try OutputFile.write([1], to: "\(path)/\(file)") }
    return path
  }

  @Test func `a folder goes with everything in it`() throws {
    let folder = try TemporaryFolder(named: "word", in: parent)
    for file in ["a.png", ".hidden"] { try OutputFile.write([1], to: "\(folder.path)/\(file)") }
    folder.remove()
    #expect(try names() == [])
  }

  @Test func `a folder that a crash has left is removed, and one in use is not`() throws {
    let used = try TemporaryFolder(named: "word", in: parent)
    _ = try abandoned("word-abc123")
    TemporaryFolder.removeAbandoned(named: "word", in: parent)
    #expect(try names() == [String(used.path.dropFirst(parent.count + 1))])
  }

  @Test func `a folder that is not provably ours stays`() throws {
    let outside = try OutputFile.makeTemporaryDirectory(named: "outside")
    defer { try? FileManager.default.removeItem(atPath: outside) }
    for file in [".lock", "a"] { try OutputFile.write([1], to: "\(outside)/\(file)") }
    try FileManager.default.createSymbolicLink(atPath: "\(parent)/word-linked", withDestinationPath: outside)
    try OutputFile.remove("\(abandoned("word-noLock"))/.lock")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: abandoned("word-others"))
    for other in ["word-abc1234", "word-abc12", "sword-abc123", "word"] { _ = try abandoned(other) }
    let before = try names()
    TemporaryFolder.removeAbandoned(named: "word", in: parent)
    #expect(try names() == before)
    #expect(FileTree.exists("\(outside)/a"))
  }

  @Test func `a link in a folder that a crash has left goes, and what it leads to stays`() throws {
    try OutputFile.write([1], to: "\(parent)/outside")
    try OutputFile.link("\(abandoned("word-abc123"))/b.png", to: "\(parent)/outside")
    TemporaryFolder.removeAbandoned(named: "word", in: parent)
    #expect(try names() == ["outside"])
  }

  @Test func `a folder keeps what was written or used last`() throws {
    let folder = try TemporaryFolder(named: "word", in: parent)
    for name in ["a", "b", "c", "d"] {
      try OutputFile.write([UInt8](repeating: 0, count: 10), to: "\(folder.path)/\(name)")
      // Times of files are as coarse as the ticks of the kernel.
      CurrentProcess.sleep(milliseconds: 20)
    }
    OpenFile(at: "\(folder.path)/a")?.touch()
    func kept() throws -> [String] { try FileTree.listing(folder.path, endings: [""]).files.map(\.path) }
    folder.keep(bytes: 40, files: 4)
    #expect(try kept() == ["a", "b", "c", "d"])
    folder.keep(bytes: 39, files: 4)
    #expect(try kept() == ["a", "c", "d"])
    folder.keep(bytes: 40, files: 2)
    #expect(try kept() == ["a", "d"])
    #expect(FileTree.exists("\(folder.path)/.lock"))
  }

  @Test func `an open file is readable after it is removed, and a link is none`() throws {
    let path = "\(parent)/file"
    try OutputFile.write(Array(0..<100), to: path)
    try OutputFile.link("\(parent)/link", to: path)
    let file = try #require(OpenFile(at: path))
    OutputFile.remove(path)
    #expect(file.length == 100 && file.bytes(at: 10, count: 3) == [10, 11, 12] && file.bytes(at: 98, count: 10) == [98, 99])
    #expect(OpenFile(at: path) == nil && OpenFile(at: "\(parent)/link") == nil && OpenFile(at: parent) == nil)
  }

  @Test func `a file is replaced in one step, with its permissions and behind its link`() throws {
    let path = "\(parent)/golden"
    try OutputFile.write([1], to: path)
    try FileManager.default.setAttributes([.posixPermissions: 0o664], ofItemAtPath: path)
    try OutputFile.link("\(parent)/link", to: path)
    try OutputFile.replace("\(parent)/link", with: [2, 3])
    #expect(try FileTree.plainFile(at: path) == [2, 3])
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o664)
    #expect(try names() == ["golden", "link"])
    #expect(throws: WritingError.self) { try OutputFile.replace("\(parent)/none/golden", with: []) }
  }
}
