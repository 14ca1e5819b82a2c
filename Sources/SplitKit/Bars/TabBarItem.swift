/// A controller's item in a tab bar: `UITabBarItem`.
public struct TabBarItem {
  /// The words below the image; nil for the controller's own title.
  public var title: String?
  /// The name of an SF Symbol.
  public var image: String?
  /// The text in the badge at the image; nil for no badge.
  package var badge: String?
  /// Gives the colour of the badge, as `#RRGGBBAA`, or nil for that of the system.
  package var badgeColor: (() -> String?)?

  /// Makes an item of a title and the name of an SF Symbol, either of which may be nil.
  public init(title: String? = nil, image: String?) {
    self.title = title
    self.image = image
  }
}
