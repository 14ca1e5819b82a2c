import Foundation

/// The members of the table that only the tool's generated code fills.
@MainActor
private enum ToolTable {
  static var types: [String: AnyClass] = [:]
  static var controllers: [ObjectIdentifier: () -> UIViewController] = [:]
  static var outlets: [ObjectIdentifier: [String: (AnyObject, Any?) -> Void]] = [:]
}

extension ClassTable {
  /// Notes a class by its name, without the module. Storyboards name classes so.
  public static func register<Named: AnyObject>(_ type: Named.Type, named name: String) { ToolTable.types[name] = type }

  /// Notes how to make a controller of a class by `init()`.
  public static func controller<Controller: UIViewController>(
    _ type: Controller.Type, _ make: @escaping @MainActor () -> Controller
  ) { ToolTable.controllers[ObjectIdentifier(type)] = make }

  /// Makes a controller of a class that is a value. The tool puts it in the place of `type.init()`, which Swift allows for required
  /// initializers alone. A class that has no `init()` ends the program, as it does on a device.
  public static func make<Controller: UIViewController>(_ type: Controller.Type) -> Controller {
    if type == UIViewController.self, let plain = UIViewController() as? Controller { return plain }
    guard let made = ToolTable.controllers[ObjectIdentifier(type)]?() as? Controller else {
      preconditionFailure("\(type) has no init(), or the tool does not know the class.")
    }
    return made
  }

  /// Notes how to set an outlet of a class by its name.
  public static func outlet<Owner: AnyObject>(
    _ owner: Owner.Type, _ name: String, _ set: @escaping @MainActor (AnyObject, Any?) -> Void
  ) { ToolTable.outlets[ObjectIdentifier(owner), default: [:]][name] = set }

  /// The class of a name, with or without the name of a module before it; nil for an unknown one.
  static func namedClass(_ name: String) -> AnyClass? { ToolTable.types[name.split(separator: ".").last.map(String.init) ?? name] }

  /// Sets an outlet that the class of an object or one of its superclasses has. Returns false if none has it.
  static func setOutlet(_ name: String, of object: AnyObject, to value: Any?) -> Bool {
    var owner: AnyClass? = type(of: object)
    while let current = owner {
      if let set = ToolTable.outlets[ObjectIdentifier(current)]?[name] {
        set(object, value)
        return true
      }
      owner = _getSuperclass(current)
    }
    return false
  }
}
