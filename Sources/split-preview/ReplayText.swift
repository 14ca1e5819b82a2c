import PreviewProtocol

/// The lines that `split-preview replay` prints: the differences as compilers print faults, and a sentence with the numbers.
struct ReplayText {
  private let report: ReplayReport
  private let file: String
  private let limit: Int

  init(_ report: ReplayReport, file: String, limit: Int) { (self.report, self.file, self.limit) = (report, file, limit) }

  var text: String {
    let lines = report.differences.prefix(limit).map { "\(file):\($0)" }
    let rest = report.differenceCount - lines.count
    return (lines + (rest > 0 ? ["\(number(rest, "more difference"))."] : []) + [summary]).map { "\($0)\n" }.joined()
  }

  private var summary: String {
    [
      "\(number(report.sent, "message")) sent.", answers,
      report.ignored == 0 ? nil : "\(number(report.ignored, "difference")) ignored.",
      report.unanswered == 0
        ? nil : "\(number(report.unanswered, "message")) at the end had no answer when the transcript was saved.",
    ].compactMap { $0 }.joined(separator: " ")
  }

  private var answers: String {
    guard report.differenceCount == 0 else {
      return "\(number(report.differenceCount, "difference")) in \(number(report.compared, "answer"))."
    }
    return report.compared == 1 ? "The only answer is as recorded." : "All \(report.compared) answers are as recorded."
  }

  private func number(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
