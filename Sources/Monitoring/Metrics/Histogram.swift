import CoreMetrics

/// Counts how many values lie in each of several ranges, and adds them up. It serves the timers of swift-metrics, in seconds, and
/// its recorders that aggregate.
final class Histogram: TimerHandler, RecorderHandler, MetricValue {
  /// A number of values. An array cannot hold a cell itself, because nobody may copy one.
  private final class Count: Sendable {
    let cell = Cell<Int64>(0)
  }

  /// The upper bounds of the buckets in ascending order, each of which belongs to its bucket. The last bucket has no bound.
  private let bounds: [Double]
  private let counts: [Count]
  private let sum = Cell<Double>(0)

  init(bounds: [Double]) {
    self.bounds = bounds
    counts = (0...bounds.count).map { _ in Count() }
  }

  /// The upper bounds of a histogram of seconds, from less than the shortest answer to longer than anybody waits.
  static let seconds = [
    0.000_05, 0.000_1, 0.000_25, 0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5,
  ]

  func recordNanoseconds(_ duration: Int64) {
    // The quotient of two exact numbers is the nearest one to the decimal fraction, as a bound is, so they compare as they read.
    record(Double(duration) / 1e9)
  }

  func record(_ value: Int64) { record(Double(value)) }

  /// Counts a value. One that is not a number would make the sum useless, so it is left out.
  func record(_ value: Double) {
    guard !value.isNaN else { return }
    var index = 0
    while index < bounds.count, value > bounds[index] { index += 1 }
    counts[index].cell.add(1)
    sum.add(value)
  }

  func write(to text: inout PrometheusText, as series: PrometheusSeries) {
    var total: Int64 = 0
    for (index, count) in counts.enumerated() {
      total += count.cell.value
      text.bucket(series, upTo: index < bounds.count ? bounds[index] : .infinity, total)
    }
    text.sample(series, suffix: "_sum", .fraction(sum.value))
    text.sample(series, suffix: "_count", .whole(total))
  }
}
