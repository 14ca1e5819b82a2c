import SplitKit

/// The post that the user has chosen, during an expand.
extension InstagramSplitViewController {
  /// The stack that shows the post that the user has chosen, or nil if the controller from before the collapse shows it
  /// (ours; the article's code loses a post that was chosen in a narrow window).
  func chosenStack(on navigation: NavigationController) -> NavigationController? {
    guard let profile = navigation.viewControllers.first as? UserProfileViewController, let post = profile.selectedPost
    else { return nil }
    let pushed = navigation.viewControllers.lazy.compactMap { $0 as? NavigationController }
      .first { stack in stack.viewControllers.contains { $0 === profile.detail } }
    if let pushed { return pushed }
    return secondaryBeforeCollapse is NavigationController ? nil : profile.stackedDetail(of: post)
  }

  /// Puts the detail back into the secondary's stack. The profile has only one detail, and a post that was chosen after
  /// the collapse has taken it out, so the stack would come back empty (ours; the article's code does not do this).
  func refillSecondary(from profile: ViewController) {
    guard let stack = secondaryBeforeCollapse as? NavigationController, stack.viewControllers.isEmpty,
      let profile = profile as? UserProfileViewController
    else { return }
    stack.setViewControllers([profile.detail])
  }
}
