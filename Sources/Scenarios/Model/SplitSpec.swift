import SplitKit

/// A split view controller as a file describes it.
struct SplitSpec: Sendable {
  /// The style, or nil for a classic split view, which is made without one.
  let style: SplitViewStyle
  /// The controllers of the columns, in the order of the columns.
  let columns: [(column: Column, controller: ControllerSpec)]
  /// The answers of the delegate.
  let delegate: DelegateSpec?
}

extension SplitSpec {
  static let shape: Shape<ControllerDefinition> = .mapping(
    "Split", "a split view controller",
    Shape<String>.choice(SplitViewStyle.allCases.map(\.name)).field(
      "style", default: SplitViewStyle.doubleColumn.name,
      "The style that the split view is made with. A classic one, as before iOS 14, is unspecified.", written: "doubleColumn"),
    column("primary", "The controller of the primary column."),
    column("supplementary", "The controller of the supplementary column, which a triple has."),
    column("secondary", "The controller of the secondary column."),
    column("compact", "The controller that takes the place of the columns in a compact width."),
    column("inspector", "The controller of the inspector column, since iOS 26."),
    DelegateSpec.shape.optional("delegate", "The answers of the split view's delegate."),
    CommonSpec.id, CommonSpec.className, CommonSpec.title, CommonSpec.tab, CommonSpec.properties(of: .split)
  ) {
    (mark, style, primary, supplementary, secondary, compact, inspector, delegate, id, className, title, tab, properties)
      throws(SourceError) in
    let given: [(Column, ControllerSpec?)] = [
      (.primary, primary), (.supplementary, supplementary), (.secondary, secondary), (.compact, compact), (.inspector, inspector),
    ]
    let split = SplitSpec(
      style: SplitViewStyle(name: style) ?? .doubleColumn,
      columns: given.compactMap { column, controller in controller.map { (column, $0) } }, delegate: delegate)
    try split.check(at: mark)
    return ControllerDefinition(
      kind: .split(split), common: CommonSpec(id: id, className: className, title: title, tab: tab, properties: properties),
      mark: mark)
  }

  private static func column(_ name: String, _ summary: String) -> Field<ControllerSpec?> {
    ControllerSpec.nested.optional(name, summary)
  }

  /// Throws an error for a column that the style does not have, or without which it shows nothing.
  private func check(at mark: SourceMark) throws(SourceError) {
    let given = Set(columns.map(\.column))
    for column in [Column.primary, .secondary] where !given.contains(column) {
      throw SourceError(at: mark, "\(column.name) is missing. A split view has a primary and a secondary column.")
    }
    if given.contains(.supplementary), style != .tripleColumn {
      throw SourceError(at: mark, "A supplementary column needs the style tripleColumn. This one is \(style.name).")
    }
    if style == .unspecified, !given.isDisjoint(with: [.compact, .inspector]) {
      throw SourceError(
        at: mark, "A classic split view has a primary and a secondary column alone. Choose doubleColumn or tripleColumn.")
    }
  }
}
