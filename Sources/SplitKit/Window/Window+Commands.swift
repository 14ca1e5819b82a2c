/// Commands from outside that are no gesture: assigning properties and calling methods of containers.
extension Window {
  /// Assigns properties of a container in the order given, then lays out once. All are checked first, so that
  /// a refusal changes nothing.
  public func set(_ properties: [Member], of target: String) throws(Refusal) {
    guard let controller = controller(target) else { throw .unknownTarget(target) }
    try controller.assign(properties)
    layoutIfNeeded()
  }

  /// Calls a method of a container.
  public func perform(_ action: Action, on target: String) throws(Refusal) {
    guard let controller = controller(target) else { throw .unknownTarget(target) }
    let call = try action.name == "dismiss" ? controller.dismissal() : controller.call(for: action)
    call()
    layoutIfNeeded()
  }
}

extension ViewController {
  /// Any controller can dismiss what it presents.
  fileprivate func dismissal() throws(Refusal) -> () -> Void {
    guard presentedViewController != nil else { throw .unsupported("\(id) presents nothing.") }
    return { self.dismiss() }
  }

  /// Assigns properties by their names on the wire, in order; all are checked first. They take effect at the
  /// next layout.
  public func assign(_ properties: [Member]) throws(Refusal) {
    var assignments: [() -> Void] = []
    for property in properties { assignments.append(try assignment(of: property)) }
    for assign in assignments { assign() }
  }
}
