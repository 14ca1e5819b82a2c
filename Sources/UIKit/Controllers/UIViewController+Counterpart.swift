import Foundation
internal import SplitKit

/// The calls of the engine, as UIKit makes them to a controller.
extension UIViewController: @MainActor ControllerCounterpart {
  func engineLoadsView() { makeView() }

  func engineDidLoadView() {
    asCurrent {
      viewDidLoad()
      updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }
  }

  func engineWillAppear(animated: Bool) {
    state.isBeingPresented = engine.parent == nil && engine.presentingViewController != nil
    state.isMovingToParent = engine.isMovingToParent
    asCurrent { viewWillAppear(animated) }
  }

  func engineIsAppearing(animated: Bool) {
    asCurrent { viewIsAppearing(animated) }
    state.hasPlace = true
    layOutWhatWaits()
  }

  func engineDidAppear(animated: Bool) {
    asCurrent {
      viewDidAppear(animated)
      becomeFirstResponderOnScreen()
    }
    (state.isBeingPresented, state.isMovingToParent) = (false, false)
  }

  func engineWillDisappear(animated: Bool) {
    let presenter = engine.presentingViewController
    state.isBeingDismissed = engine.parent == nil && presenter != nil && presenter?.presentedViewController !== engine
    state.isMovingFromParent = engine.isMovingFromParent
    asCurrent { viewWillDisappear(animated) }
  }

  func engineDidDisappear(animated: Bool) {
    asCurrent {
      viewDidDisappear(animated)
      if isFirstResponder { resignFirstResponder() }
    }
    state.hasPlace = false
    (state.isBeingDismissed, state.isMovingFromParent) = (false, false)
  }

  func engineReveals(element id: String) -> Bool {
    guard engine is ContentController, hasContent, let lists = currentReading?.lists else { return false }
    var isFound = false
    asCurrent { isFound = lists.contains { $0.reveal(id) } }
    return isFound
  }

  var engineSearchableRows: (any SearchableRows)? {
    guard engine is ContentController, hasContent, let lists = currentReading?.lists, !lists.isEmpty else { return nil }
    return SearchedRows(of: lists, in: self)
  }

  func engineWillMove(to parent: SplitKit.ViewController?) {
    let container = parent.map(UIViewController.of)
    if let container { noteTraits(from: container) }
    beingTold { willMove(toParent: container) }
  }

  func engineDidMove(to parent: SplitKit.ViewController?) {
    let container = parent.map(UIViewController.of)
    if container == nil { noteTraits(from: nil) }
    beingTold { didMove(toParent: container) }
  }

  func engineWillTransition(to traits: SplitKit.TraitCollection, with coordinator: SplitKit.TransitionCoordinator) {
    let next = currentTraitValues.overridden(by: TraitValues(traits, scale: context.launch.scale))
    coordinating(coordinator) { willTransition(to: UITraitCollection(next), with: $0) }
  }

  func engineWillTransition(to size: Size, with coordinator: SplitKit.TransitionCoordinator) {
    coordinating(coordinator) { viewWillTransition(to: CGSize(size), with: $0) }
  }

  func engineTraitsDidChange(from previous: SplitKit.TraitCollection?) {
    guard let previous else {
      return asCurrent {
        storedView?.tellFirstTraits()
        traitCollectionDidChange(nil)
      }
    }
    let old = UITraitCollection(currentTraitValues.overridden(by: TraitValues(previous, scale: context.launch.scale)))
    reading = nil
    asCurrent {
      storedView?.noteTraits(from: old)
      traitCollectionDidChange(old)
      state.registrations.tell(self, from: old, to: traitCollection)
    }
  }

  func engineWillRotate(to orientation: SplitKit.InterfaceOrientation, duration: Double) {
    willRotate(to: UIInterfaceOrientation(orientation), duration: duration)
  }

  func engineWillAnimateRotation(to orientation: SplitKit.InterfaceOrientation, duration: Double) {
    willAnimateRotation(to: UIInterfaceOrientation(orientation), duration: duration)
  }

