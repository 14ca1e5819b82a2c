import Foundation
import Testing

@testable import SplitKit

/// The page has to know a few of the stage's lengths before it asks; it has them in one file.
@Suite struct PageMetricsTests {
  @Test(arguments: [("gap", Stage.dividerWidth), ("leastTileWidth", Stage.leastTileWidth)])
  func `the page's copy of a length is the stage's`(name: String, length: Double) throws {
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
    let text = try String(contentsOf: root.appending(path: "Public/app/stage/metrics.js"), encoding: .utf8)
    #expect(text.contains("export const \(name) = \(shortest(length));\n"))
  }
}
