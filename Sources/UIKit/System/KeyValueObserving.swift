#if !canImport(ObjectiveC)
  import Foundation

  /// Which changes an observer hears of: `NSKeyValueObservingOptions`, with Apple's raw values. `initial` alone has an effect.
  public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The change has the new value.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// The change has the old value.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// The handler is called at once.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// The handler is called before a change too.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
  }

  /// The kind of a change of an observed value: `NSKeyValueChange`, with Apple's raw values.
  public enum NSKeyValueChange: UInt, Sendable { case setting = 1, insertion, removal, replacement }

  /// A change of an observed value: `NSKeyValueObservedChange`.
  public struct NSKeyValueObservedChange<Value> {
    /// The kind of a change.
    public typealias Kind = NSKeyValueChange
    /// The kind of the change.
    public let kind: Kind
    /// The value after the change, if the observer has asked for it.
    public let newValue: Value?
    /// The value before the change: always nil.
    public let oldValue: Value?
    /// The places in a collection: always nil.
    public let indexes: IndexSet?
    /// Whether the change is still to come: never.
    public let isPrior: Bool
  }

  /// An observation of a value, which lasts as long as this object: `NSKeyValueObservation`.
  public final class NSKeyValueObservation: NSObject {
    /// Ends the observation.
    public func invalidate() {}
  }

  extension NSObjectProtocol {
    /// Observes a value of this object.
    ///
    /// With `initial`, the handler is called at once. It is not called later, because that needs the runtime of Objective-C, which
    /// Linux does not have.
    public func observe<Value>(
      _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
      changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
      if options.contains(.initial) {
        let value = options.contains(.new) ? self[keyPath: keyPath] : nil
        changeHandler(self, .init(kind: .setting, newValue: value, oldValue: nil, indexes: nil, isPrior: false))
      }
      return NSKeyValueObservation()
    }
  }
#endif
