import Foundation

/// An object that can contain the focus: `UIFocusEnvironment`. The page has no focus, so nothing asks it.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  /// The objects that would get the focus.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// Asks for the focus.
  func setNeedsFocusUpdate()
  /// Moves the focus now.
  func updateFocusIfNeeded()
  /// Whether the focus may move.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// The focus has moved.
  func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// A move of the focus: `UIFocusUpdateContext`. No object of this class is passed to an app.
@preconcurrency @MainActor
open class UIFocusUpdateContext: ObjectBase {
  /// The view that had the focus: nil.
  open var previouslyFocusedView: UIView? { nil }
  /// The view that gets the focus: nil.
  open var nextFocusedView: UIView? { nil }
}

/// A move of the focus in a table: `UITableViewFocusUpdateContext`. No object of this class is passed to an app.
@preconcurrency @MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// The row that had the focus: nil.
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  /// The row that gets the focus: nil.
  open var nextFocusedIndexPath: IndexPath? { nil }
}

/// A move of the focus in a collection: `UICollectionViewFocusUpdateContext`. No object of this class is passed to an app.
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The item that had the focus: nil.
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  /// The item that gets the focus: nil.
  open var nextFocusedIndexPath: IndexPath? { nil }
}
/// The animations of a move of the focus: `UIFocusAnimationCoordinator`. No object of this class is passed to an app.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: ObjectBase {
  /// Makes changes and runs the completion.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    animations?()
    completion?()
  }
}

/// The focus of a scene: `UIFocusSystem`. There is none, so `init(for:)` gives nil.
@preconcurrency @MainActor
open class UIFocusSystem: ObjectBase {
  /// Gives nil, because the page has no focus.
  public convenience init?(for environment: any UIFocusEnvironment) { return nil }
  /// The focus of an object: none.
  public class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? { nil }
  /// The object with the focus: nil.
  open var focusedItem: AnyObject? { nil }
  /// Does nothing.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {}
  /// Does nothing.
  open func updateFocusIfNeeded() {}
  /// Never posted here.
  public nonisolated static let didUpdateNotification = Notification.Name("UIFocusDidUpdateNotification")
  /// Never posted here.
  public nonisolated static let movementDidFailNotification = Notification.Name("UIFocusMovementDidFailNotification")
}

/// The look of the focus: `UIFocusEffect`. It is not drawn.
@preconcurrency @MainActor
open class UIFocusEffect: ObjectBase {}

/// The look of the focus as a ring: `UIFocusHaloEffect`. It is not drawn.
@preconcurrency @MainActor
open class UIFocusHaloEffect: UIFocusEffect {}

/// How much a group wants the focus: `UIFocusGroupPriority`. It has no effect.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
  /// The raw value, which is UIKit's.
  public var rawValue: Int
  /// Creates a priority from UIKit's raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The group does not want it.
  public static let ignored = UIFocusGroupPriority(rawValue: 0)
  /// The group had it before.
  public static let previouslyFocused = UIFocusGroupPriority(rawValue: 1000)
  /// The group wants it.
  public static let prioritized = UIFocusGroupPriority(rawValue: 2000)
  /// The group has it.
  public static let currentlyFocused = UIFocusGroupPriority(rawValue: Int.max)
}

/// A controller in place of the keyboard: `UIInputViewController`. It is not shown.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController {}

/// A view in place of the keyboard: `UIInputView`. It is drawn if it is put into another view.
@preconcurrency @MainActor
open class UIInputView: UIView {
  /// The looks, with UIKit's raw values.
  public enum Style: Int, Sendable { case `default`, keyboard }
  /// The look, which is kept.
  open var inputViewStyle: Style { chosenStyle }
  /// Kept, without an effect.
  open var allowsSelfSizing = false
  private let chosenStyle: Style
  /// Creates a view with a frame.
  public init(frame: CGRect, inputViewStyle: Style) {
    chosenStyle = inputViewStyle
    super.init(frame: frame)
  }
  /// Creates a view as a storyboard does.
  public required init?(coder: NSCoder) {
    chosenStyle = .default
    super.init(coder: coder)
  }
}

/// The gestures of editing with three fingers: `UIEditingInteractionConfiguration`, with UIKit's raw values.
public enum UIEditingInteractionConfiguration: Int, Sendable { case none = 0, `default` = 1 }

/// The things that an object shares: `UIActivityItemsConfigurationReading`. They are kept.
@preconcurrency @MainActor
public protocol UIActivityItemsConfigurationReading: NSObjectProtocol {}

/// A class that restores a controller: `UIViewControllerRestoration`. It is never asked.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration: AnyObject {
  /// Makes the controller again.
  static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController?
}

/// The shortcuts above a keyboard: `UITextInputAssistantItem`. They are kept and not shown.
@preconcurrency @MainActor
open class UITextInputAssistantItem: ObjectBase {
  /// Kept, without an effect.
  open var allowsHidingShortcuts = true
  /// Kept and not shown.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// Kept and not shown.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}

/// The language of a keyboard: `UITextInputMode`.
@preconcurrency @MainActor
open class UITextInputMode: ObjectBase {
  /// The language, which is the user's.
  open var primaryLanguage: String? { Locale.current.identifier }
  /// The keyboards that the user has: one.
  public class var activeInputModes: [UITextInputMode] { [UITextInputMode()] }
  /// Never posted here.
  public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")
}

extension UIViewController {
  /// An animation of a presentation or a push since iOS 18: `UIViewController.Transition`. Every presentation slides.
  @preconcurrency @MainActor
  open class Transition: ObjectBase {
    /// The view from which a zoom begins.
    public struct ZoomSourceContext {
      /// The controller that appears.
      public let zoomedViewController: UIViewController
      /// The controller that it appears over.
      public let sourceViewController: UIViewController
    }
    /// How a zoom begins. It has no effect.
    public struct ZoomOptions {
      /// Creates the usual options.
      public init() {}
      /// The colour behind the zoom.
      public var dimmingColor: UIColor?
    }
    /// A zoom out of a view. The closure is not called.
    public static func zoom(
      options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomSourceContext) -> UIView?
    ) -> Transition { Transition() }
    /// A slide from below.
    public static var coverVertical: Transition { Transition() }
    /// A flip.
    public static var flipHorizontal: Transition { Transition() }
    /// A dissolve.
    public static var crossDissolve: Transition { Transition() }
    /// A curl of a page.
    public static var partialCurl: Transition { Transition() }
  }
}
