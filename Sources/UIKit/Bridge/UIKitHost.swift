package import SplitKit

/// The calls with which a process runs apps of UIKit, besides opening their previews.
@MainActor
package enum UIKitHost {
  /// Ends a turn of the run loop: controllers that nothing holds any more die. The process calls it after each message, and after
  /// each turn in which the app has changed something by itself.
  package static func endTurn() { UIKitContext.current.endTurn() }

  /// The engine's application of the app whose code runs.
  package static var application: SplitKit.Application { UIKitContext.current.application }

  /// The engine's object of a controller, for tests of an app that look at scenes.
  package static func engine(of controller: UIViewController) -> SplitKit.ViewController { controller.engine }
}
