/// A method of a container, by its name, as `perform` calls it.
public struct Action {
  public let name: String
  /// The other members of the message.
  public let members: [Member]
  /// The controller of that name: the one that the scene knows, or a new plain one. Nil for a new name that could
  /// become the id of something else.
  let controller: (String) -> ViewController?

  public init(name: String, members: [Member], controller: @escaping (String) -> ViewController?) {
    self.name = name
    self.members = members
    self.controller = controller
  }
}

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
    let call = try controller.call(for: action)
    call()
    layoutIfNeeded()
  }
}

extension ViewController {
  /// Assigns properties by their names on the wire, in order; all are checked first. They take effect at the
  /// next layout.
  public func assign(_ properties: [Member]) throws(Refusal) {
    var assignments: [() -> Void] = []
    for property in properties { assignments.append(try assignment(of: property)) }
    for assign in assignments { assign() }
  }

  private func assignment(of property: Member) throws(Refusal) -> () -> Void {
    guard let split = self as? SplitViewController else {
      throw .unknownProperty(property.name, on: typeName)
    }
    return try split.assignment(ofProperty: property)
  }

  fileprivate func call(for action: Action) throws(Refusal) -> () -> Void {
    if action.name == "dismiss" {
      guard presentedViewController != nil else { throw .unsupported("\(id) presents nothing.") }
      return { self.dismiss() }
    }
    switch self {
    case let split as SplitViewController: return try split.call(forAction: action)
    case let navigation as NavigationController: return try navigation.call(forAction: action)
    case let tabBar as TabBarController: return try tabBar.call(forAction: action)
    default: throw .unknownAction(action.name, on: typeName)
    }
  }
}

extension Action {
  subscript(name: String) -> Value? { members.first { $0.name == name }?.value }

  /// The controller named by a member; free to be put somewhere, or there already.
  func controller(for container: ViewController) throws(Refusal) -> ViewController {
    guard let value = self["controller"] else {
      throw .missing(path: "controller", "\(name) needs a controller, by its name.")
    }
    return try controller(named: value, path: "controller", for: container)
  }

  func controller(named value: Value, path: String, for container: ViewController) throws(Refusal)
    -> ViewController
  {
    guard let name = value.string, (1...64).contains(name.utf8.count) else {
      throw .invalid(path: path, "A controller is named by 1 to 64 bytes.")
    }
    guard let controller = controller(name) else {
      throw .invalid(path: path, "\(name) is new, and a new controller's name is \(NewControllerName.rule).")
    }
    if let parent = controller.parent, parent !== container {
      throw .unsupported("\(name) has a parent already, \(parent.id); a view controller has one.")
    }
    if controller.window != nil { throw .unsupported("\(name) is the window's root view controller.") }
    if controller.presentingViewController != nil {
      throw .unsupported("\(name) is being presented; it cannot be anywhere else.")
    }
    return controller
  }
}

extension NavigationController {
  fileprivate func call(forAction action: Action) throws(Refusal) -> () -> Void {
    switch action.name {
    case "push":
      let controller = try action.controller(for: self)
      try checkRoom()
      if controller is NavigationController {
        throw .unsupported("Pushing a navigation controller is not supported")
      }
      if controller.parent === self {
        throw .unsupported("Pushing the same view controller instance more than once is not supported")
      }
      return { self.pushViewController(controller) }
    case "pop": return { self.popViewController() }
    case "popToRoot": return { self.popToRootViewController() }
    default: throw .unknownAction(action.name, on: typeName)
    }
  }
}

extension NavigationController {
  /// Throws when the stack is full.
  func checkRoom() throws(Refusal) {
    guard viewControllers.count < Self.maximumDepth else {
      throw .invalid(path: "controller", "A stack holds at most \(Self.maximumDepth) controllers.")
    }
  }
}

extension TabBarController {
  fileprivate func call(forAction action: Action) throws(Refusal) -> () -> Void {
    guard action.name == "select" else { throw .unknownAction(action.name, on: typeName) }
    guard let value = action["index"] else { throw .missing(path: "index", "select needs an index.") }
    guard let number = value.number, let index = Int(exactly: number), viewControllers.indices.contains(index)
    else {
      throw .invalid(path: "index", "index is a whole number from 0 to \(viewControllers.count - 1).")
    }
    return { self.select(index: index) }
  }
}
