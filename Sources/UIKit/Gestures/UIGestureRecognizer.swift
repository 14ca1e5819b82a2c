import Foundation
internal import SplitKit

/// A gesture of a finger: `UIGestureRecognizer`.
///
/// A tap recogniser makes its view an element that can be touched. A swipe recogniser gets the swipes
/// over its view, and one for long presses gets those. All others are kept and never recognise anything.
@preconcurrency @MainActor
open class UIGestureRecognizer: ObjectBase {
  /// How far a gesture is, with UIKit's raw values.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    /// A gesture that is over at once.
    public static var recognized: State { .ended }
  }

  private struct Target {
    weak var object: AnyObject?
    let action: Selector
  }

  private var targets: [Target] = []
  /// Creates a recogniser that sends an action to a target, which is held weakly.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }
  /// Creates a recogniser without a target.
  public convenience override init() { self.init(target: nil, action: nil) }

  /// The view of the recogniser.
  open internal(set) var view: UIView? {
    get { storedView }
    set { storedView = newValue }
  }
  @Unkept private final var storedView: UIView?
  /// How far the gesture is: ended while an action runs.
  open var state = State.possible
  /// The object that is asked whether the gesture may begin.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether the gesture is recognised. The default is true.
  open var isEnabled = true { didSet { view?.noteChange() } }
  /// Kept, without an effect.
  open var cancelsTouchesInView = true
  /// Kept, without an effect.
  open var delaysTouchesBegan = false
  /// Kept, without an effect.
  open var delaysTouchesEnded = true
  /// Kept, without an effect.
  open var requiresExclusiveTouchType = true
  /// Kept, without an effect.
  open var allowedTouchTypes: [NSNumber] = []
  /// Kept, without an effect.
  open var allowedPressTypes: [NSNumber] = []
  /// The keys that are held down: none.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// The buttons that are held down: none.
  open var buttonMask: UIEvent.ButtonMask { [] }
  /// Never called, because touches arrive as actions.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Never called, because touches arrive as actions.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Never called, because touches arrive as actions.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Never called, because touches arrive as actions.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called before the recogniser is used again. The default does nothing.
  open func reset() {}
  /// Does nothing.
  open func ignore(_ touch: UITouch, for event: UIEvent) {}
  /// Whether another recogniser keeps this one from its gesture. It is not asked. The default is true.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether this recogniser keeps another one from its gesture. It is not asked. The default is true.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether this recogniser waits until another one has failed. It is not asked. The default is false.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether another recogniser waits until this one has failed. It is not asked. The default is false.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether the recogniser takes an event. It is not asked. The default is true.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }
  /// A name.
  open var name: String?
  /// The number of fingers: 1.
  open var numberOfTouches: Int { 1 }

  /// Adds a target, which is held weakly.
  open func addTarget(_ target: Any, action: Selector) { targets.append(Target(object: target as AnyObject, action: action)) }
  /// Removes targets. Nil stands for all.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { kept in
      (target == nil || kept.object === (target as AnyObject)) && (action == nil || kept.action == action)
    }
  }
  /// Kept, without an effect: gestures do not wait for each other.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
  /// The place of the gesture in a view: the middle of the recogniser's view. A long press on a row of a list is in the middle of
  /// the row.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view else { return .zero }
    return own.convert(place ?? own.shownMiddle, to: view)
  }
  /// The place of the gesture that is being recognised in the recogniser's view, or nil for the middle.
  var place: CGPoint?
  /// The place of a finger in a view.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }

  /// Whether the recogniser may take a gesture now.
  var mayBegin: Bool {
    isEnabled && !targets.isEmpty && view?.gestureRecognizerShouldBegin(self) != false
      && delegate?.gestureRecognizerShouldBegin(self) != false
  }

  /// Sends the actions.
  func recognize() {
    if mayBegin { send([.ended]) }
  }

  /// Sends the actions for each of some states.
  func send(_ states: [State]) {
    for state in states {
      self.state = state
      for target in targets { if let object = target.object { target.action.send(to: object, sender: self) } }
    }
    state = .possible
  }
}

