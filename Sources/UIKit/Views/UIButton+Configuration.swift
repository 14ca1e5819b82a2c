import Foundation
internal import SplitKit

extension UIButton {
  /// The look of a button: `UIButton.Configuration`, since iOS 15.
  public struct Configuration: Hashable, Sendable {
    /// The kinds of backgrounds on the page.
    enum Look: String, Sendable { case plain, gray, tinted, filled, bordered }
    /// The size, with which the padding grows.
    public enum Size: Int, Sendable { case medium, small, mini, large }
    /// How corners are rounded. Only a capsule is drawn as such.
    public enum CornerStyle: Int, Sendable { case fixed = -1, dynamic, small, medium, large, capsule }
    /// The alignment of title and subtitle. It is kept.
    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
    /// The sign of a button with a menu. It is kept.
    public enum Indicator: Int, Sendable { case automatic, none, popup }

    var look: Look
    /// The title, or nil.
    public var title: String?
    /// The title with attributes.
    public var attributedTitle: AttributedString? { didSet { title = attributedTitle.map { String($0.characters) } } }
    /// The line below the title, or nil.
    public var subtitle: String?
    /// The subtitle with attributes. Its letters are drawn as those of `subtitle`.
    public var attributedSubtitle: AttributedString? { didSet { subtitle = attributedSubtitle.map { String($0.characters) } } }
    /// The image, or nil.
    public var image: UIImage?
    /// The side of the title at which the image stands.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between image and title in points.
    public var imagePadding: CGFloat = 0
    /// Kept, without an effect.
    public var titlePadding: CGFloat = 1
    /// Kept, without an effect.
    public var titleAlignment = TitleAlignment.automatic
    /// The colour of title and image, or nil for that of the kind.
    public var baseForegroundColor: UIColor?
    /// The colour of the background, or nil for that of the kind.
    public var baseBackgroundColor: UIColor?
    /// The size of the button.
    public var buttonSize = Size.medium { didSet { contentInsets = Self.insets(of: buttonSize) } }
    /// How the corners are rounded.
    public var cornerStyle = CornerStyle.dynamic
    /// The distances from the contents to the edges in points.
    public var contentInsets = Configuration.insets(of: .medium)
    /// Kept and not drawn.
    public var showsActivityIndicator = false
    /// Kept and not drawn.
    public var indicator = Indicator.automatic
    /// The size of a symbol, or nil for that of the title.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The background: its colour, its image, its border and its corners, which count if the style of the corners leaves them to it.
    public var background = UIBackgroundConfiguration.clear()
    /// Kept, without an effect.
    public var macIdiomStyle = MacIdiomStyle.automatic
    /// The looks on a Mac. They have no effect.
    public enum MacIdiomStyle: Int, Sendable { case automatic, bordered, borderless, borderlessTinted }
    /// Kept: a title is cut at its end.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// Kept, without an effect.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// Changes the attributes of the title. It is kept.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Changes the attributes of the subtitle. It is kept.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Changes the colour of the image. It is kept.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// Changes the colour of the indicator. It is kept.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?
    /// Changes the colour of the activity indicator. It is kept.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// Kept, without an effect.
    public var imageReservation: CGFloat = 0
    /// Sets the usual padding.
    public mutating func setDefaultContentInsets() { contentInsets = Self.insets(of: buttonSize) }
    /// Kept, without an effect.
    public var automaticallyUpdateForSelection = true

    /// The distances of a size, observed on iOS 26.1 (860).
    private static func insets(of size: Size) -> NSDirectionalEdgeInsets {
      let padding: (CGFloat, CGFloat) =
        switch size {
        case .small, .mini: (5, 10)
        case .medium: (7, 12)
        case .large: (15, 20)
        }
      return NSDirectionalEdgeInsets(top: padding.0, leading: padding.1, bottom: padding.0, trailing: padding.1)
    }

    /// The style of the title, observed on iOS 26.1: 17 points, or 15 in a small button (860).
    var titleStyle: UIFont.TextStyle { buttonSize == .small || buttonSize == .mini ? .subheadline : .body }

    private init(_ look: Look) { self.look = look }

    /// A button without a background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// A button on grey.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// A button on a light tint.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// A button on the tint.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// A button without a background or a border on iOS.
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// A button on grey with words of the tint.
    public static func bordered() -> Configuration { Configuration(.bordered) }
    /// A button on a light tint.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// A button on the tint.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }
    /// A button of glass, since iOS 26. It is drawn as one on grey.
    public static func glass() -> Configuration { Configuration(.gray) }
    /// A button of tinted glass, since iOS 26. It is drawn as one on the tint.
    public static func prominentGlass() -> Configuration { Configuration(.filled) }
    /// A button of clear glass, since iOS 26. It is drawn as one on grey.
    public static func clearGlass() -> Configuration { Configuration(.gray) }
    /// A button of clear tinted glass, since iOS 26. It is drawn as one on the tint.
    public static func prominentClearGlass() -> Configuration { Configuration(.filled) }
    /// The configuration for a button's state: itself.
    public func updated(for button: UIButton) -> Configuration { self }
  }
}

extension NSDirectionalRectEdge {
  /// The name of the edge on the page.
  var edgeName: String { contains(.top) ? "top" : contains(.bottom) ? "bottom" : contains(.trailing) ? "trailing" : "leading" }
}

extension NSDirectionalRectEdge: Hashable {}
