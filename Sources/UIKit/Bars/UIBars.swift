import Foundation
internal import SplitKit

/// The size of a bar: `UIBarMetrics`.
public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt = 101, compactPrompt = 102 }

/// The look of a bar: `UIBarStyle`.
public enum UIBarStyle: Int, Sendable { case `default`, black }

/// Where a bar stands: `UIBarPosition`.
public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }

/// An object that says where a bar stands: `UIBarPositioningDelegate`. It is not asked.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Where a bar stands. It is not asked.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Anywhere.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// A bar that stands somewhere: `UIBarPositioning`.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  /// Where the bar stands.
  var barPosition: UIBarPosition { get }
}

/// The bar of a navigation controller: `UINavigationBar`.
///
/// The engine draws the bar; this object has the properties that an app sets. `prefersLargeTitles` and `tintColor` have an
/// effect, the latter on its buttons before iOS 26. Other colours, images and appearances are kept.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// The navigation controller of the bar.
  weak var controller: UINavigationController?
  private var keptPrefersLargeTitles = false

  /// Whether titles are large, since iOS 11. The value of `appearance()` counts for all stacks that are made later.
  open var prefersLargeTitles: Bool {
    get { controller?.stack.prefersLargeTitles ?? keptPrefersLargeTitles }
    set {
      keptPrefersLargeTitles = newValue
      controller?.stack.prefersLargeTitles = newValue
      if AppearanceProxies.isProxy(self) {
        UIKitContext.current.application.navigationDefaults.prefersLargeTitles = newValue
      }
    }
  }
  /// The items of the controllers on the stack.
  open var items: [UINavigationItem]? {
    get { controller?.viewControllers.map(\.navigationItem) ?? keptItems }
    set { keptItems = newValue }
  }
  /// The item of the controller on top.
  open var topItem: UINavigationItem? { items?.last }
  /// The item below the top one.
  open var backItem: UINavigationItem? { items.flatMap { $0.count > 1 ? $0[$0.count - 2] : nil } }
  /// The delegate. It is kept and not asked.
  open weak var delegate: (any UINavigationBarDelegate)?
  /// The look of the bar. It is kept.
  open var standardAppearance = UINavigationBarAppearance()
  /// The look of a low bar. It is kept.
  open var compactAppearance: UINavigationBarAppearance?
  /// The look over content that has not scrolled. It is kept.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The look of a low bar over content that has not scrolled. It is kept.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// Kept, without an effect.
  open var barStyle = UIBarStyle.default
  /// Kept, without an effect.
  open var isTranslucent = true
  /// The background of the bar. It is not drawn, so a `tintColor` of the bar that could not be seen without it is not drawn either.
  open var barTintColor: UIColor? { didSet { noteChange() } }
  /// Kept, without an effect.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// Kept, without an effect.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// Kept, without an effect.
  open var shadowImage: UIImage?
  /// Kept, without an effect.
  open var backIndicatorImage: UIImage?
  /// Kept, without an effect.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// Kept, without an effect.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
  /// Kept, without an effect.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {}
  /// No image.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { nil }
  /// Kept, without an effect.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { 0 }
  /// Kept, without an effect.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  /// Kept: the controller decides about the items.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { keptItems = items }
  /// Kept: the controller decides about the items.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { keptItems = (keptItems ?? []) + [item] }
  /// Removes the last of the kept items.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? { keptItems?.popLast() }
  private var keptItems: [UINavigationItem]?
  /// Accepted, without an effect.
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {}
  override var tintAround: UIColor? { controller?.givenTint }
  override var hasOwnGround: Bool {
    barTintColor != nil || barStyle == .black || standardAppearance.backgroundColor != nil
      || scrollEdgeAppearance?.backgroundColor != nil
  }
  override func noteChange() { controller?.setNeedsUpdate() }
  /// The frame of the bar in the navigation controller's view.
  open override var frame: CGRect {
    get { controller?.barFrame ?? super.frame }
    set { super.frame = newValue }
  }
  open override var bounds: CGRect {
    get { controller.map { CGRect(origin: .zero, size: $0.barFrame.size) } ?? super.bounds }
    set { super.bounds = newValue }
  }
}

/// The delegate of a navigation bar: `UINavigationBarDelegate`. It is kept and not asked.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Not asked.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// Not asked.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// An item was pushed.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// An item was popped.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  /// Nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  /// Nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
  /// True.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
  /// True.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
}

