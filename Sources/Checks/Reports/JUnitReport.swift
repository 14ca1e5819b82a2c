/// The results as JUnit XML, by the schema junit-10.xsd of Jenkins.
package struct JUnitReport {
  /// The whole document.
  package let text: String

  package init(_ reports: [CheckReport]) {
    text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n\(reports.map(Self.suite).joined())</testsuites>\n"
  }

  private static func suite(_ report: CheckReport) -> String {
    let failures = report.results.count { !$0.isPassed }
    let time = report.results.map(\.duration).reduce(.zero, +).secondsText
    let cases = report.results.map { test($0, report.file) }.joined()
    return """
        <testsuite name="\(report.file.escapedForXML)" tests="\(report.results.count)" failures="\(failures)" errors="0" time="\(time)">
      \(cases)  </testsuite>

      """
  }

  private static func test(_ result: CheckResult, _ file: String) -> String {
    let head =
      "    <testcase classname=\"\(file.escapedForXML)\" name=\"\(result.name.escapedForXML)\" time=\"\(result.duration.secondsText)\""
    guard !result.isPassed else { return "\(head)/>\n" }
    return "\(head)>\n\(result.faults.map { failure($0, file) }.joined())    </testcase>\n"
  }

  private static func failure(_ fault: CheckFault, _ file: String) -> String {
    let text = (["\(file):\(fault.mark.line):\(fault.mark.column)"] + fault.actual + fault.pictures).joined(separator: "\n")
    return "      <failure type=\"expectation\" message=\"\(fault.headline.escapedForXML)\">\(text.escapedForXML)</failure>\n"
  }
}
