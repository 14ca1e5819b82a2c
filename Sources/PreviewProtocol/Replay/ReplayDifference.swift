import SplitKit

/// A place where an answer is not as the transcript has it.
package struct ReplayDifference: Equatable, Sendable, CustomStringConvertible {
  /// The number of the answer's line in the transcript, beginning with 1.
  package let line: Int
  /// The path of the member that differs, such as `panes[2].frame[0]`, or an empty one for the whole answer.
  package let path: String
  /// The recorded value as JSON, or nil if the recorded answer has no such member.
  package let recorded: String?
  /// The value now as JSON, or nil if there is none.
  package let present: String?

  init(line: Int, _ difference: ValueDifference) {
    self.line = line
    path = difference.path.description
    recorded = difference.recorded.map(Self.text)
    present = difference.present.map(Self.text)
  }

  /// The number of the line, and a sentence with the path and both values. Long values are cut.
  package var description: String {
    let what = path.isEmpty ? "The answer" : path
    let (now, before) = (present?.clipped(to: Self.longest), recorded?.clipped(to: Self.longest))
    let state = now.map { "is \($0)" } ?? "is missing"
    return "\(line): \(what) \(state), and \(before.map { "the transcript has \($0)" } ?? "the transcript has no such value")."
  }

  /// The greatest length of a value in the sentence, in bytes.
  private static let longest = 160

  private static func text(_ value: Value) -> String { value.json }
}
