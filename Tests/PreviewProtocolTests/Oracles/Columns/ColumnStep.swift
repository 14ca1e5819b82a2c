import SplitKit

/// A step in a conversation about a split of a column style.
enum ColumnStep {
  /// Assignments in order, with one layout after all of them.
  case set([Member])
  case resize(Size, EdgeInsets)
  case sizeClass(isCompact: Bool)
  case direction(isRightToLeft: Bool)
  case show(OracleColumn)
  case hide(OracleColumn)
  /// A new controller of that name.
  case showDetail(String)
  case setViewController(OracleColumn, String)

  var message: Value {
    switch self {
    case .set(let members):
      ["type": "set", "target": "split", "properties": .array(members.map { .object([$0]) })]
    case .resize(let size, let insets):
      ["type": "resize", "width": .number(size.width), "height": .number(size.height), "safeArea": insets.value]
    case .sizeClass(let isCompact): ["type": "traits", "horizontalSizeClass": isCompact ? "compact" : "regular"]
    case .direction(let isRightToLeft):
      ["type": "traits", "layoutDirection": isRightToLeft ? "rightToLeft" : "leftToRight"]
    case .show(let column): Self.perform("showColumn", column)
    case .hide(let column): Self.perform("hideColumn", column)
    case .showDetail(let name):
      ["type": "perform", "target": "split", "action": "showDetail", "controller": .string(name)]
    case .setViewController(let column, let name):
      [
        "type": "perform", "target": "split", "action": "setViewController", "column": .string(column.rawValue),
        "controller": .string(name),
      ]
    }
  }

  private static func perform(_ action: String, _ column: OracleColumn) -> Value {
    ["type": "perform", "target": "split", "action": .string(action), "column": .string(column.rawValue)]
  }
}
