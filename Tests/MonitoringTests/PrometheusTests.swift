import CoreMetrics
import Testing

@testable import Monitoring

/// The text that Prometheus reads, from what a program records through swift-metrics.
@Suite struct PrometheusTests {
  private let registry = PrometheusRegistry(help: ["jobs_total": "The jobs\nthat were \\ done.", "wait_seconds": "The wait."])

  /// The lines of the text.
  private var lines: [String] { text.split(separator: "\n").map(String.init) }

  private var text: String { String(decoding: registry.text(), as: UTF8.self) }

  @Test func `nothing recorded is an empty text`() { #expect(text == "") }

  @Test func `a counter has its description, its kind and its value`() {
    let counter = Counter(label: "jobs_total", dimensions: [("kind", "long")], factory: registry)
    counter.increment()
    counter.increment(by: 41)
    #expect(
      text == """
        # HELP jobs_total The jobs\\nthat were \\\\ done.
        # TYPE jobs_total counter
        jobs_total{kind="long"} 42

        """)
  }

  @Test func `a counter never falls`() {
    let counter = Counter(label: "jobs_total", factory: registry)
    counter.increment(by: 3)
    counter.increment(by: -2)
    #expect(lines.last == "jobs_total 3")
    let fractions = FloatingPointCounter(label: "energy_joules_total", factory: registry)
    fractions.increment(by: 0.5)
    for amount in [-1, .nan, .infinity] { fractions.increment(by: amount) }
    #expect(lines.contains("energy_joules_total 0.5"))
  }

  @Test func `a reset begins anew`() {
    let counter = Counter(label: "jobs_total", factory: registry)
    counter.increment(by: 3)
    counter.reset()
    #expect(lines.last == "jobs_total 0")
  }

  @Test func `a level goes up and down`() {
    let meter = Meter(label: "rooms", factory: registry)
    meter.set(7)
    meter.increment(by: 0.5)
    meter.decrement(by: 3)
    #expect(lines == ["# HELP rooms rooms", "# TYPE rooms gauge", "rooms 4.5"])
    let gauge = Gauge(label: "heat", dimensions: [], factory: registry)
    gauge.record(-1.25)
    #expect(lines.contains("heat -1.25"))
    gauge.record(Double.infinity)
    #expect(lines.contains("heat +Inf"))
    gauge.record(Double.nan)
    #expect(lines.contains("heat NaN"))
  }

  @Test func `the buckets of a histogram are cumulative, and the last has everything`() throws {
    let timer = CoreMetrics.Timer(label: "wait_seconds", dimensions: [("scene", "lab")], factory: registry)
    // One value on a bound, one just above it, one in the middle and one beyond all.
    for nanoseconds in [100_000, 100_001, 3_000_000, 60_000_000_000] { timer.recordNanoseconds(Int64(nanoseconds)) }
    #expect(lines.prefix(2) == ["# HELP wait_seconds The wait.", "# TYPE wait_seconds histogram"])
    let counts = Dictionary(
      uniqueKeysWithValues: lines.filter { $0.hasPrefix("wait_seconds_bucket{scene=\"lab\",le=\"") }.map { line in
        let parts = line.split(separator: "\"")
        return (String(parts[3]), String(parts[4].dropFirst(2)))
      })
    #expect(counts.count == Histogram.seconds.count + 1)
    #expect(counts["5e-05"] == "0" && counts["0.0001"] == "1" && counts["0.00025"] == "2" && counts["0.0025"] == "2")
    #expect(counts["0.005"] == "3" && counts["5"] == "3" && counts["+Inf"] == "4")
    let sum = try #require(lines.first { $0.hasPrefix("wait_seconds_sum{scene=\"lab\"} ") }?.split(separator: " ").last)
    #expect(abs(try #require(Double(sum)) - 60.003200001) < 1e-9)
    #expect(lines.last == "wait_seconds_count{scene=\"lab\"} 4")
  }

  @Test func `a histogram without labels has only its bound`() {
    CoreMetrics.Timer(label: "wait_seconds", dimensions: [], factory: registry).recordNanoseconds(1)
    #expect(lines.contains("wait_seconds_bucket{le=\"+Inf\"} 1"))
    #expect(lines.contains("wait_seconds_count 1"))
  }

  @Test func `a recorder that aggregates is a histogram, and what is no number does not count`() {
    let recorder = Recorder(label: "size", dimensions: [], aggregate: true, factory: registry)
    recorder.record(2)
    recorder.record(Double.nan)
    #expect(lines.contains("size_count 1") && lines.contains("size_sum 2"))
  }

