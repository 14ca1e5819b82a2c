/// A controller's item in a tab bar: `UITabBarItem`.
public struct TabBarItem {
  public var title: String?
  /// The name of an SF Symbol.
  public var image: String?

  public init(title: String? = nil, image: String?) {
    self.title = title
    self.image = image
  }
}
