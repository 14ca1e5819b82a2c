import Foundation

/// A row of split-width.csv: a triple column at a width, on iOS 26.1.
struct MeasuredWidth {
  private let cells: [String: String]

  static func read() throws -> [MeasuredWidth] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Fixtures")
    let text = try String(contentsOf: folder.appending(path: "split-width.csv"), encoding: .utf8)
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }
    return lines.dropFirst().map { line in
      MeasuredWidth(cells: Dictionary(uniqueKeysWithValues: zip(lines[0], line)))
    }
  }

  subscript(name: String) -> String { cells[name] ?? "" }

  /// Nil for what was left automatic.
  func number(_ name: String) -> Double? { Double(self[name]) }

  /// A rectangle or insets.
  func numbers(_ name: String) -> [Double] { self[name].split(separator: ";").compactMap { Double($0) } }

  var isInitial: Bool { self["phase"] == "initial" }
  var title: String { "\(self["phase"]) mode \(self["requestedMode"]) at \(self["requestedWidth"])" }
}
