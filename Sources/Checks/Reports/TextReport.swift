import SplitKit

/// The results as text for a terminal.
package struct TextReport {
  private let reports: [CheckReport]
  /// The address of a server, for links that open a window, or nil if none is known.
  private let server: String?

  package init(_ reports: [CheckReport], server: String?) { (self.reports, self.server) = (reports, server) }

  /// The whole text, with a line for each check and the lines of its faults.
  package var text: String {
    (reports.map(text) + [summary]).joined(separator: "\n") + "\n"
  }

  private func text(_ report: CheckReport) -> String {
    ([report.file.printable] + report.results.flatMap { lines($0, report.file) }).joined(separator: "\n") + "\n"
  }

  private func lines(_ result: CheckResult, _ file: String) -> [String] {
    let windows = counted(result.windowCount, "window")
    return ["  \(result.isPassed ? "passed" : "FAILED")  \(result.name) (\(windows))"] + result.faults.flatMap { lines($0, file) }
  }

  private func lines(_ fault: CheckFault, _ file: String) -> [String] {
    let place = "\(file.printable):\(fault.mark.line):\(fault.mark.column)"
    var lines = ["      \(place): error: \(fault.headline)"] + fault.actual.map { "        \($0)" }
    if !fault.steps.isEmpty { lines.append("        after \(fault.stepWords)") }
    lines += fault.pictures.map { "        picture \($0)" }
    if !fault.query.isEmpty { lines.append("        \(link(to: fault.query))") }
    return lines
  }

  /// The way to open a window in a page.
  private func link(to query: String) -> String {
    server.map { "open \($0)\(query)" } ?? "open with split-preview serve, at \(query) of the address that it prints"
  }

  /// The last line: how many checks and windows there were.
  private var summary: String {
    let results = reports.flatMap(\.results)
    let failed = results.count { !$0.isPassed }
    let windows = results.reduce(0) { $0 + $1.windowCount }
    let all = "\(counted(results.count, "check")) in \(counted(windows, "window"))"
    return failed == 0 ? "\(all), all passed." : "\(all), \(failed) failed."
  }
}

extension CheckFault {
  /// The expectation and the window, in one line.
  var headline: String { "Expected: \(expectation)\(window.isEmpty ? "" : ", at \(window)")" }

  /// The steps in short.
  var stepWords: String {
    let words = steps.map { step in
      let members = (step.members ?? []).filter { $0.name != "type" }.map(\.value.words)
      return ([step["type"]?.words ?? ""] + members).joined(separator: " ")
    }
    return words.joined(separator: ", ").printable
  }
}
