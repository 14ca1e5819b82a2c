import Foundation
import Testing
import WebSocketServer

@testable import PreviewServer

@Suite final class PageWatcherTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "page-\(UUID())")
  private var script: String { folder.appending(path: "app.js").path }

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("page".utf8).write(to: folder.appending(path: "index.html"))
    try Data("code".utf8).write(to: folder.appending(path: "app.js"))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func watcher() throws -> PageWatcher {
    PageWatcher(directory: folder.path, site: try PublicDirectory.site(of: folder.path))
  }

  @Test func `other bytes are another page, once`() throws {
    var watcher = try watcher()
    #expect(watcher.changedSite() == nil)
    try Data("more".utf8).write(to: URL(filePath: script))
    #expect(watcher.changedSite()?.files[Array("/app.js".utf8)]?.bytes == Array("more".utf8))
    #expect(watcher.changedSite() == nil)
  }

  @Test func `another date, other rights and the same bytes again are no other page`() throws {
    var watcher = try watcher()
    try FileManager.default.setAttributes([.modificationDate: Date.distantPast], ofItemAtPath: script)
    #expect(watcher.changedSite() == nil)
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: script)
    #expect(watcher.changedSite() == nil)
    try Data("code".utf8).write(to: URL(filePath: script), options: .atomic)
    #expect(watcher.changedSite() == nil)
  }

  @Test func `what has changed since the page was read is seen at the first look`() throws {
    let site = try PublicDirectory.site(of: folder.path)
    try Data("more".utf8).write(to: URL(filePath: script))
    var watcher = PageWatcher(directory: folder.path, site: site)
    #expect(watcher.changedSite() != nil)
  }

  @Test func `a file that is too large is an error that says so, and no other page`() throws {
    var watcher = try watcher()
    let large = folder.appending(path: "large.bin").path
    #expect(FileManager.default.createFile(atPath: large, contents: nil))
    let file = try FileHandle(forWritingTo: URL(filePath: large))
    try file.truncate(atOffset: UInt64(FileTree.maximumLength))
    #expect(watcher.changedSite() != nil)
    try file.truncate(atOffset: UInt64(FileTree.maximumLength + 1))
    #expect(watcher.changedSite() == nil)
    do {
      _ = try PublicDirectory.site(of: folder.path)
      Issue.record("It was read.")
    } catch {
      #expect(error.description.hasPrefix("\(large) is larger than 16 MiB. "))
    }
  }
}
