/// The name of a method, and where Objective-C does not exist also the way to call it.
///
/// `#selector(save)` cannot compile on Linux. The tool rewrites it to `Selector("save", DetailViewController.save)`, which the
/// compiler checks at the same place. A selector that is made of a string alone finds its method in `ClassTable`, and otherwise
/// does nothing when it is sent. Two selectors are equal if their names are equal.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, @unchecked Sendable {
  /// The name, with a colon for each argument if it was made of Objective-C's form.
  public let name: String
  let invoke: (@MainActor (_ target: AnyObject, _ sender: Any?, _ event: Any?) -> Any?)?

  /// Creates a selector from a name alone.
  public init(_ name: String) { self.init(name, invoke: nil) }
  /// Creates a selector from a name alone.
  public init(stringLiteral name: String) { self.init(name) }

  /// Creates a selector for a method without arguments.
  public init<Target: AnyObject, Result>(_ name: String, _ method: @escaping (Target) -> @MainActor () -> Result) {
    // The selector is sent on the main thread alone.
    nonisolated(unsafe) let method = method
    self.init(name) { target, _, _ in (target as? Target).map { method($0)() } }
  }

  /// Creates a selector for a method that takes the sender. A sender of another type is not sent, unless the method takes nil.
  public init<Target: AnyObject, Sender, Result>(
    _ name: String, _ method: @escaping (Target) -> @MainActor (Sender) -> Result
  ) {
    // The selector is sent on the main thread alone.
    nonisolated(unsafe) let method = method
    self.init(name) { target, sender, _ in
      guard let target = target as? Target, let sender = Self.argument(sender, as: Sender.self) else { return nil }
      return method(target)(sender)
    }
  }

  /// Creates a selector for a method that takes the sender and the event, or the sender and a second object.
  public init<Target: AnyObject, Sender, Event, Result>(
    _ name: String, _ method: @escaping (Target) -> @MainActor (Sender, Event) -> Result
  ) {
    // The selector is sent on the main thread alone.
    nonisolated(unsafe) let method = method
    self.init(name) { target, sender, event in
      guard let target = target as? Target, let sender = Self.argument(sender, as: Sender.self),
        let event = Self.argument(event, as: Event.self)
      else { return nil }
      return method(target)(sender, event)
    }
  }

  /// Creates a selector for a method without arguments that belongs to no actor.
  @_disfavoredOverload
  public init<Target: AnyObject, Result>(_ name: String, _ method: @escaping (Target) -> () -> Result) {
    // The selector is sent on the main thread alone.
    nonisolated(unsafe) let method = method
    self.init(name) { target, _, _ in (target as? Target).map { method($0)() } }
  }

  /// Creates a selector for a method that takes the sender and belongs to no actor.
  @_disfavoredOverload
  public init<Target: AnyObject, Sender, Result>(_ name: String, _ method: @escaping (Target) -> (Sender) -> Result) {
    // The selector is sent on the main thread alone.
    nonisolated(unsafe) let method = method
    self.init(name) { target, sender, _ in
      guard let target = target as? Target, let sender = Self.argument(sender, as: Sender.self) else { return nil }
      return method(target)(sender)
    }
  }

  private init(_ name: String, invoke: (@MainActor (AnyObject, Any?, Any?) -> Any?)?) {
    self.name = name
    self.invoke = invoke
  }

  /// An argument as the type that a method takes; nil if it is of another type. Nil becomes the nil of an optional type.
  private static func argument<Argument>(_ value: Any?, as type: Argument.Type) -> Argument? {
    if let value { return value as? Argument }
    return Optional<Any>.none as? Argument
  }

  /// The name.
  public var description: String { name }
  /// Whether both have the same name.
  public static func == (one: Selector, other: Selector) -> Bool { one.name == other.name }
  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Selector {
  /// Calls the method of a target, or the one of its class that has this name in `ClassTable`. Returns false if neither exists.
  @MainActor @discardableResult
  func send(to target: AnyObject, sender: Any?, event: Any? = nil) -> Bool {
    guard let invoke = invoke ?? ClassTable.action(named: name, of: target)?.invoke else { return false }
    _ = invoke(target, sender, event)
    return true
  }
}

/// The selector with a name: `NSSelectorFromString`.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
/// The name of a selector: `NSStringFromSelector`.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }
