/// The numbers of a run, which the reports for people sum up in a sentence.
struct CheckTally {
  let checks: Int
  let failed: Int
  let windows: Int
  /// The number of files that cannot be read, in which no check has run.
  let unreadable: Int

  init(_ reports: [CheckReport]) {
    let results = reports.flatMap(\.results)
    checks = results.count
    failed = results.count { !$0.isPassed }
    windows = results.reduce(0) { $0 + $1.windowCount }
    unreadable = reports.count { $0.unreadable != nil }
  }

  var isPassed: Bool { failed + unreadable == 0 }

  /// Whether no check has run because of files that cannot be read. It would mislead to say that all have passed.
  private var isOnlyUnreadable: Bool { checks == 0 && unreadable > 0 }

  /// The last line of a text: how many checks and windows there were.
  var sentence: String {
    if isOnlyUnreadable { return "No check has run: \(unreadableFiles)." }
    let rest = unreadable == 0 ? "" : ", and \(unreadableFiles)"
    return
      "\(counted(checks, "check")) in \(counted(windows, "window")), \(failed == 0 ? "all passed" : "\(failed) failed")\(rest)."
  }

  /// The title of a page.
  var title: String {
    if isOnlyUnreadable { return "No check has run: \(unreadableFiles)" }
    let outcome = failed == 0 ? "All \(checks) checks passed" : "\(failed) of \(checks) checks failed"
    return unreadable == 0 ? outcome : "\(outcome), and \(unreadableFiles)"
  }

  private var unreadableFiles: String { "\(counted(unreadable, "file")) cannot be read" }
}
