import Foundation

/// The look of a list: `UICollectionLayoutListConfiguration`.
public nonisolated struct UICollectionLayoutListConfiguration: @unchecked Sendable {
  /// The looks.
  public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
  /// Where headers come from.
  public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
  /// Where footers come from.
  public enum FooterMode: Int, Sendable { case none, supplementary }
  /// Gives the actions of a row.
  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?

  /// The look.
  public let appearance: Appearance
  /// Where headers come from.
  public var headerMode = HeaderMode.none
  /// Where footers come from.
  public var footerMode = FooterMode.none
  /// Whether there are lines between rows. The default is true. A list that looks like a sidebar has none either way, except
  /// where it is alone in a narrow window: there it has the look of an inset group (inferred from the system's own apps).
  public var showsSeparators = true
  /// The colour behind the list, or nil for that of the look.
  public var backgroundColor: UIColor?
  /// Kept, without an effect.
  public var headerTopPadding: CGFloat?
  /// Gives the actions of a swipe towards the end of the row.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Gives the actions of a swipe towards the start of the row.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Changes the lines around a row. It is kept.
  public typealias ItemSeparatorHandler = (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration
  /// The lines between rows. They are kept.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Changes the lines around a row. It is kept.
  public var itemSeparatorHandler: ItemSeparatorHandler?

  /// Creates a configuration with a look.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  var style: ListStyle {
    switch appearance {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    case .sidebar: .sidebar
    case .sidebarPlain: .sidebarPlain
    }
  }
}
