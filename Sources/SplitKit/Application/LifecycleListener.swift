/// An object that is told when an app leaves the foreground and comes back, inside the call that the log has.
///
/// A method that does nothing changes nothing.
package protocol LifecycleListener: AnyObject {
  /// The app will stop being active, and then be in the background.
  func engineWillResignActive()
  func engineDidEnterBackground()
  /// The app will be in the foreground, and then be active.
  func engineWillEnterForeground()
  func engineDidBecomeActive()
  /// The name of the class that takes the calls, or nil for none. The log has it.
  var engineLifecycleClass: String? { get }
}
