import Foundation

/// A background: `UIBackgroundConfiguration`. A row of a list takes its colour alone, and has the corners of the page. Elsewhere a view
/// draws colour, image, border and corners.
public nonisolated struct UIBackgroundConfiguration: Hashable, @unchecked Sendable {
  /// The colour, or nil for that of the list.
  public var backgroundColor: UIColor?
  /// The change of the colour. A row of a list keeps it without an effect.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The radius of the corners in points. A row of a list keeps it without an effect.
  public var cornerRadius: CGFloat = 0
  /// The distances around the background in points. A row of a list keeps them without an effect.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// Kept and not drawn.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The colour of the border. A row of a list keeps it without an effect.
  public var strokeColor: UIColor?
  /// The width of the border in points. A row of a list keeps it without an effect.
  public var strokeWidth: CGFloat = 0
  /// Kept and not drawn.
  public var strokeOutset: CGFloat = 0
  /// The image. A row of a list keeps it without an effect.
  public var image: UIImage?
  /// How the image fills the background.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// Kept, without an effect.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// Kept and not drawn.
  public var visualEffect: UIVisualEffect?
  /// A view that fills the background. A row of a list keeps it without an effect.
  public var customView: UIView?
  /// The colour of a view that draws the background, unless the app gives one.
  let usualColor: UIColor?

  private init(_ usualColor: UIColor? = nil) { self.usualColor = usualColor }

  /// No background.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// The background of a row, since iOS 18.
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// The background of a header, since iOS 18.
  public static func listHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// The background of a footer, since iOS 18.
  public static func listFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// The background of a row of a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.systemBackground) }
  /// The background of a header of a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// The background of a row of a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.secondarySystemGroupedBackground)
  }
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
