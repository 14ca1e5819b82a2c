/// The items and titles that a navigation bar shows for a controller: `UINavigationItem`.
public final class NavigationItem {
  /// The items before the title, in reading order.
  public var leftBarButtonItems: [BarButtonItem] = []
  /// The items after the title, beginning with the outermost one, as in UIKit.
  public var rightBarButtonItems: [BarButtonItem] = []
  /// Whether the left items stand beside the back button instead of replacing it. The default is false (AD documented).
  public var leftItemsSupplementBackButton = false
  /// Whether the bar leaves out the back button while this controller is on top. The default is false (AD documented).
  public var hidesBackButton = false
  /// Whether the title is large in a bar that prefers large titles. The default is automatic (AD documented). A change takes
  /// effect with the next layout.
  public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// Whether something else stands in the place of the title in the row of the bar. The default is false.
  package var hasOwnTitle = false
  /// The line of text above the title, which makes the bar higher, or nil for none (AD documented).
  package var prompt: String?
  /// The line of text below a title in the row of the bar, or nil for none.
  package var subtitle: String?
  /// The search field below the items of the bar, or nil for none.
  package var searchController: SearchController?
  /// The title of the back button that leads back to this controller, or nil for the controller's own title.
  public var backButtonTitle: String?
  /// The back button that leads back to this controller. Only its title and image count: a tap always goes back,
  /// whatever the button's action is (AD documented).
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
