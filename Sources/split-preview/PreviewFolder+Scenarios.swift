import PreviewProtocol
import PreviewServer
import Scenarios

extension PreviewFolder {
  /// The folder of scenario files at a path. Faults are written to standard error, as compilers write theirs.
  init(
    scenarios path: String, report: @escaping ([PreviewFault]) -> Void = Console(LogSettings(), process: nil).report
  ) throws(PreviewServerError) {
    try self.init(
      path,
      read: { (text, file, name) in
        do throws(ScenarioError) {
          return .success(try Scenario.read(yaml: text, file: file, named: name).preview)
        } catch {
          let id = Scenario.id(ofFaulty: text, named: name)
          let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
          let faults = error.all.map { error in
            let line = error.mark.flatMap { lines.indices.contains($0.line - 1) ? String(lines[$0.line - 1]) : nil }
            return PreviewFault(in: file, of: id, line: error.mark?.line, column: error.mark?.column, text: line, error.message)
          }
          return .failure(PreviewFaults(faults))
        }
      },
      report: report)
  }
}
