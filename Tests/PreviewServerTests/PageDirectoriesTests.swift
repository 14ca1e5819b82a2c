import Foundation
import Testing

@testable import PreviewServer

/// The places in which the server looks for its page, and for the bundle of the page.
@Suite final class PageDirectoriesTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "page-\(UUID())")
  private var page: String { folder.appending(path: "Public").path }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func write(_ text: String, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func form() throws -> PageBundle.Form { try PageDirectories(page: page, app: nil).bundledSite().form }

  @Test(arguments: [
    ("/usr/bin", "/usr/share/split-preview/Public"),
    ("/opt/homebrew/bin", "/opt/homebrew/share/split-preview/Public"),
    ("/bin", "/share/split-preview/Public"),
  ])
  func `the page of an installation is beside the directory of its program`(executables: String, page: String) {
    #expect(PageDirectories.installation(ofExecutablesIn: executables) == page)
  }

  @Test(arguments: ["/work/.build/release", "/usr/sbin", "/usr/bin/more", ""])
  func `a program in any other directory is not installed`(executables: String) {
    #expect(PageDirectories.installation(ofExecutablesIn: executables) == nil)
  }

  @Test(arguments: [".build/page", "bundle"])
  func `a bundle lies where it was built or where it is installed`(directory: String) throws {
    try write("the page", to: "Public/index.html")
    #expect(try form() == .sources)
    try write("the bundled page", to: "\(directory)/files/index.html")
    try write("its form", to: "\(directory)/brotli/index.js")
    try write(PageDirectories(page: page, app: nil).version(), to: "\(directory)/sources")
    #expect(try form() == .bundled)
    try write("another page", to: "Public/index.html")
    #expect(try form() == .newerSources)
  }
}
