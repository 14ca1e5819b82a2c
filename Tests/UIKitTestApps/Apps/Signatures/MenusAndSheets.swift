// Compiles against the public names of UIKit, as apps write them. Nothing of it runs.
import UIKit
private class MenusViewController: UIViewController, UIPopoverPresentationControllerDelegate,
  UIAdaptivePresentationControllerDelegate, UISheetPresentationControllerDelegate, UIViewControllerTransitioningDelegate
{
  func alerts(_ sender: UIBarButtonItem, button: UIButton) {
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addTextField { textField in
      textField.placeholder = "Name"
      textField.autocapitalizationType = .sentences
    }
    alert.addTextField()
    alert.addTextField(configurationHandler: nil)
    let delete = UIAlertAction(title: NSLocalizedString("Delete", comment: "x"), style: .destructive) { [weak self] action in
      self?.navigationController?.popViewController(animated: true)
      print(action.title ?? "", action.style == .cancel)
    }
    alert.addAction(delete)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "OK", style: .default, handler: nil))
    alert.preferredAction = delete
    delete.isEnabled = false
    _ = alert.textFields?.first?.text
    _ = alert.actions
    alert.title = "x"
    alert.message = "y"
    _ = alert.preferredStyle == .actionSheet
    alert.view.tintColor = .red
    present(alert, animated: true)
    present(alert, animated: true, completion: nil)
    present(alert, animated: true) {}
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.popoverPresentationController?.barButtonItem = sender
    sheet.popoverPresentationController?.sourceView = button
    sheet.popoverPresentationController?.sourceRect = button.bounds
    sheet.popoverPresentationController?.permittedArrowDirections = [.up, .down]
    if #available(iOS 16.0, *) {
      sheet.popoverPresentationController?.sourceItem = sender
      sheet.popoverPresentationController?.sourceItem = button
    }
    sheet.modalPresentationStyle = .popover
    if let popover = sheet.popoverPresentationController {
      popover.sourceView = view
      popover.sourceRect = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
      popover.permittedArrowDirections = []
      popover.delegate = self
      popover.passthroughViews = nil
      popover.backgroundColor = .red
      popover.popoverLayoutMargins = .zero
      popover.canOverlapSourceViewRect = true
      _ = popover.arrowDirection
      popover.adaptiveSheetPresentationController.detents = [.medium()]
    }
    let activity = UIActivityViewController(
      activityItems: ["x", URL(string: "https://example.com")!], applicationActivities: nil)
    activity.popoverPresentationController?.barButtonItem = sender
    activity.excludedActivityTypes = [.addToReadingList, .assignToContact]
    activity.completionWithItemsHandler = { activityType, completed, returnedItems, error in
      print(activityType?.rawValue ?? "", completed)
    }
    present(activity, animated: true)
  }
  func menus() {
    let share = UIAction(
      title: "Share", subtitle: nil, image: UIImage(systemName: "square.and.arrow.up"), selectedImage: nil,
      identifier: UIAction.Identifier("share"), discoverabilityTitle: nil, attributes: [], state: .off
    ) { action in print(action.title, action.sender as Any) }
    let sub = UIMenu(
      title: "Sort", image: UIImage(systemName: "arrow.up.arrow.down"), identifier: UIMenu.Identifier("sort"),
      options: [.displayInline, .singleSelection],
      children: [
        UIAction(title: "Name", state: .on, handler: { _ in }),
        UIAction(title: "Date", attributes: [.disabled, .hidden, .keepsMenuPresented], handler: { _ in }),
      ])
    let deferred = UIDeferredMenuElement { completion in completion([share]) }
    let fresh = UIDeferredMenuElement.uncached { $0([]) }
    let menu = UIMenu(
      title: "", subtitle: nil, image: nil, identifier: nil, options: .destructive, preferredElementSize: .medium,
      children: [share, sub, deferred, fresh])
    _ = menu.children
    _ = menu.replacingChildren([share])
    share.state = .mixed
    share.attributes = .destructive
    share.title = "x"
    share.image = nil
    _ = share.identifier
    _ = menu.selectedElements
    _ = (menu.children.first as? UIAction)?.state
    menu.preferredElementSize = .small
    menu.displayPreferences = nil
    let item = UIBarButtonItem(image: UIImage(systemName: "ellipsis.circle"), menu: menu)
    navigationItem.rightBarButtonItems = [
      item, UIBarButtonItem(title: "Done", style: .done, target: self, action: nil),
      UIBarButtonItem(systemItem: .add, primaryAction: share, menu: nil), UIBarButtonItem(primaryAction: share),
      UIBarButtonItem(customView: UIButton()), UIBarButtonItem(title: "M", image: nil, primaryAction: nil, menu: menu),
      UIBarButtonItem(title: "t", menu: menu), UIBarButtonItem(systemItem: .close),
      UIBarButtonItem(image: nil, landscapeImagePhone: nil, style: .plain, target: nil, action: nil), UIBarButtonItem(),
      UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
      UIBarButtonItem(image: UIImage(systemName: "x"), style: .plain, target: self, action: nil),
      UIBarButtonItem(systemItem: .fixedSpace),
    ]
    item.tintColor = .red
    item.isEnabled = false
    item.menu = nil
    item.primaryAction = nil
    item.width = 10
    item.title = ""
    item.image = nil
    item.accessibilityLabel = "x"
    item.customView = nil
    item.isSelected = true
    item.changesSelectionAsPrimaryAction = true
    item.possibleTitles = ["a"]
    item.style = .done
    item.tag = 1
    item.isHidden = true
    item.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    item.target = self
    item.action = nil
    item.style = .prominent
    item.hidesSharedBackground = true
    item.sharesBackground = false
    item.badge = .count(3)
    item.badge = .indicator()
    item.preferredMenuElementOrder = .fixed
    item.isSymbolAnimationEnabled = true
    item.identifier = "x"
    item.accessibilityIdentifier = "i"
    item.imageInsets = .zero
    item.setBackgroundImage(nil, for: .normal, barMetrics: .default)
    item.landscapeImagePhone = nil
    item.setTitlePositionAdjustment(.zero, for: .default)
    item.primaryAction = UIAction(title: "z") { _ in }
    navigationItem.leftBarButtonItem = nil
    navigationItem.setRightBarButton(item, animated: true)
    navigationItem.setRightBarButtonItems([], animated: true)
    navigationItem.setLeftBarButtonItems(nil, animated: false)
    navigationItem.setLeftBarButton(nil, animated: true)
    navigationItem.titleView = UILabel()
    navigationItem.prompt = "p"
    navigationItem.backButtonTitle = ""
    navigationItem.backButtonDisplayMode = .minimal
    navigationItem.hidesBackButton = true
    navigationItem.setHidesBackButton(true, animated: true)
    navigationItem.style = .editor
    navigationItem.centerItemGroups = [UIBarButtonItemGroup(barButtonItems: [item], representativeItem: nil)]
    navigationItem.trailingItemGroups = [.fixedGroup(representativeItem: nil, items: [item])]
    navigationItem.leadingItemGroups = [item.creatingFixedGroup()]
    navigationItem.pinnedTrailingGroup = nil
    navigationItem.customizationIdentifier = "c"
    navigationItem.titleMenuProvider = { suggested in UIMenu(children: suggested) }
    navigationItem.renameDelegate = nil
    navigationItem.subtitle = "s"
    navigationItem.largeTitle = "l"
    navigationItem.largeSubtitle = "ls"
    navigationItem.backAction = UIAction { _ in }
    navigationItem.documentProperties = nil
    navigationItem.additionalOverflowItems = UIDeferredMenuElement { _ in }
    navigationItem.standardAppearance = nil
    navigationItem.compactAppearance = nil
    navigationItem.largeSubtitleView = nil
    navigationItem.subtitleView = nil
    navigationItem.searchBarPlacement == .inline ? () : ()
    navigationItem.searchBarPlacementAllowsToolbarIntegration = true
    navigationItem.attributedTitle = AttributedString("x")
    _ = UINavigationItem(title: "x")
    navigationItem.centerItemGroups = [
      .optionalGroup(customizationIdentifier: "x", isInDefaultCustomization: true, representativeItem: nil, items: [item]),
      item.creatingMovableGroup(customizationIdentifier: "m"),
      item.creatingOptionalGroup(customizationIdentifier: "o", isInDefaultCustomization: false),
    ]
    _ = navigationItem.searchBarPlacementBarButtonItem
    setToolbarItems([item, .flexibleSpace()], animated: true)
    toolbarItems = [UIBarButtonItem.fixedSpace(3)]
    navigationController?.setToolbarHidden(false, animated: true)
    navigationController?.toolbar.tintColor = .red
  }
  override var keyCommands: [UIKeyCommand]? {
    let command = UIKeyCommand(input: UIKeyCommand.inputUpArrow, modifierFlags: [.command, .shift], action: Selector("x"))
    command.discoverabilityTitle = "New"
    command.wantsPriorityOverSystemBehavior = true
    command.title = "x"
    command.allowsAutomaticLocalization = false
    _ = command.input
    _ = command.modifierFlags
    _ = command.action
    command.allowsAutomaticMirroring = false
    command.image = nil
    command.attributes = []
    command.state = .off
    _ = command.propertyList
    return [
      command, UIKeyCommand(title: "Find", action: Selector("find"), input: "f", modifierFlags: .command),
      UIKeyCommand(
        title: "t", image: nil, action: Selector("f"), input: "\r", modifierFlags: [], propertyList: ["a": 1],
        alternates: [UICommandAlternate(title: "a", action: Selector("a"), modifierFlags: .alternate)], discoverabilityTitle: "d",
        attributes: .disabled, state: .on),
    ]
  }
  func sheets() {
    let vc = UIViewController()
    let nav = UINavigationController(rootViewController: vc)
    nav.modalPresentationStyle = .pageSheet
    nav.modalTransitionStyle = .crossDissolve
    nav.isModalInPresentation = true
    nav.presentationController?.delegate = self
    nav.preferredContentSize = CGSize(width: 400, height: 300)
    nav.transitioningDelegate = self
    if let sheet = nav.sheetPresentationController {
      sheet.detents = [
        .medium(), .large(), .custom(identifier: .init("small")) { context in 0.3 * context.maximumDetentValue },
        .custom { _ in 200 },
      ]
      sheet.selectedDetentIdentifier = .medium
      sheet.largestUndimmedDetentIdentifier = .large
      sheet.prefersGrabberVisible = true
      sheet.prefersScrollingExpandsWhenScrolledToEdge = false
      sheet.prefersEdgeAttachedInCompactHeight = true
      sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
      sheet.preferredCornerRadius = 20
      sheet.delegate = self
      sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
      sheet.sourceView = view
      sheet.invalidateDetents()
      sheet.prefersPageSizing = true
    }
    present(nav, animated: true)
    dismiss(animated: true) {}
    dismiss(animated: false)
    presentedViewController?.dismiss(animated: true, completion: nil)
    presentingViewController?.dismiss(animated: true)
    Task { await dismissAsync() }
    for style: UIModalPresentationStyle in [
      .automatic, .none, .fullScreen, .pageSheet, .formSheet, .currentContext, .custom, .overFullScreen, .overCurrentContext,
      .popover,
    ] { vc.modalPresentationStyle = style }
    for t: UIModalTransitionStyle in [.coverVertical, .flipHorizontal, .crossDissolve, .partialCurl] {
      vc.modalTransitionStyle = t
    }
    vc.preferredTransition = .zoom { _ in nil }
    let p = vc.presentationController
    _ = p?.presentedViewController
    _ = p?.containerView
    _ = p?.presentingViewController
  }
  func dismissAsync() async { await withCheckedContinuation { c in dismiss(animated: true) { c.resume() } } }
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
  func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  { .none }
  func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { UINavigationController(rootViewController: controller.presentedViewController) }
  func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: UIViewControllerTransitionCoordinator?
  ) {}
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
  func presentationController(
    _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController
  ) {}
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
  func popoverPresentationControllerShouldDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) -> Bool
  { true }
  func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) {}
  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) {}
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController)
  {}
  func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController)
    -> UIViewControllerAnimatedTransitioning?
  { Animator() }
  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? { nil }
  func interactionControllerForPresentation(using animator: UIViewControllerAnimatedTransitioning)
    -> UIViewControllerInteractiveTransitioning?
  { nil }
  func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning)
    -> UIViewControllerInteractiveTransitioning?
  { UIPercentDrivenInteractiveTransition() }
  func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController)
    -> UIPresentationController?
  { Custom(presentedViewController: presented, presenting: presenting) }
}
private final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let to = transitionContext.viewController(forKey: .to), let from = transitionContext.viewController(forKey: .from),
      let v = transitionContext.view(forKey: .to)
    else { return }
    transitionContext.containerView.addSubview(v)
    v.frame = transitionContext.finalFrame(for: to)
    _ = transitionContext.initialFrame(for: from)
    transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    _ = transitionContext.isAnimated
  }
  func animationEnded(_ transitionCompleted: Bool) {}
}
private class Custom: UIPresentationController {
  override init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
  }
  override var frameOfPresentedViewInContainerView: CGRect { .zero }
  override func presentationTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in }, completion: nil)
  }
  override func presentationTransitionDidEnd(_ completed: Bool) {}
  override func dismissalTransitionWillBegin() {}
  override func dismissalTransitionDidEnd(_ completed: Bool) {}
  override func containerViewWillLayoutSubviews() { presentedView?.frame = frameOfPresentedViewInContainerView }
  override func containerViewDidLayoutSubviews() {}
  override var shouldRemovePresentersView: Bool { false }
  override var presentedView: UIView? { super.presentedView }
  override var presentationStyle: UIModalPresentationStyle { .custom }
  override func size(forChildContentContainer container: UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize
  { parentSize }
  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
  }
  override var adaptivePresentationStyle: UIModalPresentationStyle { .none }
  override func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {}
}
