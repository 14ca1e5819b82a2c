import Testing

@testable import WebSocketServer

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The watchdog measures pieces of work by the thread's own processor time.
struct WorkClockTests {
  /// Clocks that a test turns, in microseconds, and the number of times at which the thread's own was read.
  private final class Clocks {
    var (wall, own, reads) = (0, 0, 0)

    func work(for time: Int, waiting: Int = 0) { (wall, own) = (wall + time + waiting, own + time) }

    func read(_ clock: clockid_t) -> Int {
      if clock == CLOCK_THREAD_CPUTIME_ID { reads += 1 }
      return (clock == CLOCK_THREAD_CPUTIME_ID ? own : wall) * 1000
    }
  }

  private let clocks = Clocks()

  private func piece(_ clock: inout WorkClock, _ work: () -> Void) -> Int? {
    clock.begin()
    work()
    return clock.end().map { $0 / 1000 }
  }

  @Test func `a long piece has the time that the thread has worked`() {
    var clock = WorkClock(now: clocks.read)
    #expect(piece(&clock) { clocks.work(for: 6_000) } == 6_000)
    #expect(piece(&clock) { clocks.work(for: 3_000, waiting: 90_000) } == 3_000)
    #expect(piece(&clock) { clocks.work(for: 0, waiting: 90_000) } == nil)
    #expect(piece(&clock) { clocks.work(for: 999) } == nil)
  }

  @Test func `a piece within another one is a part of it`() {
    var clock = WorkClock(now: clocks.read)
    clock.begin()
    #expect(piece(&clock) { clocks.work(for: 4_000) } == nil)
    clocks.work(for: 2_000)
    #expect(clock.end() == 6_000_000)
  }

  @Test func `short pieces add at most half a millisecond to a long one, and seldom ask the system`() {
    var clock = WorkClock(now: clocks.read)
    for _ in 0..<10_000 { _ = piece(&clock) { clocks.work(for: 20) } }
    #expect(clocks.reads <= 10_000 * 20 / 500)
    let time = piece(&clock) { clocks.work(for: 5_000) } ?? 0
    #expect((5_000...5_500).contains(time))
  }

  @Test func `the clocks of the system agree with each other`() {
    var clock = WorkClock()
    clock.begin()
    let end = ContinuousClock.now + .milliseconds(20)
    while ContinuousClock.now < end {}
    let time = clock.end() ?? 0
    #expect((1_000_000...1_000_000_000).contains(time))
  }
}
