import Foundation

// Two probes have decided the base class (Swift 6.3.1, 20 snippets of app code in Swift 5 and Swift 6 mode).
//
// A class of its own with an isolated `init()` compiles them all in both modes: `override init(style:)` with statements after
// `super.init`, `required init?(coder:)` with a body, `init() { super.init(style:) }`, an app's own `@MainActor`, plain classes as
// delegates, `NSObject` subclasses as navigation delegates, sets and dictionaries of controllers, `deinit`. With `NSObject` of
// Foundation, whose `init()` is not isolated, the initializers of UIKit could not be isolated either, and their overrides in an
// app that call a method of their own fail in Swift 6 mode.
//
// The second probe is about the engine, which has no isolation: `extension UIViewController: @MainActor ControllerCounterpart`
// compiles, so the classes of this module conform to the engine's protocols themselves and need no bridge objects. `NSCoding` is
// `@preconcurrency`, since an isolated conformance could not be used where Foundation asks for one.
//
// Classes of this module that an app can subclass have no internal designated initializers. A class with one would keep the
// subclasses of an app from inheriting the convenience initializers.

#if canImport(ObjectiveC)
  /// The base of UIKit's classes, which is `NSObject` where Objective-C exists.
  public typealias ObjectBase = NSObject
#else
  /// The base of UIKit's classes where Objective-C does not exist. It has the members of `NSObject` that apps use, and objects are
  /// equal if they are the same.
  @preconcurrency @MainActor
  open class ObjectBase: NSObjectProtocol, Hashable, CustomStringConvertible, CustomDebugStringConvertible {
    /// Creates an object.
    public init() {}
    deinit { if AssociatedObjects.isUsed { AssociatedObjects.forget(ObjectIdentifier(self)) } }

    /// Whether two objects are equal, as `isEqual(_:)` of the first one says.
    nonisolated public static func == (one: ObjectBase, other: ObjectBase) -> Bool { one.isEqual(other) }
    /// Hashes `hash`.
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(hash) }

    /// Whether the object is equal to another one. By default, only the object itself is.
    nonisolated open func isEqual(_ object: Any?) -> Bool { (object as AnyObject?) === self }
    /// A number that equal objects share.
    nonisolated open var hash: Int { ObjectIdentifier(self).hashValue }
    /// The object itself.
    nonisolated public func `self`() -> Self { self }
    /// Whether the object is a proxy: never.
    nonisolated public func isProxy() -> Bool { false }
    /// Whether the object is of a class or of a subclass of it.
    nonisolated public func isKind(of aClass: AnyClass) -> Bool { Self.isClass(type(of: self), orBelow: aClass) }
    /// Whether the object is of exactly this class.
    nonisolated public func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }
    /// Whether the object can carry out an action by its name. Without Objective-C, only what `ClassTable` lists is known.
    open func responds(to aSelector: Selector!) -> Bool { aSelector.map { ClassTable.knows($0, of: self) } ?? false }

    /// The object that carries out an action for this one. It is not asked, because Swift calls methods directly. The default is nil.
    open func forwardingTarget(for aSelector: Selector!) -> Any? { nil }

    /// The name of the class.
    nonisolated open class func description() -> String { String(reflecting: self) }
    /// The class and the address of the object.
    nonisolated open var description: String {
      "<\(type(of: self)): 0x\(String(UInt(bitPattern: ObjectIdentifier(self).hashValue), radix: 16))>"
    }
    /// By default the same as `description`.
    nonisolated open var debugDescription: String { description }

    nonisolated private static func isClass(_ candidate: AnyClass, orBelow other: AnyClass) -> Bool {
      var next: AnyClass? = candidate
      while let current = next {
        if current == other { return true }
        next = _getSuperclass(current)
      }
      return false
    }
  }
#endif
