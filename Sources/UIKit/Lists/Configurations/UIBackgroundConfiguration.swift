import Foundation

/// A background: `UIBackgroundConfiguration`. The colour is drawn; corners, borders and effects are those of the page.
public nonisolated struct UIBackgroundConfiguration: Hashable, @unchecked Sendable {
  /// The colour, or nil for that of the list.
  public var backgroundColor: UIColor?
  /// Kept, without an effect.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// Kept and not drawn.
  public var cornerRadius: CGFloat = 0
  /// Kept and not drawn.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// Kept and not drawn.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// Kept and not drawn.
  public var strokeColor: UIColor?
  /// Kept and not drawn.
  public var strokeWidth: CGFloat = 0
  /// Kept and not drawn.
  public var strokeOutset: CGFloat = 0
  /// Kept and not drawn.
  public var image: UIImage?
  /// Kept, without an effect.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// Kept, without an effect.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// Kept and not drawn.
  public var visualEffect: UIVisualEffect?
  /// Kept and not drawn.
  public var customView: UIView?

  private init(_ color: UIColor? = nil) { backgroundColor = color }

  /// No background.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// The background of a row, since iOS 18.
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// The background of a header, since iOS 18.
  public static func listHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// The background of a footer, since iOS 18.
  public static func listFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// The background of a row of a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// The background of a header of a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// The background of a row of a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// The background of a header of a grouped list.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// The background of a row of a sidebar.
  public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// The background of a header of a sidebar.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// The background of a row of a list that goes with a sidebar.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// The configuration for a state: itself.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }
  /// The colour.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor { backgroundColor ?? .clear }
  /// The colour of the border.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor { strokeColor ?? .clear }
}
