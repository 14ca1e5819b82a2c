/// The properties and actions of a split view by their names on the wire.
extension SplitViewController {
  /// Returns the call that assigns a property. `null` is the default. The value is checked here, so that nothing is
  /// assigned if one of several values is wrong.
  func assignment(ofProperty property: Member) throws(Refusal) -> () -> Void {
    guard let entry = SplitViewProperty.all.first(where: { $0.name == property.name }) else {
      throw .unknownProperty(property.name, on: typeName)
    }
    if let sentence = entry.objection(on: self) { throw .unsupported(sentence) }
    let value = try entry.checked(property.value)
    return { entry.assign(self, value) }
  }

  /// Returns the call for an action.
  func call(forAction action: Action) throws(Refusal) -> () -> Void {
    switch action.name {
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

  private func controllers(of action: Action) throws(Refusal) -> [ViewController] {
    guard let value = action["controllers"] else {
      throw .missing(path: "controllers", "setViewControllers needs controllers, by their names.")
    }
    guard let names = value.array, names.count <= NavigationController.maximumDepth else {
      throw .invalid(path: "controllers", "controllers is a list of names.")
    }
    if rejects(count: names.count) { throw .unsupported(tooManyControllers) }
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

  /// The controller that an action names. It may already be in a column.
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
