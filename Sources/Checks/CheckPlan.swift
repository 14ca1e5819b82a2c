import Dispatch
import Scenarios
import SplitKit
import Synchronization

/// The checks of one file, with the scene that they are about.
package struct CheckPlan: Sendable {
  /// The path of the file, as the user named it.
  package let file: String
  /// The scene that the checks are about.
  package let subject: CheckSubject
  /// The checks in the order of the file.
  package let checks: [CheckSpec]
  /// The recorded geometry, or nil if there is none or it is being recorded.
  package let golden: Golden?

  /// Creates the plan of a file.
  package init(file: String, subject: CheckSubject, checks: [CheckSpec], golden: Golden?) {
    (self.file, self.subject, self.checks, self.golden) = (file, subject, checks, golden)
  }
}

extension CheckPlan {
  /// About how many windows the checks look at: those of ranges by pixels of a half point, and each device as sixteen.
  package var windowCount: Int { checks.reduce(0) { $0 + $1.estimatedWindows } }

  /// Runs all checks of some files, a number of them at a time. The reports have the order of the plans.
  package static func run(_ plans: [CheckPlan], jobs: Int) -> [CheckReport] {
    let tasks = plans.enumerated().flatMap { file, plan in plan.checks.indices.map { (file: file, check: $0) } }
    let outcomes = Mutex([Int: (result: CheckResult, geometry: [Golden.Entry])]())
    let next = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: max(1, min(jobs, tasks.count))) { _ in
      while true {
        let index = next.add(1, ordering: .relaxed).oldValue
        guard index < tasks.count else { return }
        let plan = plans[tasks[index].file]
        let outcome = plan.outcome(of: tasks[index].check)
        outcomes.withLock { $0[index] = outcome }
      }
    }
    let found = outcomes.withLock { $0 }
    return plans.indices.map { file in
      let own = tasks.indices.filter { tasks[$0].file == file }.compactMap { found[$0] }
      return CheckReport(plans[file], own)
    }
  }
}

extension CheckPlan {
  /// Runs a check, here or where its subject is.
  private func outcome(of check: Int) -> CheckRun.Outcome {
    subject.runner?.outcome(of: check, in: self) ?? CheckRun.run(checks[check], subject, golden: golden)
  }
}

extension CheckSpec {
  /// About how many windows the check looks at.
  var estimatedWindows: Int {
    let combinations = options.reduce(profiles?.count ?? 1) { $0 * $1.value.count }
    let windows = windows.devices.isEmpty ? 1 + widths(pixel: 0.5).count : 16 * windows.devices.count
    return combinations * (windows + steps.count) * (goesToBackground ? 2 : 1)
  }
}
