/// The results in the Test Anything Protocol, version 14.
package struct TAPReport {
  package let text: String

  package init(_ reports: [CheckReport]) {
    let results = reports.flatMap { report in report.results.map { (report.file, $0) } }
    let lines = results.enumerated().flatMap { Self.lines($0.offset + 1, $0.element.0, $0.element.1) }
    text = (["TAP version 14", "1..\(results.count)"] + lines).joined(separator: "\n") + "\n"
  }

  private static func lines(_ number: Int, _ file: String, _ result: CheckResult) -> [String] {
    let line = "\(result.isPassed ? "ok" : "not ok") \(number) - \(escaped("\(file): \(result.name)"))"
    guard !result.isPassed else { return [line] }
    let faults = result.faults.flatMap { fault in
      ["    - at: \(quoted("\(file):\(fault.mark.line):\(fault.mark.column)"))", "      message: \(quoted(fault.headline))"]
        + ["      actual:"] + fault.actual.map { "        - \(quoted($0))" }
    }
    return [line, "  ---", "  faults:"] + faults + ["  ..."]
  }

  /// A description, in which a number sign would begin a directive.
  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("#", with: "\\#")
  }

  /// A text in YAML.
  private static func quoted(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n"))\""
  }
}