  func engineDidRotate(from orientation: SplitKit.InterfaceOrientation) {
    didRotate(from: UIInterfaceOrientation(orientation))
  }

  func engineUpdatesProperties() {
    reading = nil
    asCurrent { updateProperties() }
  }

  func engineWillLayOut() { beginLayout() }

  func engineDidLayOut() { endLayout() }

  func engineCollapses(
    _ secondary: SplitKit.ViewController, in split: SplitKit.SplitViewController, otherwise takes: () -> Void
  ) {
    guard let splitController = UIViewController.of(split) as? UISplitViewController else { return takes() }
    withoutActuallyEscaping(takes) { takes in
      state.usualCollapse = takes
      collapseSecondaryViewController(.of(secondary), for: splitController)
      state.usualCollapse = nil
    }
  }

  func engineSeparatesSecondary(
    in split: SplitKit.SplitViewController, otherwise gives: () -> SplitKit.ViewController?
  ) -> SplitKit.ViewController? {
    guard let splitController = UIViewController.of(split) as? UISplitViewController else { return gives() }
    let controller = withoutActuallyEscaping(gives) { gives in
      state.usualSeparation = { gives().map(UIViewController.of) }
      defer { state.usualSeparation = nil }
      return separateSecondaryViewController(for: splitController)
    }
    context.keep(controller)
    return controller?.engine
  }

  func engineDidChangeShowDetailTarget() {
    guard self is UISplitViewController else { return }
    NotificationCenter.default.post(name: UIViewController.showDetailTargetDidChangeNotification, object: self)
  }

  func engineTakes(
    _ controller: SplitKit.ViewController, for action: ShowAction, sender: SplitKit.ViewController?
  ) -> Bool { takes(controller, for: action, sender: sender) }

  var engineSupportedOrientations: Set<SplitKit.InterfaceOrientation> { orientationsNow }

  var enginePreferredOrientation: SplitKit.InterfaceOrientation {
    preferredInterfaceOrientationForPresentation.engine ?? context.window?.orientation ?? .portrait
  }

  func engineMayBeDismissedByUser() -> Bool { mayBeDismissedByUser }
  func engineWillBeDismissedByUser() { willBeDismissedByUser() }
  func engineWasDismissedByUser() { wasDismissedByUser() }
  func engineRefusedDismissalByUser() { refusedDismissalByUser() }
  var engineContentExtent: ContentExtent? { contentExtent }

  var engineGestures: [GestureRecognizer.Gesture] { swipesInViews.map { .swipe($0) } }

  func engineTakesSwipe(_ direction: SwipeDirection, at point: Point) -> Bool {
    var isTaken = false
    asCurrent { isTaken = takeSwipe(direction, at: CGPoint(point)) }
    return isTaken
  }

  var engineLogsContainerCalls: Bool { false }

  /// Runs a method of the app with the traits of this controller as the current ones.
  func asCurrent(_ body: () -> Void) {
    let before = UITraitCollection.current
    UITraitCollection.current = traitCollection
    body()
    UITraitCollection.current = before
  }

  /// Runs a method about a move, which is then not the app's own call.
  private func beingTold(_ body: () -> Void) {
    let before = state.isTold
    state.isTold = true
    body()
    state.isTold = before
  }

  private func coordinating(
    _ coordinator: SplitKit.TransitionCoordinator, _ body: (any UIViewControllerTransitionCoordinator) -> Void
  ) {
    let wrapped = ControllerTransitionCoordinator(coordinator, of: self)
    let before = state.coordinator
    state.coordinator = wrapped
    body(wrapped)
    state.coordinator = before
  }
}

extension UIViewController {
  /// Posted when details are shown in another place, with the split view as its object.
  public static let showDetailTargetDidChangeNotification = Notification.Name(
    "UIViewControllerShowDetailTargetDidChangeNotification")
}
