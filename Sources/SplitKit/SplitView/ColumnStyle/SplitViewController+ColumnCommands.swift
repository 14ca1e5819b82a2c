/// What can be done to a column style by the names of the wire. What UIKit would raise for is refused.
extension SplitViewController {
  func showingInColumns(_ action: Action, _ showAction: ShowAction) throws(Refusal) -> () -> Void {
    let controller = try showAction == .show ? action.controller(for: self) : controller(of: action)
    if showAction == .show, let parent = controller.parent {
      throw .unsupported("\(controller.id) has a parent already, \(parent.id); a view controller has one.")
    }
    if showAction == .showDetail, let sentence = objection(toSetting: controller, for: .secondary) {
      throw .unsupported(sentence)
    }
    return { self.take(controller, forAction: showAction, sender: nil) }
  }

  func columnToShow(of action: Action) throws(Refusal) -> Column {
    let column = try column(of: action)
    if let sentence = objection(toShowing: column) { throw .unsupported(sentence) }
    return column
  }

  private func column(of action: Action) throws(Refusal) -> Column {
    if isClassic { throw .unsupported(Self.needsStyle(action.name)) }
    guard let value = action["column"] else { throw .missing(path: "column", "\(action.name) needs a column.") }
    guard let column = value.string.flatMap(Column.init(name:)) else {
      let names = Column.allCases.map(\.name).joined(separator: ", ")
      throw .invalid(path: "column", "column is one of \(names).")
    }
    return column
  }

  /// What puts a controller into a column, or with null takes it away.
  func settingViewController(_ action: Action) throws(Refusal) -> () -> Void {
    let column = try column(of: action)
    let controller: ViewController?
    switch action["controller"] {
    case nil: throw .missing(path: "controller", "setViewController needs a controller, by its name, or null.")
    case .some(.null): controller = nil
    case .some: controller = try self.controller(of: action)
    }
    if let sentence = objection(toSetting: controller, for: column) { throw .unsupported(sentence) }
    return { self.setViewController(controller, for: column) }
  }
}
