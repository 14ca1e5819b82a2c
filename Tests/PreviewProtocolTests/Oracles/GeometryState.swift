import SplitKit

/// The inputs that the geometry of a split follows from, after some steps.
struct GeometryState {
  let profile: String
  let scale: Double
  var size: Size
  var insets: EdgeInsets
  var preferredMode: String
  var widths: [GeometryStep.WidthProperty: Double] = [:]
  var isTrailing = false
  var isRightToLeft = false
  var isCompact = false

  /// Takes up a step; true where it changed something.
  mutating func take(_ step: GeometryStep) {
    switch step {
    case .resize(let size, let insets): (self.size, self.insets) = (size, insets)
    case .request(let mode): preferredMode = mode
    case .width(let property, let width): widths[property] = width
    case .edge(let isTrailing): self.isTrailing = isTrailing
    case .direction(let isRightToLeft): self.isRightToLeft = isRightToLeft
    case .sizeClass(let isCompact): self.isCompact = isCompact
    }
  }

  /// The nearest length on the grid of pixels. The window's sides are rounded first and everything is computed from
  /// them (5.2).
  func onGrid(_ length: Double) -> Double { (length * scale + 0.5).rounded(.down) / scale }
  var width: Double { onGrid(size.width) }
  var height: Double { onGrid(size.height) }
  var bounds: Rect { Rect(x: 0, y: 0, width: width, height: height) }
  /// The primary is at the right for exactly one of right-to-left and a trailing edge (2.7).
  var isAtRight: Bool { isTrailing != isRightToLeft }

  /// A rectangle or insets that are written for a primary at the left.
  func placed(_ rect: Rect) -> Rect { isAtRight ? rect.mirrored(in: bounds) : rect }

  /// Insets of the window, with more at the side of the primary.
  func insets(addingAtPrimary more: Double) -> EdgeInsets {
    var result = insets
    if isAtRight { result.right += more } else { result.left += more }
    return result
  }

  /// The message that opens the lab in this state, a split in a window that is made regular by hand.
  func opening(isHosted: Bool) -> Value {
    var properties = widths.map { Member($0.key.rawValue, .number($0.value)) }.sorted { $0.name < $1.name }
    properties.append(Member("preferredDisplayMode", .string(preferredMode)))
    properties.append(Member("primaryEdge", isTrailing ? "trailing" : "leading"))
    return [
      "type": "open", "scene": "lab", "profile": .string(profile), "updates": "changed",
      "options": ["style": "unspecified", "hosted": .bool(isHosted), "properties": .object(properties)],
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
