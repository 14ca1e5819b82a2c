import Scenarios

/// The results as text for a terminal.
package struct TextReport {
  private let reports: [CheckReport]
  /// The address of a server, for links that open a window, or nil if none is known.
  private let server: ServerAddress?

  package init(_ reports: [CheckReport], server: ServerAddress?) { (self.reports, self.server) = (reports, server) }

  /// The whole text, with a line for each check and the lines of its faults.
  package var text: String {
    (reports.map(text) + [CheckTally(reports).sentence]).joined(separator: "\n") + "\n"
  }

  private func text(_ report: CheckReport) -> String {
    let faults = report.unreadable.map { ["  FAILED  \(ScenarioError.headline)"] + $0.lines.map { "      \($0)" } } ?? []
    return ([report.file.printable] + faults + report.results.flatMap { lines($0, report.file) }).joined(separator: "\n") + "\n"
  }

  private func lines(_ result: CheckResult, _ file: String) -> [String] {
    // A check whose window cannot be opened has none.
    let windows = result.windowCount == 0 ? "" : " (\(counted(result.windowCount, "window")))"
    return ["  \(result.isPassed ? "passed" : "FAILED")  \(result.name)\(windows)"] + result.faults.flatMap { lines($0, file) }
  }

  private func lines(_ fault: CheckFault, _ file: String) -> [String] {
    ["      \(fault.place(in: file)): error: \(fault.headline)"] + fault.lines(server).map { "        \($0)" }
  }
}
