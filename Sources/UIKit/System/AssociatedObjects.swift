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
  /// An object of this module lets its values go when it ends. No code here runs when any other object ends, so its values are let go the
  /// next time that a value is attached to something.
  enum AssociatedObjects {
    private struct Holder {
      weak var object: AnyObject?
      var values: [UnsafeRawPointer: Held] = [:]
    }

    private enum Held {
      case kept(Any)
      case assigned(Weak)
    }

    private struct Weak { weak var object: AnyObject? }

    private nonisolated(unsafe) static var holders: [ObjectIdentifier: Holder] = [:]
    private static let lock = NSRecursiveLock()

    /// Whether any value has ever been attached. The end of an object looks at it first.
    private(set) nonisolated(unsafe) static var isUsed = false

    static func value(of object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
      lock.withLock {
        guard let holder = holders[ObjectIdentifier(object)], holder.object === object else { return nil }
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
        var gone: [Any] = takeEnded()
        let id = ObjectIdentifier(object)
        var holder = holders[id] ?? Holder(object: object)
        if let old = holder.values[key] { gone.append(old) }
        holder.values[key] = value.map { isAssigned ? .assigned(Weak(object: $0 as AnyObject)) : .kept($0) }
        holders[id] = holder.values.isEmpty ? nil : holder
        return gone
      }
      withExtendedLifetime(gone) {}
    }

    /// Lets the values of an object go.
    static func forget(_ id: ObjectIdentifier) {
      let gone = lock.withLock { holders.removeValue(forKey: id) }
      withExtendedLifetime(gone) {}
    }

    /// Removes the values of objects that have ended.
    private static func takeEnded() -> [Any] {
      let ended = holders.filter { $0.value.object == nil }
      for id in ended.keys { holders[id] = nil }
      return Array(ended.values)
    }
  }
#endif
