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

  /// The state after a change of sizes alone, or nil if it is the state before it. A size can change the behaviour, the
  /// widths and the reasons.
  func readState(resizedFrom old: [Member]) -> [Member]? {
    var state = old
    let places = stateMembers(in: old)
    let widths = reading.columnWidths
    var isChanged = false
    if let index = places.behavior, state.update(index, .string(splitBehavior.name)) { isChanged = true }
    if let index = places.primaryWidth, state.update(index, .number(widths.primary)) { isChanged = true }
    if let index = places.supplementaryWidth, state.update(index, .number(widths.supplementary)) { isChanged = true }
    if let index = places.reasons, state.update(index, .object(reading.reasons)) { isChanged = true }
    return isChanged ? state : nil
  }

  /// The places of the members of a state that can follow from a size.
  func stateMembers(in state: [Member]) -> StateMembers {
    keptStateMembers.value(for: application.revision) { StateMembers(in: state) }
  }

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

/// The indices of the members that can follow from a size. They come before the properties, which are most of the members.
struct StateMembers: Equatable {
  fileprivate private(set) var behavior: Int?
  fileprivate private(set) var primaryWidth: Int?
  fileprivate private(set) var supplementaryWidth: Int?
  fileprivate private(set) var reasons: Int?

  var indices: [Int] { [behavior, primaryWidth, supplementaryWidth, reasons].compactMap { $0 } }

  init(in state: [Member]) {
    for index in state.indices where reasons == nil {
      switch state[index].name {
      case "splitBehavior": behavior = index
      case "primaryColumnWidth": primaryWidth = index
      case "supplementaryColumnWidth": supplementaryWidth = index
      case "because": reasons = index
      default: break
      }
    }
  }
}

extension [Member] {
  /// Replaces a value, and returns whether it has changed. An equal value leaves the array as it is, without a copy.
  fileprivate mutating func update(_ index: Int, _ value: Value) -> Bool {
    guard self[index].value != value else { return false }
    self[index].value = value
    return true
  }
}
