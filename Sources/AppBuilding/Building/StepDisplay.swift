/// Decides what is written of the steps of a build.
///
/// On a terminal every change is written over the line before. Elsewhere each kind of step is a line, and one that takes long has another
/// line every few seconds, so that it does not look as if it had stopped.
package struct StepDisplay: Sendable {
  private let isTerminal: Bool
  /// The step that was written last, and the time of that.
  private var last: (text: String, heading: String, time: ContinuousClock.Instant)?

  package init(isTerminal: Bool) { self.isTerminal = isTerminal }

  private static let interval: Duration = .seconds(5)
  /// The greatest number of characters of a line before its ellipsis, so that it fits a terminal of 80 columns. A line that wraps could not
  /// be written over.
  private static let width = 78

  /// The text to write for a step, or nil if there is nothing new to write.
  package mutating func text(for step: BuildStep, at time: ContinuousClock.Instant) -> String? {
    isTerminal ? over(step, time) : below(step, time)
  }

  /// The text that removes the line of a terminal.
  package mutating func clear() -> String {
    last = nil
    return isTerminal ? "\r\u{1B}[K" : ""
  }

  private mutating func over(_ step: BuildStep, _ time: ContinuousClock.Instant) -> String? {
    guard last?.text != step.words else { return nil }
    last = (step.words, step.heading, time)
    return "\r\u{1B}[K\(step.words.prefix(Self.width))…"
  }

  private mutating func below(_ step: BuildStep, _ time: ContinuousClock.Instant) -> String? {
    let isNew = last?.heading != step.heading
    guard isNew || last.map({ time - $0.time >= Self.interval && $0.text != step.words }) == true else { return nil }
    let text = isNew ? step.heading : step.words
    last = (step.words, step.heading, time)
    return "\(text)…\n"
  }
}
