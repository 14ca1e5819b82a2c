import Scenarios

/// The results as JUnit XML, by the schema junit-10.xsd of Jenkins.
package struct JUnitReport {
  private let reports: [CheckReport]
  /// The address of a server, for links that open a window, or nil if none is known.
  private let server: ServerAddress?

  package init(_ reports: [CheckReport], server: ServerAddress?) { (self.reports, self.server) = (reports, server) }

  /// The whole document.
  package var text: String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n\(reports.map(suite).joined())</testsuites>\n"
  }

  private func suite(_ report: CheckReport) -> String {
    let errors = report.unreadable == nil ? 0 : 1
    let failures = report.results.count { !$0.isPassed }
    let time = report.results.map(\.duration).reduce(.zero, +).secondsText
    let counts = "tests=\"\(report.results.count + errors)\" failures=\"\(failures)\" errors=\"\(errors)\""
    let cases = (report.unreadable.map { test($0, report.file) } ?? "") + report.results.map { test($0, report.file) }.joined()
    return """
        <testsuite name="\(report.file.escapedForXML)" \(counts) time="\(time)">
      \(cases)  </testsuite>

      """
  }

  private func test(_ result: CheckResult, _ file: String) -> String {
    let head = Self.head(result.name, file, result.duration)
    guard !result.isPassed else { return "\(head)/>\n" }
    return "\(head)>\n\(result.faults.map { failure($0, file) }.joined())    </testcase>\n"
  }

  /// The case of a file that cannot be read, in which no check has run.
  private func test(_ error: ScenarioError, _ file: String) -> String {
    let text = error.lines.joined(separator: "\n").escapedForXML
    return """
      \(Self.head(ScenarioError.headline, file, .zero))>
            <error type="file" message="\(error.message.escapedForXML)">\(text)</error>
          </testcase>

      """
  }

  private static func head(_ name: String, _ file: String, _ duration: Duration) -> String {
    "    <testcase classname=\"\(file.escapedForXML)\" name=\"\(name.escapedForXML)\" time=\"\(duration.secondsText)\""
  }

  private func failure(_ fault: CheckFault, _ file: String) -> String {
    let text = ([fault.place(in: file)] + fault.lines(server)).joined(separator: "\n")
    return "      <failure type=\"expectation\" message=\"\(fault.headline.escapedForXML)\">\(text.escapedForXML)</failure>\n"
  }
}
