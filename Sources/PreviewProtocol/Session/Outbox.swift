import SplitKit

/// A scene that is owed: what it acknowledges and what happened on the way to it.
struct SceneAnswer {
  /// The newest id that it covers.
  var ack: MessageID?
  /// The newest calls, at most `maximumEvents`.
  var events: [Call] = []
  /// How many older ones were dropped.
  var eventsDropped = 0
  var transition: Transition?
  /// What a client that resumes is told of the messages before.
  var resumption: Resumption?

  /// The newest id that had been taken in, if any message had one.
  struct Resumption { let received: MessageID? }

  static let maximumEvents = 1_000

  mutating func add(_ calls: [Call]) {
    events += calls
    let excess = events.count - Self.maximumEvents
    guard excess > 0 else { return }
    events.removeFirst(excess)
    eventsDropped += excess
  }
}

/// What waits to be sent: whole messages in order, then at most one scene that is still to be written.
struct Outbox {
  private var queue: [OutgoingMessage] = []
  private var head = 0
  private(set) var merged: SceneAnswer?

  var count: Int { queue.count - head }
  var hasOutput: Bool { count > 0 || merged != nil }

  mutating func push(_ message: OutgoingMessage) { queue.append(message) }

  mutating func pop() -> OutgoingMessage? {
    guard head < queue.count else { return nil }
    defer {
      head += 1
      if head == queue.count {
        queue.removeAll(keepingCapacity: true)
        head = 0
      }
    }
    return queue[head]
  }

  /// Owes a scene for one more message, with what its application logged. The transition is the newest message's:
  /// what was to be animated before has been overtaken.
  mutating func merge(_ id: MessageID?, from application: Application) {
    var answer = merged ?? SceneAnswer()
    if let id { answer.ack = id }
    answer.add(application.takeCalls())
    answer.transition = application.takeTransition()
    merged = answer
  }

  /// What waits is what waits there: the rest was for a socket that is gone. A merged scene stays owed.
  mutating func replaceQueue(by other: Outbox) {
    queue = other.queue
    head = other.head
  }

  /// Owes a scene to a client that resumes, for which nothing moves.
  mutating func resume(_ id: MessageID?, after received: MessageID?, from application: Application) {
    merge(id, from: application)
    merged?.ack = id
    merged?.resumption = SceneAnswer.Resumption(received: received)
    merged?.transition = nil
  }

  mutating func takeMerged() -> SceneAnswer? {
    defer { merged = nil }
    return merged
  }
}
