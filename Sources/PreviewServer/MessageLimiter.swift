/// How fast a client may talk while it is owed an answer.
///
/// Only messages that arrive before an earlier one is answered count: who waits for answers may be as fast as they
/// come. The rate is kept as one point in time, up to which the counted messages have used up what they are allowed
/// (the generic cell rate algorithm); so it is exact, and costs one addition.
package struct MessageLimiter: Sendable {
  /// What becomes of a message.
  package enum Verdict: Sendable, Equatable {
    case admit
    /// It is answered with `tooFast` and does nothing else.
    case refuse
    /// It has gone on for too long: the connection closes with 1008.
    case close
  }

  /// Messages a second, in the long run (protocol.md, `tooFast`).
  package static let rate = 240
  /// Messages at once, after a pause (protocol.md, `tooFast`).
  package static let burst = 480
  /// Refusals until the connection closes, pauses of two seconds apart. Ours: ten seconds' worth of messages.
  package static let refusals = 2_400

  private var usedUntil = Duration.zero
  private var refused = 0

  package init() {}

  /// Decides about a message.
  /// - Parameters:
  ///   - now: the time since any fixed moment; it never goes back.
  ///   - isUnanswered: whether an earlier message still waits for its answer.
  package mutating func admit(at now: Duration, isUnanswered: Bool) -> Verdict {
    guard isUnanswered else { return .admit }
    if usedUntil <= now {
      usedUntil = now
      refused = 0
    }
    let next = usedUntil + Self.share
    if next - now <= Self.share * Self.burst {
      usedUntil = next
      return .admit
    }
    refused += 1
    return refused > Self.refusals ? .close : .refuse
  }

  /// The time that one message uses up.
  private static let share = Duration.seconds(1) / rate
}
