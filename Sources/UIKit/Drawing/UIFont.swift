import Foundation
internal import ScenePicture
internal import SplitKit

/// A font: `UIFont`.
///
/// The page and the pictures draw the system's font in every size and weight, in the default, a serif, a rounded and a monospaced
/// design. A font of another name has its size and is drawn as the system's font.
open class UIFont: NSObject, @unchecked Sendable {
  private let mark = FoundationMark()
  /// The size in points.
  public let pointSize: CGFloat
  let weight: Weight
  let design: UIFontDescriptor.SystemDesign
  let isItalic: Bool
  /// The style whose size the font follows, or nil for a font of a fixed size.
  let style: TextStyle?
  /// The name that the app has asked for, or nil for the system's font.
  let customName: String?
  /// The heights of the lines in which the font is set, or nil for its own.
  let paragraph: ParagraphLines?

  init(
    size: CGFloat, weight: Weight = .regular, design: UIFontDescriptor.SystemDesign = .default, isItalic: Bool = false,
    style: TextStyle? = nil, name: String? = nil, paragraph: ParagraphLines? = nil
  ) {
    (pointSize, self.weight, self.design, self.isItalic) = (max(1, size), weight, design, isItalic)
    (self.style, customName, self.paragraph) = (style, name, paragraph)
    super.init()
  }

  /// Creates a font with a name. It is drawn as the system's font of that size. A size of 0 or less stands for 17.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    self.init(
      size: fontSize > 0 ? fontSize : UIFont.labelFontSize, weight: fontName.contains("Bold") ? .bold : .regular,
      isItalic: fontName.contains("Italic"), name: fontName)
  }

  /// Creates a font from a descriptor. A size of 0 stands for that of the descriptor.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(
      size: pointSize > 0 ? pointSize : descriptor.pointSize, weight: descriptor.weight, design: descriptor.design,
      isItalic: descriptor.symbolicTraits.contains(.traitItalic), style: descriptor.style, name: descriptor.name)
  }

  /// Returns nil, because a font cannot be restored from an archive.
  public required init?(coder: NSCoder) { nil }

  /// The size of a label's font: 17 points.
  open class var labelFontSize: CGFloat { 17 }
  /// The size of a button's font: 18 points.
  open class var buttonFontSize: CGFloat { 18 }
  /// The size of a small font: 12 points.
  open class var smallSystemFontSize: CGFloat { 12 }
  /// The size of the system's font: 14 points.
  open class var systemFontSize: CGFloat { 14 }

  /// The system's font.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize) }
  /// The system's font in a weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont { UIFont(size: fontSize, weight: weight) }
  /// The system's font in a weight. Its width is kept and not drawn.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }
  /// The system's bold font.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize, weight: .bold) }
  /// The system's italic font.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize, isItalic: true) }
  /// The system's font with digits of equal widths, which are drawn as they are.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }
  /// The system's font with letters of equal widths.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight, design: .monospaced)
  }

  /// The font of a text style at the text size of the current traits.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }
  /// The font of a text style at the text size of some traits, or of the current ones.
  open class func preferredFont(forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    let category = (traitCollection ?? .current).preferredContentSizeCategory.engine ?? .large
    return UIFont(
      size: category.size(of: style.engine).pointSize, weight: style == .headline ? .semibold : .regular, style: style)
  }

  /// The same font in another size, which no longer follows a text style.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: weight, design: design, isItalic: isItalic, name: customName)
  }

  /// The name of the family.
  open var familyName: String { customName ?? ".AppleSystemUIFont" }
  /// The name of the font.
  open var fontName: String { customName ?? ".SFUI-\(weight.name)" }
  /// The description of the font.
  open var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(size: pointSize, weight: weight, design: design, isItalic: isItalic, style: style, name: customName)
  }
  /// The height of a line in points, which is that of the letters. Labels round it up to the pixel (880).
  open var lineHeight: CGFloat { CGFloat(LineHeight.natural(ofSize: Double(pointSize))) }
  /// The height of a line without space between lines.
  open var leading: CGFloat { 0 }
  /// The height of the letters above the baseline in points.
  open var ascender: CGFloat { pointSize * CGFloat(LineHeight.ascent) }
  /// The depth of the letters below the baseline in points, which is negative.
  open var descender: CGFloat { -pointSize * CGFloat(LineHeight.descent) }
  /// The height of a capital letter in points.
  open var capHeight: CGFloat { pointSize * 0.705 }
  /// The height of a small x in points.
  open var xHeight: CGFloat { pointSize * 0.526 }

  /// Whether two fonts are drawn alike.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return pointSize == other.pointSize && weight == other.weight && design == other.design && isItalic == other.isItalic
      && style == other.style && customName == other.customName && paragraph == other.paragraph
  }
  /// A number that equal fonts share.
  open override var hash: Int { pointSize.hashValue ^ weight.hashValue }
  /// The families of fonts: that of the system.
  public class var familyNames: [String] { ["System Font"] }
  /// The fonts of a family: none but those of the system.
  public class func fontNames(forFamilyName familyName: String) -> [String] { [] }
}

