import CoreMetrics

/// A counter of whole numbers.
final class WholeCounter: CounterHandler, MetricValue {
  private let cell = Cell<Int64>(0)

  /// Adds a number. A counter only grows, so a negative number is left out.
  func increment(by amount: Int64) {
    guard amount > 0 else { return }
    cell.add(amount)
  }

  func reset() { cell.set(0) }

  func write(to text: inout PrometheusText, as series: PrometheusSeries) { text.sample(series, .whole(cell.value)) }
}

/// A counter of fractions.
final class FractionCounter: FloatingPointCounterHandler, MetricValue {
  private let cell = Cell<Double>(0)

  /// Adds a number. A counter only grows, so a negative number is left out, and so is one that is not finite.
  func increment(by amount: Double) {
    guard amount > 0, amount.isFinite else { return }
    cell.add(amount)
  }

  func reset() { cell.set(0) }

  func write(to text: inout PrometheusText, as series: PrometheusSeries) { text.sample(series, .fraction(cell.value)) }
}
