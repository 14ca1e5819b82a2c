#if !canImport(ObjectiveC)
  import Foundation

  // Values that are attached to objects from outside, as Objective-C's runtime does it. Extensions of apps keep their state so.

  /// How a value is held that is attached to an object: `objc_AssociationPolicy`, with the raw values of Objective-C. A value that is
  /// assigned is not kept alive, and all others are.
  public enum objc_AssociationPolicy: UInt, Sendable {
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
  }

  /// The value that is attached to an object under a key, which is an address, or nil for none.
  public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedObjects.value(of: object as AnyObject, key)
  }

  /// Attaches a value to an object under a key, which is an address, or removes it with nil. The value is let go with the object.
  public func objc_setAssociatedObject(_ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy) {
    AssociatedObjects.set(value, of: object as AnyObject, key, isAssigned: policy == .OBJC_ASSOCIATION_ASSIGN)
  }

  /// Removes all values that are attached to an object.
  public func objc_removeAssociatedObjects(_ object: Any) { AssociatedObjects.forget(ObjectIdentifier(object as AnyObject)) }

  /// The values that are attached to objects.
  ///
  /// An object of this module lets its values go when it ends, and has them until then. No code here runs when any other object ends, so its
  /// values are let go later, when values are attached to others.
  enum AssociatedObjects {
    private struct Holder {
      /// The object, or nil after its end. An object of this module is not noted, because it says when it ends.
      weak var object: AnyObject?
      let isOfModule: Bool
      var values: [UnsafeRawPointer: Held] = [:]

      func isFor(_ other: AnyObject) -> Bool { isOfModule || object === other }
    }

    private enum Held {
      case kept(Any)
      case assigned(Weak)
    }

    private struct Weak { weak var object: AnyObject? }

    private nonisolated(unsafe) static var holders: [ObjectIdentifier: Holder] = [:]
    /// The number of holders at which those of ended objects are looked for: twice as many as were left the last time.
    private nonisolated(unsafe) static var nextSweep = 1
    private static let lock = NSRecursiveLock()

    /// Whether any value has ever been attached. The end of an object looks at it first.
    private(set) nonisolated(unsafe) static var isUsed = false

    static func value(of object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
      lock.withLock {
        guard let holder = holders[ObjectIdentifier(object)], holder.isFor(object) else { return nil }
        switch holder.values[key] {
        case .kept(let value): return value
        case .assigned(let weak): return weak.object
        case nil: return nil
        }
      }
    }

    static func set(_ value: Any?, of object: AnyObject, _ key: UnsafeRawPointer, isAssigned: Bool) {
      // Values end outside of the lock, because their ends can attach others.
      let gone: [Any] = lock.withLock {
        isUsed = true
        var gone: [Any] = holders.count >= nextSweep ? takeEnded() : []
        let id = ObjectIdentifier(object)
        var holder = holders[id].flatMap { $0.isFor(object) ? $0 : nil } ?? newHolder(for: object)
        if let old = holder.values[key] { gone.append(old) }
        if let old = holders[id] { gone.append(old) }
        holder.values[key] = value.map { held($0, isAssigned) }
        holders[id] = holder.values.isEmpty ? nil : holder
        return gone
      }
      withExtendedLifetime(gone) {}
    }

    private static func newHolder(for object: AnyObject) -> Holder {
      let isOfModule = object is ObjectBase
      return Holder(object: isOfModule ? nil : object, isOfModule: isOfModule)
    }

    /// A value without identity, such as a number, is always kept.
    private static func held(_ value: Any, _ isAssigned: Bool) -> Held {
      isAssigned && type(of: value) is AnyClass ? .assigned(Weak(object: value as AnyObject)) : .kept(value)
    }

    /// Lets the values of an object go.
    static func forget(_ id: ObjectIdentifier) {
      let gone = lock.withLock { holders.removeValue(forKey: id) }
      withExtendedLifetime(gone) {}
    }

    /// Removes the values of objects that have ended.
    private static func takeEnded() -> [Any] {
      let ended = holders.filter { !$0.value.isOfModule && $0.value.object == nil }
      for id in ended.keys { holders[id] = nil }
      nextSweep = max(1, 2 * holders.count)
      return Array(ended.values)
    }
  }
#endif
