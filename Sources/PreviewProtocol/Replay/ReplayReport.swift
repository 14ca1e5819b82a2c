/// The result of a replay: how much was replayed, and where it differs.
package struct ReplayReport: Equatable, Sendable {
  /// The number of messages that were sent.
  package var sent = 0
  /// The number of answers that were compared. A trimmed answer counts as one.
  package var compared = 0
  /// The number of messages that the recording has no answer for, because it ends before.
  package var unanswered = 0
  /// The number of places that differ as the transcript or the user allows.
  package var ignored = 0
  /// The first places that differ, in the order of the transcript: at most ``mostDifferences``.
  package private(set) var differences: [ReplayDifference] = []
  /// The number of places that differ, including those that are not in ``differences``.
  package private(set) var differenceCount = 0

  /// The greatest number of differences that a report keeps. One mistake can change every scene. The number is our choice.
  package static let mostDifferences = 10_000

  mutating func take(_ comparison: ValueComparison, ofLine line: Int) {
    ignored += comparison.ignored
    differenceCount += comparison.differences.count
    let room = Self.mostDifferences - differences.count
    differences += comparison.differences.prefix(room).map { ReplayDifference(line: line, $0) }
  }
}
