import Foundation

/// The segues of an app's own classes, and the methods that make the controllers of segues.
extension ClassTable {
  /// A method with `@IBSegueAction`: it gets its object, the coder, the sender and the identifier of the segue.
  public typealias SegueAction = @MainActor (AnyObject, NSCoder, Any?, String?) -> UIViewController?

  /// Makes a segue of its identifier, its source and its destination.
  private typealias SegueMaker = @MainActor (String?, UIViewController, UIViewController) -> UIStoryboardSegue

  /// Notes how to make a segue of a class.
  public static func segue<Segue: UIStoryboardSegue>(
    _ type: Segue.Type, _ make: @escaping @MainActor (String?, UIViewController, UIViewController) -> Segue
  ) {
    makers[MakerKey(kind: "segue", type: ObjectIdentifier(type))] =
      make as SegueMaker
    register(type, named: String(describing: type))
  }

  /// Notes a method with `@IBSegueAction` by the name that a storyboard gives it, such as `makeDetail:sender:`.
  public static func segueAction(_ type: AnyObject.Type, _ name: String, _ action: @escaping SegueAction) {
    makers[MakerKey(kind: "segueAction \(name)", type: ObjectIdentifier(type))] = action
  }

  /// The segue of a class, or nil for one that nobody has noted.
  static func makeSegue(
    named name: String, _ identifier: String?, _ source: UIViewController, _ destination: UIViewController
  ) -> UIStoryboardSegue? {
    guard let type = type(named: name) else { return nil }
    let make = makers[MakerKey(kind: "segue", type: ObjectIdentifier(type))] as? SegueMaker
    return make?(identifier, source, destination)
  }

  /// The method with a name of an object's class or of one above it.
  static func segueAction(named name: String, of object: AnyObject) -> SegueAction? {
    inherited(from: Swift.type(of: object)) {
      makers[MakerKey(kind: "segueAction \(name)", type: ObjectIdentifier($0))] as? SegueAction
    }
  }
}
