/// The faults as annotations of GitHub Actions, which show them in the changed files. Without a fault, there is one line of text.
package struct GitHubReport {
  /// The whole document.
  package let text: String

  package init(_ reports: [CheckReport], server: String) {
    let annotations = reports.flatMap { report in
      report.results.flatMap { result in result.faults.map { Self.annotation($0, of: result, in: report.file) } }
    }
    text = annotations.map { $0 + "\n" }.joined() + TextReport(reports, server: server).text
  }

  private static func annotation(_ fault: CheckFault, of result: CheckResult, in file: String) -> String {
    let place = "file=\(property(file)),line=\(fault.mark.line),col=\(fault.mark.column),title=\(property(result.name))"
    return "::error \(place)::\(data(([fault.headline] + fault.actual).joined(separator: "\n")))"
  }

  /// The text of an annotation.
  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  /// The value of a property of an annotation.
  private static func property(_ text: String) -> String { data(text).replacing(":", with: "%3A").replacing(",", with: "%2C") }
}
