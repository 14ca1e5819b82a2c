import SplitKit

extension Preview {
  /// The prototype of seeds 0 and 2: Instagram for the iPad. Of its tabs, the profile.
  public static let instagram = Preview(
    id: "instagram", title: "Instagram for iPad",
    summary: "Tap a post, then the arrows above it; make the window narrower than 668 points to see it collapse.",
    profiles: [.ios13, .ios14, .ios26], windowSize: Size(width: 1366, height: 1024),
    options: [PreviewOption("tab", .choice(["profile"]), default: "profile", "The tab that is selected at launch.")]
  ) { (application, options) throws(Refusal) in
    InstagramContent(application)
  }
}

/// The prototype's controllers: a tab bar whose profile tab is a split view.
final class InstagramContent: PreviewContent {
  private let split: InstagramSplitViewController
  private let profile: UserProfileViewController
  private let empty: EmptyDetailViewController

  init(_ application: Application) {
    profile = UserProfileViewController(application, id: "profile", title: "Profile")
    empty = EmptyDetailViewController(application, id: "empty")
    split = InstagramSplitViewController(
      application, id: "split",
      viewControllers: [NavigationController(rootViewController: profile), empty])
    split.tabBarItem = TabBarItem(image: "person")
    super.init(rootViewController: TabBarController(application, id: "tabs", viewControllers: [split]))
  }

  /// What may be out of the tree at the moment, and is the same when it comes back.
  override func controller(named name: String) -> ViewController? {
    [empty, profile.detail].first { $0.id == name }
  }

  override var place: Value { InstagramPlace(split: split, profile: profile).value }

  override func restore(_ place: Value) { InstagramPlace.restore(place, split: split, profile: profile) }
}
