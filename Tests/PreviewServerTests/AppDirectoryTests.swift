import Foundation
import HostSystem
import SplitKit
import Testing
import WebSocketServer

@testable import PreviewServer

/// The files that an app adds to the page, without a copy of the page.
@Suite final class AppDirectoryTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "app-\(UUID())")
  private var page: URL { folder.appending(path: "page") }
  private var app: URL { folder.appending(path: "app") }

  init() throws {
    try write("page", to: "page/index.html")
    try write("a view", to: "app/page.js")
    try write("a style", to: "app/more/card.css")
    try write("secret", to: "secret.txt")
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func write(_ text: String, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func site() throws -> Site { try PageDirectories(page: page.path, app: app.path).site() }

  /// The paths of a site, in order.
  private func paths(_ site: Site) -> [String] { site.files.keys.map { String(decoding: $0, as: UTF8.self) }.sorted() }

  @Test func `the files stand below apps/own, beside the page`() throws {
    let site = try site()
    #expect(paths(site) == ["/", "/apps/own/more/card.css", "/apps/own/page.js", "/index.html"])
    #expect(site.files[Array("/apps/own/page.js".utf8)]?.bytes == Array("a view".utf8))
    #expect(site.files[Array("/apps/own/more/card.css".utf8)]?.type == "text/css; charset=utf-8")
  }

  @Test func `no link and no hidden file leads out of the directory`() throws {
    let manager = FileManager.default
    try manager.createSymbolicLink(at: app.appending(path: "file.txt"), withDestinationURL: folder.appending(path: "secret.txt"))
    try manager.createSymbolicLink(at: app.appending(path: "folder"), withDestinationURL: folder)
    try write("secret", to: "app/.env")
    #expect(paths(try site()) == ["/", "/apps/own/more/card.css", "/apps/own/page.js", "/index.html"])
  }

  @Test func `a file that is too large is an error that names the setting`() throws {
    let large = app.appending(path: "large.bin").path
    #expect(FileManager.default.createFile(atPath: large, contents: nil))
    try FileHandle(forWritingTo: URL(filePath: large)).truncate(atOffset: UInt64(FileTree.maximumLength + 1))
    let error = #expect(throws: PreviewServerError.self) { try site() }
    #expect(error == .unusableFile(.appDirectory, reason: "\(large) is larger than 16 MiB."))
    #expect(error?.description.hasSuffix("name another directory with `appDirectory`.") == true, "\(error!)")
  }

  @Test func `a page module below apps/own that no file is has an error`() throws {
    func server(_ module: String) throws(PreviewServerError) {
      var configuration = PreviewServer.Configuration()
      configuration.port = 0
      configuration.publicDirectory = page.path
      configuration.appDirectory = app.path
      let preview = Preview(id: "app", title: "App", summary: "Try it.", pageModule: module) { application, _ in
        PreviewContent(rootViewController: ViewController(application))
      }
      _ = try PreviewServer(configuration, previews: [preview])
    }
    #expect(throws: Never.self) { try server("apps/own/page.js") }
    for module in ["apps/own/pages.js", "apps/own/../../secret.txt"] {
      let error = #expect(throws: PreviewServerError.self) { try server(module) }
      #expect(error?.description.contains("page module \(module)") == true)
    }
  }
}
