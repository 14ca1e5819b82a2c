/// Limits how fast a client may send messages without waiting for answers.
///
/// Only a message that arrives before an earlier one is answered counts, so a client that waits for answers is never
/// limited. The limiter uses the generic cell rate algorithm. It stores one point in time: the end of the time that the
/// counted messages use up. This is exact and costs one addition a message.
package struct MessageLimiter: Sendable {
  /// The decision about a message.
  package enum Verdict: Sendable, Equatable {
    case admit
    /// The server answers the message with `tooFast` and does nothing else.
    case refuse
    /// The client has sent too many refused messages, and the server closes the connection with 1008.
    case close
  }

  /// The number of messages a second that a client may send in the long run (protocol.md, `tooFast`).
  package static let rate = 240
  /// The number of messages that a client may send at once after a pause (protocol.md, `tooFast`).
  package static let burst = 480
  /// The number of refusals after which the server closes the connection. A pause of two seconds begins a new count.
  /// The number is our choice: it is ten seconds' worth of messages.
  package static let refusals = 2_400

  private var usedUntil = Duration.zero
  private var refused = 0

  package init() {}

  /// Decides about a message.
  /// - Parameters:
  ///   - now: The time since any fixed moment, which never goes back.
  ///   - isUnanswered: Whether an earlier message still waits for its answer.
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
