import SplitKit

/// The controllers of the prototype: a tab bar with five screens, each on a stack of its own. The stack of the profile
/// is in a split view.
final class InstagramContent: PreviewContent {
  let tabs: TabBarController
  let split: InstagramSplitViewController
  let profile: UserProfileViewController
  let visits: ProfileVisits
  let activity: Activity
  private let empty: EmptyDetailViewController

  init(_ application: Application, _ options: InstagramOptions) {
    let names = PlainViewControllers(application)
    activity = Activity(application)
    visits = ProfileVisits(application, names: names, activity: activity)
    profile = UserProfileViewController(application, number: nil, activity: activity)
    empty = EmptyDetailViewController(application, id: "empty")
    let secondary = options.selectsFirst ? profile.stackedDetail(of: 0) : empty
    let navigation = NavigationController(rootViewController: profile)
    navigation.delegate = profile
    split = InstagramSplitViewController(
      application, id: "split", viewControllers: [navigation, secondary], options)
    let (split, visits) = (split, visits)
    tabs = TabBarController(
      application, id: "tabs",
      viewControllers: InstagramTab.allCases.map { tab in
        let controller = Self.controller(for: tab, application, split, visits)
        controller.tabBarItem = TabBarItem(image: tab.image)
        return controller
      })
    tabs.selectedIndex = options.tab.index
    super.init(rootViewController: tabs)
    plainControllers = names
  }

  private static func controller(
    for tab: InstagramTab, _ application: Application, _ split: ViewController, _ visits: ProfileVisits
  ) -> ViewController {
    let (id, title) = (tab.rawValue, tab.title)
    return switch tab {
    case .home, .camera:
      NavigationController(
        rootViewController: HomeViewController(application, id: id, title: title, visits: visits))
    case .search:
      NavigationController(rootViewController: SearchViewController(application, id: id, title: title))
    case .notifications:
      NavigationController(rootViewController: NotificationsViewController(application, id: id, title: title))
    case .profile: split
    }
  }

  /// The controllers that can be out of the tree and keep their identity until they come back.
  override func controller(named name: String) -> ViewController? {
    let own = [empty, activity.screen, profile] + profile.belongings
    return own.first { $0.id == name } ?? visits.controller(named: name)
  }

  override var place: Value { InstagramPlace(self).value }

  override func restore(_ place: Value) { InstagramPlace(self).restore(place) }
}
