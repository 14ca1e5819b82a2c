import Foundation
import SplitKit

/// A sheet, a popover or a keyboard in which real UIKit was measured: Tests/Fixtures, one record a line.
struct MeasuredPresentation: Decodable {
  struct Expectation: Decodable {
    let frame: [Double]?
    let dim: Double?
    let safeArea: [Double]?
    /// The bottom inset of a list with the field that has the keyboard, from the lower edge of the window.
    let covers: Double?
  }

  /// A detent: a name, or a number of points.
  enum Detent: Decodable {
    case name(String)
    case points(Double)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let points = try? container.decode(Double.self) {
        self = .points(points)
      } else {
        self = .name(try container.decode(String.self))
      }
    }

    var value: Value {
      switch self {
      case .name(let name): .string(name)
      case .points(let points): .number(points)
      }
    }
  }

  let id: String
  let window: [Double]
  let scale: Double
  let safeArea: [Double]
  let policy: String
  let style: String?
  let detent: Detent?
  let expect: Expectation

  static func read() throws -> [MeasuredPresentation] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Fixtures")
    let text = try String(contentsOf: folder.appending(path: "presentations.jsonl"), encoding: .utf8)
    return try text.split(separator: "\n").map { try JSONDecoder().decode(Self.self, from: Data($0.utf8)) }
  }
}
