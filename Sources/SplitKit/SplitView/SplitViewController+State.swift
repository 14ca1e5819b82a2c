/// The state of a split view as the hierarchy shows it.
extension SplitViewController {
  var readState: [Member] {
    let button = displayModeButton
    let shown = [
      Member("style", "unspecified"),
      Member("isCollapsed", .bool(isCollapsed)),
      Member("displayMode", .string(displayMode.name)),
      Member("primaryColumnWidth", .number(primaryColumnWidth)),
      Member("viewControllers", .array(viewControllers.map { .string($0.describedName) })),
      Member(
        "displayModeButtonItem",
        [
          "isVisible": .bool(button.isVisible), "image": .string(button.image),
          "target": .string(button.target.name),
        ]),
    ]
    return shown + SplitViewProperty.all.map { Member($0.name, $0.read(self)) }
  }
}
