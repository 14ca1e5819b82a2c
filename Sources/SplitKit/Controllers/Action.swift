/// A call of a container's method by its name, for `perform`.
package struct Action {
  /// The name of the method on the wire.
  package let name: String
  /// The other members of the message.
  package let members: [Member]
  /// Returns the controller with a name: a known one, or a new plain one. The result is nil for a new name that could
  /// become the id of something else.
  let controller: (String) -> ViewController?

  package init(name: String, members: [Member], controller: @escaping (String) -> ViewController?) {
    self.name = name
    self.members = members
    self.controller = controller
  }
}

/// A container of an app that takes actions of its own.
package protocol ActionTaking: ViewController {
  /// Returns the call for an action by its name on the wire. Throws an error for an unknown action, and for one that would
  /// raise an exception; nothing has changed then.
  func call(forAction action: Action) throws(Refusal) -> () -> Void
}

extension Action {
  /// The arguments of `present` that are properties of a sheet.
  package static let sheetArguments = [
    "detents", "selectedDetentIdentifier", "largestUndimmedDetentIdentifier", "prefersGrabberVisible",
  ]

  /// The value of an argument; nil for one that was not given.
  package subscript(name: String) -> Value? { members.first { $0.name == name }?.value }

  /// The same action with one of its arguments alone.
  func keeping(only name: String) -> Action {
    Action(name: self.name, members: members.filter { $0.name == name }, controller: controller)
  }

  /// The controller that the action names. It must have no other parent.
  package func controller(for container: ViewController) throws(Refusal) -> ViewController {
    try controller(named: controllerValue, path: "controller", for: container)
  }

  /// The name of the controller that the action names.
  var controllerName: String { get throws(Refusal) { try Self.name(controllerValue, path: "controller") } }

  private var controllerValue: Value {
    get throws(Refusal) {
      guard let value = self["controller"] else {
        throw .missing(path: "controller", "\(name) needs a controller, by its name.")
      }
      return value
    }
  }

  private static func name(_ value: Value, path: String) throws(Refusal) -> String {
    guard let name = value.string, (1...64).contains(name.utf8.count) else {
      throw .invalid(path: path, "A controller is named by 1 to 64 bytes.")
    }
    return name
  }

  func controller(named value: Value, path: String, for container: ViewController) throws(Refusal)
    -> ViewController
  {
    let name = try Self.name(value, path: path)
    guard let controller = controller(name) else {
      throw .invalid(path: path, "\(name) is new, and a new controller's name is \(NewControllerName.rule).")
    }
    if controller.parent !== container, let sentence = controller.objectionToMoving { throw .unsupported(sentence) }
    if controller.window != nil { throw .unsupported("\(name) is the window's root view controller.") }
    return controller
  }
}
