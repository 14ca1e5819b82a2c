import CoreMetrics
import Synchronization

/// The metrics of a program, which it records through swift-metrics, and which Prometheus reads as text.
///
/// The registry belongs to one server and not to the process, so an app that links the server keeps its own metrics. Each
/// metric should be recorded by one thread (`Cell`); making one and reading all of them is possible on any thread.
package final class PrometheusRegistry: MetricsFactory {
  private struct Metric {
    let kind: MetricKind
    var values: [PrometheusSeries: any MetricValue] = [:]
  }

  /// The greatest number of series of a metric. Further ones are not kept, because they would fill the memory of the server and
  /// of Prometheus.
  package static let mostSeries = 4_096

  private let help: [String: String]
  private let metrics = Mutex<[String: Metric]>([:])

  /// - Parameter help: The description of each metric by its name. Another metric is described by its name.
  package init(help: [String: String] = [:]) { self.help = help }

  /// The metrics as text, in the order of their names.
  package func text() -> [UInt8] {
    var text = PrometheusText()
    for (name, metric) in metrics.withLock({ $0 }).sorted(by: { $0.key < $1.key }) where !metric.values.isEmpty {
      text.begin(name, metric.kind, help: help[name] ?? name)
      for (series, value) in metric.values.sorted(by: { $0.key.labels < $1.key.labels }) { value.write(to: &text, as: series) }
    }
    return text.bytes
  }

  package func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
    value(label, dimensions, .counter, WholeCounter.init)
  }

  package func makeFloatingPointCounter(label: String, dimensions: [(String, String)]) -> any FloatingPointCounterHandler {
    value(label, dimensions, .counter, FractionCounter.init)
  }

  package func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
    value(label, dimensions, .gauge, Level.init)
  }

  package func makeRecorder(label: String, dimensions: [(String, String)], aggregate: Bool) -> any RecorderHandler {
    if !aggregate { return value(label, dimensions, .gauge, Level.init) }
    return histogram(label, dimensions)
  }

  package func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler { histogram(label, dimensions) }

  package func destroyCounter(_ handler: any CounterHandler) { remove(handler) }
  package func destroyFloatingPointCounter(_ handler: any FloatingPointCounterHandler) { remove(handler) }
  package func destroyMeter(_ handler: any MeterHandler) { remove(handler) }
  package func destroyRecorder(_ handler: any RecorderHandler) { remove(handler) }
  package func destroyTimer(_ handler: any TimerHandler) { remove(handler) }

  private func histogram(_ label: String, _ dimensions: [(String, String)]) -> Histogram {
    value(label, dimensions, .histogram) { Histogram(bounds: Histogram.seconds) }
  }

  /// The value of a series, which is made the first time. It is not kept if its metric has another kind or too many series:
  /// swift-metrics has no error for that, and the text must stay valid.
  private func value<Value: MetricValue>(
    _ label: String, _ dimensions: [(String, String)], _ kind: MetricKind, _ make: () -> Value
  ) -> Value {
    let name = PrometheusName.ofMetric(label)
    let series = PrometheusSeries(name: name, labels: PrometheusName.labels(dimensions, of: kind))
    return metrics.withLock { metrics in
      var metric = metrics[name] ?? Metric(kind: kind)
      if let value = metric.values[series] as? Value { return value }
      let value = make()
      guard metric.kind == kind, metric.values[series] == nil, metric.values.count < Self.mostSeries else { return value }
      metric.values[series] = value
      metrics[name] = metric
      return value
    }
  }

  private func remove(_ handler: AnyObject) {
    metrics.withLock { metrics in
      for (name, metric) in metrics {
        guard let series = metric.values.first(where: { $0.value === handler })?.key else { continue }
        metrics[name]?.values[series] = nil
      }
    }
  }
}
