import SplitKit

/// The controllers of the prototype: a tab bar with five screens, each on a stack of its own. The stack of the profile
/// is in a split view.
final class InstagramContent: PreviewContent {
  let tabs: TabBarController
  let split: InstagramSplitViewController
  let profile: UserProfileViewController
  let visits: ProfileVisits
  let overlays: Overlays
  let store = PhotoStore()
  private let empty: EmptyDetailViewController

  init(_ application: Application, _ options: InstagramOptions) {
    let names = PlainViewControllers(application)
    let links = Links()
    overlays = Overlays(application, store, links)
    visits = ProfileVisits(application, names: names, store, overlays)
    profile = UserProfileViewController(application, number: nil, store, overlays)
    empty = EmptyDetailViewController(application, id: "empty")
    let secondary = options.selectsFirst ? profile.stackedDetail(of: 0) : empty
    let navigation = NavigationController(rootViewController: profile)
    navigation.delegate = profile
    split = InstagramSplitViewController(
      application, id: "split", viewControllers: [navigation, secondary], options)
    let screens = Screens(application, split: split, visits: visits, overlays: overlays, links: links)
    tabs = TabBarController(
      application, id: "tabs",
      viewControllers: InstagramTab.allCases.map { tab in
        let controller = screens.controller(for: tab)
        controller.tabBarItem = TabBarItem(image: tab.image)
        return controller
      })
    tabs.selectedIndex = options.tab.index
    super.init(rootViewController: tabs)
    plainControllers = names
    links.openPost = { [weak self] in self?.open(post: $0) }
    links.openProfile = { [weak self] in self?.openProfile(of: $0) }
  }

  /// The controllers that can be out of the tree and keep their identity until they come back.
  override func controller(named name: String) -> ViewController? {
    let own = [empty, profile] + profile.belongings
    return own.first { $0.id == name } ?? overlays.screen(named: name) ?? visits.controller(named: name)
  }

  /// Opens a post of the user in the profile's tab, on behalf of a notification.
  private func open(post: Int) {
    tabs.dismiss()
    tabs.selectedIndex = InstagramTab.profile.index
    tabs.layoutIfNeeded()
    ProfilePlace(profile, in: split).show(post)
  }

  /// Opens the profile of a person in the notifications' tab.
  private func openProfile(of person: Person) {
    tabs.dismiss()
    tabs.selectedIndex = InstagramTab.notifications.index
    tabs.layoutIfNeeded()
    let stack = tabs.selectedViewController as? NavigationController
    stack?.pushViewController(visits.make(of: person))
  }

  override var place: Value { InstagramPlace(self).value }

  override func restore(_ place: Value) { InstagramPlace(self).restore(place) }
}
