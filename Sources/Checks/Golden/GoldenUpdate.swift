import Scenarios

/// The content that `--update` writes into a golden file: the windows of now, and the recorded ones of checks that failed.
package struct GoldenUpdate {
  private let entries: [Golden.Entry]
  /// How many windows of the file are new, different or gone.
  private let changes: Int
  /// The checks that failed, whose recorded windows stay.
  private let kept: [String]

  /// Creates the update of a file after a run. `old` is what the file has until now, or nil without one.
  package init(_ report: CheckReport, of checks: [CheckSpec], from old: Golden?) {
    let recorded = old?.entries ?? []
    let failed = zip(checks, report.results).filter { $0.isGolden && !$1.isPassed }.map(\.0.name)
    entries = checks.flatMap { check in
      (failed.contains(check.name) ? recorded : report.geometry).filter { $0.check == check.name }
    }
    let now = Golden(entries)
    changes = entries.count { old?.recorded($0) != $0 } + recorded.count { now.recorded($0) == nil }
    kept = failed
  }

  /// Whether there is nothing to write: the file has no golden check, and has had none.
  package var isEmpty: Bool { entries.isEmpty && changes == 0 && kept.isEmpty }

  /// The text of the file.
  package var text: String { Golden.text(entries) }

  /// Sentences that say what the file at a path has now.
  package func sentences(_ path: String) -> [String] {
    ["Wrote \(path): \(counted(entries.count, "window")), \(changes) changed."]
      + kept.map { "The check \($0.printable) failed, so its recorded windows stay as they are." }
  }
}
