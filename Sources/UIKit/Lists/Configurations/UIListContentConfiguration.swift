import Foundation
internal import SplitKit

/// The contents of a row of the system: `UIListContentConfiguration`. A `UIListContentView` gives texts and image their frames, in a list and
/// elsewhere.
public nonisolated struct UIListContentConfiguration: UIContentConfiguration, Hashable, @unchecked Sendable {
  /// How a text is drawn.
  public struct TextProperties: Hashable, Sendable {
    /// The alignment of a text.
    public enum TextAlignment: Int, Sendable { case natural, center, justified }
    /// Which letters become capitals.
    public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }
    /// The font. A list draws the title in it, and a second text in a font of the page.
    public var font: UIFont
    /// The colour, or that of the style.
    public var color: UIColor
    var hasOwnColor: Bool { color != .label && color != .secondaryLabel }
    /// The change of the colour.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// The alignment. A row of a list keeps it without an effect.
    public var alignment = TextAlignment.natural
    /// How a line ends that has no room. A row of a list keeps it without an effect.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The most lines, or 0 for any number.
    public var numberOfLines = 0
    /// Whether letters become smaller for want of room. A row of a list keeps it without an effect.
    public var adjustsFontSizeToFitWidth = false
    /// Kept, without an effect.
    public var allowsDefaultTighteningForTruncation = false
    /// Kept, without an effect.
    public var showsExpansionTextWhenTruncated = false
    /// Kept, without an effect.
    public var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard
    /// Kept, without an effect.
    public var minimumScaleFactor: CGFloat = 0
    /// Kept, without an effect.
    public var adjustsFontForContentSizeCategory = true
    /// Which letters become capitals.
    public var transform = TextTransform.none
    /// The colour.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
  }

  /// How the image is drawn.
  public struct ImageProperties: Hashable, Sendable {
    /// The length that stands for the usual one.
    public static let standardDimension = CGFloat.greatestFiniteMagnitude
    /// The size and weight of a symbol. A symbol in a row of a list has the size of the page.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour of the image, or nil for the tint.
    public var tintColor: UIColor?
    /// Kept, without an effect.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// Kept and not drawn.
    public var strokeColor: UIColor?
    /// Kept and not drawn.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// Kept and not drawn.
    public var strokeWidth: CGFloat = 0
    /// The radius of the corners in points.
    public var cornerRadius: CGFloat = 0
    /// The largest size of the image in points, where 0 is no limit.
    public var maximumSize = CGSize.zero
    /// The least space for the image in points.
    public var reservedLayoutSize = CGSize.zero
    /// Kept, without an effect.
    public var accessibilityIgnoresInvertColors = false
    /// The colour.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor { self.tintColor ?? tintColor }
  }

  enum Kind: Sendable {
    case cell, subtitle, value, header, sidebarHeader, prominentHeader, footer
    var isOfHeader: Bool { self == .header || self == .sidebarHeader || self == .footer }
  }
  let kind: Kind
  /// The kind by which the lengths differ.
  private let form: ListContentLengths.Form

  /// The image, or nil.
  public var image: UIImage?
  /// How the image is drawn.
  public var imageProperties = ImageProperties()
  /// The title, or nil.
  public var text: String?
  /// The title with attributes. Its letters are drawn in the colour at its start.
  public var attributedText: NSAttributedString? { didSet { text = attributedText?.string } }
  /// How the title is drawn.
  public var textProperties: TextProperties
  /// The second text, or nil.
  public var secondaryText: String?
  /// The second text with attributes. Its letters are drawn in the colour at its start.
  public var secondaryAttributedText: NSAttributedString? { didSet { secondaryText = secondaryAttributedText?.string } }
  /// How the second text is drawn.
  public var secondaryTextProperties: TextProperties
  /// Whether the texts stand beside each other.
  public var prefersSideBySideTextAndSecondaryText: Bool
  /// The directions in which the margins give way to those of the cell (856). Only the horizontal one has an effect.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.horizontal
  /// The distances around the contents in points (856).
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// The distance between image and texts in points (856).
  public var imageToTextPadding: CGFloat
  /// The distance between texts beside each other in points (856).
  public var textToSecondaryTextHorizontalPadding: CGFloat
  /// The distance between texts below each other in points (856).
  public var textToSecondaryTextVerticalPadding: CGFloat
  /// The opacity. A row of a list keeps it without an effect.
  public var alpha: CGFloat = 1

  private init(_ kind: Kind, _ form: ListContentLengths.Form) {
    (self.kind, self.form) = (kind, form)
    let lengths = UIDevice.isRunning(iOS: 26) ? ListContentLengths.glass(form) : .earlier(form)
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: CGFloat(lengths.top), leading: CGFloat(lengths.leading), bottom: CGFloat(lengths.bottom),
      trailing: CGFloat(lengths.trailing))
    (imageToTextPadding, textToSecondaryTextVerticalPadding) = (CGFloat(lengths.imageGap), CGFloat(lengths.verticalGap))
    textToSecondaryTextHorizontalPadding = CGFloat(lengths.horizontalGap)
    let isHeader = kind == .header || kind == .footer
    textProperties = TextProperties(font: Self.titleFont(of: kind), color: isHeader ? .secondaryLabel : .label)
    secondaryTextProperties = TextProperties(
      font: .preferredFont(forTextStyle: kind == .value ? .body : .subheadline), color: .secondaryLabel)
    prefersSideBySideTextAndSecondaryText = kind == .value
  }

  private static func titleFont(of kind: Kind) -> UIFont {
    switch kind {
    case .cell, .subtitle, .value: .preferredFont(forTextStyle: .body)
    case .header, .footer: .preferredFont(forTextStyle: .footnote)
    // By eye from the sidebars of Apple's apps.
    case .sidebarHeader, .prominentHeader: UIFont.preferredFont(forTextStyle: .title3).weighing(.bold)
    }
  }

  /// The font of the title of a row, or nil for that of the rows of the system.
  var rowFont: UIFont? {
    if let font = attributedText?.first(.font, as: UIFont.self) { return font }
    let font = textProperties.font
    return kind == .sidebarHeader || kind == .prominentHeader || !font.isOfSameFace(as: Self.titleFont(of: kind)) ? font : nil
  }

  /// The font of the second text, if it is not that of the rows of the system.
  private var hasOwnSecondFont: Bool {
    secondaryText != nil && !secondaryTextProperties.font.isOfSameFace(as: Self(kind, form).secondaryTextProperties.font)
  }

  /// Whether a row of the system cannot show the contents: a second text in a font of its own, and texts whose parts look different.
  var isRich: Bool {
    func hasRuns(_ text: NSAttributedString?, _ properties: TextProperties) -> Bool {
      TextRuns(text, font: properties.font, traits: UITraitCollection()) != nil
    }
    return hasOwnSecondFont || hasRuns(attributedText, textProperties)
      || hasRuns(secondaryAttributedText, secondaryTextProperties)
  }

  /// Whether a header with these contents is one of the system: a title in its font and colour, and nothing else.
  var isPlainTitle: Bool {
    let usual = Self(kind, form)
    return kind.isOfHeader && image == nil && secondaryText == nil && attributedText == nil
      && textProperties.font.isOfSameFace(as: usual.textProperties.font) && textProperties.color == usual.textProperties.color
      && textProperties.transform == .none
  }

  /// A row with a title, and a second text below it.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration(.cell, .cell) }
  /// A row with a second text below the title.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration(.subtitle, .subtitleCell) }
  /// A row with a second text beside the title.
  public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration(.value, .cell) }
  /// A row of a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration(.cell, .sidebar) }
  /// A row of a sidebar with a second text below the title.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.subtitle, .sidebarSubtitle)
  }
  /// A row of a list that goes with a sidebar.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { UIListContentConfiguration(.cell, .cell) }
  /// A row of a list that goes with a sidebar, with a second text below the title.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.subtitle, .subtitleCell)
  }
  /// A header, since iOS 18.
  public static func header() -> UIListContentConfiguration { UIListContentConfiguration(.header, .groupedHeader) }
  /// A footer, since iOS 18.
  public static func footer() -> UIListContentConfiguration { UIListContentConfiguration(.footer, .footer) }
  /// The header of a plain list.
  public static func plainHeader() -> UIListContentConfiguration { UIListContentConfiguration(.header, .plainHeader) }
  /// The footer of a plain list.
  public static func plainFooter() -> UIListContentConfiguration { UIListContentConfiguration(.footer, .footer) }
  /// The header of a grouped list.
  public static func groupedHeader() -> UIListContentConfiguration { UIListContentConfiguration(.header, .groupedHeader) }
  /// The footer of a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration { UIListContentConfiguration(.footer, .footer) }
  /// A large header of a grouped list.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.prominentHeader, .groupedHeader)
  }
  /// A large header of a grouped list.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.prominentHeader, .groupedHeader)
  }
  /// The header of a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration { UIListContentConfiguration(.sidebarHeader, .sidebar) }

  /// Makes a view with the texts, for a place outside of a list.
  @MainActor public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
  /// The configuration for a state: itself.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

