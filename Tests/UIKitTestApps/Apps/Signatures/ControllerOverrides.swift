// Compiles against the public names of UIKit, as apps write them. Nothing of it runs.
import UIKit

private class AllViewController: UIViewController {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var title: String? { didSet { navigationItem.title = title } }
  override var view: UIView! {
    get { super.view }
    set { super.view = newValue }
  }
  override func loadView() { super.loadView() }
  override func loadViewIfNeeded() { super.loadViewIfNeeded() }
  override var viewIfLoaded: UIView? { super.viewIfLoaded }
  override func viewDidLoad() { super.viewDidLoad() }
  override var isViewLoaded: Bool { super.isViewLoaded }
  override var nibName: String? { nil }
  override var nibBundle: Bundle? { nil }
  override var storyboard: UIStoryboard? { super.storyboard }
  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    super.performSegue(withIdentifier: identifier, sender: sender)
  }
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) { super.prepare(for: segue, sender: sender) }
  override func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?) -> Bool {
    false
  }
  override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] { [] }
  override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    super.unwind(for: unwindSegue, towards: subsequentVC)
  }
  override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
  override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated) }
  override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
  override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
  override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
  override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
  override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
  override func updateViewConstraints() { super.updateViewConstraints() }
  override func updateProperties() { super.updateProperties() }
  override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning() }
  override var parent: UIViewController? { super.parent }
  override var presentedViewController: UIViewController? { super.presentedViewController }
  override var presentingViewController: UIViewController? { super.presentingViewController }
  override var definesPresentationContext: Bool {
    get { true }
    set {}
  }
  override var providesPresentationContextTransitionStyle: Bool {
    get { true }
    set {}
  }
  override var restoresFocusAfterTransition: Bool {
    get { true }
    set {}
  }
  override var isBeingPresented: Bool { super.isBeingPresented }
  override var isBeingDismissed: Bool { super.isBeingDismissed }
  override var isMovingToParent: Bool { super.isMovingToParent }
  override var isMovingFromParent: Bool { super.isMovingFromParent }
  override func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
    super.present(viewControllerToPresent, animated: flag, completion: completion)
  }
  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    super.dismiss(animated: flag, completion: completion)
  }
  override var modalTransitionStyle: UIModalTransitionStyle {
    get { .coverVertical }
    set {}
  }
  override var modalPresentationStyle: UIModalPresentationStyle {
    get { .formSheet }
    set {}
  }
  override var modalPresentationCapturesStatusBarAppearance: Bool {
    get { true }
    set {}
  }
  override var disablesAutomaticKeyboardDismissal: Bool { true }
  override var edgesForExtendedLayout: UIRectEdge {
    get { [] }
    set {}
  }
  override var extendedLayoutIncludesOpaqueBars: Bool {
    get { true }
    set {}
  }
  override var preferredContentSize: CGSize {
    get { CGSize(width: 320, height: 400) }
    set { super.preferredContentSize = newValue }
  }
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override var prefersStatusBarHidden: Bool { false }
  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }
  override func setNeedsStatusBarAppearanceUpdate() { super.setNeedsStatusBarAppearanceUpdate() }
  override func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    super.targetViewController(forAction: action, sender: sender)
  }
  override func show(_ vc: UIViewController, sender: Any?) { super.show(vc, sender: sender) }
  override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    super.showDetailViewController(vc, sender: sender)
  }
  override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { .dark }
    set {}
  }
  override var shouldAutorotate: Bool { true }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  override func setNeedsUpdateOfSupportedInterfaceOrientations() { super.setNeedsUpdateOfSupportedInterfaceOrientations() }
  override var isEditing: Bool {
    get { super.isEditing }
    set { super.isEditing = newValue }
  }
  override func setEditing(_ editing: Bool, animated: Bool) { super.setEditing(editing, animated: animated) }
  override var editButtonItem: UIBarButtonItem { super.editButtonItem }

}
private class More: UIViewController {
  override var children: [UIViewController] { super.children }
  override func addChild(_ childController: UIViewController) { super.addChild(childController) }
  override func removeFromParent() { super.removeFromParent() }
  override func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    super.transition(
      from: fromViewController, to: toViewController, duration: duration, options: options, animations: animations,
      completion: completion)
  }
  override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    super.beginAppearanceTransition(isAppearing, animated: animated)
  }
  override func endAppearanceTransition() { super.endAppearanceTransition() }
  override var childForStatusBarStyle: UIViewController? { children.first }
  override var childForStatusBarHidden: UIViewController? { children.first }
  override var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  override var prefersHomeIndicatorAutoHidden: Bool { false }
  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  override var prefersPointerLocked: Bool { false }
  override func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController) {
    super.setOverrideTraitCollection(collection, forChild: childViewController)
  }
  override func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    super.overrideTraitCollection(forChild: childViewController)
  }
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  override func willMove(toParent parent: UIViewController?) { super.willMove(toParent: parent) }
  override func didMove(toParent parent: UIViewController?) { super.didMove(toParent: parent) }
  override func encodeRestorableState(with coder: NSCoder) { super.encodeRestorableState(with: coder) }
  override func decodeRestorableState(with coder: NSCoder) { super.decodeRestorableState(with: coder) }
  override func applicationFinishedRestoringState() { super.applicationFinishedRestoringState() }
  override var navigationItem: UINavigationItem { super.navigationItem }
  override var hidesBottomBarWhenPushed: Bool {
    get { true }
    set {}
  }
  override var navigationController: UINavigationController? { super.navigationController }
  override var toolbarItems: [UIBarButtonItem]? {
    get { super.toolbarItems }
    set { super.toolbarItems = newValue }
  }
  override func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    super.setToolbarItems(toolbarItems, animated: animated)
  }
  override var tabBarItem: UITabBarItem! {
    get { super.tabBarItem }
    set { super.tabBarItem = newValue }
  }
  override var tabBarController: UITabBarController? { super.tabBarController }
  override var splitViewController: UISplitViewController? { super.splitViewController }
  override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {
    super.collapseSecondaryViewController(secondaryViewController, for: splitViewController)
  }
  override func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? {
    super.separateSecondaryViewController(for: splitViewController)
  }
  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { context in _ = context.transitionDuration }, completion: { _ in })
    coordinator.animate(alongsideTransition: nil) { context in print(context.isCancelled, context.containerView) }
    coordinator.animateAlongsideTransition(in: view, animation: nil, completion: nil)
    coordinator.notifyWhenInteractionChanges { _ in }
  }
  override func willTransition(to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator) {
    super.willTransition(to: newCollection, with: coordinator)
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
  }
  override var traitCollection: UITraitCollection { super.traitCollection }
  override func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize)
    -> CGSize
  {
    super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
  }
  override func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
  }
  override func systemLayoutFittingSizeDidChange(forChildContentContainer container: UIContentContainer) {}
  override var additionalSafeAreaInsets: UIEdgeInsets { didSet {} }
  override func viewSafeAreaInsetsDidChange() { super.viewSafeAreaInsetsDidChange() }
  override func viewLayoutMarginsDidChange() { super.viewLayoutMarginsDidChange() }
  override var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { super.systemMinimumLayoutMargins }
  override var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { false }
    set {}
  }
  override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { super.contentScrollView(for: edge) }
  override func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {}
  override var keyCommands: [UIKeyCommand]? { nil }
  override func addKeyCommand(_ keyCommand: UIKeyCommand) { super.addKeyCommand(keyCommand) }
  override func removeKeyCommand(_ keyCommand: UIKeyCommand) { super.removeKeyCommand(keyCommand) }
  override var canBecomeFirstResponder: Bool { true }
  @discardableResult override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() }
  override var canResignFirstResponder: Bool { true }
  @discardableResult override func resignFirstResponder() -> Bool { super.resignFirstResponder() }
  override var isFirstResponder: Bool { super.isFirstResponder }
  override var next: UIResponder? { super.next }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    super.canPerformAction(action, withSender: sender)
  }
  override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    super.target(forAction: action, withSender: sender)
  }
  override var undoManager: UndoManager? { super.undoManager }
  override var inputView: UIView? { nil }
  override var inputAccessoryView: UIView? { nil }
  override var inputViewController: UIInputViewController? { nil }
  override var inputAccessoryViewController: UIInputViewController? { nil }
  override func buildMenu(with builder: any UIMenuBuilder) { super.buildMenu(with: builder) }
  override func validate(_ command: UICommand) { super.validate(command) }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesMoved(touches, with: event) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesEnded(touches, with: event) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesCancelled(touches, with: event) }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses {
      if let key = press.key, key.charactersIgnoringModifiers == UIKeyCommand.inputEscape {
        print(key.keyCode == .keyboardEscape)
      }
    }
    super.pressesBegan(presses, with: event)
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { super.pressesEnded(presses, with: event) }
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { if motion == .motionShake {} }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { super.motionEnded(motion, with: event) }
  override func remoteControlReceived(with event: UIEvent?) {}
  override func updateUserActivityState(_ activity: NSUserActivity) { super.updateUserActivityState(activity) }
  override func restoreUserActivityState(_ userActivity: NSUserActivity) { super.restoreUserActivityState(userActivity) }
  override var userActivity: NSUserActivity? {
    get { nil }
    set {}
  }
  override func copy(_ sender: Any?) {}
  override func paste(_ sender: Any?) {}
  override func cut(_ sender: Any?) {}
  override func delete(_ sender: Any?) {}
  override func select(_ sender: Any?) {}
  override func selectAll(_ sender: Any?) {}
  override func toggleBoldface(_ sender: Any?) {}
  override var preferredFocusEnvironments: [any UIFocusEnvironment] { [view] }
  override func setNeedsFocusUpdate() {}
  override func updateFocusIfNeeded() {}
  override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
  override var description: String { "More" }
  override var hash: Int { 1 }
  override func isEqual(_ object: Any?) -> Bool { super.isEqual(object) }
  override func awakeFromNib() { super.awakeFromNib() }
  override var editingInteractionConfiguration: UIEditingInteractionConfiguration { .none }
  override var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? {
    get { nil }
    set {}
  }
  override var preferredUserInterfaceStyle: UIUserInterfaceStyle { .unspecified }
}
