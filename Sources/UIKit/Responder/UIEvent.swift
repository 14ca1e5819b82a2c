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
  /// The place that the touch had before: zero.
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
  /// How far the touch is: ended.
  open var phase: Phase { .ended }
  /// The kind of touch: a finger.
  open var type: TouchType { .direct }
  /// The time of the touch, in seconds since the start of the device.
  open var timestamp: TimeInterval { ProcessInfo.processInfo.systemUptime }
  /// The force of the touch: 0.
  open var force: CGFloat { 0 }
  /// The greatest force: 0.
  open var maximumPossibleForce: CGFloat { 0 }
  /// The window of the touch: nil.
  open var window: UIWindow? { nil }
  /// The gestures that take the touch: none.
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }
  /// The radius of the touch in points: 0.
  open var majorRadius: CGFloat { 0 }
  /// How exact the radius is: exact.
  open var majorRadiusTolerance: CGFloat { 0 }
  /// The exact place of the touch in a view: zero.
  open func preciseLocation(in view: UIView?) -> CGPoint { .zero }
  /// The exact place that the touch had before: zero.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { .zero }
  /// The angle of a pencil over the screen: upright.
  open var altitudeAngle: CGFloat { .pi / 2 }
  /// The direction of a pencil: 0.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  /// The direction of a pencil as a vector.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
  /// The properties that are only estimated: none.
  open var estimatedProperties: Properties { [] }
  /// The estimated properties that are told later: none.
  open var estimatedPropertiesExpectingUpdates: Properties { [] }
  /// The number by which an update is found: none.
  open var estimationUpdateIndex: NSNumber? { nil }
  /// Properties of a touch: `UITouch.Properties`.
  public struct Properties: OptionSet, Sendable {
    /// The raw value, which is UIKit's.
    public let rawValue: Int
    /// Creates properties from UIKit's raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The force.
    public static let force = Properties(rawValue: 1)
    /// The direction.
    public static let azimuth = Properties(rawValue: 2)
    /// The angle.
    public static let altitude = Properties(rawValue: 4)
    /// The place.
    public static let location = Properties(rawValue: 8)
  }
}

extension UITouch {
  /// How far a touch is, with UIKit's raw values.
  public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited }
  /// The kinds of touches, with UIKit's raw values.
  public enum TouchType: Int, Sendable { case direct, indirect, pencil, indirectPointer }
}

/// An event: `UIEvent`. An action that takes one gets an event without touches.
@preconcurrency @MainActor
open class UIEvent: ObjectBase {
  /// The kinds of events.
  public enum EventType: Int, Sendable { case touches, motion, remoteControl, presses, scroll, hover, transform }
  /// The kinds of motion.
  public enum EventSubtype: Int, Sendable {
    case none = 0, motionShake = 1, remoteControlPlay = 100, remoteControlPause = 101, remoteControlStop = 102
    case remoteControlTogglePlayPause = 103, remoteControlNextTrack = 104, remoteControlPreviousTrack = 105
  }
  /// Buttons of a mouse: `UIEvent.ButtonMask`.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    /// The raw value, which is UIKit's.
    public let rawValue: Int
    /// Creates buttons from UIKit's raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The left button.
    public static let primary = ButtonMask(rawValue: 1)
    /// The right button.
    public static let secondary = ButtonMask(rawValue: 2)
    /// A button by its number, beginning with 1.
    public static func button(_ buttonNumber: Int) -> ButtonMask { ButtonMask(rawValue: 1 << (buttonNumber - 1)) }
  }

  /// The kind of the event, which is touches.
  open var type: EventType { .touches }
  /// The kind of motion: none.
  open var subtype: EventSubtype { .none }
  /// The touches of the event: none.
  open var allTouches: Set<UITouch>? { nil }
  /// The touches in a view: none.
  open func touches(for view: UIView) -> Set<UITouch>? { nil }
  /// The touches in a window: none.
  open func touches(for window: UIWindow) -> Set<UITouch>? { nil }
  /// The touches that a gesture takes: none.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? { nil }
  /// The touches since the last event: none.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { nil }
  /// The touches that may follow: none.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { nil }
  /// The time of the event, in seconds since the start of the device.
  open var timestamp: TimeInterval { ProcessInfo.processInfo.systemUptime }
  /// The keys that are held down: none.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// The buttons that are held down: none.
  open var buttonMask: ButtonMask { [] }
}

/// A press of a key or a button: `UIPress`. No object of this class is ever passed to an app.
@preconcurrency @MainActor
open class UIPress: ObjectBase {
  /// The kinds of presses, with UIKit's raw values.
  public enum PressType: Int, Sendable { case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause }
  /// The key, or nil.
  open var key: UIKey? { nil }
  /// The kind of the press.
  open var type: PressType { .select }
}

/// A key of a keyboard: `UIKey`. No object of this class is ever passed to an app.
@preconcurrency @MainActor
open class UIKey: ObjectBase {
  /// The characters that the key types.
  open var characters: String { "" }
  /// The characters without those that modifiers make.
  open var charactersIgnoringModifiers: String { "" }
  /// The keys that are held down.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// The place of the key.
  open var keyCode: UIKeyboardHIDUsage { .keyboardErrorUndefined }
}

/// The place of a key on a keyboard, with the numbers of USB: `UIKeyboardHIDUsage`.
public enum UIKeyboardHIDUsage: Int, Sendable {
  case keyboardErrorUndefined = 3, keyboardA, keyboardB, keyboardC, keyboardD, keyboardE, keyboardF, keyboardG, keyboardH,
    keyboardI
  case keyboardJ, keyboardK, keyboardL, keyboardM, keyboardN, keyboardO, keyboardP, keyboardQ, keyboardR, keyboardS, keyboardT
  case keyboardU, keyboardV, keyboardW, keyboardX, keyboardY, keyboardZ, keyboard1, keyboard2, keyboard3, keyboard4, keyboard5
  case keyboard6, keyboard7, keyboard8, keyboard9, keyboard0, keyboardReturnOrEnter, keyboardEscape, keyboardDeleteOrBackspace
  case keyboardTab, keyboardSpacebar, keyboardHyphen, keyboardEqualSign
  case keyboardRightArrow = 79, keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow
}

/// An event of presses: `UIPressesEvent`. No object of this class is ever passed to an app.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {}
