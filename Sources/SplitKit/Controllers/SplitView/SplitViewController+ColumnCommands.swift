/// The actions on named columns. An action for which UIKit would raise an exception is refused.
extension SplitViewController {
  func columnToShow(of action: Action) throws(Refusal) -> Column {
    let (column, columns) = try column(of: action)
    if let sentence = columns.objection(to: .show(column)) { throw .unsupported(sentence) }
    return column
  }

  private func column(of action: Action) throws(Refusal) -> (Column, any NamedColumns) {
    guard let columns = implementation.namedColumns else { throw .unsupported(Self.needsStyle(action.name)) }
    guard let value = action["column"] else { throw .missing(path: "column", "\(action.name) needs a column.") }
    guard let column = value.string.flatMap(Column.init(name:)) else {
      let names = Column.allCases.map(\.name).joined(separator: ", ")
      throw .invalid(path: "column", "column is one of \(names).")
    }
    return (column, columns)
  }

  /// Returns the call that sets the controller of a column, or removes it for null.
  func settingViewController(_ action: Action) throws(Refusal) -> () -> Void {
    let (column, columns) = try column(of: action)
    let controller: ViewController?
    switch action["controller"] {
    case nil: throw .missing(path: "controller", "setViewController needs a controller, by its name, or null.")
    case .some(.null): controller = nil
    case .some: controller = try self.controller(of: action)
    }
    if let sentence = columns.objection(to: .set(controller, column)) { throw .unsupported(sentence) }
    return { self.setViewController(controller, for: column) }
  }
}
