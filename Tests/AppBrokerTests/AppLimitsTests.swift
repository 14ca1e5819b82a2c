import PreviewServer
import Testing

@testable import AppBroker

@Suite struct AppLimitsTests {
  @Test(arguments: [
    (Int64.min, UInt64?.some(1 << 30), 0), (-1, 1 << 30, 0), (0, 1 << 30, 0), (5_000, 1 << 30, 5_000), (.max, 1 << 30, 1 << 30),
    (.max, nil, 1 << 40), (.max, .max, .max),
  ])
  func `a process counts for what it can take, whatever it reports`(reported: Int64, limit: UInt64?, memory: Int) {
    var limits = AppLimits()
    limits.memory = limit
    #expect(limits.memory(reported: reported) == memory)
  }

  @Test(arguments: [(0, 0, 0), (1, 2, 3), (Int.max, 0, .max), (.max, 1, .max), (.max, .max, .max)])
  func `a sum that is too great is the greatest number`(one: Int, other: Int, sum: Int) {
    #expect(one.addingSaturated(other) == sum)
    #expect(other.addingSaturated(one) == sum)
  }
}
