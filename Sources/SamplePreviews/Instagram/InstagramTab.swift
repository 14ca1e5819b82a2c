/// The tabs in their order, with their symbols. No tab has a title (spec/split-view.md 9.1, R-IG observed).
enum InstagramTab: String, CaseIterable {
  case home, search, camera, notifications, profile

  var image: String {
    switch self {
    case .home: "house.fill"
    case .search: "magnifyingglass"
    case .camera: "plus.app"
    case .notifications: "suit.heart"
    case .profile: "person"
    }
  }

  /// The title in the screen's bar.
  var title: String {
    switch self {
    case .home: "Home"
    case .search: "Search"
    case .camera: "Camera"
    case .notifications: "Notifications"
    case .profile: "Profile"
    }
  }

  var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
