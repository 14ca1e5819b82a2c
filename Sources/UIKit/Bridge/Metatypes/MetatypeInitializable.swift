/// The classes of UIKit of which an app makes instances through a metatype, as in `type(of: controller).init(nibName: nil, bundle: nil)`
/// and in `View(frame: .zero)` where `View` is a generic parameter.
///
/// Objective-C finds every initializer of a class while the app runs. Swift calls only the required ones through a metatype, and these
/// cannot be required without breaking ordinary subclasses. So the extensions of this protocol have the initializers once more. The
/// compiler prefers those of the class wherever it can call them.
///
/// An instance of a class of UIKit's is made by its own initializer. A class of an app's own is made as `ClassTable` has noted it, and
/// otherwise by `init(coder:)`, after which it gets the values.
@preconcurrency @MainActor
public protocol MetatypeInitializable {}

extension UIResponder: MetatypeInitializable {}
extension UIGestureRecognizer: MetatypeInitializable {}
extension UICollectionViewLayout: MetatypeInitializable {}
extension UIBarItem: MetatypeInitializable {}

/// A call of an initializer through a metatype.
struct MetatypeCall {
  /// The class that the compiler knows, or the optional of it.
  let known: Any.Type
  /// The class that the metatype represents.
  let type: AnyClass

  /// The innermost call whose instance has not been made yet. Only calls for UIKit's classes set it, which belong to the main thread.
  nonisolated(unsafe) static var current: MetatypeCall?

  /// Calls an initializer on a metatype. The call is the current one if the metatype represents a class of which these initializers make
  /// instances.
  static func during<Metatype, Made>(_ metatype: Metatype, _ make: () throws -> Made) rethrows -> Made {
    let outer = current
    defer { current = outer }
    if let type = metatype as? AnyClass, type is any MetatypeInitializable.Type, type != Made.self {
      current = MetatypeCall(known: Made.self, type: type)
    }
    return try make()
  }

  /// The class of which the initializer of a known class makes an instance. It ends the call, because the initializer itself can make
  /// other instances.
  @MainActor static func take<Known>(_ known: Known.Type) -> AnyClass {
    guard let call = current, call.known == Known.self || call.known == Known?.self else { return Known.self as! AnyClass }
    current = nil
    return call.type
  }
}

extension MetatypeInitializable {
  /// Makes an instance of the class whose metatype is called.
  /// - Parameters:
  ///   - labels: The labels of the initializer.
  ///   - values: The values of its parameters.
  ///   - make: The initializer of UIKit's class.
  ///   - coder: What a class of an app's own finds in `init(coder:)`, for values that do not change afterwards.
  ///   - set: Gives the values to an instance that was made without them.
  static func made<Class: AnyObject, Values>(
    _ labels: String, _ values: Values, by make: (Values) -> Class, coder: EmptyCoder? = nil, set: (Class) -> Void
  ) -> Self {
    let type: AnyClass = MetatypeCall.take(Self.self)
    if type == Class.self { return make(values) as! Self }
    if let noted: @MainActor (Values) -> AnyObject = ClassTable.initializer(of: type, labels) { return noted(values) as! Self }
    guard let made = ClassTable.instance(of: type, coder) as? Class else {
      preconditionFailure("The class table cannot make a \(type) by init(\(labels)).")
    }
    set(made)
    return made as! Self
  }
}
