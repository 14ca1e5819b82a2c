import SplitKit

/// The prototype's split view: its own delegate, with a button of its own in the place of the system's
/// (spec/split-view.md 9.2).
final class InstagramSplitViewController: SplitViewController {
  private let options: InstagramOptions

  init(_ application: Application, id: String, viewControllers: [ViewController], _ options: InstagramOptions) {
    self.options = options
    super.init(application, id: id)
    self.viewControllers = viewControllers
    delegate = self
    preferredDisplayMode = options.preferredDisplayMode
    if options.displayModeButton == .custom { installButton() }
  }

  private func installButton() {
    displayModeButtonItem.customView = .init(image: Self.image(for: preferredDisplayMode)) { [unowned self] in
      toggleDisplayModeWithAnimation()
    }
  }

  /// Arrows that point apart while everything is shown, and together otherwise.
  private static func image(for mode: DisplayMode) -> String {
    mode == .allVisible ? "arrow.up.left.and.arrow.down.right" : "arrow.down.right.and.arrow.up.left"
  }

  /// Hides the primary when everything is shown, else shows everything; the image follows what is now preferred.
  private func toggleDisplayModeWithAnimation() {
    application.animate(duration: Application.animationDuration) {
      preferredDisplayMode = displayMode == .allVisible ? .primaryHidden : .allVisible
      displayModeButtonItem.customView?.image = Self.image(for: preferredDisplayMode)
    } completion: { [unowned self] in
      updatableDetail?.displayModeDidChange(to: displayMode)
    }
  }

  /// After a mode came from elsewhere than the button: the image that the button would have given itself.
  func updateButtonImage() {
    let mode = preferredDisplayMode == .automatic ? displayMode : preferredDisplayMode
    displayModeButtonItem.customView?.image = Self.image(for: mode)
  }

  private var updatableDetail: (any DisplayModeUpdatable)? {
    (secondaryViewController as? NavigationController)?.topViewController as? any DisplayModeUpdatable
  }
}

extension SplitViewController {
  /// The article's helper: the last controller while there is more than one, so nil while collapsed.
  var secondaryViewController: ViewController? { viewControllers.count > 1 ? viewControllers.last : nil }
}

extension InstagramSplitViewController: SplitViewControllerDelegate {
  /// While the mode is left to the system, the image follows what that shows (ours: the prototype prefers a mode).
  func splitViewController(_ splitViewController: SplitViewController, willChangeTo displayMode: DisplayMode) {
    if preferredDisplayMode == .automatic { displayModeButtonItem.customView?.image = Self.image(for: displayMode) }
    updatableDetail?.displayModeWillChange(to: displayMode)
  }

  /// A detail without content is left out: nobody wants to see it first. Without the article's fix nothing is.
  func splitViewController(
    _ splitViewController: SplitViewController, collapseSecondary secondary: ViewController,
    onto primary: ViewController
  ) -> Bool { options.emptyDetailFix && secondary is EmptyDetailViewController }

  /// The article's fix for bar items that stray (iOS 13): the primary keeps its first controller, and the
  /// secondary from before the collapse comes back.
  func splitViewController(
    _ splitViewController: SplitViewController, separateSecondaryFrom primary: ViewController
  ) -> ViewController? {
    if options.separateFix, let navigation = primary as? NavigationController,
      let first = navigation.viewControllers.first
    {
      navigation.setViewControllers([first])
      refillSecondary(from: first)
    }
    return nil
  }

  /// There is one detail, and a post that was chosen since the collapse has taken it out of the secondary's stack: without
  /// this an empty stack would come back (ours; in the article's code nobody puts it there).
  private func refillSecondary(from profile: ViewController) {
    guard let stack = secondaryBeforeCollapse as? NavigationController, stack.viewControllers.isEmpty,
      let profile = profile as? UserProfileViewController
    else { return }
    stack.setViewControllers([profile.detail])
  }
}
