#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Measures the pieces of work of the server's thread, between which other clients have their turn, by the thread's own processor time.
///
/// The system tells processor time by a call that costs as much as a hundredth of a message, so it is asked for at most once in half a
/// millisecond. A piece may therefore seem longer by so much, and never shorter than it was. A short piece takes two looks at the clock.
package struct WorkClock {
  /// The kinds of work.
  package enum Kind: String, CaseIterable, Sendable {
    case open, message, send, close, request, wake, timer
  }

  /// The least time of a piece that is looked at, in nanoseconds.
  static let least = 1_000_000
  private static let precision = 500_000

  /// The time of the system and that of the thread when the system was asked last, in nanoseconds.
  private var (asked, spent) = (Int.min / 2, 0)
  private var start = 0
  private var depth = 0
  private let now: (clockid_t) -> Int

  /// - Parameter now: Returns the time of a clock in nanoseconds.
  init(now: @escaping (clockid_t) -> Int = WorkClock.time) { self.now = now }

  /// Notes that a piece begins. A piece in another one is a part of it.
  mutating func begin() {
    depth += 1
    guard depth == 1 else { return }
    start = now(CLOCK_MONOTONIC)
    if start - asked > Self.precision { ask(at: start) }
  }

  /// Notes that a piece ends. Returns its processor time in nanoseconds if it is long.
  mutating func end() -> Int? {
    depth -= 1
    guard depth == 0 else { return nil }
    let end = now(CLOCK_MONOTONIC)
    guard end - start >= Self.least else { return nil }
    let before = spent
    ask(at: end)
    let used = min(end - start, spent - before)
    return used >= Self.least ? used : nil
  }

  private mutating func ask(at time: Int) { (asked, spent) = (time, now(CLOCK_THREAD_CPUTIME_ID)) }

  private static func time(of clock: clockid_t) -> Int {
    var time = timespec()
    clock_gettime(clock, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}

extension WebSocketServer {
  /// Does a piece of work, and tells the observer if it was long.
  func measure<Result>(_ kind: WorkClock.Kind, _ work: () -> Result) -> Result {
    workClock.begin()
    defer {
      if let time = workClock.end() { observer?.didWork(kind, for: .nanoseconds(time)) }
    }
    return work()
  }
}