/// A bar at the bottom: `UIToolbar`. The toolbar of a navigation controller is drawn by the engine from `toolbarItems`; a toolbar
/// of an app's own is a view with the names of its items.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  /// The navigation controller of the bar, or nil for a bar of an app's own.
  weak var controller: UINavigationController?
  override var tintAround: UIColor? { controller?.givenTint ?? super.tintAround }
  override var hasOwnGround: Bool { barTintColor != nil || barStyle == .black || standardAppearance.backgroundColor != nil }
  override func noteChange() {
    super.noteChange()
    controller?.setNeedsUpdate()
  }
  /// The items.
  open var items: [UIBarButtonItem]? { didSet { noteChange() } }
  /// Sets the items.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  /// The delegate. It is kept and not asked.
  open weak var delegate: (any UIToolbarDelegate)?
  /// The look of the bar. It is kept.
  open var standardAppearance = UIToolbarAppearance()
  /// The look of a low bar. It is kept.
  open var compactAppearance: UIToolbarAppearance?
  /// The look at the end of the content. It is kept.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  /// Kept, without an effect.
  open var barStyle = UIBarStyle.default
  /// Kept, without an effect.
  open var isTranslucent = true
  /// The background of the bar. It is not drawn, so a `tintColor` of the bar that could not be seen without it is not drawn either.
  open var barTintColor: UIColor? { didSet { noteChange() } }
  /// Kept, without an effect.
  open func setBackgroundImage(_ backgroundImage: UIImage?, forToolbarPosition: UIBarPosition, barMetrics: UIBarMetrics) {}
  /// Kept, without an effect.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition: UIBarPosition) {}
}

/// The delegate of a toolbar: `UIToolbarDelegate`. It is kept and not asked.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// A bar of tabs: `UITabBar`. The engine draws that of a tab bar controller; this object has the properties that an app sets.
@preconcurrency @MainActor
open class UITabBar: UIView {
  weak var controller: UITabBarController?
  override var tintAround: UIColor? { controller?.givenTint ?? super.tintAround }
  override var hasOwnGround: Bool { barTintColor != nil || barStyle == .black || standardAppearance.backgroundColor != nil }
  override func noteChange() {
    super.noteChange()
    controller?.setNeedsUpdate()
  }
  private var keptItems: [UITabBarItem]?

  /// The items, which are those of the controllers.
  open var items: [UITabBarItem]? {
    get { controller?.viewControllers?.map { $0.tabBarItem } ?? keptItems }
    set { keptItems = newValue }
  }
  /// Sets the items.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
  /// The selected item.
  open var selectedItem: UITabBarItem? {
    get { controller?.selectedViewController?.tabBarItem }
    set { controller?.selectedViewController = controller?.viewControllers?.first { $0.tabBarItem === newValue } }
  }
  /// The delegate. It is kept and not asked.
  open weak var delegate: (any UITabBarDelegate)?
  /// The look of the bar. It is kept.
  open var standardAppearance = UITabBarAppearance()
  /// The look at the end of the content. It is kept.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// Kept, without an effect.
  open var barStyle = UIBarStyle.default
  /// Kept, without an effect.
  open var isTranslucent = true
  /// The background of the bar. It is not drawn, so a `tintColor` of the bar that could not be seen without it is not drawn either.
  open var barTintColor: UIColor? { didSet { noteChange() } }
  /// Kept, without an effect.
  open var unselectedItemTintColor: UIColor?
  /// Kept, without an effect.
  open var backgroundImage: UIImage?
  /// Kept, without an effect.
  open var shadowImage: UIImage?
  /// Kept, without an effect.
  open var selectionIndicatorImage: UIImage?
  /// How items stand in the bar, with UIKit's raw values. It has no effect.
  public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }
  /// Kept, without an effect.
  open var itemPositioning = ItemPositioning.automatic
  /// Kept, without an effect.
  open var itemWidth: CGFloat = 0
  /// Kept, without an effect.
  open var itemSpacing: CGFloat = 0
  /// Kept, without an effect.
  open var selectedImageTintColor: UIColor?
  /// Does nothing, because the user cannot arrange tabs.
  open func beginCustomizingItems(_ items: [UITabBarItem]) {}
  /// False.
  @discardableResult
  open func endCustomizing(animated: Bool) -> Bool { false }
  /// False.
  open var isCustomizing: Bool { false }
}

/// The delegate of a tab bar without a controller: `UITabBarDelegate`. It is kept and not asked.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// Not called.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
