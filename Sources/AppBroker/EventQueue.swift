/// The events of descriptors that the thread of the server has not taken.
///
/// The descriptors of one process share a lane, in which the events keep their order. The lanes take turns, so that a process that
/// writes without end delays the others by one event.
struct EventQueue {
  typealias ID = AppIO.ID

  /// The greatest number of bytes in an event.
  static let eventLength = 16 << 10
  /// The bytes that an event counts for besides its own, because each takes time.
  private static let eventCost = 512

  fileprivate struct Lane {
    var events: [AppIO.Event] = []
    /// The index of the oldest event.
    var first = 0
  }

  private var lanes: [ID: Lane] = [:]
  /// The lanes with events, beginning with the one whose turn it is.
  private var turns: [ID] = []

  init() {}

  /// Whether an event may be taken.
  func hasEvents(besides held: Set<ID>) -> Bool { turns.contains { !held.contains($0) } }

  func hasEvents(in lane: ID) -> Bool { lanes[lane] != nil }

  mutating func add(_ event: AppIO.Event, to lane: ID) {
    if lanes[lane] == nil { turns.append(lane) }
    guard !lanes[lane, default: Lane()].join(event) else { return }
    lanes[lane]!.events.append(event)
  }

  mutating func remove(_ lane: ID) {
    lanes[lane] = nil
    turns.removeAll { $0 == lane }
  }

  /// Removes and returns events, one of each lane in turn, until they cost a number of bytes. The events of the lanes that are held
  /// stay.
  mutating func take(atMost bytes: Int, besides held: Set<ID>) -> [AppIO.Event] {
    var (taken, cost): ([AppIO.Event], Int) = ([], 0)
    while cost < bytes, let turn = turns.firstIndex(where: { !held.contains($0) }) {
      let lane = turns.remove(at: turn)
      guard let event = lanes[lane]?.removeFirst() else { continue }
      if lanes[lane]!.isEmpty { lanes[lane] = nil } else { turns.append(lane) }
      cost += Self.eventCost + event.count
      taken.append(event)
    }
    return taken
  }
}

extension EventQueue.Lane {
  fileprivate var isEmpty: Bool { first == events.count }

  /// Adds the bytes of an event to the newest one if both are of one descriptor, and not too many together.
  fileprivate mutating func join(_ event: AppIO.Event) -> Bool {
    guard case .bytes(let id, let more) = event, !isEmpty, case .bytes(id, var bytes) = events[events.count - 1],
      bytes.count + more.count <= EventQueue.eventLength
    else { return false }
    // The array must have one owner, or each addition would copy it.
    events.removeLast()
    bytes += more
    events.append(.bytes(id, bytes))
    return true
  }

  fileprivate mutating func removeFirst() -> AppIO.Event? {
    guard !isEmpty else { return nil }
    let event = events[first]
    first += 1
    if first > 16, first > events.count / 2 {
      events.removeFirst(first)
      first = 0
    }
    return event
  }
}