  @Test(arguments: [
    ("plain", "plain"), ("a\"b", "a\\\"b"), ("a\\b", "a\\\\b"), ("a\nb", "a\\nb"), ("a\r\0b", "a\u{FFFD}\u{FFFD}b"),
    ("}, x{", "}, x{"), ("ä€😀", "ä€😀"), ("", ""),
  ])
  func `the value of a label stays in its quotes`(value: String, written: String) {
    Counter(label: "jobs_total", dimensions: [("v", value)], factory: registry).increment()
    #expect(lines.last == "jobs_total{v=\"\(written)\"} 1")
    #expect(lines.count == 3)
  }

  @Test(arguments: [
    ("http.requests", "http_requests"), ("a:b", "a:b"), ("9lives", "_9lives"), ("é", "_"), ("", "_"), ("x y\nz", "x_y_z"),
  ])
  func `a name has only what a name may have`(label: String, name: String) {
    Counter(label: label, factory: registry).increment()
    #expect(lines.last == "\(name) 1")
  }

  @Test(arguments: [("a.b", "a_b"), ("a:b", "a_b"), ("__name__", "_name__"), ("1", "_1"), ("le", "le")])
  func `so has the name of a label`(label: String, name: String) {
    Counter(label: "jobs_total", dimensions: [(label, "v")], factory: registry).increment()
    #expect(lines.last == "jobs_total{\(name)=\"v\"} 1")
  }

  @Test func `a histogram keeps the name of its bounds for itself`() {
    CoreMetrics.Timer(label: "wait_seconds", dimensions: [("le", "x")], factory: registry).recordNanoseconds(1)
    #expect(lines.contains("wait_seconds_bucket{_le=\"x\",le=\"+Inf\"} 1"))
  }

  @Test func `a label that comes twice counts once`() {
    Counter(label: "jobs_total", dimensions: [("a", "1"), ("a", "2")], factory: registry).increment()
    #expect(lines.last == "jobs_total{a=\"1\"} 1")
  }

  @Test func `the same series is the same value`() {
    for _ in 0..<3 { Counter(label: "jobs_total", dimensions: [("a", "1")], factory: registry).increment() }
    #expect(lines.last == "jobs_total{a=\"1\"} 3")
  }

  @Test func `a name keeps its kind, so that the text stays valid`() {
    Counter(label: "jobs_total", factory: registry).increment()
    Meter(label: "jobs_total", factory: registry).set(9)
    Meter(label: "jobs_total", dimensions: [("a", "1")], factory: registry).set(9)
    #expect(lines.count == 3 && lines.last == "jobs_total 1")
  }

  @Test func `names and series have an order of their own`() {
    for value in ["b", "a", "c"] { Counter(label: "z_total", dimensions: [("v", value)], factory: registry).increment() }
    Counter(label: "a_total", factory: registry).increment()
    #expect(
      lines.filter { !$0.hasPrefix("#") } == ["a_total 1", "z_total{v=\"a\"} 1", "z_total{v=\"b\"} 1", "z_total{v=\"c\"} 1"])
  }

  @Test func `a metric that is given up is gone`() {
    let counter = Counter(label: "jobs_total", factory: registry)
    counter.increment()
    counter.destroy()
    #expect(text == "")
  }

  @Test func `a metric has a bounded number of series`() {
    for index in 0..<PrometheusRegistry.mostSeries + 10 {
      Counter(label: "jobs_total", dimensions: [("n", "\(index)")], factory: registry).increment()
    }
    #expect(lines.count == 2 + PrometheusRegistry.mostSeries)
  }

  @Test func `the values of a label have a bound, and the rest share one`() {
    var labels = BoundedLabels(atMost: 2)
    #expect(["a", "b", "c", "a", "d", "b"].map { labels.label(for: $0) } == ["a", "b", "other", "a", "other", "b"])
  }

  @Test func `another thread can read while one records`() async {
    let counter = Counter(label: "jobs_total", factory: registry)
    let registry = registry
    await withTaskGroup(of: Void.self) { group in
      group.addTask { for _ in 0..<10_000 { counter.increment() } }
      group.addTask {
        for _ in 0..<100 { #expect(String(decoding: registry.text(), as: UTF8.self).hasPrefix("# HELP jobs_total")) }
      }
    }
    #expect(lines.last == "jobs_total 10000")
  }
}
