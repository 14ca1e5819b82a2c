import Scenarios

/// The results in the Test Anything Protocol, version 14.
package struct TAPReport {
  private let reports: [CheckReport]
  /// The address of a server, for links that open a window, or nil if none is known.
  private let server: ServerAddress?

  package init(_ reports: [CheckReport], server: ServerAddress?) { (self.reports, self.server) = (reports, server) }

  /// The whole document.
  package var text: String {
    let points = reports.flatMap(points)
    let lines = points.enumerated().flatMap { $1.lines($0 + 1) }
    return (["TAP version 14", "1..\(points.count)"] + lines).joined(separator: "\n") + "\n"
  }

  private func points(_ report: CheckReport) -> [Point] {
    let file = report.file.printable
    let unreadable = report.unreadable.map { error in
      Point(name: "\(file): \(ScenarioError.headline)", faults: error.all.map { Self.fault($0.place, $0.message, []) })
    }
    return [unreadable].compactMap(\.self)
      + report.results.map { result in
        Point(
          name: "\(file): \(result.name)",
          faults: result.faults.map { Self.fault($0.place(in: file), $0.headline, $0.lines(server)) })
      }
  }

  /// A fault in YAML: its place, what it is about, and the lines below.
  private static func fault(_ place: String, _ message: String, _ lines: [String]) -> [String] {
    ["    - at: \(quoted(place))", "      message: \(quoted(message))"]
      + (lines.isEmpty ? [] : ["      details:"] + lines.map { "        - \(quoted($0))" })
  }

  /// A text in YAML.
  private static func quoted(_ text: String) -> String {
    "\"\(text.printable.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }
}

/// A test of the protocol, with the lines of each fault.
private struct Point {
  let name: String
  let faults: [[String]]

  func lines(_ number: Int) -> [String] {
    let line = "\(faults.isEmpty ? "ok" : "not ok") \(number) - \(Self.escaped(name))"
    return faults.isEmpty ? [line] : [line, "  ---", "  faults:"] + faults.flatMap(\.self) + ["  ..."]
  }

  /// A description, in which a number sign would begin a directive.
  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("#", with: "\\#")
  }
}
