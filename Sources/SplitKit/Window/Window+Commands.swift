/// Commands from outside that are no gesture: assigning properties and calling methods of controllers.
extension Window {
  /// Assigns properties of a controller in the order given, then lays out once. All are checked first, so that
  /// a refusal changes nothing. A controller that is in no tree is found by `known`, which makes none.
  package func set(
    _ properties: [Member], of target: String, known: (String) -> ViewController? = { _ in nil }
  ) throws(Refusal) {
    guard let controller = controller(target) ?? known(target) else { throw .unknownTarget(target) }
    try controller.assign(properties)
    controller.setNeedsLayout()
    layoutIfNeeded()
  }

  /// Calls a method of a controller.
  package func perform(_ action: Action, on target: String) throws(Refusal) {
    guard let controller = controller(target) else { throw .unknownTarget(target) }
    let call = try controller.checkedCall(for: action)
    call()
    layoutIfNeeded()
  }
}

extension ViewController {
  /// What every controller can do, else what this class's own can.
  fileprivate func checkedCall(for action: Action) throws(Refusal) -> () -> Void {
    switch action.name {
    case "present": try presentation(action)
    case "dismiss": try dismissal()
    default: try call(for: action)
    }
  }
}