/// A tap: `UITapGestureRecognizer`.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps. A recogniser for more than one never recognises anything.
  open var numberOfTapsRequired = 1 { didSet { view?.noteChange() } }
  /// The number of fingers. A recogniser for more than one never recognises anything.
  open var numberOfTouchesRequired = 1 { didSet { view?.noteChange() } }
  /// Kept, without an effect.
  open var buttonMaskRequired = UIEvent.ButtonMask.primary
}

/// A swipe: `UISwipeGestureRecognizer`.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Directions, with UIKit's raw values.
  public struct Direction: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates directions from UIKit's raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Upwards. The page sends swipes to the sides, and down at the top of what scrolls; clients send all.
    public static let up = Direction(rawValue: 4)
    /// Downwards.
    public static let down = Direction(rawValue: 8)
  }

  /// The directions. The default is to the right.
  open var direction = Direction.right
  /// Kept: there is one finger.
  open var numberOfTouchesRequired = 1
}

/// A drag: `UIPanGestureRecognizer`. It is kept and never recognised.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// Kept, without an effect.
  open var minimumNumberOfTouches = 1
  /// Kept, without an effect.
  open var maximumNumberOfTouches = Int.max
  /// Kept, without an effect.
  open var allowedScrollTypesMask: UIScrollTypeMask = []
  /// The distance of the drag: zero.
  open func translation(in view: UIView?) -> CGPoint { .zero }
  /// Does nothing.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
  /// The speed of the drag: zero.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// A drag from an edge of the screen: `UIScreenEdgePanGestureRecognizer`. It is kept and never recognised.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// Kept, without an effect.
  open var edges: UIRectEdge = []
}

/// Two fingers: `UIPinchGestureRecognizer`. It is kept and never recognised.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The scale: 1.
  open var scale: CGFloat = 1
  /// The speed: 0.
  open var velocity: CGFloat { 0 }
}

/// Two fingers that turn: `UIRotationGestureRecognizer`. It is kept and never recognised.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle: 0.
  open var rotation: CGFloat = 0
  /// The speed: 0.
  open var velocity: CGFloat { 0 }
}

/// A long press: `UILongPressGestureRecognizer`. It begins and ends at once, in the middle of its view.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Kept, without an effect: the page waits half a second.
  open var minimumPressDuration: TimeInterval = 0.5
  /// Kept, without an effect.
  open var allowableMovement: CGFloat = 10
  /// The number of taps before the press. A recogniser with any never recognises anything.
  open var numberOfTapsRequired = 0 { didSet { view?.noteChange() } }
  /// The number of fingers. A recogniser for more than one never recognises anything.
  open var numberOfTouchesRequired = 1 { didSet { view?.noteChange() } }

  /// Sends the actions for a press that begins and ends at a point of the view.
  func recognize(at point: CGPoint) {
    guard mayBegin else { return }
    place = point
    send([.began, .ended])
    place = nil
  }
}

/// The ways of scrolling that a drag takes: `UIScrollTypeMask`. It has no effect.
public struct UIScrollTypeMask: OptionSet, Sendable {
  /// The raw value, which is UIKit's.
  public let rawValue: Int
  /// Creates ways from UIKit's raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// In steps.
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  /// Evenly.
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  /// All ways.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

/// A pointer over a view: `UIHoverGestureRecognizer`. It is kept and never recognised.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {}

/// An object that decides about gestures: `UIGestureRecognizerDelegate`.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Whether a gesture may begin. The default is true.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether two gestures may run together. It is not asked.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether a gesture waits for another one. It is not asked.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether another gesture waits for this one. It is not asked.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether a gesture takes a touch. It is not asked.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  /// Whether a gesture takes a press. It is not asked.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool
  /// Whether a gesture takes an event. It is not asked.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// True.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// False.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// False.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// False.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// True.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool { true }
  /// True.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool { true }
  /// True.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
}

extension UIView {
  /// Says that the gestures of the view have changed.
  func noteGestures() { noteChange() }

  /// The effect of a tap that a recogniser of this view takes, or nil without one.
  var tapGestureAction: (() -> Void)? {
    let taps = (gestureRecognizers ?? []).compactMap { $0 as? UITapGestureRecognizer }
      .filter { $0.isEnabled && $0.numberOfTapsRequired == 1 && $0.numberOfTouchesRequired == 1 }
    guard !taps.isEmpty, isUserInteractionEnabled else { return nil }
    return { for tap in taps { tap.recognize() } }
  }
}
