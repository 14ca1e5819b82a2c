import CoreMetrics

/// A value that goes up and down, which Prometheus calls a gauge. It serves the meters and the gauges of swift-metrics.
final class Level: MeterHandler, RecorderHandler, MetricValue {
  private let cell = Cell<Double>(0)

  func set(_ value: Int64) { cell.set(Double(value)) }

  func set(_ value: Double) { cell.set(value) }

  func increment(by amount: Double) { cell.add(amount) }

  func decrement(by amount: Double) { cell.add(-amount) }

  func record(_ value: Int64) { set(value) }

  func record(_ value: Double) { set(value) }

  func write(to text: inout PrometheusText, as series: PrometheusSeries) { text.sample(series, .fraction(cell.value)) }
}
