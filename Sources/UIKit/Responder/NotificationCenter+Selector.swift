#if !canImport(ObjectiveC)
  import Foundation

  // The calls that Objective-C sends by a selector. The targets are held weakly, and an observation ends with its observer.

  extension NotificationCenter {
    /// Sends an action to an observer for each notification with a name, from an object if there is one. The action gets the
    /// notification on the main thread: at once if it is posted there, and a moment later if another thread posts it.
    public func addObserver(_ observer: Any, selector aSelector: Selector, name aName: Notification.Name?, object anObject: Any?)
    {
      SelectorObservations.add(observer as AnyObject, aSelector, aName, anObject, in: self)
    }

    /// Ends the observations of an observer, those that were made with a selector and that of a token.
    public func removeObserver(_ observer: AnyObject) {
      SelectorObservations.remove(observer, nil, in: self)
      removeObserver(observer as Any)
    }

    /// Ends the observations of an observer with a name, those that were made with a selector and that of a token.
    public func removeObserver(_ observer: AnyObject, name aName: Notification.Name?, object anObject: Any?) {
      SelectorObservations.remove(observer, aName, in: self)
      removeObserver(observer as Any, name: aName, object: anObject)
    }
  }

  /// The observations that were made with selectors.
  enum SelectorObservations {
    private struct Observation {
      let target: WeakTarget
      let name: Notification.Name?
      let center: NotificationCenter
      let token: any NSObjectProtocol
    }

    private static let all = Locked<[Observation]>([])

    static func add(
      _ observer: AnyObject, _ selector: Selector, _ name: Notification.Name?, _ object: Any?, in center: NotificationCenter
    ) {
      let target = WeakTarget(observer)
      let token = center.addObserver(forName: name, object: object, queue: nil) { notification in
        nonisolated(unsafe) let notification = notification
        onMainThread {
          guard let observer = target.object else { return }
          selector.send(to: observer, sender: notification)
        }
      }
      removeDead()
      all.withLock { $0.append(Observation(target: target, name: name, center: center, token: token)) }
    }

    static func remove(_ observer: AnyObject, _ name: Notification.Name?, in center: NotificationCenter) {
      remove { $0.target.object === observer && $0.center === center && (name == nil || $0.name == name) }
    }

    private static func onMainThread(_ body: @escaping @MainActor @Sendable () -> Void) {
      if isOnMainQueue { MainActor.assumeIsolated(body) } else { DispatchQueue.main.async(execute: body) }
    }

    private static let mainQueue = {
      let key = DispatchSpecificKey<Bool>()
      DispatchQueue.main.setSpecific(key: key, value: true)
      return key
    }()

    /// A test runs the main queue on a thread that is not the first one of the process.
    private static var isOnMainQueue: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueue) == true }

    private static func removeDead() { remove { $0.target.object == nil } }

    private static func remove(where isOver: (Observation) -> Bool) {
      let over = all.withLock { all in
        defer { all.removeAll(where: isOver) }
        return all.filter(isOver)
      }
      for observation in over { observation.center.removeObserver(observation.token) }
    }
  }

  /// A target that an observation does not keep alive.
  final class WeakTarget: @unchecked Sendable {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
  }

  extension Timer {
    /// Sends an action to a target after each interval, in seconds. Unlike Apple's timer, it holds the target weakly, and it ends
    /// with the target.
    @discardableResult
    public class func scheduledTimer(
      timeInterval interval: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
      let target = WeakTarget(aTarget as AnyObject)
      return scheduledTimer(withTimeInterval: interval, repeats: repeats) { timer in
        nonisolated(unsafe) let timer = timer
        MainActor.assumeIsolated {
          guard let object = target.object else { return timer.invalidate() }
          aSelector.send(to: object, sender: timer)
        }
      }
    }
  }

  extension ObjectBase {
    /// Sends an action to this object after a delay in seconds.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
      nonisolated(unsafe) let argument = anArgument
      DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak self] in
        MainActor.assumeIsolated {
          if let self { aSelector.send(to: self, sender: argument) }
        }
      }
    }

    /// Sends an action to this object now. The result is nil in every case.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any? = nil) -> Any? {
      aSelector?.send(to: self, sender: object)
      return nil
    }
  }
#endif
