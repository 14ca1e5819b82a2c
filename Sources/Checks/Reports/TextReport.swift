import Scenarios

/// The results as text for a terminal.
package struct TextReport {
  private let reports: [CheckReport]
  /// The address of a server, for links that open a window, or nil if none is known.
  private let server: ServerAddress?

  package init(_ reports: [CheckReport], server: ServerAddress?) { (self.reports, self.server) = (reports, server) }

  /// The whole text, with a line for each check and the lines of its faults.
  package var text: String {
    (reports.map(text) + [summary]).joined(separator: "\n") + "\n"
  }

  private func text(_ report: CheckReport) -> String {
    let faults = report.unreadable.map { ["  FAILED  \(ScenarioError.headline)"] + $0.lines.map { "      \($0)" } } ?? []
    return ([report.file.printable] + faults + report.results.flatMap { lines($0, report.file) }).joined(separator: "\n") + "\n"
  }

  private func lines(_ result: CheckResult, _ file: String) -> [String] {
    let windows = counted(result.windowCount, "window")
    return ["  \(result.isPassed ? "passed" : "FAILED")  \(result.name) (\(windows))"] + result.faults.flatMap { lines($0, file) }
  }

  private func lines(_ fault: CheckFault, _ file: String) -> [String] {
    ["      \(fault.place(in: file)): error: \(fault.headline)"] + fault.lines(server).map { "        \($0)" }
  }

  /// The last line: how many checks and windows there were.
  private var summary: String {
    let results = reports.flatMap(\.results)
    let failed = results.count { !$0.isPassed }
    let windows = results.reduce(0) { $0 + $1.windowCount }
    let all = "\(counted(results.count, "check")) in \(counted(windows, "window"))"
    let unreadable = reports.count { $0.unreadable != nil }
    let rest = unreadable == 0 ? "" : ", and \(counted(unreadable, "file")) cannot be read"
    return "\(all), \(failed == 0 ? "all passed" : "\(failed) failed")\(rest)."
  }
}
