import PreviewProtocol
import Scenarios
import SplitKit

/// The faults of expectations, each with the fewest steps that lead to it, and those of steps.
extension Walk {
  /// The fault of an expectation that fails in the window of a probe, which has come there through windows of other sizes.
  func fault(of expectation: Expectation, in probe: PreviewProbe, through sizes: [Size]) throws(ProtocolError) -> CheckFault {
    let size = probe.size
    func fails(_ steps: [Value]) -> Bool {
      (try? window(size, after: steps)).map { expectation.verdict(in: $0.facts) == .fails } ?? false
    }
    // If the other windows matter, the steps may matter there too.
    guard fails(messages) else { return fault(of: expectation, in: probe, through: sizes, after: messages) }
    let steps = messages.fewest(where: fails)
    return fault(of: expectation, in: try window(size, after: steps), after: steps)
  }

  /// The fault of an expectation that fails between steps.
  func fault(of expectation: Expectation, after steps: [Value]) throws(ProtocolError) -> CheckFault {
    let steps = steps.fewest { (try? opened(after: $0)).map { expectation.verdict(in: $0.facts) == .fails } ?? false }
    return fault(of: expectation, in: try opened(after: steps), after: steps)
  }

  private func fault(
    of expectation: Expectation, in probe: PreviewProbe, through sizes: [Size] = [], after steps: [Value]
  ) -> CheckFault {
    let facts = probe.facts
    return CheckFault(
      mark: expectation.mark ?? check.mark, expectation: expectation.sentence, actual: expectation.actual(in: facts),
      steps: steps, context(probe, through: sizes, after: steps).marking(FaultPicture.frames(of: expectation, in: facts)))
  }

  /// The fault of a step that the window refuses, with all steps before it.
  func refusal(
    _ error: ProtocolError, of message: Value, at mark: SourceMark, after steps: [Value], _ probe: PreviewProbe
  ) -> CheckFault {
    let hint = RefusedStep(error, message, probe, windowAfterSteps: { try? opened(after: steps) }).hint
    return CheckFault(
      mark: mark, expectation: "the step can be done", actual: [error.message] + [hint].compactMap(\.self), steps: steps,
      context(probe, after: steps))
  }

  /// The fault of an exception that UIKit would have raised, which ends an app.
  func exception(
    _ sentence: String, at mark: SourceMark, in probe: PreviewProbe, through sizes: [Size] = [], after steps: [Value]
  ) -> CheckFault {
    CheckFault(
      mark: mark, expectation: "UIKit raises no exception", actual: [sentence], steps: steps,
      context(probe, through: sizes, after: steps))
  }

  private func window(_ size: Size, after steps: [Value]) throws(ProtocolError) -> PreviewProbe {
    let probe = try opened(after: steps)
    try visit(size, probe)
    return probe
  }
}
