import Foundation

/// The settings for people who do not see, hear or move well: `UIAccessibility`. None is on, and nothing is spoken.
@MainActor
public enum UIAccessibility {
  /// Something that a reader of the screen says: `UIAccessibility.Notification`.
  public struct Notification: Hashable, RawRepresentable, Sendable {
    /// The number.
    public let rawValue: UInt32
    /// Creates a notification.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Words.
    public static let announcement = Notification(rawValue: 1008)
    /// A change of a part of the screen.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Another screen.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Another page.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// A reader stops.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1021)
    /// A reader goes on.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1022)
  }
  /// Does nothing.
  public static func post(notification: Notification, argument: Any?) {}
  /// Off.
  public static var isVoiceOverRunning: Bool { false }
  /// Off.
  public static var isSwitchControlRunning: Bool { false }
  /// Off.
  public static var isReduceMotionEnabled: Bool { false }
  /// Off.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Off.
  public static var isBoldTextEnabled: Bool { false }
  /// Off.
  public static var isDarkerSystemColorsEnabled: Bool { UITraitCollection.current.accessibilityContrast == .high }
  /// Off.
  public static var isInvertColorsEnabled: Bool { false }
  /// Off.
  public static var isGrayscaleEnabled: Bool { false }
  /// Off.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Off.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Off.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Off.
  public static var isSpeakScreenEnabled: Bool { false }
  /// Off.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// Off.
  public static var isShakeToUndoEnabled: Bool { true }
  /// Off.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// Off.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Off.
  public static var buttonShapesEnabled: Bool { false }
  /// Off.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// The element that a reader has: none.
  public static func focusedElement(using assistiveTechnologyIdentifier: String?) -> Any? { nil }
  /// A rectangle of a view on the screen.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect { view.convert(rect, to: nil) }
  /// Never posted here.
  public nonisolated static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Never posted here.
  public nonisolated static let switchControlStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  /// Never posted here.
  public nonisolated static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Never posted here.
  public nonisolated static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Never posted here.
  public nonisolated static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Never posted here.
  public nonisolated static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  /// Never posted here.
  public nonisolated static let elementFocusedNotification = Foundation.Notification.Name(
    "UIAccessibilityElementFocusedNotification")
}

/// An action for people who do not see: `UIAccessibilityCustomAction`. It is kept.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: ObjectBase {
  /// Does the action, and says whether it did something.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool
  /// The words.
  open var name: String
  /// A picture.
  open var image: UIImage?
  /// Does the action.
  open var actionHandler: Handler?
  /// Creates an action.
  public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
    (self.name, self.image, self.actionHandler) = (name, image, actionHandler)
    super.init()
  }
  /// Creates an action of a target.
  public convenience init(name: String, target: Any?, selector: Selector) {
    let object = target.map { $0 as AnyObject }
    self.init(name: name) { [weak object] action in object.map { selector.send(to: $0, sender: action) } ?? false }
  }
}

/// A part of a view for people who do not see: `UIAccessibilityElement`. It is kept.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  /// The view of the part.
  open weak var accessibilityContainer: AnyObject?
  /// The words.
  open var accessibilityLabel: String?
  /// The value.
  open var accessibilityValue: String?
  /// A hint.
  open var accessibilityHint: String?
  /// The kind.
  open var accessibilityTraits: UIAccessibilityTraits = []
  /// The name for tests.
  open var accessibilityIdentifier: String?
  /// The place on the screen.
  open var accessibilityFrame = CGRect.zero
  /// The place in the view.
  open var accessibilityFrameInContainerSpace = CGRect.zero
  /// Whether the part is an element.
  open var isAccessibilityElement = true
  /// Creates a part of a view.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }
}

/// How elements follow each other: `UIAccessibilityNavigationStyle`, with UIKit's raw values. It has no effect.
public enum UIAccessibilityNavigationStyle: Int, Sendable { case automatic, separate, combined }
