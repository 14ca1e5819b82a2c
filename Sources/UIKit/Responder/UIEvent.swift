import Foundation

/// A touch: `UITouch`. Touches arrive as actions of elements, so no object of this class is ever passed to an app.
@preconcurrency @MainActor
open class UITouch: ObjectBase {
  /// The view that was touched: nil.
  open var view: UIView? { nil }
  /// The number of taps in a row: 1.
  open var tapCount: Int { 1 }
  /// The place of the touch in a view: zero.
  open func location(in view: UIView?) -> CGPoint { .zero }
}

/// An event: `UIEvent`. An action that takes one gets an event without touches.
@preconcurrency @MainActor
open class UIEvent: ObjectBase {
  /// The kinds of events.
  public enum EventType: Int, Sendable { case touches, motion, remoteControl, presses, scroll, hover, transform }
  /// The kinds of motion.
  public enum EventSubtype: Int, Sendable { case none = 0, motionShake = 1 }

  /// The kind of the event, which is touches.
  open var type: EventType { .touches }
  /// The touches of the event: none.
  open var allTouches: Set<UITouch>? { nil }
}

/// A press of a key or a button: `UIPress`. No object of this class is ever passed to an app.
@preconcurrency @MainActor
open class UIPress: ObjectBase {}

/// An event of presses: `UIPressesEvent`. No object of this class is ever passed to an app.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {}
