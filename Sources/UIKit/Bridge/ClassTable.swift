import Foundation

/// What Objective-C's runtime knows of an app's classes, and a program on Linux has to be told.
///
/// The code that the tool generates fills the table before the app starts. An app that is built without the tool can fill it by
/// hand: with its delegate, with the classes of its scene delegates, and with the actions that strings name.
@MainActor
public enum ClassTable {
  /// An action that a class has, by its name in a storyboard or in a string.
  struct Action {
    let owner: AnyClass
    let selector: Selector
  }

  /// Makes the delegate of the application: the type with `@main` or `@UIApplicationMain`.
  public static var applicationDelegate: (() -> any UIApplicationDelegate)?
  /// Makes the delegates of scenes, by the names of their classes. The first one is the app's default.
  public static var sceneDelegates: [(name: String, make: () -> any UISceneDelegate)] = []
  /// The name of the storyboard with the first screen, or nil for none.
  public static var mainStoryboard: String?
  static var actions: [String: [Action]] = [:]
  private static var makers: [String: () -> AnyObject] = [:]

  /// Notes a method that a string can name, such as an action of a storyboard.
  public static func action<Owner: AnyObject>(_ owner: Owner.Type, _ selector: Selector) {
    actions[selector.name, default: []].append(Action(owner: owner, selector: selector))
  }

  /// Notes how to make an object of a class that is known by its name alone.
  public static func maker<Made: AnyObject>(_ type: Made.Type, _ make: @escaping () -> Made) {
    makers[String(describing: type)] = make
  }

  /// Makes an object of a class with a name, with or without the name of a module before it; nil for an unknown class.
  static func make(_ name: String) -> AnyObject? {
    makers[name.split(separator: ".").last.map(String.init) ?? name]?()
  }

  static func action(named name: String, of target: AnyObject) -> Selector? {
    var owner: AnyClass? = type(of: target)
    while let current = owner {
      if let action = actions[name]?.last(where: { $0.owner == current }) { return action.selector }
      owner = _getSuperclass(current)
    }
    return nil
  }

  static func knows(_ selector: Selector, of target: AnyObject) -> Bool { action(named: selector.name, of: target) != nil }

  /// Forgets everything, for tests.
  static func reset() {
    (applicationDelegate, mainStoryboard) = (nil, nil)
    (sceneDelegates, actions, makers) = ([], [:], [:])
  }
}
