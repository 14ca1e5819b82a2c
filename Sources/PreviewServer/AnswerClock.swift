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

  /// The kind of a message, with the timer of its answers. A drag has many messages of one kind, which look nothing up.
  private struct Kind {
    let type: MessageType
    let scene: String?
    let isForSeveral: Bool
    let timer: CoreMetrics.Timer
  }

  private let metrics: ServerMetrics
  /// The kind of the last message.
  private var kind: Kind?
  /// The time at which the last message arrived, or nil once its answer is ready.
  private var arrival: Duration?
  /// The starts of the inquiries under way, beginning with the oldest.
  private var inquiries: [Start] = []

  init(_ metrics: ServerMetrics) { self.metrics = metrics }

  /// Notes that the session has begun with a message, which arrived at a time.
  mutating func begin(_ type: MessageType, of scene: String?, in slots: SlotChoice, at time: Duration) {
    let isForSeveral = if case .several = slots { true } else { false }
    if kind?.type != type || kind?.scene != scene || kind?.isForSeveral != isForSeveral {
      let timers = metrics.timers(ofScene: scene, isForSeveral: isForSeveral)
      kind = Kind(type: type, scene: scene, isForSeveral: isForSeveral, timer: timers[type])
    }
    arrival = time
  }

  /// Notes which answers are ready.
  ///
  /// - Parameters:
  ///   - isApplying: Whether the message is still to be applied in some of its slots.
  ///   - inquiryCount: The number of inquiries under way.
  mutating func note(isApplying: Bool, inquiryCount: Int, at time: Duration) {
    while inquiries.count > inquiryCount {
      let inquiry = inquiries.removeFirst()
      inquiry.timer.recordNanoseconds((time - inquiry.time).nanoseconds)
    }
    guard let arrival, let timer = kind?.timer else { return }
    if inquiries.count < inquiryCount {
      inquiries += Array(repeating: Start(timer: timer, time: arrival), count: inquiryCount - inquiries.count)
      self.arrival = nil
    } else if !isApplying {
      timer.recordNanoseconds((time - arrival).nanoseconds)
      self.arrival = nil
    }
  }
}

extension Duration {
  /// The whole nanoseconds, as many as fit. The parts of a duration would take a division of a longer number.
  var nanoseconds: Int64 {
    let all = attoseconds
    if let few = Int64(exactly: all) { return few / 1_000_000_000 }
    return Int64(clamping: all / 1_000_000_000)
  }
}
