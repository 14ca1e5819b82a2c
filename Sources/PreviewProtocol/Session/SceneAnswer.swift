import SplitKit

/// An answer with a scene that has not been written: the message that it acknowledges, and what has happened.
struct SceneAnswer {
  /// The id of the newest message that it answers, and the slot as that message names it.
  private(set) var ack = Acknowledgement(id: nil)
  /// The newest calls.
  private(set) var events = CallLog()
  private(set) var transition: Transition?
  /// The names that a method returned, or null, or nil if the message called no method that returns controllers.
  private(set) var result: Value?
  /// The members that only the answer to a `resume` has; nil for any other answer.
  private(set) var resumption: Resumption?

  struct Resumption {
    /// The id of the newest message that was received before, or nil if no message had one.
    let received: MessageID?
    /// The open slots, or nil if there is only slot 0.
    let slots: [Int]?
  }

  /// Adds the answer to another message, with the calls that its application logged. The transition is that of the newest
  /// message, because it has overtaken earlier ones.
  mutating func add(_ newer: Acknowledgement, from application: Application) {
    ack = Acknowledgement(id: newer.id ?? ack.id, slot: newer.slot)
    events.append(application.takeLog())
    transition = application.takeTransition()
    result = application.takeResult()
  }

  /// Becomes the answer to a `resume`, in which nothing moves.
  mutating func resume(_ resume: Acknowledgement, _ resumption: Resumption) {
    (ack, self.resumption, transition) = (resume, resumption, nil)
  }

  /// Keeps only as many of the newest calls as the share of one of so many slots.
  mutating func keepNewestCalls(sharedBy slots: Int) { events.keepNewest(sharedBy: slots) }
}
