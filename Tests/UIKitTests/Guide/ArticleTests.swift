import Foundation
import Testing

/// The article for whoever writes a first test. Its code is that of the files beside this one, which are built and run.
@Suite struct ArticleTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
  private static let article = folder.appending(path: "../../../Sources/UIKitTesting/UIKitTesting.docc/FirstTest.md")

  /// The blocks of code in the article, by the files that it names above them.
  private static func blocks() throws -> [String: String] {
    let parts = try String(contentsOf: article.standardizedFileURL, encoding: .utf8).components(separatedBy: "```swift\n")
    return zip(parts, parts.dropFirst()).reduce(into: [:]) { blocks, pair in
      let name = pair.0.split(separator: "`").last { $0.hasSuffix(".swift") }
      if let name { blocks[String(name)] = pair.1.components(separatedBy: "```")[0] }
    }
  }

  @Test(arguments: ["Sources/Garden/GardenSplitViewController.swift", "Tests/GardenTests/GardenTests.swift"])
  func `the code of the article is built and run`(path: String) throws {
    let block = try #require(try Self.blocks()[path])
    let file = Self.folder.appending(path: URL(filePath: path).lastPathComponent)
    // The module of the app is that of the tests here.
    let code = block.replacing("@testable import Garden\n\n", with: "")
    #expect(code == (try String(contentsOf: file, encoding: .utf8)))
  }

  @Test func `the manifest of the article names the products of this package`() throws {
    let manifest = try #require(try Self.blocks()["Package.swift"])
    let package = Self.folder.appending(path: "../../../Package.swift").standardizedFileURL
    let products = try String(contentsOf: package, encoding: .utf8)
    for name in ["UIKit", "UIKitTesting"] {
      #expect(manifest.contains("\"\(name)\", package: \"split-preview\""))
      #expect(products.contains(".library(name: \"\(name)\""))
    }
  }
}
