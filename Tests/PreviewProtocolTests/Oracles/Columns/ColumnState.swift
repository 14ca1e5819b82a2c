import SplitKit

/// The inputs that the geometry of a column style follows from, after some steps.
struct ColumnState {
  var isTriple = false
  var scale = 2.0
  var size = Size(width: 820, height: 1180)
  var insets = EdgeInsets.zero
  var isRightToLeft = false
  var isCompact = false
  var isHosted = false
  var hasCompactColumn = false
  /// How deep the stack of a collapse goes.
  var topColumn = OracleColumn.secondary
  /// The delegate's answer when the split expands, or nil for the proposed mode.
  var expandingAnswer: OracleMode?
  /// As assigned before the split appeared.
  var firstProperties: [Member] = []

  private(set) var preferredMode = OracleMode.automatic
  /// Nil where no rule says.
  var preferredBehavior: String? = "automatic"
  private(set) var isSidebar = true
  private(set) var isTrailing = false
  /// The widths that are set, by the names of their properties.
  private(set) var widths: [String: Double] = [:]

  /// Takes up an assignment; whether it changed the preferred mode.
  mutating func assign(_ member: Member) -> Bool {
    switch member.name {
    case "preferredDisplayMode": return prefer(OracleMode(rawValue: member.value.string ?? "") ?? .automatic)
    case "preferredSplitBehavior": preferredBehavior = member.value.string ?? "automatic"
    case "primaryBackgroundStyle": isSidebar = member.value != "none"
    case "primaryEdge": isTrailing = member.value == "trailing"
    case let name where name.contains("ColumnWidth"): widths[name] = member.value.number
    default: break
    }
    return false
  }

  private mutating func prefer(_ mode: OracleMode) -> Bool {
    guard mode != preferredMode else {
      // Whether the stored value assigned again writes the behaviour again, no rule says.
      if let written = mode.writtenBehavior, written != preferredBehavior { preferredBehavior = nil }
      return false
    }
    preferredMode = mode
    if let behavior = mode.writtenBehavior { preferredBehavior = behavior }
    return true
  }

  /// Stores a mode as `show` and `hide` do, which never change the behaviour.
  mutating func store(_ mode: OracleMode) { preferredMode = mode }
}

// The grid of pixels and the side of the primary.
extension ColumnState {
  /// The nearest length on the grid. The window's sides are rounded first and everything is computed from them (5.2).
  func onGrid(_ length: Double) -> Double { (length * scale + 0.5).rounded(.down) / scale }
  var pixel: Double { 1 / scale }
  var width: Double { onGrid(size.width) }
  var height: Double { onGrid(size.height) }
  var bounds: Rect { Rect(x: 0, y: 0, width: width, height: height) }
  /// The primary is at the right for exactly one of right-to-left and a trailing edge.
  var isAtRight: Bool { isTrailing != isRightToLeft }

  /// A rectangle that is written for a primary at the left.
  func placed(_ rect: Rect) -> Rect { isAtRight ? rect.mirrored(in: bounds) : rect }

  /// The window's insets for a column there, with more at the side of the primary. No rule says how much of a side's inset
  /// a column has that ends before this side of the window.
  func insets(of frame: Rect, addingAtPrimary more: Double = 0) -> EdgeInsets {
    var result = insets
    if isAtRight { result.right += more } else { result.left += more }
    if frame.x > 1e-6, insets.left > 0 { result.left = .nan }
    if frame.maxX < width - 1e-6, insets.right > 0 { result.right = .nan }
    return result
  }
}

extension ColumnState {
  /// The message that opens the lab in this state, in a window whose size class is set by hand.
  var opening: Value {
    let options: Value = [
      "style": isTriple ? "tripleColumn" : "doubleColumn", "hosted": .bool(isHosted),
      "compactColumn": .bool(hasCompactColumn),
      "topColumnForCollapsing": topColumn == .secondary ? "proposed" : .string(topColumn.rawValue),
      "displayModeForExpanding": .string(expandingAnswer?.rawValue ?? "proposed"),
      "properties": .array(firstProperties.map { .object([$0]) }),
    ]
    return [
      "type": "open", "scene": "lab", "profile": "ios26", "updates": "changed", "options": options,
      "window": [
        "width": .number(size.width), "height": .number(size.height), "scale": .number(scale),
        "safeArea": insets.value,
      ],
      "traits": [
        "horizontalSizeClass": isCompact ? "compact" : "regular",
        "layoutDirection": isRightToLeft ? "rightToLeft" : "leftToRight",
      ],
    ]
  }
}
