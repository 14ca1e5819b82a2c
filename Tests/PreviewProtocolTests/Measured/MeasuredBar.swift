import Foundation
import SplitKit

/// A navigation bar or a tab bar in which real UIKit was measured: Tests/Fixtures, one record a line.
struct MeasuredBar: Decodable {
  struct Expectation: Decodable {
    let navBarFrame: [Double]?
    /// The insets of the content of a stack.
    let rootSafeArea: [Double]?
    let tabBarFrame: [Double]?
    /// The insets of the content of a stack in a tab.
    let contentSafe: [Double]?
    /// The top inset of a plain controller in a tab.
    let contentTop: Double?
    let contentBottom: Double?
  }

  let id: String
  let window: [Double]
  let scale: Double
  let safeArea: [Double]
  let policy: String
  let expect: Expectation

  static func read() throws -> [MeasuredBar] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Fixtures")
    let text = try String(contentsOf: folder.appending(path: "bars.jsonl"), encoding: .utf8)
    return try text.split(separator: "\n").map { try JSONDecoder().decode(Self.self, from: Data($0.utf8)) }
  }
}
