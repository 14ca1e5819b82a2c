/// The output of a process: its newest lines for the report of a crash, and its own lines for the terminal.
///
/// The reporter of crashes writes to the same pipe as the app. Its lines are for the report alone. The words with which it begins are
/// no proof, because an app can print them: the system has to say that the process crashes. Where it does not say, the lines wait
/// until the process answers or ends.
package struct AppOutput {
  private enum Report {
    case none
    /// A line looks like the beginning of a report, and nobody knows whether it is.
    case possible
    case certain
  }

  private var tail = OutputTail()
  private var rate = LineRate()
  private var report = Report.none
  /// The lines that are the app's own if the report is none.
  private var waiting: [String] = []
  /// The lines for the terminal.
  private var own: [String] = []
  /// Whether the report is complete.
  private(set) var hasReported = false
  /// The greatest number of lines of each kind that wait.
  private static let mostWaiting = 4_000

  package init() {}

  /// The newest lines.
  package var lines: [String] { tail.lines }

  /// Whether the process crashes, and the reporter has begun.
  package var reports: Bool { report == .certain }

  /// The words of the failure, or nil if there are none.
  package var says: String? { CrashTrace(tail.lines).says }

  /// Adds bytes.
  ///
  /// - Parameter isReporting: Returns whether the process crashes, or nil if nobody can tell.
  /// - Returns: Whether a report has begun with these bytes.
  package mutating func append(_ bytes: [UInt8], isReporting: () -> Bool?) -> Bool { note(tail.append(bytes), isReporting) }

  /// Completes the line that has no end.
  package mutating func finish(isReporting: () -> Bool?) -> Bool { note(tail.finish(), isReporting) }

  private mutating func note(_ lines: [String], _ isReporting: () -> Bool?) -> Bool {
    let reported = reports
    rate.leaveOut(tail.takeSkipped())
    // The system is asked once, however many such lines there are.
    var answer: Bool??
    func isCrash() -> Bool? {
      if answer == nil { answer = .some(isReporting()) }
      return answer ?? nil
    }
    for line in lines {
      if report != .certain, CrashTrace.begins(line) { noteBeginning(isCrash()) }
      keep(line)
    }
    // The reporter completes its first line when it is through.
    if report != .certain, tail.beginsReport, isCrash() == true { report = .certain }
    return reports && !reported
  }

  private mutating func noteBeginning(_ isReporting: Bool?) {
    switch isReporting {
    case true: report = .certain
    case nil: report = .possible
    default: break
    }
  }

  private mutating func keep(_ line: String) {
    switch report {
    case .none: own.append(line)
    case .possible: if waiting.count < Self.mostWaiting { waiting.append(line) }
    case .certain: hasReported = hasReported || CrashTrace.ends(line)
    }
  }

  /// Notes that the process crashes, as the system says.
  mutating func noteReport() { (report, waiting) = (.certain, []) }

  /// Notes that the process has answered, so that it has not crashed.
  mutating func noteAnswer() {
    tail.clear()
    forgetReport()
  }

  /// Notes that the process has ended, and whether by a signal.
  mutating func noteEnd(isCrash: Bool) {
    if isCrash { noteReport() } else { forgetReport() }
  }

  private mutating func forgetReport() {
    own += waiting
    (report, waiting, hasReported) = (.none, [], false)
  }

  /// Removes and returns the lines for the terminal.
  ///
  /// - Parameter isLast: Whether no further lines come.
  package mutating func takeLines(at now: Duration, isLast: Bool) -> [String] {
    let admitted = rate.admit(own, at: now)
    own = []
    return admitted + [isLast ? rate.lastNotice() : rate.notice(at: now)].compactMap(\.self)
  }
}
