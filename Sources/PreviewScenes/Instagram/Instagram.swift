import SplitKit

extension Preview {
  /// The prototype of seeds 0 and 2: Instagram for the iPad. Of its tabs, the profile.
  public static let instagram = Preview(
    id: "instagram", title: "Instagram for iPad",
    summary: "Tap a post, then the arrows above it; make the window narrower than 668 points to see it collapse.",
    profiles: [.ios13, .ios26], windowSize: Size(width: 1366, height: 1024),
    options: [PreviewOption("tab", .choice(["profile"]), default: "profile", "The tab that is selected at launch.")]
  ) { (application, options) throws(Refusal) in
    InstagramContent(application)
  }
}

/// The prototype's controllers: a tab bar whose profile tab is a split view.
final class InstagramContent: PreviewContent {
  private let split: InstagramSplitViewController
  private let profile: UserProfileViewController

  init(_ application: Application) {
    profile = UserProfileViewController(application, id: "profile", title: "Profile")
    split = InstagramSplitViewController(
      application, id: "split",
      viewControllers: [
        NavigationController(rootViewController: profile), EmptyDetailViewController(application, id: "empty"),
      ])
    split.tabBarItem = TabBarItem(image: "person")
    super.init(rootViewController: TabBarController(application, id: "tabs", viewControllers: [split]))
  }

  override var place: Value { InstagramPlace(split: split, profile: profile).value }

  override func restore(_ place: Value) { InstagramPlace.restore(place, split: split, profile: profile) }
}
