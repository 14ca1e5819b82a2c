import SplitKit

/// The lines about properties that can be set.
enum PropertyWords {
  /// A property of the wire's answer with its value, what it takes, and its default.
  static func line(about property: Value) -> String {
    let value = property["value"]?.inWords ?? "null"
    let usual = property["default"].map { ", by default \($0.inWords)" } ?? ""
    return "\(property.text("name")) = \(value) (\(range(of: property))\(usual)): \(property.text("summary"))"
  }

  private static func range(of property: Value) -> String {
    if let least = property["minimum"]?.word, let most = property["maximum"]?.word {
      return "\(property.text("kind")) from \(least) to \(most)"
    }
    guard let values = property["values"]?.array else { return property.text("kind") }
    return values.map(\.word).joined(separator: ", ")
  }
}
