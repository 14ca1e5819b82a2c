/// The commands of a client that are no gestures: assigning properties and calling actions of controllers.
extension Window {
  /// Assigns properties of a controller in order, and lays out once. All of them are checked first, so that a refusal
  /// changes nothing. `known` finds a controller that is in no tree, and creates none.
  package func set(
    _ properties: [Member], of target: String, known: (String) -> ViewController? = { _ in nil }
  ) throws(Refusal) {
    guard let controller = controller(target) ?? known(target) else { throw .unknownTarget(target) }
    try controller.assign(properties)
    controller.setNeedsLayout()
    layoutIfNeeded()
  }

  /// Calls an action of a controller.
  package func perform(_ action: Action, on target: String) throws(Refusal) {
    guard let controller = controller(target) else { throw .unknownTarget(target) }
    let call = try controller.checkedCall(for: action)
    call()
    layoutIfNeeded()
  }
}

extension ViewController {
  /// Returns the call for an action of every controller, or else of this class.
  fileprivate func checkedCall(for action: Action) throws(Refusal) -> () -> Void {
    switch action.name {
    case "present": try presentation(action)
    case "dismiss": try dismissal()
    default: try call(for: action)
    }
  }
}
