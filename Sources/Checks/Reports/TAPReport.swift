/// The results in the Test Anything Protocol, version 14.
package struct TAPReport {
  /// The whole document.
  package let text: String

  package init(_ reports: [CheckReport]) {
    let results = reports.flatMap { report in report.results.map { (report.file, $0) } }
    let lines = results.enumerated().flatMap { Self.lines($0.offset + 1, $0.element.0, $0.element.1) }
    text = (["TAP version 14", "1..\(results.count)"] + lines).joined(separator: "\n") + "\n"
  }

  private static func lines(_ number: Int, _ file: String, _ result: CheckResult) -> [String] {
    let line = "\(result.isPassed ? "ok" : "not ok") \(number) - \(escaped("\(file.printable): \(result.name)"))"
    guard !result.isPassed else { return [line] }
    let faults = result.faults.flatMap { fault in
      [
        "    - at: \(quoted("\(file.printable):\(fault.mark.line):\(fault.mark.column)"))",
        "      message: \(quoted(fault.headline))",
      ]
        + list("actual", fault.actual) + list("pictures", fault.pictures)
    }
    return [line, "  ---", "  faults:"] + faults + ["  ..."]
  }

  /// A member of a fault that is a list. One without elements is left out.
  private static func list(_ name: String, _ elements: [String]) -> [String] {
    elements.isEmpty ? [] : ["      \(name):"] + elements.map { "        - \(quoted($0))" }
  }

  /// A description, in which a number sign would begin a directive.
  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("#", with: "\\#")
  }

  /// A text in YAML.
  private static func quoted(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }
}
