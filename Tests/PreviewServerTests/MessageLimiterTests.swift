import Testing

@testable import PreviewServer

@Suite struct MessageLimiterTests {
  /// How many of `count` messages are admitted, `interval` apart, from `start` on.
  private func admitted(
    _ count: Int, every interval: Duration, from start: Duration = .zero, by limiter: inout MessageLimiter
  ) -> Int {
    (0..<count).count { limiter.admit(at: start + interval * $0, isUnanswered: true) == .admit }
  }

  @Test func `who waits for answers is never too fast`() {
    var limiter = MessageLimiter()
    for _ in 0..<100_000 { #expect(limiter.admit(at: .zero, isUnanswered: false) == .admit) }
    #expect(admitted(481, every: .zero, by: &limiter) == 480)
  }

  @Test(arguments: [
    (480, Duration.zero, 480), (481, .zero, 480), (10_000, .seconds(1) / 240, 10_000),
    // Twice the rate for ten seconds: the burst, and the rate for as long.
    (4_800, .seconds(1) / 480, 2_879),
    (1_000, .seconds(1), 1_000),
  ])
  func `the rate and the burst are admitted, and no more`(count: Int, interval: Duration, expected: Int) {
    var limiter = MessageLimiter()
    #expect(admitted(count, every: interval, by: &limiter) == expected)
  }

  @Test func `a pause of a second gives back the rate, one of two the burst`() {
    var limiter = MessageLimiter()
    #expect(admitted(600, every: .zero, by: &limiter) == 480)
    #expect(admitted(600, every: .zero, from: .seconds(1), by: &limiter) == 240)
    #expect(admitted(600, every: .zero, from: .seconds(4), by: &limiter) == 480)
  }

  @Test func `what goes on for too long closes`() {
    var limiter = MessageLimiter()
    let verdicts = (0..<3_000).map { _ in limiter.admit(at: .zero, isUnanswered: true) }
    #expect(verdicts.prefix(480).allSatisfy { $0 == .admit })
    #expect(verdicts[480..<2_880].allSatisfy { $0 == .refuse })
    #expect(verdicts[2_880...].allSatisfy { $0 == .close })
  }

  @Test func `bursts with pauses between them never close`() {
    var limiter = MessageLimiter()
    for round in 0..<10 {
      for _ in 0..<1_000 {
        #expect(limiter.admit(at: .seconds(2) * round, isUnanswered: true) != .close)
      }
    }
  }
}
