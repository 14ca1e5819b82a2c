/// The state of a split view as the hierarchy shows it.
extension SplitViewController {
  var readState: [Member] {
    let button = displayModeButton
    let shown =
      [
        Member("style", .string(style.name)),
        Member("isCollapsed", .bool(isCollapsed)),
        Member("displayMode", .string(displayMode.name)),
      ] + columnState + [
        Member("viewControllers", .array(viewControllers.map { .string($0.describedName) })),
        Member(
          "displayModeButtonItem",
          [
            "isVisible": .bool(button.isVisible), "image": .string(button.image),
            "target": .string(button.target.name),
          ]),
      ]
    return shown + [Member("because", .object(reading.reasons))]
      + SplitViewProperty.all.filter { $0.objection(on: self) == nil }.map { Member($0.name, $0.read(self)) }
  }

  /// The values of the members that a size can change, in the order of the state: the behaviour, the widths and the reasons.
  /// Equal values leave the array of the old ones as it is, without a copy.
  func valuesOfSizes(since old: [Value]) -> [Value] {
    let widths = reading.columnWidths
    var (values, index) = (old, 0)
    func note(_ value: Value) {
      if values[index] != value { values[index] = value }
      index += 1
    }
    if style != .unspecified { note(.string(splitBehavior.name)) }
    note(.number(widths.primary))
    if style == .tripleColumn { note(.number(widths.supplementary)) }
    note(.object(reading.reasons))
    return values
  }

  /// The indices of the members that a size can change.
  func membersOfSizes(in state: [Member]) -> [Int] {
    state.indices.filter { Self.namesOfSizes.contains(state[$0].name) }
  }

  private static let namesOfSizes = ["splitBehavior", "primaryColumnWidth", "supplementaryColumnWidth", "because"]

  /// The actual widths, and the values that only a column style has.
  private var columnState: [Member] {
    let primary = Member("primaryColumnWidth", .number(primaryColumnWidth))
    guard style != .unspecified else { return [primary] }
    let supplementary = Member("supplementaryColumnWidth", .number(supplementaryColumnWidth))
    return [Member("splitBehavior", .string(splitBehavior.name)), primary]
      + (style == .tripleColumn ? [supplementary] : [])
      + [Member("columns", .object(columnNames)), Member("shownColumns", .array(shownNames))]
  }

  private var columnNames: [Member] {
    Column.allCases.compactMap { column in
      viewController(for: column).map { Member(column.name, .string($0.describedName)) }
    }
  }

  private var shownNames: [Value] { Column.allCases.filter(isShowing).map { .string($0.name) } }
}
