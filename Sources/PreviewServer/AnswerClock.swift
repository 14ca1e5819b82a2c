import CoreMetrics
import PreviewProtocol

/// Measures how long the answers of a socket take, from the receipt of a message until its answer is ready to be sent.
///
/// The answer to a message for several slots is ready with that of the last slot. A sweep and the like are ready when they are
/// complete, and they are answered in their order. An answer that merges is ready at once, because it waits for the client.
struct AnswerClock {
  private struct Start {
    let timer: CoreMetrics.Timer
    let time: Duration
  }

  private let metrics: ServerMetrics
  /// The message whose answer is not ready.
  private var current: Start?
  /// The starts of the inquiries under way, beginning with the oldest.
  private var inquiries: [Start] = []
  /// The scene of the last message, and its timers.
  private var last: (scene: String, timers: AnswerTimers)?

  init(_ metrics: ServerMetrics) { self.metrics = metrics }

  /// Notes that the session has begun with a message, which arrived at a time.
  mutating func begin(_ type: MessageType, of scene: String?, in slots: SlotChoice, at time: Duration) {
    current = Start(timer: timers(of: scene, in: slots)[type], time: time)
  }

  /// Notes which answers are ready.
  ///
  /// - Parameters:
  ///   - isApplying: Whether the message is still to be applied in some of its slots.
  ///   - inquiryCount: The number of inquiries under way.
  mutating func note(isApplying: Bool, inquiryCount: Int, at time: Duration) {
    while inquiries.count > inquiryCount { record(inquiries.removeFirst(), at: time) }
    guard let start = current else { return }
    if inquiries.count < inquiryCount {
      inquiries += Array(repeating: start, count: inquiryCount - inquiries.count)
      current = nil
    } else if !isApplying {
      record(start, at: time)
      current = nil
    }
  }

  private func record(_ start: Start, at time: Duration) { start.timer.recordNanoseconds((time - start.time).nanoseconds) }

  private mutating func timers(of scene: String?, in slots: SlotChoice) -> AnswerTimers {
    guard let scene else {
      if case .several = slots { return metrics.timers(ofNoScene: .several) }
      return metrics.timers(ofNoScene: .none)
    }
    if let last, last.scene == scene { return last.timers }
    let timers = metrics.timers(ofScene: scene)
    last = (scene, timers)
    return timers
  }
}

extension Duration {
  /// The whole nanoseconds, as many as fit.
  var nanoseconds: Int64 {
    let (seconds, attoseconds) = components
    let (whole, overflows) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    return overflows ? (seconds < 0 ? .min : .max) : whole &+ attoseconds / 1_000_000_000
  }
}
