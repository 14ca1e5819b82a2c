/// A split view's properties and methods by their names on the wire.
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

  /// What shows the controller that an action names.
  private func showing(_ action: Action, _ showAction: ShowAction) throws(Refusal) -> () -> Void {
    let controller = try implementation.controller(toTake: action, for: showAction)
    return { self.take(controller, for: showAction, sender: nil) }
  }

  private func controllers(of action: Action) throws(Refusal) -> [ViewController] {
    guard let value = action["controllers"] else {
      throw .missing(path: "controllers", "setViewControllers needs controllers, by their names.")
    }
    guard let names = value.array, names.count <= NavigationController.maximumDepth else {
      throw .invalid(path: "controllers", "controllers is a list of names.")
    }
    if implementation.rejects(count: names.count) { throw .unsupported(tooManyControllers) }
    var controllers: [ViewController] = []
    for (index, name) in names.enumerated() {
      let controller = try controller(named: name, path: "controllers[\(index)]", of: action)
      guard !controllers.contains(where: { $0.id == controller.id }) else {
        throw .unsupported(Self.twiceInOneSplit)
      }
      if let sentence = implementation.namedColumns?.objection(toSetting: controller, at: index) { throw .unsupported(sentence) }
      controllers.append(controller)
    }
    return controllers
  }

  /// The controller that an action names. One that is in a column already is free to be named again.
  func controller(of action: Action) throws(Refusal) -> ViewController {
    guard let value = action["controller"] else { return try action.controller(for: self) }
    return try controller(named: value, path: "controller", of: action)
  }

  private func controller(named value: Value, path: String, of action: Action) throws(Refusal) -> ViewController {
    let contents = Column.allCases.compactMap(viewController(for:))
    if let content = contents.first(where: { $0.id == value.string }) { return content }
    return try action.controller(named: value, path: path, for: self)
  }
}
