import Foundation
import HostSystem
import Testing

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
    PageWatcher(try directories(), site: try directories().site())
  }

  private func directories(app: String? = nil) throws -> PageDirectories {
    try PageDirectories(page: folder.path, app: app)
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
    let site = try directories().site()
    try Data("more".utf8).write(to: URL(filePath: script))
    var watcher = PageWatcher(try directories(), site: site)
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
    let error = #expect(throws: PreviewServerError.self) { try directories().site() }
    #expect(error?.description.hasPrefix("\(large) is larger than 16 MiB. ") == true)
  }

  @Test func `a changed file of the app is another page too`() throws {
    let app = FileManager.default.temporaryDirectory.appending(path: "app-\(UUID())")
    defer { try? FileManager.default.removeItem(at: app) }
    try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
    let directories = try directories(app: app.path)
    var watcher = PageWatcher(directories, site: try directories.site())
    #expect(watcher.changedSite() == nil)
    try Data("view".utf8).write(to: app.appending(path: "page.js"))
    #expect(watcher.changedSite()?.files[Array("/apps/own/page.js".utf8)]?.bytes == Array("view".utf8))
    #expect(watcher.changedSite() == nil)
  }
}
