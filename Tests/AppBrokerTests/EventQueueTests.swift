import Testing

@testable import AppBroker

@Suite struct EventQueueTests {
  /// Takes events, and returns their descriptors.
  private func take(_ queue: inout EventQueue, atMost bytes: Int = .max, besides held: Set<AppIO.ID> = []) -> [AppIO.ID] {
    queue.take(atMost: bytes, besides: held).map { event in
      switch event {
      case .bytes(let id, _), .closed(let id): id
      }
    }
  }

  private func bytes(_ count: Int) -> [UInt8] { [UInt8](repeating: 7, count: count) }

  @Test func `lanes take turns, however much one of them has`() {
    var queue = EventQueue()
    for _ in 0..<10 { queue.add(.bytes(1, bytes(EventQueue.eventLength)), to: 1) }
    queue.add(.bytes(2, bytes(1)), to: 2)
    queue.add(.bytes(3, bytes(1)), to: 3)
    let (first, rest) = (take(&queue, atMost: 20_000), take(&queue))
    #expect(first == [1, 2, 3, 1])
    #expect(rest.count == 8)
    #expect(!queue.hasEvents(besides: []))
  }

  @Test func `the events of a lane keep their order`() {
    var queue = EventQueue()
    for event in [AppIO.Event.bytes(1, bytes(1)), .bytes(2, bytes(1)), .closed(1), .bytes(2, bytes(2)), .closed(2)] {
      queue.add(event, to: 1)
    }
    let order = take(&queue)
    #expect(order == [1, 2, 1, 2, 2])
  }

  @Test func `small pieces of one descriptor become one event`() {
    var queue = EventQueue()
    for _ in 0..<EventQueue.eventLength + 1 { queue.add(.bytes(1, bytes(1)), to: 1) }
    let lengths = queue.take(atMost: .max, besides: []).map(\.count)
    #expect(lengths == [EventQueue.eventLength, 1])
  }

  @Test func `a lane that is held keeps its events, and takes nobody's turn`() {
    var queue = EventQueue()
    for lane in 1...3 as ClosedRange<AppIO.ID> { queue.add(.closed(lane), to: lane) }
    let others = take(&queue, besides: [1])
    #expect(others == [2, 3])
    #expect(!queue.hasEvents(besides: [1]))
    #expect(queue.hasEvents(in: 1))
    let held = take(&queue)
    #expect(held == [1])
  }

  @Test func `a lane that is removed has no events`() {
    var queue = EventQueue()
    queue.add(.closed(1), to: 1)
    queue.remove(1)
    let events = take(&queue)
    #expect(events.isEmpty)
  }
}
