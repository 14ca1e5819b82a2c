import PreviewProtocol
import Scenarios
import SplitKit

/// The steps before the windows of a check.
extension Walk {
  /// Applies a step, by its number. Returns false if it is refused, or an expectation in between does not hold.
  func applyStep(_ index: Int, to probe: PreviewProbe, _ findings: inout CheckFindings) throws(ProtocolError) -> Bool {
    let fault =
      switch check.steps[index] {
      case .send(let message, let marks): send(message, at: marks, number: index, to: probe)
      case .expect(let expectations): try look(for: expectations, number: index, in: probe, &findings)
      }
    if let fault { findings.faults.append(fault) }
    return fault == nil
  }

  /// Sends the message of a step. Returns the fault of one that the window refuses, or on which UIKit would raise an exception.
  private func send(_ message: Value, at marks: SourceMarks, number: Int, to probe: PreviewProbe) -> CheckFault? {
    note(marks.start, probe.size, messages(upTo: number + 1))
    do throws(ProtocolError) {
      try probe.apply(message)
    } catch {
      return refusal(error, of: message, at: error.mark(in: marks), after: messages(upTo: number), probe)
    }
    return probe.exception.map { exception($0, at: marks.start, in: probe, after: messages(upTo: number + 1)) }
  }

  /// Looks at the window between two steps. Returns the fault of the first expectation that does not hold.
  private func look(
    for expectations: [Expectation], number: Int, in probe: PreviewProbe, _ findings: inout CheckFindings
  ) throws(ProtocolError) -> CheckFault? {
    findings.windowCount += 1
    let facts = findings.facts(of: probe)
    findings.notePremises(in: facts, at: number)
    guard let broken = expectations.first(where: { $0.verdict(in: facts) == .fails }) else { return nil }
    return try fault(of: broken, after: messages(upTo: number))
  }
}
