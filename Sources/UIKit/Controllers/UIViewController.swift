import Foundation
internal import SplitKit

/// A controller of a screen or a part of it: `UIViewController`.
///
/// Everything that an app overrides is declared here, because Swift without Objective-C cannot override what an extension declares.
/// The engine calls these methods in UIKit's order. A method that an app overrides without calling `super` breaks nothing, except
/// where the comment says that the method itself does something.
@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding, UIContentContainer, UITraitEnvironment,
  UITraitChangeObservable, UIAppearanceContainer, UIFocusEnvironment
{
  let context = UIKitContext.current
  private var box: EngineBox!
  /// The controllers that the engine's object holds, which must not die before it lets go of them.
  var held: [UIViewController] = []
  var storedView: UIView?
  /// Whether `loadView()` is being called.
  private var isLoadingView = false
  private nonisolated(unsafe) var ownLink = OwnLink()
  /// The link of the references that do not keep this object.
  final var link: Link { ownLink.link(of: self) }
  deinit { ownLink.cut() }

  var state = ControllerState()
  /// The last reading of the views, or nil if they must be read again.
  var reading: ViewsReading? {
    didSet {
      guard reading == nil else { return }
      state.overlay?.reading = nil
      state.windowOverlay?.reading = nil
      if !isPlacedByParent { (engine.parent?.counterpart as? UIViewController)?.reading = nil }
    }
  }
  private var storedNavigationItem: UINavigationItem?
  private var storedTabBarItem: UITabBarItem?
  /// Whether an override of a show method is running, whose call of `super` goes to the engine.
  var isTakingShow = false

  /// The object of the engine that this controller owns.
  var engine: SplitKit.ViewController { box.controller }

  // Making a controller.

  /// Creates a controller without a nib.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a controller whose view comes from a nib. Without a name, `loadView()` looks for a nib that has the name of the class, with
  /// or without `Controller` at the end, and makes an empty view if the app has none.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    givenNib = (nibNameOrNil, nibBundleOrNil)
    super.init()
    adoptEngine(context.takeOffer() ?? makeEngine())
  }

  /// Creates a controller as a storyboard does. A coder of another kind gives an empty controller.
  public required init?(coder: NSCoder) {
    super.init()
    adoptEngine(context.takeOffer() ?? makeEngine())
  }

  /// Does nothing, because a controller cannot be stored in an archive.
  open func encode(with coder: NSCoder) {}

  /// Makes the object of the engine. A container makes its own kind.
  func makeEngine() -> SplitKit.ViewController {
    let name = UIKitContext.appClassName(of: self) ?? "UIViewController"
    return ContentController(context.application, id: context.newID(for: name))
  }

  private func adoptEngine(_ engine: SplitKit.ViewController) {
    box = EngineBox(engine)
    engine.counterpart = self
    (engine as? ContentController)?.source = self
    if let name = UIKitContext.appClassName(of: self) { engine.representedClassName = name } else { engine.hidesClassName = true }
    context.register(self)
    context.keep(self)
  }

  /// The name of the nib: the one that the app or the nib around the controller gave, or that of the class if the app has such a nib.
  open var nibName: String? {
    if let name = givenNib.name { return name }
    return state.scene.map { $0.node.attributes["nibName"] } ?? nibNameOfClass
  }
  /// The bundle that the app gave.
  open var nibBundle: Bundle? { givenNib.bundle }
  /// The nib that the app gave, or `ClassTable` for it.
  var givenNib: (name: String?, bundle: Bundle?) = (nil, nil)
  /// The storyboard that made the controller, or nil.
  open var storyboard: UIStoryboard? { state.storyboard }
  /// Called after a storyboard has made the controller. The default does nothing.
  open func awakeFromNib() {}

  // The view.

  /// The view, which is loaded when it is first asked for. Its size is that of the place that the controller has, or of the window
  /// before it has one.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set { setView(newValue) }
  }
  /// The view if it is loaded, or nil.
  open var viewIfLoaded: UIView? { storedView }
  /// Whether the view is loaded.
  open var isViewLoaded: Bool { storedView != nil }
  /// Loads the view if it is not loaded, and calls `viewDidLoad()`.
  open func loadViewIfNeeded() {
    if !isLoadingView { engine.loadViewIfNeeded() }
    if storedView == nil { makeView() }
  }

  /// Makes the view: that of the storyboard or of the nib. Without either, the default makes an empty one as large as the controller's
  /// place.
  open func loadView() {
    if let drawn = state.scene?.makeView() { return view = drawn }
    if !loadNib() { view = UIView(frame: firstBounds) }
  }

  /// The bars of a container that the app has asked for, with their frames in the container's view.
  var barsOfContainer: [(bar: UIView, frame: CGRect)] { [] }
  /// Places the views of the app that stand over the bars of a container.
  func placeViewsOverBars() {}

  func makeView() {
    guard storedView == nil, !isLoadingView else { return }
    isLoadingView = true
    loadView()
    isLoadingView = false
    if storedView == nil { setView(UIView(frame: firstBounds)) }
    placeBars()
    if let storedView { state.scene?.didLoad(storedView) }
  }

  /// The view has been loaded. The default does nothing.
  open func viewDidLoad() {}
  /// The view is about to come on screen. The default does nothing.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view is coming on screen, and has its traits and its place. It is called after the calls of `viewWillAppear(_:)` of
  /// a change, and the views are laid out next. The default does nothing.
  open func viewIsAppearing(_ animated: Bool) {}
  /// The view has come on screen. The default does nothing.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view is about to leave the screen. The default does nothing.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view has left the screen. The default does nothing.
  open func viewDidDisappear(_ animated: Bool) {}
  /// The view is about to lay out its subviews. The default does nothing.
  open func viewWillLayoutSubviews() {}
  /// The view has laid out its subviews. The default does nothing.
  open func viewDidLayoutSubviews() {}
  /// Called before the constraints of the view are used. The default does nothing.
  open func updateViewConstraints() {}
  /// Called before a layout if what the controller shows may have changed: `updateProperties()` of iOS 26, here in all versions.
  open func updateProperties() {}
  /// Asks for `updateProperties()`.
  open func setNeedsUpdateProperties() { engine.setNeedsUpdateProperties() }
  /// Never called, because memory is never short here.
  open func didReceiveMemoryWarning() {}
  /// Whether the controller is appearing, inside the methods about that.
  open var isBeingPresented: Bool { state.isBeingPresented }
  /// Whether the controller is being dismissed, inside the methods about that.
  open var isBeingDismissed: Bool { state.isBeingDismissed }
  /// Whether the controller is moving into a container, inside the methods about appearing.
  open var isMovingToParent: Bool { state.isMovingToParent }
  /// Whether the controller is moving out of a container, inside the methods about disappearing.
  open var isMovingFromParent: Bool { state.isMovingFromParent }
  /// Whether the controller appears without a change of its own, as `beginAppearanceTransition` would make. It does nothing,
  /// because the engine makes these calls whenever views come and go.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
  /// Does nothing, see `beginAppearanceTransition(_:animated:)`.
  open func endAppearanceTransition() {}
  /// Whether the container passes appearance calls on. It is asked by nobody: the engine always does.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  // The words and the bars.

  /// The title, which bars and tabs show unless they have one of their own.
  open var title: String? { didSet { if title != oldValue { noteTitle(title) } } }
  /// The item in the bar of a navigation controller.
  open var navigationItem: UINavigationItem {
    if let storedNavigationItem { return storedNavigationItem }
    let item = UINavigationItem(title: title ?? "")
    item.title = title
    storedNavigationItem = item
    item.owner = self
    return item
  }
  var navigationItemIfMade: UINavigationItem? { storedNavigationItem }
  /// The item in a tab bar. Without one of its own, a navigation controller has that of its root.
  open var tabBarItem: UITabBarItem! {
    get {
      if let storedTabBarItem { return storedTabBarItem }
      let item = UITabBarItem(title: title, image: nil, selectedImage: nil)
      storedTabBarItem = item
      item.owner = self
      return item
    }
    set {
      storedTabBarItem?.owner = nil
      storedTabBarItem = newValue
      newValue?.owner = self
      noteTabBarItem()
    }
  }
  var tabBarItemIfMade: UITabBarItem? { storedTabBarItem }
  /// The tab that shows this controller, since iOS 18, or nil.
  open var tab: UITab? { tabBarController?.tab(showing: self) }
  /// Whether the tab bar is hidden while this controller is on a stack. It counts when the controller is pushed.
  open var hidesBottomBarWhenPushed: Bool {
    get { engine.hidesBottomBarWhenPushed }
    set { engine.hidesBottomBarWhenPushed = newValue }
  }
  /// The items of the toolbar of a navigation controller, beginning at the leading edge. Spaces are left out.
  open var toolbarItems: [UIBarButtonItem]? { didSet { noteToolbarItems() } }
  /// Sets the items of the toolbar.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
  /// Whether the controller lets the user edit what it shows.
  open var isEditing: Bool {
    get { state.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// Changes whether the user edits. An override calls `super`, which changes the edit button.
  open func setEditing(_ editing: Bool, animated: Bool) {
    state.isEditing = editing
    state.editButton?.noteEditing(editing)
    setNeedsUpdate()
  }
  /// A button that begins and ends editing, with the words of the system.
  open var editButtonItem: UIBarButtonItem { makeEditButton() }
  /// The scroll view that bars follow. It is kept; the engine finds the content that scrolls itself.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edges: NSDirectionalRectEdge) {
    state.contentScrollView = scrollView
  }
  /// Sets the scroll view that bars follow at all edges.
  open func setContentScrollView(_ scrollView: UIScrollView?) { state.contentScrollView = scrollView }
  /// The scroll view that bars follow at an edge, or nil if the app has set none.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { state.contentScrollView }

  // The layout.

  /// Additional insets of the view's safe area, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { setNeedsLayout() } }
  }
  /// The edges at which the view reaches under the bars of a stack or of tabs. The default is all of them.
  open var edgesForExtendedLayout = UIRectEdge.all {
    didSet { if edgesForExtendedLayout != oldValue { setNeedsLayout() } }
  }
  /// Whether the view reaches under opaque bars too. The default is false.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { if extendedLayoutIncludesOpaqueBars != oldValue { setNeedsLayout() } }
  }
  /// Kept: the content that scrolls always gets its insets.
  open var automaticallyAdjustsScrollViewInsets = true
  /// The bars above the view, which the safe area tells since iOS 11.
  open private(set) lazy var topLayoutGuide: any UILayoutSupport = BarGuide(isTop: true, of: view)
  /// The bars below the view, which the safe area tells since iOS 11.
  open private(set) lazy var bottomLayoutGuide: any UILayoutSupport = BarGuide(isTop: false, of: view)
  /// The least margins of the view at the sides, in points: 20 in a wide window, and 16 in another one (spec/views.md 881).
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side = viewIfLoaded?.systemMargin ?? 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
  /// Whether the margins of the view are at least those of the system. The default is true.
  open var viewRespectsSystemMinimumLayoutMargins = true { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// Called when the insets of the view's safe area have changed. The default does nothing.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called when the margins of the view have changed. It is called when the app sets them. The default does nothing.
  open func viewLayoutMarginsDidChange() {}
  /// The size that the controller prefers as a popover or a form sheet, in points. Zero stands for none.
  open var preferredContentSize: CGSize {
    get { CGSize(engine.preferredContentSize) }
    set {
      let old = preferredContentSize
      engine.preferredContentSize = newValue.engine
      if newValue != old { parent?.preferredContentSizeDidChange(forChildContentContainer: self) }
    }
  }
  /// Called when the preferred size of a child has changed. The default does nothing.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Called when the size that a child's constraints lead to has changed. It is never called here.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// The size that a child will have in this controller with a new size. The default is the whole size for a child that fills the
  /// view, and the child's present size for any other.
  open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize
  {
    usualSize(of: container, in: parentSize)
  }

  // The environment.

  /// The traits of the controller.
  open var traitCollection: UITraitCollection {
    var kept = keptTraits
    defer { keptTraits = kept }
    let key = TraitsKey(revision: context.application.presentRevision, traits: engine.traitCollection)
    return kept.value(for: key) { UITraitCollection(currentTraitValues) }
  }
  private var keptTraits = KeptValue<TraitsKey, UITraitCollection>()
  /// Called when the size of the view will change. An override need not call `super`: the engine tells the children itself.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
  /// Called when the traits will change. An override need not call `super`: the engine tells the children itself.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Called when the traits have changed. The default does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The overrides of the traits for this controller and everything in it, since iOS 17.
  open var traitOverrides: any UITraitOverrides {
    get { MutableTraitValues(values: state.ownTraits) }
    set {
      state.ownTraits = (newValue as? MutableTraitValues)?.values ?? TraitValues()
      noteTraitOverrides()
    }
  }
  /// The style of this controller and everything in it. The default is unspecified, which stands for that of the window.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { state.style }
    set {
      guard newValue != state.style else { return }
      state.style = newValue
      noteTraitOverrides()
    }
  }
  /// Replaces traits of a child. Nil takes them back.
  open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController) {
    childViewController.state.traitsFromParent = collection?.values
    childViewController.noteTraits(from: self)
  }
  /// The traits that this controller replaces in a child, or nil if it replaces none. It is asked when the child moves in and at
  /// each layout of this controller.
  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childViewController.state.traitsFromParent.map { UITraitCollection($0) }
  }
  /// Applies pending changes of traits: they are applied at once anyway.
  open func updateTraitsIfNeeded() {}

  // Containment.

  /// The controller that contains this one, or nil.
  open var parent: UIViewController? { engine.parent.map(Self.of) }
  /// The contained controllers.
  open var children: [UIViewController] { (engine.children + engine.childrenOverOthers).map(Self.of) }
  /// Adds a child. The app puts its view into the tree of views and then calls `didMove(toParent:)`.
  open func addChild(_ childController: UIViewController) {
    context.keep(childController)
    if engine.adopt(childController.engine) { noteHeld() }
    childController.viewIfLoaded?.dropKeptLayouts()
  }
  /// Removes this controller from a container of the app's own, and calls `didMove(toParent:)`.
  open func removeFromParent() {
    context.keep(self)
    engine.abandonParent()
    viewIfLoaded?.dropKeptLayouts()
    context.updateHeld()
  }
  /// The controller will move into a container, or out of it for nil.
  open func willMove(toParent parent: UIViewController?) {
    if parent == nil, !state.isTold { engine.noteLeavingByApp() }
  }
  /// The controller has moved into a container, or out of it for nil.
  open func didMove(toParent parent: UIViewController?) {
    if parent != nil, !state.isTold { engine.noteMovedByApp() }
  }
  /// Exchanges the view of one child for that of another, with an animation or without one.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    exchange(fromViewController, for: toViewController, duration: duration, animations: animations, completion: completion)
  }

  // Showing controllers.

  /// Shows a controller in its usual place: the nearest navigation controller pushes it, or the nearest split view puts it into a
  /// column. Otherwise this controller presents it.
  open func show(_ vc: UIViewController, sender: Any?) { send(vc, .show, sender: sender) }
  /// Shows a controller as a detail, with the nearest split view, or presents it.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) { send(vc, .showDetail, sender: sender) }
  /// The nearest controller that overrides a method of showing, beginning with the parent, or nil.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    usualTarget(forAction: action, sender: sender)
  }
  /// Takes the secondary of a collapsing split. The default leaves it out, and a navigation controller pushes it.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) { state.usualCollapse?() }
  /// Gives the secondary of an expanding split up. The default is nil, and a navigation controller pops it.
  open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? {
    state.usualSeparation?()
  }
  /// The nearest split view around this controller, or nil.
  open var splitViewController: UISplitViewController? {
    engine.splitViewController.map { Self.of($0) } as? UISplitViewController
  }
  /// The nearest navigation controller around this controller, or nil.
  open var navigationController: UINavigationController? {
    engine.navigationController.map { Self.of($0) } as? UINavigationController
  }
  /// The nearest tab bar controller around this controller, or nil.
  open var tabBarController: UITabBarController? { engine.tabBarController.map { Self.of($0) } as? UITabBarController }

  // Presentation.

  /// Presents a controller over the window. The completion runs after the layout that follows. If this controller is not on screen
  /// or presents one already, nothing happens, and the completion does not run.
  open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
    makePresentation(of: viewControllerToPresent, animated: flag, completion: completion)
  }
  /// Dismisses what this controller presents, or else this controller.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    endPresentation(animated: flag, completion: completion)
  }
  /// The controller that this one, or one around it, presents, or nil.
  open var presentedViewController: UIViewController? { engine.presentedViewController.map(Self.of) }
  /// The controller that presents this one, or one around it, or nil.
  open var presentingViewController: UIViewController? { engine.presentingViewController.map(Self.of) }
  /// The style of the next presentation. `currentContext` and `overCurrentContext` cover the view of the nearest controller with
  /// `definesPresentationContext`, and `custom` covers the whole window.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic {
    didSet { engine.modalPresentationStyle = modalPresentationStyle.engine }
  }
  /// Kept: every presentation slides.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether the user cannot dismiss this controller.
  open var isModalInPresentation: Bool {
    get { engine.isModalInPresentation }
    set { engine.isModalInPresentation = newValue }
  }
  /// Whether a controller that is presented in the current context covers the view of this controller. The default is true for a
  /// navigation controller, and false otherwise (spec/reports.md 451).
  open var definesPresentationContext: Bool {
    get { engine.definesPresentationContext }
    set { engine.definesPresentationContext = newValue }
  }
  /// Kept, without an effect.
  open var providesPresentationContextTransitionStyle = false
  /// Kept, because the page has no focus.
  open var restoresFocusAfterTransition = true
  /// Whether actions reach the controllers below while this one is presented. It is kept.
  open var performsActionsWhilePresentingModally: Bool { false }
  /// Whether the orientation of the interface is locked, since iOS 26. It is not asked. The default is false.
  open var prefersInterfaceOrientationLocked: Bool { false }
  /// The child that decides about the lock of the orientation. It is not asked. The default is nil.
  open var childViewControllerForInterfaceOrientationLock: UIViewController? { nil }
  /// Does nothing, because the orientation cannot be locked.
  open func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {}
  /// The child that decides about the lock of the pointer. It is not asked. The default is nil.
  open var childViewControllerForPointerLock: UIViewController? { nil }
  /// The view that would get the focus. It is not asked. The default is nil.
  open var preferredFocusedView: UIView? { nil }
  /// Kept, without an effect.
  open var interactionActivityTrackingBaseName: String?
  /// Never asked: the views above the content while the device turns, before iOS 8.
  open func rotatingHeaderView() -> UIView? { nil }
  /// Never asked: the views below the content while the device turns, before iOS 8.
  open func rotatingFooterView() -> UIView? { nil }
  /// The actions below the controller in a preview, before iOS 13. They are not shown. The default is none.
  open var previewActionItems: [any UIPreviewActionItem] { [] }
  /// Kept: the keyboard of the page goes with its field.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  /// Kept: every presentation slides. Since iOS 18.
  open var preferredTransition: Transition?
  /// Kept, without an effect.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Kept: the app's own transitions are not drawn.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// The presentation, which is a sheet's or a popover's for those styles.
  open var presentationController: UIPresentationController? { currentPresentationController }
  /// The popover, while the style is `popover`.
  open var popoverPresentationController: UIPopoverPresentationController? {
    modalPresentationStyle == .popover ? keptPopoverController : nil
  }
  /// The sheet, while the style is a sheet's or automatic.
  open var sheetPresentationController: UISheetPresentationController? {
    modalPresentationStyle.isSheet ? keptSheetController : nil
  }
  /// The presentation that is under way around this controller, or nil.
  open var activePresentationController: UIPresentationController? {
    presentingViewController == nil ? nil : currentPresentationController
  }
  /// The change of size or traits that is under way, or nil.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { state.coordinator }

  // The status bar and the orientations.

  /// Kept: the status bar follows the colours of the interface.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Kept: the status bar is always shown.
  open var prefersStatusBarHidden: Bool { false }
  /// Kept, without an effect.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Does nothing, since the status bar asks no controller.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Not asked.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// Not asked.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Not asked.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Not asked.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Does nothing.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Not asked.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Not asked.
  open var prefersPointerLocked: Bool { false }
  /// Not asked.
  open var childForPointerLock: UIViewController? { nil }
  /// Does nothing.
  open func setNeedsUpdateOfPrefersPointerLocked() {}
  /// Not asked.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Does nothing.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Not asked.
  open var childViewControllerForUserInterfaceStyle: UIViewController? { nil }
  /// Not asked.
  open var preferredUserInterfaceStyle: UIUserInterfaceStyle { .unspecified }
  /// Whether the device may turn. It counts before iOS 16, which no longer asks (AD documented).
  open var shouldAutorotate: Bool { true }
  /// The orientations that the controller supports as the root of the window.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    UIInterfaceOrientationMask(engine.supportedInterfaceOrientations)
  }
  /// The orientation that the controller prefers when it is presented. The device never turns by itself here.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    UIInterfaceOrientation(engine.preferredInterfaceOrientationForPresentation)
  }
  /// The orientation of the window. Deprecated in iOS 8.
  open var interfaceOrientation: UIInterfaceOrientation {
    UIInterfaceOrientation(context.window?.orientation ?? .portrait)
  }
  /// Does nothing: the device is in the user's hands.
  public class func attemptRotationToDeviceOrientation() {}
  /// Asks for the orientations again: they are asked for at every turn.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Called when the device will turn, before iOS 8.
  open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
  /// Called when everything has its new state and before the layout, before iOS 8.
  open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
  /// Called when the device has turned, before iOS 8.
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

  // The view of an empty screen, since iOS 17.

  /// The contents over the view while there is nothing else to show, or nil.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? { didSet { noteUnavailable() } }
  /// The state for `updateContentUnavailableConfiguration(using:)`.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    UIContentUnavailableConfigurationState(traitCollection: traitCollection)
  }
  /// Calls `updateContentUnavailableConfiguration(using:)` if the view is loaded.
  open func setNeedsUpdateContentUnavailableConfiguration() {
    if isViewLoaded { updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState) }
  }
  /// Sets `contentUnavailableConfiguration`. It is called by `setNeedsUpdateContentUnavailableConfiguration()` and when the view is
  /// loaded. The default does nothing.
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}
  private var unavailableView: UIView?
  private func noteUnavailable() {
    unavailableView?.removeFromSuperview()
    unavailableView = nil
    (viewIfLoaded as? any ListView)?.emptyViewOfController = nil
    guard let view = viewIfLoaded, let made = contentUnavailableConfiguration?.makeContentView() else { return }
    view.addSubview(made)
    unavailableView = made
    if let list = view as? any ListView { return list.emptyViewOfController = made }
    made.translatesAutoresizingMaskIntoConstraints = false
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      made.topAnchor.constraint(equalTo: area.topAnchor), made.bottomAnchor.constraint(equalTo: area.bottomAnchor),
      made.leadingAnchor.constraint(equalTo: area.leadingAnchor), made.trailingAnchor.constraint(equalTo: area.trailingAnchor),
    ])
  }
  /// The user has dismissed the controller.
  func endedByUser() {}
  /// Called before the controller is presented, with the traits of the presenting one.
  func prepareToBePresented(in traits: UITraitCollection) {}
  // Storyboards, restoration, keys.

  /// Called before a segue. The default does nothing.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Whether a segue may happen. The default is true.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Performs a segue of the storyboard that made this controller.
  open func performSegue(withIdentifier identifier: String, sender: Any?) { perform(segue: identifier, sender: sender) }
  /// Whether an unwind segue can end here.
  open func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?) -> Bool {
    canPerformAction(action, withSender: sender)
  }
  /// Called for an unwind segue. The default does nothing.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}
  /// The children that may contain the controller where an unwind segue ends. It is not asked: all are searched.
  open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] { children }
  /// The child that contains the source of an unwind segue. It is not asked.
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? { nil }
  /// The class that would restore the controller, which is kept.
  open var restorationClass: (any UIViewControllerRestoration.Type)?
  /// The name by which the state is restored, which is kept.
  open var restorationIdentifier: String?
  /// Never called here.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Never called here.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Never called here.
  open func applicationFinishedRestoringState() {}
  /// Accepted without an effect, because the page sends no keys.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { state.keyCommands.append(keyCommand) }
  /// Accepted without an effect, because the page sends no keys.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) { state.keyCommands.removeAll { $0 === keyCommand } }
  open override var keyCommands: [UIKeyCommand]? { state.keyCommands.isEmpty ? nil : state.keyCommands }
  /// Not drawn.
  open func registerForPreviewing(with delegate: Any, sourceView: UIView) {}

  /// The superview of the view, or else the controller around this one, the presenter or the window.
  open override var next: UIResponder? {
    storedView?.superview ?? parent?.viewIfLoaded ?? parent ?? presentingViewController ?? context.keyWindow
  }

  // The focus of a keyboard or a remote control, which the page does not have.

  /// The objects that would get the focus. They are not asked.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }
  /// Does nothing.
  open func setNeedsFocusUpdate() {}
  /// Does nothing.
  open func updateFocusIfNeeded() {}
  /// Whether the focus may move. It is not asked.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Never called here.
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
  /// The name of a group of the focus, which is kept.
  open var focusGroupIdentifier: String?
  /// Kept, without an effect.
  open var focusGroupPriority: UIFocusGroupPriority = .ignored
  // Changes of traits.

  // The methods that containers of this module override.

  /// The item that a tab bar shows for this controller.
  var shownTabBarItem: UITabBarItem? { tabBarItemIfMade }
  /// Passes the item in a tab bar to the engine.
  func noteTabBarItem() { noteTabBarItem(titled: title) }

  /// Registers a handler for changes of some traits. `registerForTraitChanges(_:handler:)` calls it.
  @discardableResult
  public func addTraitRegistration(
    _ traits: [UITrait], handler: @escaping (AnyObject, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits, handler: handler)
    state.registrations.add(registration)
    return registration
  }
  /// Takes a registration back.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    state.registrations.remove(registration)
  }
}
