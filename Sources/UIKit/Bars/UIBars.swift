import Foundation
internal import SplitKit

/// The size of a bar: `UIBarMetrics`.
public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt = 101, compactPrompt = 102 }

/// The look of a bar: `UIBarStyle`.
public enum UIBarStyle: Int, Sendable {
  case `default`, black
  /// Black, under its name before iOS 13.
  public static var blackOpaque: UIBarStyle { .black }
  /// Black, under its name before iOS 13.
  public static var blackTranslucent: UIBarStyle { .black }
}

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
/// effect, the latter on its buttons before iOS 26. The colours of the appearances are drawn. Without a standard look of the app's,
/// those of the properties from before iOS 13 are (inferred).
///
/// Since iOS 15 a bar over content at its edge has the look `scrollEdgeAppearance`, and without one the standard look with a
/// transparent background; so `barTintColor` shows only when the content has scrolled. On iOS 13 and 14, this holds for bars with a
/// large title alone (AD documented). Content that does not scroll is at the edge.
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
  /// The look of the bar over content that has scrolled below it.
  open var standardAppearance = UINavigationBarAppearance() { didSet { noteChange() } }
  /// The look of a low bar, in a compact height; nil for the standard look.
  open var compactAppearance: UINavigationBarAppearance? { didSet { noteChange() } }
  /// The look over content that has not scrolled; nil for the standard look with a transparent background.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { noteChange() } }
  /// The look of a low bar over content that has not scrolled.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { noteChange() } }
  /// A black bar has white titles.
  open var barStyle = UIBarStyle.default { didSet { noteChange() } }
  /// Whether content reaches under the bar. An opaque bar keeps the colours that it has. The default is true.
  open var isTranslucent = true { didSet { noteTranslucency(isTranslucent) } }
  var givenTranslucency: Bool?
  /// The background of the bar. It is drawn opaque, also in a translucent bar.
  open var barTintColor: UIColor? { didSet { noteChange() } }
  /// The attributes of the title. Its colour is drawn, and the size and the weight of its font.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { noteChange() } }
  /// The attributes of a large title. Its colour is drawn, and the size and the weight of its font.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { noteChange() } }
  /// The line below the bar. An empty image stands for none, and any other is not drawn.
  open var shadowImage: UIImage? { didSet { noteChange() } }
  /// Kept, without an effect.
  open var backIndicatorImage: UIImage?
  /// Kept, without an effect.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// The image of the background, in all sizes of the bar.
  private(set) var backgroundImage: UIImage? { didSet { noteChange() } }
  /// Sets the background. An empty image makes the bar transparent, and any other is kept.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    self.backgroundImage = backgroundImage
  }
  /// Sets the background. An empty image makes the bar transparent, and any other is kept.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
    self.backgroundImage = backgroundImage
  }
  /// The image of the background.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImage }
  /// The image of the background.
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? { backgroundImage }
  /// The style that the bar has: that of an iPad.
  open var behavioralStyle: UIBehavioralStyle { .pad }
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
  private var keptItems: [UINavigationItem]? { didSet { setNeedsLayout() } }
  /// Accepted, without an effect.
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {}
  override var tintAround: UIColor? { controller?.givenTint }
  override var isBarOfContainer: Bool { controller != nil }
  override func noteChange() {
    if controller == nil { super.noteChange() }
    controller?.setNeedsUpdate()
  }
  private lazy var standalone = StandaloneBar(of: self)
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard controller == nil else { return }
    standalone.place(title: topItem)
    standalone.dress(barTintColor ?? standardAppearance.backgroundColor, lineAtTop: false)
  }
  override var surfaceColor: UIColor? { backgroundColor ?? (controller == nil ? standalone.surface : nil) }
  /// The width that is there, and the height of a bar: 44 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { StandaloneBar.size(in: size) }
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: StandaloneBar.height) }
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
/// of an app's own is a view with buttons.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  /// The navigation controller of the bar, or nil for a bar of an app's own.
  weak var controller: UINavigationController?
  override var tintAround: UIColor? { controller?.givenTint ?? super.tintAround }
  override var isBarOfContainer: Bool { controller != nil }
  override func noteChange() {
    super.noteChange()
    controller?.setNeedsUpdate()
  }
  /// The items.
  open var items: [UIBarButtonItem]? {
    didSet {
      noteChange()
      if controller == nil { setNeedsLayout() }
    }
  }
  private lazy var standalone = StandaloneBar(of: self)
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard controller == nil else { return }
    standalone.place(row: items ?? [])
    standalone.dress(barTintColor ?? standardAppearance.backgroundColor, lineAtTop: true)
  }
  override var surfaceColor: UIColor? { backgroundColor ?? (controller == nil ? standalone.surface : nil) }
  /// The width that is there, and the height of a bar: 44 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { StandaloneBar.size(in: size) }
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: StandaloneBar.height) }
  /// Sets the items.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  /// The delegate. It is kept and not asked.
  open weak var delegate: (any UIToolbarDelegate)?
  /// The look of the bar over content that has scrolled below it.
  open var standardAppearance = UIToolbarAppearance() { didSet { noteChange() } }
  /// The look of a low bar, in a compact height; nil for the standard look.
  open var compactAppearance: UIToolbarAppearance? { didSet { noteChange() } }
  /// The look at the end of the content; nil for the standard look with a transparent background.
  open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { noteChange() } }
  /// The look of the bar: usual, or black.
  open var barStyle = UIBarStyle.default { didSet { noteChange() } }
  /// Whether content reaches under the bar. An opaque bar keeps the colours that it has. The default is true.
  open var isTranslucent = true { didSet { noteTranslucency(isTranslucent) } }
  var givenTranslucency: Bool?
  /// The background of the bar. It is drawn opaque, also in a translucent bar.
  open var barTintColor: UIColor? { didSet { noteChange() } }
  private(set) var backgroundImage: UIImage? { didSet { noteChange() } }
  private(set) var shadowImage: UIImage? { didSet { noteChange() } }
  /// Sets the background. An empty image makes the bar transparent, and any other is kept.
  open func setBackgroundImage(_ backgroundImage: UIImage?, forToolbarPosition: UIBarPosition, barMetrics: UIBarMetrics) {
    self.backgroundImage = backgroundImage
  }
  /// Sets the line above the bar. An empty image stands for none, and any other is kept.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition: UIBarPosition) { self.shadowImage = shadowImage }
  /// The image of the background.
  open func backgroundImage(forToolbarPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? { backgroundImage }
  /// The image of the line above the bar.
  open func shadowImage(forToolbarPosition: UIBarPosition) -> UIImage? { shadowImage }
  /// Kept: a low bar at the end of the content looks like any other there.
  open var compactScrollEdgeAppearance: UIToolbarAppearance?
}

