import SplitKit

/// The split view of the prototype. It is its own delegate, and replaces the system's button with its own
/// (spec/split-view.md 9.2).
final class InstagramSplitViewController: SplitViewController {
  let options: InstagramOptions
  var faults: PushFaults

  init(_ application: Application, id: String, viewControllers: [ViewController], _ options: InstagramOptions) {
    self.options = options
    faults = PushFaults(isPresent: options.hasPushFaults, isCut: options.separateFix)
    super.init(application, id: id)
    self.viewControllers = viewControllers
    delegate = self
    preferredDisplayMode = options.preferredDisplayMode
    if options.displayModeButton == .custom { installButton() }
  }

  private func installButton() {
    displayModeButtonItem.customView = .init(image: Self.image(for: preferredDisplayMode)) { [weak self] in
      self?.toggleDisplayModeWithAnimation()
    }
  }

  /// The image of the button: arrows that point apart while everything is shown, and towards each other otherwise.
  private static func image(for mode: DisplayMode) -> String {
    mode == .allVisible ? "arrow.up.left.and.arrow.down.right" : "arrow.down.right.and.arrow.up.left"
  }

  /// Hides the primary if everything is shown, and otherwise shows everything. The image follows the new preference.
  private func toggleDisplayModeWithAnimation() {
    application.animate(duration: Application.animationDuration) {
      preferredDisplayMode = displayMode == .allVisible ? .primaryHidden : .allVisible
      displayModeButtonItem.customView?.image = Self.image(for: preferredDisplayMode)
    } completion: { [weak self] in
      guard let self else { return }
      tellDetail(did: displayMode)
    }
  }

  /// Sets the image of the button after something else than the button has changed the mode.
  func updateButtonImage() { displayModeButtonItem.customView?.image = Self.image(for: displayMode) }

  /// Notes a turn, because the fault of a pop needs one.
  override func viewWillTransition(to size: Size, with coordinator: TransitionCoordinator) {
    faults.isTurning = size.width == view.frame.height && size.height == view.frame.width
    guard faults.isTurning else { return }
    coordinator.animate(alongside: {}, completion: { [weak self] in self?.faults.isTurning = false })
  }

  /// Tells the detail about the mode again after an expand. The detail was told that everything is shown when the split
  /// collapsed, and `willChangeTo` comes before the expanded split has a secondary (ours; the article's code leaves the
  /// detail without its padding).
  override func layoutChildren() {
    let wasCollapsed = isCollapsed
    super.layoutChildren()
    guard wasCollapsed, !isCollapsed else { return }
    if faults.takeEmptying() { emptyStacks() }
    tellDetail(will: displayMode)
    tellDetail(did: displayMode)
  }
}

extension SplitViewController {
  /// The last controller, or nil in a collapsed split. The article has this helper.
  var secondaryViewController: ViewController? { viewControllers.count > 1 ? viewControllers.last : nil }
}

extension InstagramSplitViewController: SplitViewControllerDelegate {
  /// Updates the image, and tells the detail. Only the button's own action changes the image in the prototype, so that it is
  /// wrong after a swipe from the edge has brought the primary back (ours).
  func splitViewController(_ splitViewController: SplitViewController, willChangeTo displayMode: DisplayMode) {
    displayModeButtonItem.customView?.image = Self.image(for: displayMode)
    tellDetail(will: displayMode)
  }

  /// Leaves out an empty detail in a collapse, because nobody wants to see it first. Without the article's fix, the
  /// collapse keeps it.
  func splitViewController(
    _ splitViewController: SplitViewController, collapseSecondary secondary: ViewController,
    onto primary: ViewController
  ) -> Bool { options.emptyDetailFix && secondary is EmptyDetailViewController }

  /// Applies the article's fix for stray bar items (iOS 13): the primary keeps its first controller. The secondary is
  /// the chosen post or, as in the article's code, the controller from before the collapse.
  func splitViewController(
    _ splitViewController: SplitViewController, separateSecondaryFrom primary: ViewController
  ) -> ViewController? {
    guard let navigation = primary as? NavigationController, let first = navigation.viewControllers.first else {
      return nil
    }
    if let pushed = pushedStack(on: navigation), faults.happen(to: pushed, on: navigation, in: self) {
      return secondaryBeforeCollapse
    }
    guard options.separateFix else { return nil }
    let chosen = options.keepsChosenPost ? chosenStack(on: navigation) : nil
    navigation.setViewControllers([first])
    if chosen == nil { refillSecondary(from: first) }
    return chosen
  }
}
