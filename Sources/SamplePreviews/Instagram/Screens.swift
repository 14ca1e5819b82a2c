import SplitKit

/// Makes the screens of the tabs.
struct Screens {
  private let application: Application
  private let split: ViewController
  private let visits: ProfileVisits
  private let overlays: Overlays
  private let links: Links

  init(_ application: Application, split: ViewController, visits: ProfileVisits, overlays: Overlays, links: Links) {
    self.application = application
    (self.split, self.visits, self.overlays, self.links) = (split, visits, overlays, links)
  }

  /// The controller of a tab: a stack, or the split view of the profile.
  func controller(for tab: InstagramTab) -> ViewController {
    let (id, title) = (tab.rawValue, tab.title)
    return switch tab {
    case .home, .camera:
      NavigationController(
        rootViewController: HomeViewController(application, id: id, title: title, visits: visits, overlays))
    case .search:
      NavigationController(
        rootViewController: SearchViewController(application, id: id, title: title, visits: visits, overlays))
    case .notifications:
      NavigationController(rootViewController: NotificationsViewController(application, id: id, title: title, links))
    case .profile: split
    }
  }
}
