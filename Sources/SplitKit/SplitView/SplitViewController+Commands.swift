/// The classic split view's properties and methods by their names on the wire.
extension SplitViewController {
  /// What assigns a property; `null` is the automatic value. The value is checked here, so that nothing is
  /// assigned when one of several is wrong.
  func assignment(ofProperty property: Member) throws(Refusal) -> () -> Void {
    guard let entry = SplitViewProperty.all.first(where: { $0.name == property.name }) else {
      throw .unknownProperty(property.name, on: typeName)
    }
    if let sentence = entry.objection(on: self) { throw .unsupported(sentence) }
    let value = try entry.checked(property.value)
    return { entry.assign(self, value) }
  }

  /// What calls a method.
  func call(forAction action: Action) throws(Refusal) -> () -> Void {
    switch action.name {
    case "show": return try showing(action, .show)
    case "showDetail": return try showing(action, .showDetail)
    case "setViewControllers":
      let controllers = try self.controllers(of: action)
      return { self.viewControllers = controllers }
    case "toggleDisplayMode": return { self.toggleDisplayMode() }
    case "showColumn":
      let column = try columnToShow(of: action)
      return { self.show(column) }
    case "hideColumn":
      let column = try columnToShow(of: action)
      return { self.hide(column) }
    case "setViewController": return try settingViewController(action)
    default: throw .unknownAction(action.name, on: typeName)
    }
  }

  /// What shows the controller that an action names. What UIKit would raise for is refused.
  private func showing(_ action: Action, _ showAction: ShowAction) throws(Refusal) -> () -> Void {
    guard style == .unspecified else { return try showingInColumns(action, showAction) }
    let controller = try action.controller(for: self)
    let isTwice = showAction == .show && !isCollapsed ? controller === secondary : controller === primary
    if isTwice { throw .unsupported(Self.twiceInOneSplit) }
    if isCollapsed, let navigation = primary as? NavigationController {
      try navigation.checkRoom()
      if showAction == .show { try navigation.checkPush(of: controller) }
    }
    return { self.take(controller, forAction: showAction, sender: nil) }
  }

  private func showingInColumns(_ action: Action, _ showAction: ShowAction) throws(Refusal) -> () -> Void {
    let controller = try columnController(of: action, for: .secondary)
    if showAction == .showDetail, let sentence = objection(toSetting: controller, for: .secondary) {
      throw .unsupported(sentence)
    }
    return { self.take(controller, forAction: showAction, sender: nil) }
  }

  private func columnToShow(of action: Action) throws(Refusal) -> Column {
    let column = try column(of: action)
    if let sentence = objection(toShowing: column) { throw .unsupported(sentence) }
    return column
  }

  private func column(of action: Action) throws(Refusal) -> Column {
    if style == .unspecified { throw .unsupported(Self.needsStyle(action.name)) }
    guard let value = action["column"] else { throw .missing(path: "column", "\(action.name) needs a column.") }
    guard let column = value.string.flatMap(Column.init(name:)) else {
      let names = Column.allCases.map(\.name).joined(separator: ", ")
      throw .invalid(path: "column", "column is one of \(names).")
    }
    return column
  }

  /// What puts a controller into a column, or with null takes it away. What UIKit would raise for is refused.
  private func settingViewController(_ action: Action) throws(Refusal) -> () -> Void {
    let column = try column(of: action)
    let controller: ViewController?
    switch action["controller"] {
    case nil: throw .missing(path: "controller", "setViewController needs a controller, by its name, or null.")
    case .some(.null): controller = nil
    case .some: controller = try columnController(of: action, for: column)
    }
    if let sentence = objection(toSetting: controller, for: column) { throw .unsupported(sentence) }
    return { self.setViewController(controller, for: column) }
  }

  /// The controller that an action names for a column; the one that is there already is free to be it.
  private func columnController(of action: Action, for column: Column) throws(Refusal) -> ViewController {
    if let name = action["controller"]?.string, let content = slots.content(column), content.id == name { return content }
    if let name = action["controller"]?.string, let other = Column.allCases.compactMap({ slots.content($0) })
      .first(where: { $0.id == name })
    {
      return other
    }
    return try action.controller(for: self)
  }

  private func controllers(of action: Action) throws(Refusal) -> [ViewController] {
    guard let value = action["controllers"] else {
      throw .missing(path: "controllers", "setViewControllers needs controllers, by their names.")
    }
    guard let names = value.array, names.count <= NavigationController.maximumDepth else {
      throw .invalid(path: "controllers", "controllers is a list of names.")
    }
    if isRejected(count: names.count) { throw .unsupported(Self.tooManyControllers) }
    var controllers: [ViewController] = []
    for (index, name) in names.enumerated() {
      let controller = try action.controller(named: name, path: "controllers[\(index)]", for: self)
      guard !controllers.contains(where: { $0.id == controller.id }) else {
        throw .unsupported(Self.twiceInOneSplit)
      }
      controllers.append(controller)
    }
    return controllers
  }
}
