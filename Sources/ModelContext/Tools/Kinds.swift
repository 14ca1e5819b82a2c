import PreviewProtocol
import SplitKit

/// The kinds of values that several tools take.
extension Parameter.Kind {
  /// A width or a height in points.
  static let size = Parameter.Kind.number(Limits.size)
  /// A place in points.
  static let coordinate = Parameter.Kind.number(Limits.coordinate)
  /// Insets as `[top, left, bottom, right]`.
  static let insets = Parameter.Kind.list(.number(Limits.inset), count: 4...4)

  static let window = Parameter.Kind.object([
    .required("width", .size), .required("height", .size),
    .optional("scale", .number(Limits.scale), "Pixels for each point, by default 2."),
    .optional("safeArea", .insets, "[top, left, bottom, right]; by default those of a full-screen device."),
  ])
}

extension Parameter {
  /// The traits that a message can override.
  static let traits: [Parameter] = [
    trait("userInterfaceIdiom", UserInterfaceIdiom.allCases),
    trait("horizontalSizeClass", UserInterfaceSizeClass.allCases),
    trait("verticalSizeClass", UserInterfaceSizeClass.allCases),
    trait("layoutDirection", LayoutDirection.allCases),
    trait("userInterfaceStyle", UserInterfaceStyle.allCases),
    trait("preferredContentSizeCategory", ContentSizeCategory.allCases, "The text size."),
    trait("accessibilityContrast", AccessibilityContrast.allCases),
    trait("splitViewControllerLayoutEnvironment", LayoutEnvironment.allCases, "On ios26 alone."),
  ]

  /// The two ways of pointing at a part of a window.
  static let place: [Parameter] = [
    .optional("target", .text, "An id of the outline. Give either a target, or x and y."),
    .optional("x", .coordinate), .optional("y", .coordinate),
  ]

  /// The widths through which a copy of the preview is dragged.
  static let widths: [Parameter] = [
    .required("from", .size, "The first width."), .required("to", .size, "The last width. Less than from drags the other way."),
    .required("height", .size, "The height of the window."),
  ]

  private static func trait<Trait>(_ name: String, _ cases: [Trait], _ summary: String = "") -> Parameter
  where Trait: RawRepresentable<String> {
    .optional(name, .orNull(.choice(cases)), summary)
  }
}
