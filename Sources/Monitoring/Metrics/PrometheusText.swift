/// A series of a metric: its name, and its labels as they are written.
package struct PrometheusSeries: Hashable, Sendable {
  let name: String
  /// The labels without braces, such as `scene="lab",type="resize"`. It is empty without labels.
  let labels: String
}

/// The value of a series, which writes its own samples.
protocol MetricValue: AnyObject, Sendable {
  func write(to text: inout PrometheusText, as series: PrometheusSeries)
}

/// Text in the format 0.0.4 of Prometheus.
package struct PrometheusText {
  /// The type of the text for the header `Content-Type`.
  package static let mediaType = "text/plain; version=0.0.4; charset=utf-8"

  /// The value of a sample.
  enum Number {
    case whole(Int64)
    case fraction(Double)
  }

  private(set) var bytes: [UInt8] = []

  /// Begins the samples of a metric with its description and its kind.
  mutating func begin(_ name: String, _ kind: MetricKind, help: String) {
    add("# HELP \(name) \(PrometheusName.escapedHelp(help))\n")
    add("# TYPE \(name) \(kind.rawValue)\n")
  }

  /// Writes a line. `suffix` belongs to the name.
  mutating func sample(_ series: PrometheusSeries, suffix: String = "", _ number: Number) {
    add(series.name)
    add(suffix)
    if !series.labels.isEmpty {
      add("{")
      add(series.labels)
      add("}")
    }
    end(with: number)
  }

  /// Writes the line of a bucket, whose count has those of all smaller buckets.
  mutating func bucket(_ series: PrometheusSeries, upTo bound: Double, _ count: Int64) {
    add(series.name)
    add("_bucket{")
    add(series.labels)
    if !series.labels.isEmpty { add(",") }
    add("le=\"")
    add(Self.text(of: bound))
    add("\"}")
    end(with: .whole(count))
  }

  /// A number as Prometheus reads it.
  static func text(of number: Double) -> String {
    if number.isNaN { return "NaN" }
    if number.isInfinite { return number < 0 ? "-Inf" : "+Inf" }
    return Int64(exactly: number).map { "\($0)" } ?? "\(number)"
  }

  private mutating func end(with number: Number) {
    add(" ")
    switch number {
    case .whole(let value): add("\(value)")
    case .fraction(let value): add(Self.text(of: value))
    }
    add("\n")
  }

  private mutating func add(_ text: String) { bytes += text.utf8 }
}

/// The kinds of metrics that there are in the text.
enum MetricKind: String, Sendable {
  case counter, gauge, histogram
}
