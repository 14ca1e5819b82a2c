import SplitKit

extension ColumnOracle {
  /// Where a scene is not as the rules have it; nil where it is.
  func difference(in scene: SceneFacts) -> String? {
    guard let split = scene.split else { return "there is no split" }
    if !hasRoom { return nil }
    let shown: OracleMode = isCollapsed ? .oneBesideSecondary : mode
    let readings: [(name: String, expected: Value?)] = [
      ("isCollapsed", .bool(isCollapsed)), ("displayMode", .string(shown.rawValue)),
      ("splitBehavior", shown.isOverlay ? "overlay" : "tile"),
      ("preferredDisplayMode", .string(state.preferredMode.rawValue)),
      ("preferredSplitBehavior", state.preferredBehavior.map { .string($0) }),
    ]
    for reading in readings {
      let actual = split.node.value[reading.name] ?? .null
      if let expected = reading.expected, actual != expected {
        return "\(reading.name) is \(actual.text), not \(expected.text)"
      }
    }
    return differenceOfWidths(in: split)
      ?? (isCollapsed ? differenceOfStack(in: scene) : differenceOfColumns(in: scene))
  }

  private func differenceOfWidths(in split: WireSplit) -> String? {
    let getters = [("primary", widthGetters.primary), ("supplementary", widthGetters.supplementary)]
    return getters.lazy.compactMap { name, expected in
      expected.flatMap { length in
        let actual = split.node.value["\(name)ColumnWidth"]?.number
        return ExpectedSplit.difference(actual.map { [$0] }, [length], "\(name)ColumnWidth")
      }
    }.first
  }

  private func differenceOfColumns(in scene: SceneFacts) -> String? {
    columns.lazy.compactMap { column in
      expected(column).difference(from: scene.pane(of: column.rawValue), column.rawValue)
    }.first
  }

  private func differenceOfStack(in scene: SceneFacts) -> String? {
    let panes = scene.panes.filter { $0.container == "split" }
    if panes.count != 1 { return "collapsed, there are \(panes.count) panes" }
    let column = stack.last?.rawValue ?? "compact"
    if panes[0].column != column { return "collapsed, the pane is that of \(panes[0].column ?? "none"), not \(column)" }
    let content = stack.isEmpty ? state.insets : state.insets.addingBar
    // A pane without a bar need not say its content's insets, which are its own.
    let expected = ExpectedSplit.Column(
      frame: state.bounds, safeArea: state.insets, contentSafeArea: stack.isEmpty ? nil : content)
    return expected.difference(from: panes[0], "the stack")
  }
}

extension SceneFacts {
  /// The pane of a column of the split.
  func pane(of column: String) -> WirePane? { panes.first { $0.container == "split" && $0.column == column } }
}