/// The delegate of a toolbar: `UIToolbarDelegate`. It is kept and not asked.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// A bar of tabs: `UITabBar`. The engine draws that of a tab bar controller; this object has the properties that an app sets.
@preconcurrency @MainActor
open class UITabBar: UIView {
  weak var controller: UITabBarController?
  override var tintAround: UIColor? { controller?.givenTint ?? super.tintAround }
  override var isBarOfContainer: Bool { controller != nil }
  /// The frame of the bar in the tab bar controller's view.
  open override var frame: CGRect {
    get { controller?.barFrame ?? super.frame }
    set { super.frame = newValue }
  }
  open override var bounds: CGRect {
    get { controller.map { CGRect(origin: .zero, size: $0.barFrame.size) } ?? super.bounds }
    set { super.bounds = newValue }
  }
  override func noteChange() {
    super.noteChange()
    controller?.setNeedsUpdate()
  }
  /// Whether the bar is hidden. The content then has the bar's room, as with `isTabBarHidden` (inferred).
  open override var isHidden: Bool {
    get { controller?.isTabBarHidden ?? super.isHidden }
    set {
      if let controller { controller.isTabBarHidden = newValue } else { super.isHidden = newValue }
    }
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
  /// The look of the bar over content that has scrolled below it.
  open var standardAppearance = UITabBarAppearance() { didSet { noteChange() } }
  /// The look at the end of the content; nil for the standard look with a transparent background.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { noteChange() } }
  /// The look of the bar: usual, or black.
  open var barStyle = UIBarStyle.default { didSet { noteChange() } }
  /// Whether content reaches under the bar. An opaque bar keeps the colours that it has. The default is true.
  open var isTranslucent = true { didSet { noteTranslucency(isTranslucent) } }
  var givenTranslucency: Bool?
  /// The background of the bar. It is drawn opaque, also in a translucent bar.
  open var barTintColor: UIColor? { didSet { noteChange() } }
  /// The colour of the tabs that are not selected.
  open var unselectedItemTintColor: UIColor? { didSet { noteChange() } }
  /// The background. An empty image makes the bar transparent, and any other is not drawn.
  open var backgroundImage: UIImage? { didSet { noteChange() } }
  /// The line above the bar. An empty image stands for none, and any other is not drawn.
  open var shadowImage: UIImage? { didSet { noteChange() } }
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
