import Foundation

/// An item of a tab bar: `UITabBarItem`.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The items of the system: `UITabBarItem.SystemItem`, with UIKit's raw values.
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent, mostViewed
  }

  /// The controller that the item belongs to.
  weak var owner: UIViewController?
  /// The image while the item is selected. It is drawn if there is no other one.
  open var selectedImage: UIImage? { didSet { noteChange() } }
  /// The text in the badge; nil for none.
  open var badgeValue: String? { didSet { if badgeValue != oldValue { noteChange() } } }
  /// The colour of the badge; nil for red.
  open var badgeColor: UIColor? { didSet { noteChange() } }
  /// Kept: titles stand where the system puts them.
  open var titlePositionAdjustment = UIOffset.zero
  /// The look of the bar while the item is selected; nil for that of the bar.
  open var standardAppearance: UITabBarAppearance? { didSet { noteChange() } }
  /// The look of the bar at the end of the content while the item is selected; nil for that of the bar.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { noteChange() } }

  /// Creates an empty item.
  public override init() { super.init() }

  /// Creates an item as a storyboard does. A coder of another kind gives an empty item.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates an item with a title and an image, and a number.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  /// Creates an item with a title and images.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }

  /// Creates an item of the system, and a number.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    let look = systemItem.look
    self.init(title: look.title, image: UIImage(systemName: look.symbol), tag: tag)
  }

  /// Kept: the badge has the look of the system.
  open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
  /// The attributes of the badge: none.
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { nil }

  var shownImage: UIImage? { image ?? selectedImage }

  override func noteChange() { owner?.noteTabBarItem() }
}

extension UITabBarItem.SystemItem {
  /// The words and the symbol of the item (general knowledge).
  fileprivate var look: (title: String, symbol: String) {
    switch self {
    case .more: ("More", "ellipsis")
    case .favorites: ("Favorites", "star.fill")
    case .featured: ("Featured", "star.fill")
    case .topRated: ("Top Rated", "star.fill")
    case .recents: ("Recents", "clock.fill")
    case .contacts: ("Contacts", "person.crop.circle.fill")
    case .history: ("History", "clock.fill")
    case .bookmarks: ("Bookmarks", "book.fill")
    case .search: ("Search", "magnifyingglass")
    case .downloads: ("Downloads", "square.and.arrow.down.fill")
    case .mostRecent: ("Most Recent", "clock.fill")
    case .mostViewed: ("Most Viewed", "list.number")
    }
  }
}
