/// The rules for names and labels in Prometheus' text.
enum PrometheusName {
  /// A name that a metric may have: the given one, with `_` for each byte that a name must not have.
  static func ofMetric(_ label: String) -> String { name(label, allows: ":") }

  /// The labels as they are written, in the given order. A name that comes again counts only once, because a series with two
  /// labels of a name makes the whole text invalid.
  static func labels(_ dimensions: [(String, String)], of kind: MetricKind) -> String {
    var names: Set<String> = []
    var written: [String] = []
    for (label, value) in dimensions {
      let name = ofLabel(label, of: kind)
      if names.insert(name).inserted { written.append("\(name)=\"\(escapedValue(value))\"") }
    }
    return written.joined(separator: ",")
  }

  /// A name that a label may have. Names with two `_` in front are Prometheus' own, and so is `le` in a histogram.
  private static func ofLabel(_ label: String, of kind: MetricKind) -> String {
    var name = name(label, allows: "")
    while name.hasPrefix("__") { name.removeFirst() }
    return kind == .histogram && name == "le" ? "_le" : name
  }

  private static func name(_ text: String, allows further: String) -> String {
    let name = String(text.unicodeScalars.map { isOfName($0) || further.unicodeScalars.contains($0) ? Character($0) : "_" })
    guard let first = name.utf8.first else { return "_" }
    return isDigit(first) ? "_" + name : name
  }

  private static func isOfName(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_": true
    default: false
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  static func escapedHelp(_ text: String) -> String { escaped(text, quotes: false) }

  private static func escapedValue(_ text: String) -> String { escaped(text, quotes: true) }

  /// The text in one line. A carriage return would end the line for some readers, and a NUL the text for others.
  private static func escaped(_ text: String, quotes: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\"" where quotes: result += "\\\""
      case "\r", "\0": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
