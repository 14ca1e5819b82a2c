import PreviewProtocol
import Scenarios
import SplitKit

/// The run of one check through all its situations, which looks at one window at a time.
package struct CheckRun {
  private let check: CheckSpec
  private let subject: CheckSubject
  private let golden: Golden?
  /// The situations that have not begun, or nil before the first step.
  private var waiting: ArraySlice<Situation>?
  private var current: SituationRun?
  private var findings: CheckFindings
  private var duration = Duration.zero
  private var isDone = false

  /// Begins the run of a check.
  ///
  /// - Parameter golden: What the geometry is held against, or nil to hold it against nothing.
  package init(_ check: CheckSpec, _ subject: CheckSubject, golden: Golden?) {
    (self.check, self.subject, self.golden) = (check, subject, golden)
    findings = CheckFindings(of: check)
  }

  /// The result of a check, and the geometry of its windows if it is golden.
  package static func run(_ check: CheckSpec, _ subject: CheckSubject, golden: Golden?) -> Outcome {
    var run = CheckRun(check, subject, golden: golden)
    while run.work() {}
    return run.outcome
  }

  /// The findings of a check, and the geometry of its windows if it is golden.
  package typealias Outcome = (result: CheckResult, geometry: [Golden.Entry])

  /// The findings up to now.
  package var outcome: Outcome {
    let result = CheckResult(
      name: check.name.printable, mark: check.mark, windowCount: findings.windowCount, faults: findings.faults, duration: duration
    )
    return (result, findings.geometry)
  }

  /// Looks at the next window. Returns false once there is no more.
  package mutating func work() -> Bool {
    guard !isDone else { return false }
    let clock = ContinuousClock()
    let start = clock.now
    do throws(ProtocolError) {
      try step()
    } catch {
      findings.faults.append(CheckFault(refusal: error, of: check))
      isDone = true
    }
    duration += clock.now - start
    return !isDone
  }

  /// A number that changes with the app while steps are being done, or nil at any other time.
  package var revisionOfSteps: Int? { current?.revision }

  private mutating func step() throws(ProtocolError) {
    if try current?.work(&findings) == true { return }
    current = nil
    if waiting == nil { waiting = try check.situations(subject)[...] }
    if let situation = waiting?.popFirst() {
      current = try SituationRun(check, subject, situation, golden: golden)
    } else {
      findings.reportDifferences()
      if let golden {
        findings.reportAbsence(of: golden)
        findings.reportUnseen(of: golden)
      }
      findings.reportUntestedPremises()
      let (check, subject) = (check, subject)
      func widest() throws(ProtocolError) -> [PreviewProbe] { try check.widestWindows(subject) }
      try findings.reportUnknownFacts(in: widest)
      try findings.reportDoubtfulNames(in: widest)
      isDone = true
    }
  }
}
