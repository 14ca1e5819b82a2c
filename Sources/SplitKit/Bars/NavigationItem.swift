/// What a navigation bar shows for one controller: `UINavigationItem`.
public final class NavigationItem {
  /// The items before the title, in reading order.
  public var leftBarButtonItems: [BarButtonItem] = []
  /// The items after the title, the outermost first, as in UIKit.
  public var rightBarButtonItems: [BarButtonItem] = []
  /// Whether the left items stand beside the back button instead of in its place. False by default
  /// (AD documented).
  public var leftItemsSupplementBackButton = false
  /// Whether the bar leaves the back button out while this controller is on top. False by default (AD documented).
  public var hidesBackButton = false
  /// The search field that the bar has below its items; nil for none.
  package var searchController: SearchController?
  /// The title of the back button that leads back to this controller; nil for the controller's own title.
  public var backButtonTitle: String?
  /// The back button that leads back to this controller. Only how it looks counts: a tap goes back whatever its action
  /// is (AD documented).
  package var backBarButtonItem: BarButtonItem?

  /// The first of `leftBarButtonItems`.
  public var leftBarButtonItem: BarButtonItem? {
    get { leftBarButtonItems.first }
    set { leftBarButtonItems = newValue.map { [$0] } ?? [] }
  }

  /// The first of `rightBarButtonItems`.
  public var rightBarButtonItem: BarButtonItem? {
    get { rightBarButtonItems.first }
    set { rightBarButtonItems = newValue.map { [$0] } ?? [] }
  }
}
