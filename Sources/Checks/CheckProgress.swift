/// Checks of a file that run one after the other in short steps, for a program that also does something else.
package final class CheckProgress {
  private let plan: CheckPlan
  private var waiting: ArraySlice<CheckRun>
  private var outcomes: [CheckRun.Outcome] = []

  /// Begins the checks of a file.
  package init(_ plan: CheckPlan) {
    self.plan = plan
    waiting = plan.checks.map { CheckRun($0, plan.subject, golden: plan.golden) }[...]
  }

  /// Looks at a number of windows. Returns the report once all checks are through.
  package func work(windows: Int) -> CheckReport? {
    for _ in 0..<windows {
      guard !waiting.isEmpty else { break }
      if !waiting[waiting.startIndex].work() { outcomes.append(waiting.removeFirst().outcome) }
    }
    guard waiting.isEmpty else { return nil }
    return CheckReport(plan, outcomes)
  }
}
