/// Instances of classes that are known only while the app runs.
extension ClassTable {
  /// Calls an initializer on a metatype: what `type.init(…)` becomes in the code of an app.
  ///
  /// Inside the call, the initializers of `MetatypeInitializable` make an instance of the class that the metatype represents. The call of
  /// any other initializer is not changed.
  /// - Parameters:
  ///   - type: The metatype, nil for a call on an optional one.
  ///   - make: Calls the initializer.
  public nonisolated static func make<Metatype, Made>(
    as type: Metatype, _ make: (Metatype) throws -> Made
  ) rethrows -> Made {
    try MetatypeCall.during(type) { try make(type) }
  }

  /// The same for a call that cannot be inside a closure of its own, such as one that can throw. It evaluates the metatype twice.
  public nonisolated static func make<Metatype, Made>(
    as type: Metatype, _ made: @autoclosure () throws -> Made
  ) rethrows -> Made {
    try MetatypeCall.during(type, made)
  }

  /// Makes an instance in a function that asks of its type only to be an object: what `Made()` becomes there.
  public static func make<Made: NSObjectProtocol>(_ type: Made.Type) -> Made {
    guard let made = instance(of: type) as? Made else { preconditionFailure("The class table cannot make a \(type).") }
    return made
  }

  /// Notes how to make an instance of an app's class by an initializer of UIKit's that the class has or inherits from another class of
  /// the app.
  /// - Parameters:
  ///   - type: The class.
  ///   - labels: The labels of the initializer, such as `"rootViewController:"`.
  ///   - make: Makes an instance of the values, which are a tuple where the initializer has several parameters.
  public static func initializer<Made: NSObjectProtocol, Values>(
    _ type: Made.Type, _ labels: String, _ make: @escaping @MainActor (Values) -> Made
  ) {
    let general: @MainActor (Values) -> AnyObject = { make($0) }
    makers[MakerKey(kind: labels, type: ObjectIdentifier(type))] = general
  }

  /// The noted initializer of a class.
  static func initializer<Values>(of type: AnyClass, _ labels: String) -> (@MainActor (Values) -> AnyObject)? {
    makers[MakerKey(kind: labels, type: ObjectIdentifier(type))] as? @MainActor (Values) -> AnyObject
  }

  /// Makes an instance without the values of an initializer, or nil for a class that is no view, no controller and no item of a bar, and
  /// that nobody has noted. A coder has a value that does not change afterwards.
  static func instance(of type: AnyClass, _ coder: EmptyCoder? = nil) -> AnyObject? {
    if let make: @MainActor (()) -> AnyObject = initializer(of: type, "") { return make(()) }
    if let controller = type as? UIViewController.Type {
      return coder.flatMap { controller.init(coder: $0) } ?? makeController(controller)
    }
    if let view = type as? UIView.Type { return coder.flatMap { view.init(coder: $0) } ?? makeView(view) }
    return KnownMetatypes.instance(of: type) ?? (type as? UIBarItem.Type)?.init(coder: EmptyCoder())
  }
}
