import PreviewProtocol
import Scenarios
import SplitKit

/// Runs checks about an app somewhere else than in this process.
package protocol CheckRunner: Sendable {
  /// Runs a check, by its number in the plan, and returns once it is through.
  func outcome(of check: Int, in plan: CheckPlan) -> CheckRun.Outcome
}

/// The place of a check that is about to do something that can end an app.
package struct CheckNote: Equatable, Sendable {
  /// The place of the step in the file, or nil for the whole check.
  package let mark: SourceMark?
  /// The window in words.
  package let window: String
  /// The steps up to now, with the one that is about to be done.
  package let steps: [Value]

  package init(mark: SourceMark?, window: String, steps: [Value]) {
    (self.mark, self.window, self.steps) = (mark, window, steps)
  }
}

extension CheckNote {
  /// The note as JSON has it.
  package var value: Value {
    var members = [Member("window", .string(window)), Member("steps", .array(steps))]
    if let mark { members += [Member("line", .number(Double(mark.line))), Member("column", .number(Double(mark.column)))] }
    return .object(members)
  }

  package init?(_ value: Value) {
    guard let window = value["window"]?.string, let steps = value["steps"]?.array else { return nil }
    let mark = value["line"]?.number.map { SourceMark(line: Int($0), column: Int(value["column"]?.number ?? 1)) }
    self.init(mark: mark, window: window, steps: steps)
  }
}

extension CheckRun {
  /// The outcome of a check during which the process of the app has ended.
  ///
  /// - Parameters:
  ///   - note: The last thing that the check was about to do.
  ///   - sentences: How the process has ended, and where in the app's code.
  package static func crash(_ check: CheckSpec, at note: CheckNote?, _ sentences: [String], after duration: Duration) -> Outcome {
    let context = FaultContext(window: note?.window ?? "", query: "", svg: nil)
    let fault = CheckFault(
      mark: note?.mark ?? check.mark, expectation: "the app does not end", actual: sentences, steps: note?.steps ?? [], context)
    let result = CheckResult(
      name: check.name.printable, mark: check.mark, windowCount: 0, faults: [fault], duration: duration)
    return (result, [])
  }
}
