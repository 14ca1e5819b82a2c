import Foundation

/// A step that real UIKit was measured in: Tests/Fixtures, one record a line.
struct MeasuredRecord: Decodable {
  struct Child: Decodable {
    let vc: String
    let abs: [Double]
    let safe: [Double]
  }

  /// A column of a column style. The member `in` says whether the column is in a window, and `vcSafe` are the insets of
  /// the content.
  struct MeasuredColumn: Decodable {
    let vc: String
    let container: String
    let showing: Bool
    let abs: [Double]
    let safe: [Double]
    let vcSafe: [Double]?
    let `in`: Bool
    let parentIsSplit: Bool?
  }

  let label: String
  let collapsed: Bool
  let mode: Int
  let prefMode: Int
  let pw: Double
  let children: [String]
  let vcs: [String]
  let legacyChildren: [Child]?
  let beh: Int?
  let prefBeh: Int?
  let bg: Int?
  let cols: [String: MeasuredColumn]?
  let events: [String]

  static func read(_ name: String) throws -> [MeasuredRecord] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Fixtures")
    let text = try String(contentsOf: folder.appending(path: "\(name).jsonl"), encoding: .utf8)
    return try text.split(separator: "\n").map { try JSONDecoder().decode(Self.self, from: Data($0.utf8)) }
  }

  /// The delegate's calls before the state flips, in order: this order is stable.
  var willPhase: [String] { events.filter(Self.isWillPhase) }
  /// Everything else, in no order: UIKit's varies from run to run.
  var rest: [String] { events.filter { !Self.isWillPhase($0) }.sorted() }

  static func isWillPhase(_ event: String) -> Bool {
    event.hasPrefix("delegate.") && !event.hasPrefix("delegate.did")
  }
}
