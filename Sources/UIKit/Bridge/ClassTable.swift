import Foundation

/// The knowledge of an app's classes that Objective-C's runtime has, and that a program on Linux has to be given.
///
/// The code that the tool generates fills the table before the app starts. An app that is built without the tool can fill it by
/// hand. A class is looked up by the name in its module; the name of a module before it is left out.
@preconcurrency @MainActor
public enum ClassTable {
  /// Makes the delegate of the application: the type with `@main` or `@UIApplicationMain`.
  public static var applicationDelegate: (@MainActor () -> any UIApplicationDelegate)?
  /// Makes the delegates of scenes, by the names of their classes. The first one is the app's default.
  public static var sceneDelegates: [(name: String, make: @MainActor () -> any UISceneDelegate)] = []
  /// The name of the storyboard with the first screen, or nil for none.
  public static var mainStoryboard: String?

  private static var classes: [String: AnyClass] = [:]
  private static var controllers: [ObjectIdentifier: @MainActor () -> UIViewController] = [:]
  private static var outlets: [ObjectIdentifier: [String: @MainActor (AnyObject, Any?) -> Void]] = [:]
  private static var actions: [ObjectIdentifier: [String: Selector]] = [:]
  /// Makers of other kinds, such as those of cells, by what they make and by the class.
  static var makers: [MakerKey: Any] = [:]

  /// The key of a maker.
  struct MakerKey: Hashable {
    let kind: String
    let type: ObjectIdentifier
  }

  /// Notes a class that a storyboard or a string can name.
  public static func register(_ type: AnyObject.Type, named name: String) { classes[name] = type }

  /// Notes how to make a controller of a class that has `init()`.
  public static func controller<Made: UIViewController>(_ type: Made.Type, _ make: @escaping @MainActor () -> Made) {
    controllers[ObjectIdentifier(type)] = make
    classes[String(describing: type)] = type
  }

  /// Notes an outlet of a class by its name.
  public static func outlet(_ type: AnyObject.Type, _ name: String, _ set: @escaping @MainActor (AnyObject, Any?) -> Void) {
    outlets[ObjectIdentifier(type), default: [:]][name] = set
  }

  /// Notes an action of a class, which a storyboard or a selector made of a string can name.
  public static func action(_ type: AnyObject.Type, _ selector: Selector) {
    actions[ObjectIdentifier(type), default: [:]][selector.name] = selector
  }

  /// Makes a controller of a class that is known only while the app runs. A class that nobody has noted is made as a storyboard makes it,
  /// by its required initializer.
  static func makeController(_ type: UIViewController.Type) -> UIViewController {
    if let make = controllers[ObjectIdentifier(type)] { return make() }
    guard let made = type.init(coder: EmptyCoder()) else {
      preconditionFailure("\(type) makes no controller in init(coder:), and the class table has no other way to make one")
    }
    return made
  }

  // The lookups of the module.

  /// The class with a name, or nil for one that nobody has noted.
  static func type(named name: String) -> AnyClass? { classes[name.split(separator: ".").last.map(String.init) ?? name] }

  /// The setter of an outlet of an object's class or of one above it.
  static func outlet(_ name: String, of object: AnyObject) -> (@MainActor (AnyObject, Any?) -> Void)? {
    inherited(from: Swift.type(of: object)) { outlets[ObjectIdentifier($0)]?[name] }
  }

  /// The action with a name of an object's class or of one above it.
  static func action(named name: String, of target: AnyObject) -> Selector? {
    inherited(from: Swift.type(of: target)) { actions[ObjectIdentifier($0)]?[name] }
  }

  static func knows(_ selector: Selector, of target: AnyObject) -> Bool {
    action(named: selector.name, of: target) != nil || has(selector.name, target)
  }

  static func inherited<Found>(from type: AnyClass, _ find: (AnyClass) -> Found?) -> Found? {
    var next: AnyClass? = type
    while let current = next {
      if let found = find(current) { return found }
      next = _getSuperclass(current)
    }
    return nil
  }

  /// Forgets everything, for tests.
  static func reset() {
    (applicationDelegate, mainStoryboard, sceneDelegates) = (nil, nil, [])
    (classes, controllers, outlets, actions, makers) = ([:], [:], [:], [:], [:])
    (storyboardFiles, nibFiles, requirements) = ([:], [:], [:])
  }
}
