// Compiles against the public names of UIKit, as apps write them. Nothing of it runs.
import UIKit
private class Nav: UINavigationController {
  override init(rootViewController: UIViewController) { super.init(rootViewController: rootViewController) }
  override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
  }
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    super.pushViewController(viewController, animated: animated)
  }
  @discardableResult override func popViewController(animated: Bool) -> UIViewController? {
    super.popViewController(animated: animated)
  }
  @discardableResult override func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]?
  {
    super.popToViewController(viewController, animated: animated)
  }
  @discardableResult override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    super.popToRootViewController(animated: animated)
  }
  override var topViewController: UIViewController? { super.topViewController }
  override var visibleViewController: UIViewController? { super.visibleViewController }
  override var viewControllers: [UIViewController] {
    get { super.viewControllers }
    set { super.viewControllers = newValue }
  }
  override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    super.setViewControllers(viewControllers, animated: animated)
  }
  override var isNavigationBarHidden: Bool {
    get { super.isNavigationBarHidden }
    set { super.isNavigationBarHidden = newValue }
  }
  override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    super.setNavigationBarHidden(hidden, animated: animated)
  }
  override var navigationBar: UINavigationBar { super.navigationBar }
  override var isToolbarHidden: Bool { didSet {} }
  override func setToolbarHidden(_ hidden: Bool, animated: Bool) { super.setToolbarHidden(hidden, animated: animated) }
  override var toolbar: UIToolbar! { super.toolbar }
  override weak var delegate: (any UINavigationControllerDelegate)? { didSet {} }
  override var interactivePopGestureRecognizer: UIGestureRecognizer? { super.interactivePopGestureRecognizer }
  override func show(_ vc: UIViewController, sender: Any?) { super.show(vc, sender: sender) }
  override var hidesBarsWhenKeyboardAppears: Bool {
    get { false }
    set {}
  }
  override var hidesBarsOnSwipe: Bool {
    get { false }
    set {}
  }
  override var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { super.barHideOnSwipeGestureRecognizer }
  override var hidesBarsWhenVerticallyCompact: Bool {
    get { false }
    set {}
  }
  override var hidesBarsOnTap: Bool {
    get { false }
    set {}
  }
  override var barHideOnTapGestureRecognizer: UITapGestureRecognizer { super.barHideOnTapGestureRecognizer }
  override var childForStatusBarStyle: UIViewController? { topViewController }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    topViewController?.supportedInterfaceOrientations ?? .all
  }
  func more() {
    _ = popViewController(animated: true)
    popViewController(animated: false)
    popToRootViewController(animated: true)
    if let first = viewControllers.first { popToViewController(first, animated: true) }
    setNavigationBarHidden(true, animated: true)
    hidesBarsOnSwipe = true
    navigationBar.prefersLargeTitles = true
    navigationBar.tintColor = .systemRed
    navigationBar.barTintColor = .white
    navigationBar.isTranslucent = false
    navigationBar.barStyle = .black
    navigationBar.titleTextAttributes = [.foregroundColor: UIColor.white, .font: UIFont.boldSystemFont(ofSize: 18)]
    navigationBar.largeTitleTextAttributes = [NSAttributedString.Key.foregroundColor: UIColor.red]
    navigationBar.shadowImage = UIImage()
    navigationBar.setBackgroundImage(UIImage(), for: .default)
    navigationBar.backIndicatorImage = UIImage(systemName: "chevron.left")
    navigationBar.backIndicatorTransitionMaskImage = nil
    navigationBar.topItem?.title = "x"
    navigationBar.backItem?.title = "y"
    navigationBar.items?.forEach { print($0) }
    navigationBar.layoutMargins.left = 16
    navigationBar.topItem?.rightBarButtonItem?.isEnabled = false
    navigationBar.standardAppearance = UINavigationBarAppearance()
    navigationBar.scrollEdgeAppearance = navigationBar.standardAppearance
    navigationBar.compactAppearance = nil
    navigationBar.preferredBehavioralStyle = .pad
    navigationBar.setTitleVerticalPositionAdjustment(3, for: .default)
    toolbar.barTintColor = .black
    toolbar.isTranslucent = true
    toolbar.items = []
    toolbar.setItems([], animated: true)
    if #available(iOS 15.0, *) {
      navigationBar.compactScrollEdgeAppearance = nil
      toolbar.scrollEdgeAppearance = UIToolbarAppearance()
    }
    viewControllers.removeLast()
    viewControllers.append(UIViewController())
    viewControllers[0].title = "a"
    interactivePopGestureRecognizer?.delegate = nil
    interactivePopGestureRecognizer?.isEnabled = true
  }
}
private class Tabs: UITabBarController, UITabBarControllerDelegate {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    delegate = self
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  override var viewControllers: [UIViewController]? { didSet {} }
  override func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    super.setViewControllers(viewControllers, animated: animated)
  }
  override var selectedViewController: UIViewController? { didSet {} }
  override var selectedIndex: Int { didSet {} }
  override var moreNavigationController: UINavigationController { super.moreNavigationController }
  override var customizableViewControllers: [UIViewController]? {
    get { nil }
    set {}
  }
  override var tabBar: UITabBar { super.tabBar }
  override weak var delegate: UITabBarControllerDelegate? { didSet {} }
  override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { print(item.tag) }
  override var selectedTab: UITab? { didSet {} }
  override var tabs: [UITab] { didSet {} }
  override func setTabs(_ tabs: [UITab], animated: Bool) { super.setTabs(tabs, animated: animated) }
  override func setTabBarHidden(_ hidden: Bool, animated: Bool) { super.setTabBarHidden(hidden, animated: animated) }
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool { true }
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
  func tabBarController(_ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]) {}
  func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool
  ) {}
  func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool
  ) {}
  func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController) -> UIInterfaceOrientationMask {
    .all
  }
  func tabBarControllerPreferredInterfaceOrientationForPresentation(_ tabBarController: UITabBarController)
    -> UIInterfaceOrientation
  { .portrait }
  func tabBarController(
    _ tabBarController: UITabBarController, interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { nil }
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { nil }
  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool { true }
  func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) {}
  func more() {
    mode = .tabSidebar
    sidebar.isHidden = false
    sidebar.preferredLayout = .overlap
    sidebar.delegate = nil
    customizationIdentifier = "x"
    tabs = [
      UITab(title: "A", image: UIImage(systemName: "house"), identifier: "a") { tab in UIViewController() },
      UITabGroup(title: "G", image: nil, identifier: "g", children: [UISearchTab { _ in UIViewController() }]) { _ in
        UINavigationController()
      },
    ]
    tabs[0].preferredPlacement = .pinned
    tabs[0].badgeValue = "3"
    tabs[0].allowsHiding = true
    (tabs[1] as? UITabGroup)?.selectedChild = nil
    isTabBarHidden = true
    compactTabIdentifiers = ["a"]
    selectedTab = tabs.first
    selectedIndex = 0
    tabBar.tintColor = .red
    tabBar.unselectedItemTintColor = .gray
    tabBar.barTintColor = .white
    tabBar.isTranslucent = false
    tabBar.backgroundImage = nil
    tabBar.standardAppearance = UITabBarAppearance()
    tabBar.scrollEdgeAppearance = nil
    tabBar.items?[0].badgeValue = "1"
    tabBar.selectedItem = tabBar.items?.last
    tabBar.itemPositioning = .centered
    tabBar.itemSpacing = 10
    tabBar.shadowImage = UIImage()
    tabBar.selectionIndicatorImage = nil
    tabBarItem = UITabBarItem(title: "x", image: nil, tag: 0)
    tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 1)
    tabBarItem = UITabBarItem(title: "x", image: UIImage(named: "a"), selectedImage: UIImage(named: "b"))
    tabBarItem.badgeColor = .blue
    tabBarItem.badgeValue = nil
    tabBarItem.selectedImage = nil
    tabBarItem.imageInsets = UIEdgeInsets(top: 6, left: 0, bottom: -6, right: 0)
    tabBarItem.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: -2)
    tabBarItem.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 10)], for: .normal)
    tabBarItem.setBadgeTextAttributes([:], for: .normal)
    tabBarItem.accessibilityIdentifier = "t"
    tabBarItem.accessibilityLabel = "l"
    _ = tabBar.frame.height
    tabBar.isHidden = true
    UITabBar.appearance().tintColor = .red
    UITabBarItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
    UINavigationBar.appearance().standardAppearance = UINavigationBarAppearance()
    UINavigationBar.appearance().tintColor = UIColor.white
    UIBarButtonItem.appearance(whenContainedInInstancesOf: [UINavigationBar.self]).tintColor = .red
    UILabel.appearance().textColor = .red
    UIView.appearance().tintColor = .red
    UITableView.appearance().backgroundColor = .red
    UISwitch.appearance().onTintColor = .green
    UITextField.appearance(whenContainedInInstancesOf: [UISearchBar.self]).tintColor = .red
    UIToolbar.appearance().tintColor = .red
    UISearchBar.appearance().tintColor = .red
    UISegmentedControl.appearance().selectedSegmentTintColor = .red
    UIWindow.appearance().tintColor = .red
    UITableViewCell.appearance().backgroundColor = .black
    UIPageControl.appearance().pageIndicatorTintColor = .red
    UINavigationBar.appearance().barTintColor = .red
    UINavigationBar.appearance().titleTextAttributes = [:]
    UINavigationBar.appearance().isTranslucent = false
    UINavigationBar.appearance().prefersLargeTitles = true
    UIButton.appearance().tintColor = .red
  }
}
private class Split: UISplitViewController, UISplitViewControllerDelegate {
  override init(style: UISplitViewController.Style) {
    super.init(style: style)
    self.delegate = self
  }
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override weak var delegate: UISplitViewControllerDelegate? { didSet {} }
  override var style: UISplitViewController.Style { super.style }
  override var presentsWithGesture: Bool {
    get { true }
    set {}
  }
  override var isCollapsed: Bool { super.isCollapsed }
  override var preferredDisplayMode: UISplitViewController.DisplayMode {
    get { .oneBesideSecondary }
    set { super.preferredDisplayMode = newValue }
  }
  override var displayMode: UISplitViewController.DisplayMode { super.displayMode }
  override var displayModeButtonItem: UIBarButtonItem { super.displayModeButtonItem }
  override var preferredSplitBehavior: UISplitViewController.SplitBehavior {
    get { .tile }
    set {}
  }
  override var splitBehavior: UISplitViewController.SplitBehavior { super.splitBehavior }
  override func setViewController(_ vc: UIViewController?, for column: UISplitViewController.Column) {
    super.setViewController(vc, for: column)
  }
  override func viewController(for column: UISplitViewController.Column) -> UIViewController? {
    super.viewController(for: column)
  }
  override func show(_ column: UISplitViewController.Column) { super.show(column) }
  override func hide(_ column: UISplitViewController.Column) { super.hide(column) }
  override func show(_ vc: UIViewController, sender: Any?) { super.show(vc, sender: sender) }
  override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    super.showDetailViewController(vc, sender: sender)
  }
  override var viewControllers: [UIViewController] {
    get { super.viewControllers }
    set { super.viewControllers = newValue }
  }
  override var primaryEdge: UISplitViewController.PrimaryEdge {
    get { .leading }
    set {}
  }
  override var preferredPrimaryColumnWidthFraction: CGFloat {
    get { 0.3 }
    set {}
  }
  override var preferredPrimaryColumnWidth: CGFloat {
    get { 300 }
    set {}
  }
  override var minimumPrimaryColumnWidth: CGFloat {
    get { 200 }
    set {}
  }
  override var maximumPrimaryColumnWidth: CGFloat {
    get { 400 }
    set {}
  }
  override var primaryColumnWidth: CGFloat { super.primaryColumnWidth }
  override var supplementaryColumnWidth: CGFloat { super.supplementaryColumnWidth }
  override var primaryBackgroundStyle: UISplitViewController.BackgroundStyle {
    get { .sidebar }
    set {}
  }
  override var showsSecondaryOnlyButton: Bool {
    get { true }
    set {}
  }
  override var displayModeButtonVisibility: UISplitViewController.DisplayModeButtonVisibility {
    get { .always }
    set {}
  }
  func more() {
    preferredSupplementaryColumnWidth = 300
    preferredSupplementaryColumnWidthFraction = 0.2
    minimumSupplementaryColumnWidth = 1
    maximumSupplementaryColumnWidth = 3
    minimumPrimaryColumnWidth = UISplitViewController.automaticDimension
    preferredSecondaryColumnWidth = 300
    minimumSecondaryColumnWidth = 100
    preferredInspectorColumnWidth = 300
    minimumInspectorColumnWidth = 200
    maximumInspectorColumnWidth = 400
    preferredSecondaryColumnWidthFraction = 0.5
    preferredInspectorColumnWidthFraction = 0.2
    _ = isShowing(.inspector)
    show(.inspector)
    hide(.inspector)
    toggle()
    if displayMode == .allVisible || displayMode == .primaryHidden || displayMode == .primaryOverlay {}
    switch displayMode {
    case .automatic, .secondaryOnly: break
    case .oneBesideSecondary: break
    case .oneOverSecondary: break
    case .twoBesideSecondary: break
    case .twoOverSecondary: break
    case .twoDisplaceSecondary: break
    @unknown default: break
    }
    switch style {
    case .doubleColumn, .tripleColumn, .unspecified: break
    @unknown default: break
    }
    print(Column.primary.rawValue, DisplayMode.allVisible.rawValue)
    presentsWithGesture = false
  }
  func toggle() {
    UIView.animate(withDuration: 0.25) {
      self.preferredDisplayMode = self.displayMode == .secondaryOnly ? .automatic : .secondaryOnly
    }
  }
  func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {}
  func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode { .automatic }
  func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool {
    false
  }
  func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool {
    false
  }
  func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? { nil }
  func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? { nil }
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { true }
  func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { nil }
  func splitViewControllerSupportedInterfaceOrientations(_ splitViewController: UISplitViewController)
    -> UIInterfaceOrientationMask
  { .all }
  func splitViewControllerPreferredInterfaceOrientationForPresentation(_ splitViewController: UISplitViewController)
    -> UIInterfaceOrientation
  { .portrait }
  func splitViewController(
    _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { .primary }
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode { proposedDisplayMode }
  func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
  func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {}
  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {}
  func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column) {}
  func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column) {}
  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {}
  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {}
  func splitViewController(
    _ svc: UISplitViewController, willHide aViewController: UIViewController, with barButtonItem: UIBarButtonItem,
    for pc: UIPopoverController
  ) {}
  func splitViewController(
    _ svc: UISplitViewController, willShow aViewController: UIViewController, invalidating barButtonItem: UIBarButtonItem
  ) {}
}
private final class NavDelegate: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
  func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController)
    -> UIInterfaceOrientationMask
  { .all }
  func navigationControllerPreferredInterfaceOrientationForPresentation(_ navigationController: UINavigationController)
    -> UIInterfaceOrientation
  { .portrait }
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { nil }
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    switch operation {
    case .push: return nil
    case .pop: return nil
    case .none: return nil
    @unknown default: return nil
    }
  }
}
