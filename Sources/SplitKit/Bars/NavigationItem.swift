/// What a navigation bar shows for one controller: `UINavigationItem`.
public final class NavigationItem {
  /// The items before the title, in reading order.
  public var leftBarButtonItems: [BarButtonItem] = []
  /// The items after the title, the outermost first, as in UIKit.
  public var rightBarButtonItems: [BarButtonItem] = []
  /// Whether the left items stand beside the back button instead of in its place. False by default
  /// (AD documented).
  public var leftItemsSupplementBackButton = false
  /// The title of the back button that leads back to this controller; nil for the controller's own title.
  public var backButtonTitle: String?

  /// The first of `leftBarButtonItems`.
  public var leftBarButtonItem: BarButtonItem? {
    get { leftBarButtonItems.first }
    set { leftBarButtonItems = newValue.map { [$0] } ?? [] }
  }
}
