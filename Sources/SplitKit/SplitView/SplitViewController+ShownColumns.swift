/// Which columns can be seen.
extension SplitViewController {
  /// The stack of the primary column; of a collapsed split, all that is on screen and below it.
  var primaryStack: [ViewController] { (isClassic ? primary : soleController)?.stack ?? [] }

  /// The column whose content a controller on top of the collapsed stack is; nil for one that was never a
  /// column's, such as one that was pushed since (spec 5.10, M26 observed).
  var columnOnTop: Column? {
    guard style == .unspecified else { return stackedColumn }
    guard let collapsed = state.collapsed, let top = primaryStack.last else { return nil }
    if top === collapsed.remembered { return .secondary }
    return collapsed.stackAtCollapse.contains { $0 === top } ? .primary : nil
  }

  /// The columns that can be seen: none before the split appears.
  var shownColumns: ShownColumns {
    switch state {
    case .unmounted: []
    case .expanded(let expanded):
      style == .unspecified
        ? expanded.mode.shownColumns(in: style) : existing(expanded.mode.shownColumns(in: style))
    case .collapsed: columnOnTop.map { [$0] } ?? []
    }
  }
}
