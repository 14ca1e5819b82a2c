import SplitKit

/// A step in a conversation about the geometry of one split view.
enum GeometryStep {
  case resize(Size, EdgeInsets)
  /// A new preferred mode, by its name.
  case request(String)
  case width(WidthProperty, Double?)
  case edge(isTrailing: Bool)
  case direction(isRightToLeft: Bool)
  case sizeClass(isCompact: Bool)

  /// The preferences that an app can have for the width of the primary, by the names of UIKit.
  enum WidthProperty: String, CaseIterable {
    case preferredPrimaryColumnWidth, preferredPrimaryColumnWidthFraction, minimumPrimaryColumnWidth
    case maximumPrimaryColumnWidth
  }

  var message: Value {
    switch self {
    case .resize(let size, let insets):
      ["type": "resize", "width": .number(size.width), "height": .number(size.height), "safeArea": insets.value]
    case .request(let mode): Self.set("preferredDisplayMode", .string(mode))
    case .width(let property, let width): Self.set(property.rawValue, width.map { .number($0) } ?? .null)
    case .edge(let isTrailing): Self.set("primaryEdge", isTrailing ? "trailing" : "leading")
    case .direction(let isRightToLeft):
      ["type": "traits", "layoutDirection": isRightToLeft ? "rightToLeft" : "leftToRight"]
    case .sizeClass(let isCompact): ["type": "traits", "horizontalSizeClass": isCompact ? "compact" : "regular"]
    }
  }

  private static func set(_ property: String, _ value: Value) -> Value {
    ["type": "set", "target": "split", "properties": .object([Member(property, value)])]
  }
}

extension EdgeInsets {
  /// The insets as the wire has them.
  var value: Value { .array(numbers.map { .number($0) }) }
}