/// A change of a colour by the state: `UIConfigurationColorTransformer`. It is kept.
public struct UIConfigurationColorTransformer: Hashable, Sendable {
  /// The change.
  public let transform: @Sendable (UIColor) -> UIColor
  private let id = UUID()
  /// Creates a change.
  public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { self.transform = transform }
  /// A grey of the same brightness. The colour stays as it is here.
  public static let grayscale = UIConfigurationColorTransformer { $0 }
  /// The tint of the app.
  public static let preferredTint = UIConfigurationColorTransformer { _ in .tintColor }
  /// A tint without colours. The colour stays as it is here.
  public static let monochromeTint = UIConfigurationColorTransformer { $0 }
  /// The changed colour.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
  /// Whether both are the same change.
  public static func == (one: UIConfigurationColorTransformer, other: UIConfigurationColorTransformer) -> Bool {
    one.id == other.id
  }
  /// Hashes the change.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// Directions on the screen: `UIAxis`.
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// The raw value, which is UIKit's.
  public let rawValue: UInt
  /// Creates directions from UIKit's raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// From left to right.
  public static let horizontal = UIAxis(rawValue: 1)
  /// From top to bottom.
  public static let vertical = UIAxis(rawValue: 2)
  /// Both.
  public static let both: UIAxis = [.horizontal, .vertical]
}
