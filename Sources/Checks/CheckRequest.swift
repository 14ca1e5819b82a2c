import PreviewProtocol
import Scenarios
import SplitKit

/// A check that another process is to run: the text of its file, its number there, and the golden file.
package struct CheckRequest: Sendable {
  private let text: String
  private let check: Int
  private let golden: Golden?

  /// Creates the request for a check of a file with this text.
  package init(_ text: String, check: Int, golden: Golden?) { (self.text, self.check, self.golden) = (text, check, golden) }

  /// The request as JSON.
  package var json: [UInt8] {
    var members = [Member("text", .string(text)), Member("check", .number(Double(check)))]
    if let golden {
      members.append(Member("golden", .string(Golden.text(golden.entries))))
      if let absence = golden.absence { members.append(Member("absence", .string(absence))) }
    }
    return JSONWriter.text(of: .object(members))
  }

  /// Reads a request, or returns nil if the JSON is none.
  package init?(json: [UInt8]) {
    guard let value = try? JSONReader.read(json), let text = value["text"]?.string, let check = value["check"]?.number else {
      return nil
    }
    let entries = value["golden"]?.string.flatMap { try? Golden($0) }?.entries
    self.init(text, check: Int(check), golden: entries.map { Golden($0, absence: value["absence"]?.string) })
  }

  /// Begins the run of the check. Returns nil if the text has no such check.
  package func makeRun(of subject: CheckSubject) -> CheckRun? {
    guard let file = try? CheckFile.read(yaml: text, file: "checks"), file.checks.indices.contains(check) else { return nil }
    return CheckRun(file.checks[check], subject, golden: golden)
  }
}
