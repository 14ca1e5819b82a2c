/// The state of a split view as the hierarchy shows it.
extension SplitViewController {
  var readState: [Member] {
    let button = displayModeButton
    return [
      Member("style", "unspecified"),
      Member("isCollapsed", .bool(isCollapsed)),
      Member("displayMode", .string(displayMode.name)),
      Member("preferredDisplayMode", .string(preferredDisplayMode.name)),
      Member("primaryColumnWidth", .number(primaryColumnWidth)),
      Member("viewControllers", .array(viewControllers.map { .string($0.describedName) })),
      Member("primaryEdge", .string(primaryEdge.rawValue)),
      Member(
        "displayModeButtonItem",
        [
          "isVisible": .bool(button.isVisible), "image": .string(button.image),
          "target": .string(button.target.name),
        ]),
      Member("presentsWithGesture", .bool(presentsWithGesture)),
    ] + widthState
  }

  private var widthState: [Member] {
    let widths = primaryColumnWidthPreferences
    return [
      ("preferredPrimaryColumnWidth", widths.preferred),
      ("preferredPrimaryColumnWidthFraction", widths.fraction),
      ("minimumPrimaryColumnWidth", widths.minimum),
      ("maximumPrimaryColumnWidth", widths.maximum),
    ].map { Member($0.0, $0.1.map { .number($0) } ?? .null) }
  }
}