extension UIFont {
  /// A weight: `UIFont.Weight`, with UIKit's raw values.
  public struct Weight: Hashable, RawRepresentable, Sendable {
    /// The raw value, from -1 to 1.
    public let rawValue: CGFloat
    /// Creates a weight from UIKit's raw value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a weight from UIKit's raw value.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// The lightest weight.
    public static let ultraLight = Weight(-0.8)
    /// Thin.
    public static let thin = Weight(-0.6)
    /// Light.
    public static let light = Weight(-0.4)
    /// Regular.
    public static let regular = Weight(0)
    /// Medium.
    public static let medium = Weight(0.23)
    /// Semibold.
    public static let semibold = Weight(0.3)
    /// Bold.
    public static let bold = Weight(0.4)
    /// Heavy.
    public static let heavy = Weight(0.56)
    /// The heaviest weight.
    public static let black = Weight(0.62)

    /// The weights of CSS by UIKit's.
    private static let table: [(weight: Weight, css: Int, name: String)] = [
      (.ultraLight, 100, "Ultralight"), (.thin, 200, "Thin"), (.light, 300, "Light"), (.regular, 400, "Regular"),
      (.medium, 500, "Medium"), (.semibold, 600, "Semibold"), (.bold, 700, "Bold"), (.heavy, 800, "Heavy"),
      (.black, 900, "Black"),
    ]
    private var nearest: (weight: Weight, css: Int, name: String) {
      Self.table.min { ($0.weight.rawValue - rawValue).magnitude < ($1.weight.rawValue - rawValue).magnitude } ?? Self.table[3]
    }
    /// The weight in CSS.
    var css: Int { nearest.css }
    /// The weight that has a number in CSS, or the regular one for a number that none has.
    init(css: Int) { self = Self.table.first { $0.css == css }?.weight ?? .regular }
    var name: String { nearest.name }
  }

  /// The width of letters: `UIFont.Width`. It is kept and not drawn.
  public struct Width: Hashable, RawRepresentable, Sendable {
    /// The raw value.
    public let rawValue: CGFloat
    /// Creates a width.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Condensed letters.
    public static let condensed = Width(rawValue: -0.2)
    /// Usual letters.
    public static let standard = Width(rawValue: 0)
    /// Expanded letters.
    public static let expanded = Width(rawValue: 0.2)
    /// Compressed letters.
    public static let compressed = Width(rawValue: -0.4)
  }

  /// A kind of text whose size follows the user's preference: `UIFont.TextStyle`.
  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    /// UIKit's name.
    public let rawValue: String
    /// Creates a style from UIKit's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a style from UIKit's name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Large titles.
    public static let largeTitle = TextStyle("UICTFontTextStyleTitle0")
    /// Titles of the first level.
    public static let title1 = TextStyle("UICTFontTextStyleTitle1")
    /// Titles of the second level.
    public static let title2 = TextStyle("UICTFontTextStyleTitle2")
    /// Titles of the third level.
    public static let title3 = TextStyle("UICTFontTextStyleTitle3")
    /// Headings.
    public static let headline = TextStyle("UICTFontTextStyleHeadline")
    /// Text below a heading.
    public static let subheadline = TextStyle("UICTFontTextStyleSubhead")
    /// The main text.
    public static let body = TextStyle("UICTFontTextStyleBody")
    /// Callouts.
    public static let callout = TextStyle("UICTFontTextStyleCallout")
    /// Footnotes.
    public static let footnote = TextStyle("UICTFontTextStyleFootnote")
    /// Captions.
    public static let caption1 = TextStyle("UICTFontTextStyleCaption1")
    /// Small captions.
    public static let caption2 = TextStyle("UICTFontTextStyleCaption2")
    /// Titles that are larger than large ones: as a large title.
    public static let extraLargeTitle = TextStyle("UICTFontTextStyleExtraLargeTitle")
    /// Large titles of a headset.
    public static let extraLargeTitle2 = TextStyle("UICTFontTextStyleExtraLargeTitle2")

    private static let table: [TextStyle: SplitKit.TextStyle] = [
      .largeTitle: .largeTitle, .extraLargeTitle: .largeTitle, .title1: .title1, .title2: .title2, .title3: .title3,
      .headline: .headline, .subheadline: .subheadline, .body: .body, .callout: .callout, .footnote: .footnote,
      .caption1: .caption1, .caption2: .caption2,
    ]
    var engine: SplitKit.TextStyle { Self.table[self] ?? .body }
  }
}
