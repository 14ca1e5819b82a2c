import Scenarios

/// The findings of the checks of a file.
package struct CheckReport: Sendable {
  /// The path of the file, as the user named it.
  package let file: String
  /// The results of the checks in the order of the file, and then of those that only its golden file has.
  package internal(set) var results: [CheckResult]
  /// The geometry of the windows of golden checks, in their order.
  package let geometry: [Golden.Entry]
  /// Why the file cannot be read, or nil for one that was read.
  package let unreadable: ScenarioError?

  package var isPassed: Bool { unreadable == nil && results.allSatisfy(\.isPassed) }

  /// Creates the report of a plan whose checks have run.
  init(_ plan: CheckPlan, _ outcomes: [CheckRun.Outcome]) {
    (file, unreadable) = (plan.file, nil)
    results = outcomes.map(\.result) + plan.forgotten
    geometry = outcomes.flatMap(\.geometry)
  }

  /// Creates the report of a file that cannot be read.
  package init(_ file: String, unreadable error: ScenarioError) {
    (self.file, unreadable, results, geometry) = (file, error, [], [])
  }
}

extension CheckPlan {
  /// A failure for each check that the golden file has windows of and the file does not have, or not as a golden one. Nobody would
  /// notice if they were wrong.
  package var forgotten: [CheckResult] {
    let names = Set(checks.filter(\.isGolden).map(\.name))
    return (golden?.checks ?? []).filter { !names.contains($0) }.map { name in
      let windows = counted(golden?.windows(of: name).count ?? 0, "window")
      let sentence =
        "The golden file has \(windows) of this check, and no golden check has its name. If that is right, --update takes them out."
      return CheckResult(
        forgotten: name, CheckFault(golden: [sentence], at: SourceMark(line: 1, column: 1), expectedSVG: nil, .none))
    }
  }
}
