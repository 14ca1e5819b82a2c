/// The commands of a client that are no gestures: assigning properties and calling actions of controllers.
extension Window {
  /// Assigns properties of a controller in order, and lays out once. All of them are checked first, so that a refusal
  /// changes nothing. `known` finds a controller that is in no tree, and creates none.
  package func set(
    _ properties: [Member], of target: String, known: (String) -> ViewController? = { _ in nil }
  ) throws(Refusal) {
    guard let controller = controller(target) ?? known(target) else { throw .unknownTarget(target) }
    try controller.assign(properties)
    // A layout would move a column that waits at the origin beyond its edge, and nothing has asked for one.
    guard !properties.isEmpty else { return }
    controller.setNeedsLayout()
    layoutIfNeeded()
  }

  /// The properties of a controller that a client can assign. `known` finds a controller that is in no tree.
  package func settableProperties(
    of target: String, known: (String) -> ViewController? = { _ in nil }
  ) throws(Refusal) -> [SettableProperty] {
    guard let controller = controller(target) ?? known(target) else { throw .unknownTarget(target) }
    return controller.settableProperties
  }

  /// Calls an action of a controller, or of the window itself. `known` finds a controller that is in no tree, and creates
  /// none.
  package func perform(
    _ action: Action, on target: String, known: (String) -> ViewController? = { _ in nil }
  ) throws(Refusal) {
    let call = try call(for: action, on: target, known: known)
    call()
    layoutIfNeeded()
  }

  private func call(
    for action: Action, on target: String, known: (String) -> ViewController?
  ) throws(Refusal) -> () -> Void {
    if target == NewControllerName.window { return try checkedCall(for: action) { self.controller($0) ?? known($0) } }
    guard let controller = controller(target) ?? known(target) else { throw .unknownTarget(target) }
    return try controller.checkedCall(for: action)
  }
}

extension ViewController {
  /// Calls an action of this controller, as a client does. The layout follows with the rest of the message.
  package func perform(_ action: Action) throws(Refusal) {
    let call = try checkedCall(for: action)
    call()
  }

  /// Returns the call for an action of every controller, or else of this class.
  fileprivate func checkedCall(for action: Action) throws(Refusal) -> () -> Void {
    switch action.name {
    case "present": try presentation(action)
    case "dismiss": try dismissal()
    case "show": try showing(action, .show)
    case "showDetail": try showing(action, .showDetail)
    default: try call(for: action)
    }
  }
}
