import Scenarios

/// The faults as annotations of GitHub Actions, which show them in the changed files, before the results as text.
package struct GitHubReport {
  /// The whole document.
  package let text: String

  package init(_ reports: [CheckReport], server: ServerAddress?) {
    let annotations = reports.flatMap { report in
      (report.unreadable?.all ?? []).map(Self.annotation)
        + report.results.flatMap { result in result.faults.map { Self.annotation($0, of: result, in: report.file, server) } }
    }
    text = annotations.map { $0 + "\n" }.joined() + TextReport(reports, server: server).text
  }

  private static func annotation(
    _ fault: CheckFault, of result: CheckResult, in file: String, _ server: ServerAddress?
  ) -> String {
    annotation(in: file, at: fault.mark, title: result.name, [fault.headline] + fault.lines(server))
  }

  private static func annotation(_ error: ScenarioError) -> String {
    annotation(in: error.file, at: error.mark, title: ScenarioError.headline, [error.message])
  }

  private static func annotation(in file: String, at mark: SourceMark?, title: String, _ lines: [String]) -> String {
    let place = mark.map { ",line=\($0.line),col=\($0.column)" } ?? ""
    return "::error file=\(property(file))\(place),title=\(property(title))::\(data(lines.joined(separator: "\n")))"
  }

  /// The text of an annotation.
  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  /// The value of a property of an annotation.
  private static func property(_ text: String) -> String { data(text).replacing(":", with: "%3A").replacing(",", with: "%2C") }
}
